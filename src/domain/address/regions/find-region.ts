import { memoize } from '../../memoize.ts'
import { fold } from '../../text/fold.ts'
import { currentGazetteer } from '../gazetteer/gazetteer.ts'
import { regionsOfAmericas, regionsOfAsia, regionsOfEurope } from './region-names.ts'

/** A country's first-level division. */
export interface Region {
  readonly name: string
  /** A city that is a division of its own, such as Bangkok or Berlin. */
  readonly isCity: boolean
}

type RegionIndex = Map<string, Region>

const data: Readonly<Record<string, string>> = { ...regionsOfAmericas, ...regionsOfAsia, ...regionsOfEurope }

function regionKey(name: string): string {
  return fold(name)
    .replace(/[\s.'’-]+/g, ' ')
    .replace(/^county /, 'co ')
    .trim()
}

const divisionWord =
  /^(?:province of|state of|provincia de|provinsi|tỉnh|thành phố|tp\.?|canton (?:of|de)|kanton|emirate of|województwo|chang ?wat|จังหวัด) | (?:province|state|region|governorate|prefecture|oblast|eyalet|county|department|division|district|voivodeship|krai|kray|canton|emirate|republic)$/iu

/** `*Berlin|BE, Hessen|Hesse`: divisions with their other spellings; a star marks a city. */
function parse(list: string): RegionIndex {
  const index: RegionIndex = new Map()
  if (list === '') return index
  for (const entry of list.split(',')) {
    const [name = '', ...others] = entry.trim().replace(/^\*/, '').split('|')
    const region = { name, isCity: entry.trimStart().startsWith('*') }
    for (const spelling of [name, ...others]) index.set(regionKey(spelling), region)
    const bare = regionKey(name.replace(divisionWord, ''))
    if (!index.has(bare)) index.set(bare, region)
  }
  return index
}

/** The names of a country's divisions, in the order of the data. */
export function regionNames(countryCode: string): readonly string[] {
  return [...new Set([...parse(data[countryCode] ?? '').values()].map((region) => region.name))]
}

const indexOf = memoize(1000, (countryCode) => {
  const index = parse(data[countryCode] ?? '')
  for (const division of currentGazetteer()?.divisions.get(countryCode) ?? []) {
    const [name = '', ...others] = division.split('|')
    const region = index.get(regionKey(name)) ?? { name, isCity: false }
    for (const spelling of [name, name.replace(divisionWord, ''), ...others].map(regionKey)) {
      if (!index.has(spelling)) index.set(spelling, region)
    }
  }
  return index
})

const nameLimit = 80

/** The division of a country that a text names, in any spelling or as a postal abbreviation. */
export function findRegion(countryCode: string, text: string): Region | undefined {
  if (text.length > nameLimit || text === '') return undefined
  return regionNamed(`${countryCode}\0${text}`) ?? undefined
}

const regionNamed = memoize(20_000, (countryAndText) => {
  const [countryCode = '', text = ''] = countryAndText.split('\0')
  const index = indexOf(countryCode)
  return index.get(regionKey(text)) ?? index.get(regionKey(text.replace(divisionWord, ''))) ?? null
})

/** The division at the end of a text, and the text before it. Only whole words count; the longest name wins. */
export function findTrailingRegion(
  countryCode: string,
  text: string,
): { region: Region; rest: string } | undefined {
  const words = text.split(' ')
  for (let count = Math.min(words.length, 4); count > 0; count--) {
    const tail = words.slice(-count).join(' ')
    const region = isAbbreviationInLowerCase(tail) ? undefined : indexOf(countryCode).get(regionKey(tail))
    if (region) return { region, rest: words.slice(0, -count).join(' ') }
  }
  return undefined
}

/** `in`, `or` and `de` are words, `IN`, `OR` and `DE` are states. */
function isAbbreviationInLowerCase(text: string): boolean {
  return text.length <= 3 && text !== text.toUpperCase()
}
