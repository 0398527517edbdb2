import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { keyOfCity } from '../directory/to-filter.ts'
import type { CityCount } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'

export interface FoundPlace {
  readonly city: CityCount
  /** The words that name it. */
  readonly phrase: string
  /** The words that remain to be looked for: never none. */
  readonly rest: string
}

/** The city that some of the words name, in whatever language, where the directory has listings in it. */
export async function findPlace(
  dictionary: Pick<SearchDictionary, 'findCities'>,
  text: string,
): Promise<FoundPlace | undefined> {
  const phrases = placePhrases(text).map((found) => ({ ...found, key: keyOfCity(found.phrase) }))
  const cities = await dictionary.findCities([...new Set(phrases.map(({ key }) => key).filter(Boolean))])
  for (const { phrase, rest, key } of phrases) {
    const city = cities.find((known) => known.key === key)
    if (city) return { city, phrase, rest }
  }
  return undefined
}
