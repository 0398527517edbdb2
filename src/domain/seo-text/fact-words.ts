import { cityName } from '../address/place-names.ts'
import type { Listing } from '../business/listing.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { memoize } from '../memoize.ts'
import type { Random } from '../random.ts'
import { finalSound } from '../text/particle.ts'
import { hoursWords } from './hours-words.ts'
import { kindWords } from './kind-words.ts'
import { isVagueTrade, nearWords } from './near-words.ts'
import { optionsText } from './option-words.ts'
import { saidAddress } from './street-words.ts'
import type { SeoFacts, Words } from './template.ts'
import { listed } from './with-particle.ts'

const countries = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' })
const grouped = (value: number) => value.toLocaleString('en-US')
const when = (condition: boolean) => (condition ? '예' : undefined)

const countryName = memoize(512, (code) => (/^[A-Z]{2}$/.test(code) && countries.of(code)) || '')

/** A country's Korean name, or the listing's own text if the code is unknown. */
function countryWord({ country, countryCode }: Listing): string {
  return countryName(countryCode) || country
}

/** The category's Korean name, or else the source's name. */
export function categoryWord(category: string): string {
  return categoryLabel(category)?.ko ?? category
}

/** A city as its page is headed: 취리히 for Zürich. */
const cityWord = ({ city, countryCode }: Listing) => (city ? cityName(city, countryCode, 'ko').name : '')

/** The place from large to small: `서울 서초구`, `미국 로스앤젤레스`. South Korea is not named. */
function placeWord(listing: Listing): string {
  const { state, district, countryCode } = listing
  const city = cityWord(listing)
  const country = countryCode === 'KR' ? '' : countryWord(listing)
  const within = city ? (state.startsWith(listing.city) || countryCode !== 'KR' ? '' : state) : state
  return [...new Set([country, within, city, city ? district : ''])].filter(Boolean).join(' ')
}

function placeWords(listing: Listing): Words {
  const { zipCode } = listing
  const address = saidAddress(listing)
  const place = placeWord(listing) || countryWord(listing)
  return {
    place,
    hasPlace: when(Boolean(place)),
    noPlace: when(!place),
    city: cityWord(listing),
    address,
    noAddress: when(!address),
    addressLine:
      address && `“${address}”${zipCode && !address.includes(zipCode) ? `(우편번호 ${zipCode})` : ''}`,
  }
}

function reputationWords({ rating, reviewCount }: Listing): Words {
  if (rating <= 0) return { noRating: '예' }
  return {
    rating: rating.toFixed(1),
    reviews: reviewCount > 0 ? grouped(reviewCount) : undefined,
    severalReviews: reviewCount > 1 ? grouped(reviewCount) : undefined,
    noReviews: when(reviewCount === 0),
  }
}

/** The names of what is not known, in one list. */
function missingWord({ address, phone, openingHours, rating }: Listing): string | undefined {
  const missing = [
    address ? '' : '주소',
    phone ? '' : '전화번호',
    Object.keys(openingHours).length > 0 ? '' : '영업시간',
    rating > 0 ? '' : '평점',
  ]
  return listed(missing.filter(Boolean)) || undefined
}

/** A trade that says nothing is none, and neither are others of it. */
function withoutVagueTrade(facts: SeoFacts): SeoFacts {
  if (!isVagueTrade(facts.listing.category)) return facts
  return { ...facts, listing: { ...facts.listing, category: '' }, sameTrade: [] }
}

/** The listing's facts as words for templates. Unknown facts are absent; words such as `noPhone` say so. */
export function factWords(given: SeoFacts, random: Random): Words {
  const facts = withoutVagueTrade(given)
  const { listing } = facts
  const near = nearWords(facts, random)
  const category = categoryWord(listing.category)
  const isPlainName = finalSound(listing.name) !== undefined
  const missing = missingWord(listing)
  const isOnlyPhone = listing.phone !== '' && !(listing.rating > 0 && listing.reviewCount > 0)
  return {
    name: listing.name,
    isPlainName: when(isPlainName),
    isNounName: when(!isPlainName),
    category,
    ...kindWords(listing),
    noCategory: when(!given.listing.category),
    // Its trade says nothing, which is not the same as none.
    vagueTrade: when(!listing.category && given.listing.category !== ''),
    phone: listing.phone,
    onlyPhone: when(isOnlyPhone),
    noPhone: when(!listing.phone),
    moreThanPhone: when(!isOnlyPhone),
    missing,
    nothingMissing: when(!missing),
    ...placeWords(listing),
    ...hoursWords(listing.openingHours),
    ...reputationWords(listing),
    options: optionsText(listing, random),
    ...near,
  }
}
