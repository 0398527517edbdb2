import { listCityPageNames } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import type { CityCount } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'

export interface FoundPlace {
  readonly city: CityCount
  /** The words that name it. */
  readonly phrase: string
  /** The words that remain to be looked for: never none. */
  readonly rest: string
}

/** The cities that some of the words may name, in whatever language, where the directory has listings in them. */
export async function findPlaces(
  dictionary: Pick<SearchDictionary, 'findCities'>,
  text: string,
): Promise<readonly FoundPlace[]> {
  const phrases = placePhrases(text).map((found) => ({ ...found, keys: keysOf(found.phrase) }))
  const keys = [...new Set(phrases.flatMap((phrase) => phrase.keys))]
  const known = new Map((await dictionary.findCities(keys)).map((city) => [city.key, city]))
  return phrases.flatMap(({ phrase, rest, keys }) =>
    keys.flatMap((key) => {
      const city = known.get(key)
      return city ? [{ city, phrase, rest }] : []
    }),
  )
}

const keysOf = (phrase: string) => listCityPageNames(phrase).map(cityKey).filter(Boolean)
