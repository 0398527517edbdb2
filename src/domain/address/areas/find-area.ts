import { nameKey } from '../../category/name-key.ts'
import { latinKey } from '../../text/latin-key.ts'
import { type AreasOfCity, areaRows } from './area-rows.ts'
import { koreanAreaRows } from './korean-area-rows.ts'

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
}

/** Spaces, letter case, marks and the script of Serbian do not count. */
const areaKey = (name: string) => latinKey(nameKey(name)).replaceAll(' ', '')

let areas: ReadonlyMap<string, Area> | undefined

function buildIndex(): ReadonlyMap<string, Area> {
  const found = new Map<string, Area>()
  for (const row of [...areaRows, ...koreanAreaRows]) {
    for (const [names, said] of row.areas) {
      const [name = '', ...others] = names.split('|')
      const { countryCode, city, isWithinCity } = row
      const area = { countryCode, city, name, isWithinCity, said: said.split('|') }
      for (const key of [name, ...others].flatMap((one) => keysOf(row, one))) {
        if (!found.has(key)) found.set(key, area)
      }
    }
  }
  return found
}

/** A part's name alone, and beside the city's. */
function keysOf({ also }: AreasOfCity, name: string): string[] {
  const cities = also.split('|')
  return [name, ...cities.flatMap((city) => [`${city} ${name}`, `${name} ${city}`])].map(areaKey)
}

/** The part of a city that a text names, alone or beside the city; undefined if it names none. */
export function findArea(text: string): Area | undefined {
  if (text.length > 60) return undefined
  areas ??= buildIndex()
  return areas.get(areaKey(text))
}

/** Names that say by themselves that they are places: a station, and a numbered part. Beside them, other words may be anything. */
export const isCertainArea = (text: string): boolean => /[가-힣]역$|\d/.test(text.trim())
