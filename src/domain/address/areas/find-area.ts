import { romanize } from 'es-hangul'
import { nameKey } from '../../category/name-key.ts'
import type { GeoBox } from '../../geo/geo-box.ts'
import { memoize } from '../../memoize.ts'
import { lettersOf } from '../../text/hangul-letters.ts'
import { latinKey } from '../../text/latin-key.ts'
import type { Coordinates } from '../coordinates.ts'
import { isKoreanMunicipality } from '../korea/municipalities.ts'
import { findProvince } from '../korea/provinces.ts'
import { hangulOf } from '../korea/roman-hangul.ts'
import { americanAreaRows } from './american-area-rows.ts'
import { boxOfArea } from './area-boxes.ts'
import { type AreasOfCity, areaRows } from './area-rows.ts'
import { asianAreaRows } from './asian-area-rows.ts'
import { koreanAreaRows } from './korean-area-rows.ts'
import { findLandmark } from './landmark-points.ts'

/** A part of a city that people name, and that addresses name otherwise, such as by postal codes. */
export interface Area {
  readonly countryCode: string
  /** The city's name in the directory. */
  readonly city: string
  readonly name: string
  /** Whether all its listings are filed under the city. */
  readonly isWithinCity: boolean
  /** An address in it says one of these. */
  readonly said: readonly string[]
  /** Where it is, if it is a station, a square or a house. */
  readonly point?: Coordinates
  /** Where it lies, if few addresses in it say that they are there. */
  readonly box?: GeoBox
}

/** Spaces, letter case, marks and the script of Serbian do not count. */
const areaKey = (name: string) => latinKey(nameKey(name)).replaceAll(' ', '')

let areas: ReadonlyMap<string, Area> | undefined
/** A search asks for those of the same texts some twenty times. */
const rememberedTexts = 2048

function buildIndex(): ReadonlyMap<string, Area> {
  const found = new Map<string, Area>()
  for (const row of [...areaRows, ...americanAreaRows, ...asianAreaRows, ...koreanAreaRows]) {
    for (const [names, said] of row.areas) {
      const [name = '', ...others] = names.split('|')
      const { countryCode, city, isWithinCity } = row
      const box = boxOfArea(city, name)
      const firstLandmark = findLandmark(countryCode, city, name)?.name
      for (const one of [name, ...others]) {
        const called = [one, ...spellings(row, one)]
        const landmark = called.flatMap((each) => findLandmark(countryCode, city, each) ?? [])[0]
        const area = {
          countryCode,
          city,
          // A row of several squares has no name of its own.
          name: findLandmark(countryCode, city, one)?.name ?? (firstLandmark === undefined ? name : one),
          isWithinCity,
          said: said.split('|'),
          ...(landmark && { point: landmark.point }),
          ...(box && { box }),
        }
        for (const key of called.flatMap((each) => keysOf(row, each)))
          if (!found.has(key)) found.set(key, area)
      }
    }
  }
  for (const row of koreanAreaRows) addQuarters(found, row)
  return found
}

/** Shorter romanised names are words of other languages: Mapo, Idae. */
const shortestRoman = 6

/** How else a part of a city is called: a station with its word or without, or in Latin letters. */
function spellings({ countryCode }: AreasOfCity, name: string): string[] {
  if (countryCode === 'IN') return [`${name} Metro`, `${name} Metro Station`]
  if (countryCode !== 'KR') return ofGermany.has(countryCode) ? inGerman(name) : []
  const bare = name.replace(/역$/, '')
  // 노원 is short for 노원구 rather than for its station, and 대전 is the city.
  const isMore =
    findProvince(bare) !== undefined ||
    ['구', '시', '군'].some((one) => isKoreanMunicipality(`${bare}${one}`))
  const latin = romanize(bare)
  const isStation = name.endsWith('역')
  return [
    ...(bare === name || isMore ? [] : [bare]),
    ...(isStation ? [`${latin} station`, `${latin} yeok`, `${latin} istasyonu`] : []),
    ...(latin.length >= shortestRoman && !isMore ? [latin, asSpoken(latin)] : []),
  ]
}

/** A numbered part as people of other cities number theirs: the Kreis 4 of Zürich is the 4. Bezirk for who comes from Vienna. */
function inGerman(name: string): string[] {
  const number = /^Kreis (\d{1,2})$/.exec(name)?.[1]
  return number === undefined
    ? [`Bahnhof ${name}`, `${name} Bahnhof`]
    : [`Bezirk ${number}`, `${number}. Bezirk`, `${number}. Kreis`, `Stadtkreis ${number}`]
}

/** Romanised as names of people are, and by ear: Sungsu, Young. */
const asSpoken = (latin: string) => latin.replaceAll('yeo', 'you').replaceAll('eo', 'u')

const ofGermany = new Set(['CH', 'AT', 'DE'])

/** The 동 that addresses around the stations name, in Latin letters: `Seongsu-dong`. In Hangul they are words of addresses. */
function addQuarters(found: Map<string, Area>, row: AreasOfCity): void {
  const { countryCode, city, isWithinCity } = row
  const quarters = new Set(row.areas.flatMap(([, said]) => said.match(/[가-힣]{1,5}동(?![가-힣])/g) ?? []))
  const numbered = row.areas.flatMap(([, said]) => said.match(/[가-힣]{1,5}동(?=\d)/g) ?? [])
  for (const name of [...quarters, ...numbered]) {
    const area = { countryCode, city, name, isWithinCity, said: [name] }
    const latin = `${romanize(name.slice(0, -1))} dong`
    for (const key of keysOf(row, latin)) if (!found.has(key)) found.set(key, area)
  }
}

/** A part's name alone, and beside the city's. */
function keysOf({ also }: AreasOfCity, name: string): string[] {
  const cities = also.split('|')
  return [name, ...cities.flatMap((city) => [`${city} ${name}`, `${name} ${city}`])].map(areaKey)
}

/** A German street with its whole word: Langstr. */
const wholeStreet = (text: string) => text.replace(/str\.?$/i, 'strasse')

/** The part of a city that a text names, alone or beside the city; undefined if it names none. */
export const findArea = (text: string): Area | undefined => areaOf(text) ?? undefined

const areaOf = memoize(rememberedTexts, (text): Area | null => {
  if (text.length > 60) return null
  areas ??= buildIndex()
  return (
    areas.get(areaKey(text)) ??
    areas.get(areaKey(wholeStreet(text))) ??
    romanQuarter(text) ??
    crossing(text) ??
    null
  )
})

/** Fewer letters begin too many names. A syllable of Hangul has two letters or more. */
const fewestLetters = 3

const asTyped = (key: string) => [...key].map(lettersOf).join('')

interface TypedName {
  readonly key: string
  readonly area: Area
  /** Whether the name begins with the city's: only who has typed more than a word asks for parts of that city. */
  readonly isBehindCity: boolean
}

const beginningOf = (key: string) => key.slice(0, fewestLetters)

/** By their first letters. */
let names: ReadonlyMap<string, readonly TypedName[]> | undefined

function typedNames(index: ReadonlyMap<string, Area>): ReadonlyMap<string, readonly TypedName[]> {
  const rows = [...areaRows, ...americanAreaRows, ...asianAreaRows, ...koreanAreaRows]
  const cityKeys = new Map(rows.map(({ city, also }) => [city, also.split('|').map(areaKey)]))
  const typed = [...index].map(([name, area]) => ({
    key: asTyped(name),
    area,
    isBehindCity: cityKeys.get(area.city)?.some((city) => city !== '' && name.startsWith(city)) === true,
  }))
  return Map.groupBy(typed, ({ key }) => beginningOf(key))
}

/** The parts of cities whose names begin like a text, shorter names first, each once: Oerlikon for `oerl`, 왕십리 for 왕십. */
export function begunAreas(text: string): readonly Area[] {
  const key = asTyped(areaKey(text))
  if (key.length < fewestLetters) return []
  areas ??= buildIndex()
  names ??= typedNames(areas)
  const isOneWord = !/\s/.test(text.trim())
  const alike = names.get(beginningOf(key)) ?? []
  const begun = alike
    .filter((one) => one.key.startsWith(key) && !(isOneWord && one.isBehindCity))
    .sort((a, b) => a.key.length - b.key.length)
  return [...new Map(begun.map(({ area }) => [`${area.city}\n${area.name}`, area])).values()]
}

const ofCrossing = /^([가-힣]{2,3})(?:사거리|네거리|삼거리|오거리|교차로|로터리)$/

/** A crossing that is called by the 동 around it, which a row names: 도선사거리. */
function crossing(text: string): Area | undefined {
  const name = ofCrossing.exec(text.trim())?.[1]
  if (!name) return undefined
  const said = `${name}동`
  const row = koreanAreaRows.find((one) => one.areas.some(([, list]) => list.split('|').includes(said)))
  if (!row) return undefined
  return { countryCode: row.countryCode, city: row.city, name: said, isWithinCity: true, said: [said] }
}

const quarterEndings: Readonly<Record<string, string>> = { dong: '동', ri: '리', eup: '읍', myeon: '면' }

/** A 동, 읍, 면 or 리 in Latin letters, alone or beside its city: `Songchon-dong, Daejeon`. */
function romanQuarter(text: string): Area | undefined {
  const [, before = '', name = '', ending = '', after = ''] =
    /^(?:([a-z]+),? )?([a-z]+)-(dong|ri|eup|myeon)(?:,? ([a-z]+))?$/i.exec(text.trim()) ?? []
  const said = hangulOf(name.toLowerCase()).map(
    (hangul) => `${hangul}${quarterEndings[ending.toLowerCase()]}`,
  )
  const [first] = said
  if (!first) return undefined
  const around = before || after
  const city = around ? findProvince(around)?.city : ''
  return city === undefined
    ? undefined
    : { countryCode: 'KR', city, name: first, isWithinCity: city !== '', said }
}

/** The part of a city as where it lies, and as what addresses in it say. */
export const waysToFind = (area: Area): readonly Area[] => {
  const { box, ...said } = area
  return box ? [area, said] : [area]
}

/** Names that say by themselves that they are places: a station, and a numbered part. Beside them, other words may be anything. */
export const isCertainArea = (text: string): boolean => /[가-힣]역$|\d/.test(text.trim())
