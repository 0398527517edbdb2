import { memoize } from '../memoize.ts'
import { editDistance } from '../search-terms/edit-distance.ts'
import { nearKeys } from '../search-terms/near-keys.ts'
import { fold } from '../text/fold.ts'
import { majorCitiesBegun } from './cities/city-index.ts'
import { listCityPageNames, stateOfCity } from './cities/city-page.ts'
import { type City, listCitiesNamed } from './cities/find-city.ts'
import { cityOfShortName } from './cities/short-names.ts'
import { cityKey } from './city-key.ts'
import { countryCodes } from './country/country-codes.ts'
import { findCountryName } from './country/find-country.ts'
import { mistypedCities } from './korea/mistyped-cities.ts'
import { findKoreanMunicipality } from './korea/municipalities.ts'
import { findRegion, regionNames } from './regions/find-region.ts'
import { translatedRegion } from './regions/translated-region.ts'

/** Shorter names have too many others one letter away. */
const shortest = 5
/** The same for one word of several. */
const shortestOfSeveral = 4
const wordLimit = 3
/** A town of so many people is meant itself, and is no mistake in the name of another. */
const largeTown = 100_000
/** A text has hundreds of similar ones, and the ways to understand a search ask for those of the same texts. */
const rememberedTexts = 256
/** Those of one text are hundreds. */
const rememberedNames = 32

/**
 * Keys of the cities that a text may mean though none is called so: of other cities with the name of one that another language spells so
 * (`haydarabad`), and of those whose names differ by one letter (`Pittsburg`). [] if the text is the name of a large town.
 */
export const nearCityKeys = memoize(rememberedTexts, (text): readonly string[] => {
  const key = cityKey(text)
  const words = key.split(' ')
  const mistyped = listCitiesNamed(text).length > 0 ? [] : mistypedCities(text)
  if (mistyped.length > 0) return mistyped.map(cityKey)
  if (key.length < shortest || words.length > wordLimit) return []
  const named = listCitiesNamed(text)
  const sameNames = [...new Set(named.flatMap(({ name }) => listCityPageNames(fold(name)).map(cityKey)))]
  if (named.some(({ population }) => population >= largeTown)) return sameNames
  return [...new Set([...sameNames, ...nearNames(text).flatMap(cityKeysOfKey)])]
})

/** Shorter beginnings are those of too many cities. */
const shortestBegun = 4
const begunLimit = 60

/** Keys of the large cities whose names begin with a text: `pittsb`. [] if there are too many, or if it is the name of a town. */
export const cityKeysBegun = memoize(rememberedTexts, (text): readonly string[] => {
  const key = cityKey(text)
  if (key.length < shortestBegun || listCitiesNamed(text).length > 0) return []
  const cities = majorCitiesBegun(key)
  if (cities.length > begunLimit) return []
  return [...new Set(cities.flatMap(({ name }) => listCityPageNames(name).map(cityKey)))]
})

/** The keys of the pages that the key of a city may mean. Of hundreds of similar names nearly all are known to nobody: they stay as they are. */
function cityKeysOfKey(key: string): readonly string[] {
  const isKnown = key.includes(',') || listCitiesNamed(key).length > 0 || findKoreanMunicipality(key)
  return isKnown ? listCityPageNames(key).map(cityKey) : [key]
}

/** Two ways to write one sound in Latin letters: philadelfia, amirpet. */
const sameSounds = 'ph f|ee i|oo u|aa a|w v|sh s|th t|dh d|kh k|ou u'
  .split('|')
  .map((pair) => pair.split(' '))

/** The words with one sound written otherwise, once or everywhere. */
const soundingAlike = (word: string) =>
  sameSounds
    .flatMap(([some = '', other = '']) => [
      ...[word.replaceAll(some, other), word.replaceAll(other, some)],
      ...[word.replace(some, other), word.replace(other, some)],
    ])
    .filter((other) => other !== word)

/** The keys of names that differ from a text by one letter; [] if it is too short or too long. */
export const nearNames = memoize(rememberedNames, (text): readonly string[] => {
  const key = cityKey(text)
  const words = key.split(' ')
  if (key.length < shortest || words.length > wordLimit) return []
  // A word may be too short because it lacks a letter: Quezon Cty.
  const least = words.length > 1 ? shortestOfSeveral : shortest
  return words.flatMap((word, index) =>
    [...nearKeys(word), ...soundingAlike(word)]
      .filter((other) => Math.max(word.length, other.length) >= least)
      .map((other) => [...words.slice(0, index), other, ...words.slice(index + 1)].join(' ')),
  )
})

let foldedRegions: readonly { readonly name: string; readonly key: string }[] | undefined

/** The divisions of all countries, with their names in folded letters. */
function allRegions() {
  foldedRegions ??= [...countryCodes.keys()].flatMap(regionNames).map((name) => ({ name, key: fold(name) }))
  return foldedRegions
}

/** The division of a country whose name differs from a text by one letter; undefined if the text is the name of one, or if several do. */
export function nearRegion(text: string): string | undefined {
  const key = fold(text).trim()
  if (key.length <= shortest || key.length > 40) return undefined
  const codes = [...countryCodes.keys()]
  if (codes.some((code) => findRegion(code, text))) return undefined
  const near = allRegions().filter((region) => editDistance(key, region.key, 1) === 1)
  const names = new Set(near.map(({ name }) => name))
  return names.size === 1 ? near[0]?.name : undefined
}

/** A name of a division or a country has up to so many words: New York, Bosna i Hercegovina. */
const divisionWords = 3

interface InDivision {
  readonly name: string
  readonly division: string
}

/**
 * A text such as `Pittsburgh PA`, `Zürich, Schweiz` or `Albany New York` as a name and what may be the name of its division or country, in
 * each way to divide it; [] if it is one word.
 */
export function splitDivisions(text: string): readonly InDivision[] {
  const words = text.slice(0, 80).replaceAll(',', ' ').trim().split(/\s+/)
  const most = Math.min(divisionWords, words.length - 1)
  return Array.from({ length: Math.max(0, most) }, (_, index) => ({
    name: words.slice(0, -index - 1).join(' '),
    division: words.slice(-index - 1).join(' '),
  }))
}

/** The keys of cities that a name beside its division may mean, in any language: there, Firenze may be the one of Alabama. */
export function cityKeysInDivision(name: string): readonly string[] {
  const spelled = listCitiesNamed(name).flatMap((city) =>
    listCityPageNames(fold(city.names?.en ?? city.name)),
  )
  const short = cityOfShortName(name)
  const ofShort = short === undefined ? [] : [short]
  return [...new Set([...listCityPageNames(name), ...spelled, ...ofShort].map(cityKey))].filter(Boolean)
}

/** Whether a city lies in a division of its country, or in a country, that a text names, also in another language, or abbreviates. */
export function liesIn(
  city: { readonly key: string; readonly name: string; readonly countryCode: string },
  division: string,
): boolean {
  const region =
    findRegion(city.countryCode, division) ?? findRegion(city.countryCode, translatedRegion(division) ?? '')
  if (!region) return findCountryName(division) === city.countryCode
  const state = stateOfCity(city)
  return state === '' || findRegion(city.countryCode, state)?.name === region.name
}

/** The town of the world that a text names before its division or country; undefined if it names none. */
export function townInDivision(text: string): City | undefined {
  for (const { name, division } of splitDivisions(text)) {
    const town = listCitiesNamed(name).find(({ countryCode, state }) => {
      const region = findRegion(countryCode, division)
      return region
        ? findRegion(countryCode, state)?.name === region.name
        : findCountryName(division) === countryCode
    })
    if (town) return town
  }
  return undefined
}

/** Whether a text is the name of a large town, in any language. */
export const isLargeTown = (text: string): boolean =>
  listCitiesNamed(text).some(({ population }) => population >= largeTown)

/** Shorter names of divisions are words as well: Van, Ordu. */
const shortestRegion = 5

let regions: ReadonlySet<string> | undefined

/** Whether a text is the name of a division of some country, by its own name or in another language. */
export function isRegionName(text: string): boolean {
  regions ??= new Set([...countryCodes.keys()].flatMap(regionNames).map(fold))
  const key = fold(text.slice(0, 60)).trim()
  return (key.length >= shortestRegion && regions.has(key)) || translatedRegion(text) !== undefined
}
