import { compileKinds, type Kind, type Language } from '../names/language.ts'
import { type Choices, splitList, splitTable, templateCompiler } from '../template.ts'

export interface CountrySource {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** The usual English name, then other spellings that exports have. */
  readonly names: readonly [string, ...string[]]
  readonly dialCode: string
  readonly language: Language
  /** Templates of a full address. */
  readonly addresses: readonly string[]
  readonly cities: readonly CitySource[]
}

interface CitySource {
  readonly name: string
  /** The short form in names of businesses. */
  readonly town?: string
  /** Share of all rows, in arbitrary units. */
  readonly weight: number
  readonly centre: readonly [latitude: number, longitude: number]
  /** Roads with this ending have numbered side streets with the road's name. */
  readonly sideStreets?: { readonly of: string; readonly as: string }
  /** Templates of national telephone numbers. */
  readonly phones: string
  /** A table: `district; latitude longitude; postal codes; roads; neighbourhoods; area code`. */
  readonly districts: string
}

export interface Country {
  readonly code: string
  readonly names: readonly [string, ...string[]]
  readonly dialCode: string
  readonly addresses: Choices
  /** Each entry occurs as often as its weight says. */
  readonly kinds: readonly Kind[]
}

export interface City {
  readonly country: Country
  readonly name: string
  readonly town: string
  readonly weight: number
  readonly centre: readonly [latitude: number, longitude: number]
  readonly phones: Choices
  readonly sideStreets: { readonly of: string; readonly as: Choices } | undefined
  readonly districts: readonly District[]
}

export interface District {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly postals: Choices
  readonly roads: readonly string[]
  readonly hoods: readonly string[]
  readonly area: string
}

/** The cities of a country, ready to be picked. Throws if a slot or trade does not exist. */
export function compileCountry(source: CountrySource): City[] {
  const compile = templateCompiler(source.language.words)
  const country: Country = {
    code: source.code,
    names: source.names,
    dialCode: source.dialCode,
    addresses: compile(source.addresses),
    kinds: byWeight(compileKinds(source.language, compile)),
  }
  return source.cities.map((city) => ({
    country,
    name: city.name,
    town: city.town ?? city.name,
    weight: city.weight,
    centre: city.centre,
    phones: compile(splitList(city.phones)),
    sideStreets: city.sideStreets && { of: city.sideStreets.of, as: compile(splitList(city.sideStreets.as)) },
    districts: splitTable(city.districts).map((cells) => compileDistrict(cells, compile)),
  }))
}

function compileDistrict(cells: string[], compile: ReturnType<typeof templateCompiler>): District {
  const [name = '', position = '', postals = '', roads = '', hoods = '', area = ''] = cells
  const [latitude = Number.NaN, longitude = Number.NaN] = position.split(' ').map(Number)
  const quarters = splitList(hoods)
  return {
    name,
    latitude,
    longitude,
    postals: compile(splitList(postals)),
    roads: splitList(roads),
    hoods: quarters.length > 0 ? quarters : [name],
    area,
  }
}

/** Each item as many times as its weight, so that a uniform pick is a weighted one. */
export function byWeight<T extends { readonly weight: number }>(items: readonly T[]): T[] {
  return items.flatMap((item) => Array<T>(item.weight).fill(item))
}
