import { initialConsonants } from '../src/domain/search-terms/initial-consonants.ts'

/** The data from which queries are made. */
export interface Known {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly category: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Parameters of `/api/businesses`, or only `around`: the id of a listing, for what else is around it. */
export type Query = Readonly<Record<string, string>>

/** Path and query of a call. */
export function pathOf({ around, ...parameters }: Query): string {
  return around ? `/api/businesses/${around}/nearby` : `/api/businesses?${new URLSearchParams(parameters)}`
}

/**
 * The query in words, because other engines get the city as a word. Empty for a list without words, near a point, or of what is
 * open.
 */
export function wordsOf({ search, city = '', lat, openNow }: Query): readonly string[] {
  return search && !lat && !openNow ? `${search} ${city}`.split(/\s+/).filter(Boolean) : []
}

/** How many common words are asked for eight pages each. As for visitors, the count is remembered after the first page. */
const commonWords = 50

/** Different queries of each class, so that no answer can come from a cache. */
export function queriesByClass(known: readonly Known[]): Record<string, readonly Query[]> {
  const korean = known.filter(({ name }) => /^[가-힣]{3}/.test(name))
  const latin = known.filter(({ name }) => /^[a-z]{5}/i.test(name))
  const located = known.filter(({ latitude }) => latitude !== null)
  const cities = distinct(known.map(({ city }) => city))
  const categories = distinct(known.map(({ category }) => category))
  const pairs = cities.flatMap((city) => categories.map((category) => ({ city, category })))
  const common = mostFrequent(
    known.map(({ category }) => firstWord(category)),
    commonWords,
  ).flatMap((word) => [1, 2, 3, 4, 5, 6, 7, 8].map((page) => ({ word, page })))
  return {
    rare: known.map(({ name }) => ({ search: name })),
    common: common.map(({ word, page }) => ({ search: word, offset: String(page * 20) })),
    'two common words': pairs.map(({ city, category }) => ({ search: `${firstWord(category)} ${city}` })),
    'three words': known.map(({ name, category, city }) => ({
      search: `${firstWord(name)} ${firstWord(category)} ${city}`,
    })),
    'Hangul 2-gram': korean.flatMap(({ name }) =>
      [0, 20, 40].map((offset) => ({ search: name.slice(0, 2), offset: String(offset) })),
    ),
    초성: korean.map(({ name, city }) => ({ search: `${initialConsonants(firstWord(name))} ${city}` })),
    typo: latin.map(({ name }) => ({ search: withTypo(name) })),
    facet: pairs.map(({ city, category }) => ({ search: firstWord(category), city, facets: '1' })),
    near: located.map(({ category, latitude, longitude }, index) => ({
      lat: (latitude ?? 0).toFixed(3),
      lng: (longitude ?? 0).toFixed(3),
      ...(index % 2 === 0 && { search: firstWord(category) }),
    })),
    'any trade near': located.map(({ latitude, longitude }, index) => ({
      lat: (latitude ?? 0).toFixed(3),
      lng: (longitude ?? 0).toFixed(3),
      search: categories[(index * 7) % categories.length] ?? '',
    })),
    'around a listing': known.map(({ id }) => ({ around: id })),
    'open now': pairs.map(({ city, category }, index) => ({
      search: firstWord(category),
      openNow: '1',
      ...(index % 2 === 0 && { city }),
    })),
  }
}

/** The beginning of a text, as visitors type it. */
export function halfTyped(known: readonly Known[]): readonly Query[] {
  return known.map(({ name }, index) => ({ q: name.slice(0, 2 + (index % 5)) }))
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

function mostFrequent(texts: readonly string[], limit: number): string[] {
  const counts = Map.groupBy(texts.filter(Boolean), (text) => text)
  const sorted = [...counts].sort(([, a], [, b]) => b.length - a.length)
  return sorted.slice(0, limit).map(([text]) => text)
}

const firstWord = (text: string) => text.split(/\s+/)[0] ?? ''

/** The first word with its third and fourth letter swapped. */
function withTypo(name: string): string {
  const [a = '', b = '', c = '', d = '', ...rest] = firstWord(name)
  return [a, b, d, c, ...rest].join('')
}
