import { findArea } from '../../../domain/address/areas/find-area.ts'
import { cityPageName } from '../../../domain/address/cities/city-page.ts'
import { countryCodes } from '../../../domain/address/country/country-codes.ts'
import { findCountryName } from '../../../domain/address/country/find-country.ts'
import { withShortCity } from '../../../domain/address/korea/short-places.ts'
import { stateOfCode } from '../../../domain/address/regions/asked-state.ts'
import { findRegion } from '../../../domain/address/regions/find-region.ts'
import { postalCodesIn } from '../../../domain/search-words/postal-words.ts'
import { findLocations } from '../places/find-places.ts'
import type { PlaceNames } from '../places/look-up-places.ts'
import { type FoundPlace, isNeighbourhood, mayBePlace, placeOfWorld } from '../places/places-of-world.ts'

/** Longer texts are whole addresses. */
const wordLimit = 6

/** Each way to cut a text in two, the longest beginning first. */
function cuts(text: string): readonly (readonly [begin: string, end: string])[] {
  const words = text.split(/[\s,]+/).filter(Boolean)
  if (words.length > wordLimit) return []
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const)
    .toReversed()
}

/**
 * The places that a location names. Of a part of a city that stands beside larger places around it, the part is meant, though addresses
 * may have all the words: `서울 성동구 서울숲`.
 */
export async function findNarrowest(names: PlaceNames, text: string): Promise<readonly FoundPlace[]> {
  const whole = await findLocations(names, text)
  if (whole.length > 0) return whole
  for (const [begin, end] of cuts(text.trim()))
    for (const [around, part] of [
      [begin, end],
      [end, begin],
    ] as const) {
      const area = findArea(part)
      const places = area ? await findLocations(names, around) : []
      const city = area && cityPageName(area.city, area.countryCode)
      if (places.some(({ answer }) => answer.city === city)) return findLocations(names, part)
    }
  return []
}

/** What a location says of a place beside words that name none. */
export interface PartOfLocation {
  readonly phrase: string
  /** What the directory knows by this name; none for a 동, which is a word of addresses. */
  readonly places: readonly FoundPlace[]
}

/**
 * The place that some of a location's words name, where the others name none that anybody knows: `Oslo public market`, `마장동 축산시장`.
 * Before a place, one word may be part of its name: Lake Florence. What may be another place of the world is none: Florence Italy.
 */
export async function partOfLocation(names: PlaceNames, text: string): Promise<PartOfLocation | undefined> {
  const typed = text.trim()
  if (placeOfWorld({ phrase: typed, rest: '' })) return undefined
  const code = await codeInCity(names, typed)
  if (code) return code
  const around = behindComma(typed)
  for (const [begin, end] of cuts(typed)) {
    const found = end === around || mayBePlace(end) ? undefined : await placeNamed(names, begin)
    if (found) return found
  }
  for (const [begin, end] of cuts(typed).toReversed()) {
    const found = begin.includes(' ') && !mayBePlace(begin) ? await placeNamed(names, end) : undefined
    if (found) return found
  }
  return misspeltPart(names, typed)
}

/** The country or the division of one behind a comma, which is no word to leave out: Ohio of `Florence, Ohio`. */
function behindComma(typed: string): string | undefined {
  const end = typed.slice(typed.lastIndexOf(',') + 1).trim()
  if (!typed.includes(',')) return undefined
  const isAround =
    findCountryName(end) !== '' || [...countryCodes.keys()].some((code) => findRegion(code, end))
  return isAround ? end : undefined
}

/** The postal code beside a city, where nothing of what is asked for has both: all of the city is more than was asked for. */
async function codeInCity(names: PlaceNames, typed: string): Promise<PartOfLocation | undefined> {
  const [code, ...more] = postalCodesIn(typed)
  if (code === undefined || more.length > 0) return undefined
  const others = typed
    .replace(code, ' ')
    .replace(/[\s,]+/g, ' ')
    .trim()
  // An address of a town has the code by the way: Springfield, IL 62701.
  if (typed.includes(',') || stateOfCode(others.split(' ').at(-1) ?? '')) return undefined
  const [place] = others === '' ? [] : await findLocations(names, others)
  return place && !place.area && !place.answer.district ? { phrase: code, places: [] } : undefined
}

/** The misspelt part of a city that two words or more name before others: banjara hils road no 12. */
async function misspeltPart(names: PlaceNames, typed: string): Promise<PartOfLocation | undefined> {
  for (const [begin, end] of cuts(typed)) {
    if (!begin.includes(' ') || mayBePlace(end)) continue
    const places = (await findLocations(names, begin)).filter(({ area }) => area)
    if (places.length > 0) return { phrase: begin, places }
  }
  return undefined
}

async function placeNamed(names: PlaceNames, phrase: string): Promise<PartOfLocation | undefined> {
  if (isNeighbourhood(phrase)) return { phrase, places: [] }
  const [, around = '', quarter = ''] = /^([가-힣 ]{2,16}) (\S+)$/.exec(phrase) ?? []
  // A 동 behind its 구 is narrower than that: 성동구 마장동.
  if (isNeighbourhood(quarter) && (await findLocations(names, around)).length > 0)
    return { phrase: withShortCity(phrase), places: [] }
  const places = (await findLocations(names, phrase)).filter(({ answer }) => !answer.isMisspelt)
  return places[0] && { phrase: places[0].answer.phrase, places }
}
