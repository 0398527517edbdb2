import { convertHangulToQwerty } from 'es-hangul'
import { withTypo } from '../../scripts/relevance/typo.ts'
import { type Business, type BusinessQuery, listSorts } from '../../src/domain/directory/directory.ts'
import type { Random } from '../../src/domain/random.ts'
import { initialConsonants } from '../../src/domain/search-terms/initial-consonants.ts'

/** A kind of search, made from a listing by rule; undefined if the listing does not fit. */
export interface QueryKind {
  readonly name: string
  readonly query: (listing: Business, random: Random) => BusinessQuery | undefined
}

const wordsOf = ({ name }: Business) => name.split(/\s+/).filter(Boolean)
const point = ({ latitude, longitude }: Business) =>
  latitude === null || longitude === null ? undefined : { lat: latitude, lng: longitude }
const hangulOf = ({ name }: Business) => (/^[가-힣 ]{4,}$/.test(name) ? name : undefined)

const words: readonly QueryKind[] = [
  { name: 'the first word', query: (listing) => ({ search: wordsOf(listing)[0] ?? '' }) },
  { name: 'the last word', query: (listing) => ({ search: wordsOf(listing).at(-1) ?? '' }) },
  {
    name: 'the words in another order',
    query: (listing) => ({ search: wordsOf(listing).reverse().join(' ') }),
  },
  { name: 'the category', query: ({ category }) => ({ search: category }) },
  {
    name: '초성 alone',
    query: (listing) => {
      const name = hangulOf(listing)
      return name ? { search: initialConsonants(name.replaceAll(' ', '')) } : undefined
    },
  },
  {
    name: 'a space within a Hangul word',
    query: (listing) => {
      const name = hangulOf(listing)
      return name ? { search: `${name.slice(0, 2)} ${name.slice(2)}` } : undefined
    },
  },
  {
    name: 'the other keyboard layout',
    query: (listing) => {
      const name = hangulOf(listing)
      return name ? { search: convertHangulToQwerty(name) } : undefined
    },
  },
  { name: 'the words and a location', query: ({ category, city }) => ({ search: category, location: city }) },
  {
    name: 'the words taken literally',
    query: (listing, random) => {
      const [word = ''] = wordsOf(listing)
      const search = random.chance(0.2) && word.length > 3 ? withTypo(word, random) : word
      return { search, literal: true }
    },
  },
]

const phones: readonly QueryKind[] = [
  { name: 'the phone', query: ({ phone }) => (phone ? { search: phone } : undefined) },
  { name: 'its digits', query: ({ phone }) => (phone ? { search: phone.replace(/\D/g, '') } : undefined) },
  { name: 'it in E.164', query: ({ phoneE164 }) => (phoneE164 ? { search: phoneE164 } : undefined) },
  {
    name: 'it with dots',
    query: ({ phone }) => (phone ? { search: phone.replace(/\D+/g, '.') } : undefined),
  },
]

const conditions: readonly QueryKind[] = [
  ...listSorts.map(
    (sort): QueryKind => ({ name: `${sort}`, query: ({ category }) => ({ search: category, sort }) }),
  ),
  ...listSorts.map(
    (sort): QueryKind => ({ name: `${sort} in a city`, query: ({ city }) => ({ city, sort }) }),
  ),
  { name: 'all conditions', query: (listing) => ({ ...narrowed(listing), minRating: 3.5, hasPhone: true }) },
  { name: 'open now', query: ({ countryCode: country }) => ({ country, openNow: true }) },
  {
    name: 'words, open now',
    query: ({ category }) => ({ search: category, openNow: true, sort: 'reviews' }),
  },
  { name: 'near', query: point },
  { name: 'near, with words', query: (listing) => near(listing, { search: listing.category }) },
  { name: 'near, with conditions', query: (listing) => near(listing, { minRating: 4, openNow: true }) },
  { name: 'a page further on', query: ({ countryCode: country }) => ({ country, offset: 140 }) },
  {
    name: 'a page further on, with words',
    query: ({ category }, random) => ({ search: category, offset: random.below(20), limit: 7 }),
  },
]

const narrowed = ({ categorySlug: category, countryCode: country }: Business) => ({ category, country })

function near(listing: Business, query: BusinessQuery): BusinessQuery | undefined {
  const here = point(listing)
  return here && { ...here, ...query }
}

export const queryKinds: readonly QueryKind[] = [...words, ...phones, ...conditions]
