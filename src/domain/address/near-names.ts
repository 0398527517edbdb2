import { editDistance } from '../search-terms/edit-distance.ts'
import { nearKeys } from '../search-terms/near-keys.ts'
import { fold } from '../text/fold.ts'
import { listCityPageNames, stateOfCity } from './cities/city-page.ts'
import { listCitiesNamed } from './cities/find-city.ts'
import { cityKey } from './city-key.ts'
import { countryCodes } from './country/country-codes.ts'
import { findRegion, regionNames } from './regions/find-region.ts'

/** Shorter names have too many others one letter away. */
const shortest = 5
/** The same for one word of several. */
const shortestOfSeveral = 4
const wordLimit = 3
/** A town of so many people is meant itself, and is no mistake in the name of another. */
const largeTown = 100_000

/**
 * Keys of the cities that a text may mean though none is called so: of other cities with the name of one that another language spells so
 * (`haydarabad`), and of those whose names differ by one letter (`Pittsburg`). [] if the text is the name of a large town.
 */
export function nearCityKeys(text: string): readonly string[] {
  const key = cityKey(text)
  const words = key.split(' ')
  if (key.length < shortest || words.length > wordLimit) return []
  const named = listCitiesNamed(text)
  const sameNames = [...new Set(named.flatMap(({ name }) => listCityPageNames(fold(name)).map(cityKey)))]
  if (named.some(({ population }) => population >= largeTown)) return sameNames
  const near = nearNames(text).flatMap((name) => listCityPageNames(name).map(cityKey))
  return [...new Set([...sameNames, ...near])]
}

/** The keys of names that differ from a text by one letter; [] if it is too short or too long. */
export function nearNames(text: string): readonly string[] {
  const key = cityKey(text)
  const words = key.split(' ')
  if (key.length < shortest || words.length > wordLimit) return []
  return words.flatMap((word, index) =>
    word.length < (words.length > 1 ? shortestOfSeveral : shortest)
      ? []
      : nearKeys(word).map((other) => [...words.slice(0, index), other, ...words.slice(index + 1)].join(' ')),
  )
}

/** The division of a country whose name differs from a text by one letter; undefined if the text is the name of one, or if several do. */
export function nearRegion(text: string): string | undefined {
  const key = fold(text).trim()
  if (key.length <= shortest || key.length > 40) return undefined
  const codes = [...countryCodes.keys()]
  if (codes.some((code) => findRegion(code, text))) return undefined
  const near = codes.flatMap(regionNames).filter((name) => editDistance(key, fold(name), 1) === 1)
  return new Set(near).size === 1 ? near[0] : undefined
}

/** A text such as `Pittsburgh PA` as a name and what may be the name of its division or country; undefined if it is one word. */
export function splitDivision(
  text: string,
): { readonly name: string; readonly division: string } | undefined {
  const words = text.slice(0, 80).replaceAll(',', ' ').trim().split(/\s+/)
  const [division, ...name] = words.toReversed()
  return division && name.length > 0 ? { name: name.toReversed().join(' '), division } : undefined
}

/** Whether a city lies in a division of its country, or in a country, that a text names or abbreviates. */
export function liesIn(
  city: { readonly key: string; readonly name: string; readonly countryCode: string },
  division: string,
): boolean {
  const region = findRegion(city.countryCode, division)
  if (!region) return false
  const state = stateOfCity(city)
  return state === '' || findRegion(city.countryCode, state)?.name === region.name
}
