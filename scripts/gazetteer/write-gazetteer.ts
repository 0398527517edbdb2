import { cityKey } from '../../src/domain/address/city-key.ts'
import {
  type GazetteerHeader,
  gazetteerMagic,
  latitudeScale,
  longitudeScale,
  nameLanguages,
  placeFlags,
  populationStep,
} from '../../src/domain/address/gazetteer/gazetteer-layout.ts'
import { hashText } from '../../src/domain/text/hash-text.ts'
import { keySpellings } from './key-spellings.ts'
import type { PlaceNames, SourcePlace } from './read-places.ts'

const nameLimit = 255

/** Places by country and latitude, the order of the file. */
function inOrder(places: readonly SourcePlace[]): SourcePlace[] {
  return places
    .filter(({ name }) => name !== '' && Buffer.byteLength(name) <= nameLimit)
    .sort(
      (a, b) => compare(a.countryCode, b.countryCode) || a.latitude - b.latitude || compare(a.name, b.name),
    )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

interface HashedName {
  readonly hash: number
  readonly check: number
  readonly place: number
}

function hashedNames(places: readonly SourcePlace[]): HashedName[] {
  const names = places.flatMap((place, number) => {
    const keys = new Set(keySpellings(place).map(cityKey))
    keys.delete('')
    return [...keys].map((key) => ({ ...hashText(key), place: number }))
  })
  const weight = ({ place }: HashedName) => {
    const { population = 0, isSection = false } = places[place] ?? {}
    return isSection ? population / 1000 : population
  }
  return names.sort((a, b) => a.hash - b.hash || weight(b) - weight(a) || a.place - b.place)
}

function stateLines(places: readonly SourcePlace[]): string[] {
  const states = new Set(
    places.flatMap(({ countryCode, state }) => (state ? [`${countryCode}|${state}`] : [])),
  )
  return ['', ...[...states].sort()]
}

function headerOf(
  places: readonly SourcePlace[],
  names: readonly HashedName[],
  { named, states, stateNames }: Pick<GazetteerHeader, 'states' | 'stateNames'> & { named: NamedPlaces },
): GazetteerHeader {
  const countries = new Map<string, number>()
  places.forEach(({ countryCode }, number) => {
    if (!countries.has(countryCode)) countries.set(countryCode, number)
  })
  return {
    placeCount: places.length,
    nameCount: names.length,
    nameCounts: named.map((entries) => entries.length),
    countries: [...countries],
    states,
    stateNames,
  }
}

type NamedPlaces = readonly (readonly { readonly number: number; readonly name: string }[])[]

/** For each language, the places with a name in it that is not their main one. Accents make no other name: Zürich is Zurich. */
function namedPlaces(places: readonly SourcePlace[]): NamedPlaces {
  return nameLanguages.map((language) =>
    places.flatMap(({ name: main, names }, number) => {
      const name = names[language] ?? ''
      const isOther = language === 'ko' ? name !== '' : cityKey(name) !== cityKey(main)
      return name !== '' && isOther && Buffer.byteLength(name) <= nameLimit ? [{ number, name }] : []
    }),
  )
}

const bytesOf = (column: Uint32Array | Uint16Array | Int16Array | Uint8Array) => Buffer.from(column.buffer)

/**
 * Makes the gazetteer's file: see `GazetteerColumns`. `namesOfStates`: the names of states in further languages, by
 * `country|state`.
 */
export function writeGazetteer(
  unordered: readonly SourcePlace[],
  namesOfStates: ReadonlyMap<string, PlaceNames>,
): Buffer {
  const places = inOrder(unordered)
  const names = hashedNames(places)
  const states = stateLines(places)
  const numberOfState = new Map(states.map((state, number) => [state, number]))
  const stateNames = states.flatMap((state, number) =>
    nameLanguages.flatMap((language) => {
      const name = namesOfStates.get(state)?.[language]
      return name ? [[number, language, name] as const] : []
    }),
  )
  const named = namedPlaces(places)
  const header = JSON.stringify(headerOf(places, names, { named, states, stateNames }))
  const padding = ' '.repeat((4 - (Buffer.byteLength(header) % 4)) % 4)
  const start = Buffer.alloc(8)
  start.writeUInt32LE(gazetteerMagic, 0)
  start.writeUInt32LE(Buffer.byteLength(header) + padding.length, 4)
  return Buffer.concat([
    start,
    Buffer.from(header + padding),
    bytesOf(Uint32Array.from(names, ({ hash }) => hash)),
    bytesOf(Uint32Array.from(names, ({ place }) => place)),
    ...named.map((entries) => bytesOf(Uint32Array.from(entries, ({ number }) => number))),
    bytesOf(Uint16Array.from(names, ({ check }) => check)),
    bytesOf(Int16Array.from(places, ({ latitude }) => Math.round(latitude * latitudeScale))),
    bytesOf(Int16Array.from(places, ({ longitude }) => Math.round(longitude * longitudeScale))),
    bytesOf(
      Uint16Array.from(places, ({ countryCode, state }) => numberOfState.get(`${countryCode}|${state}`) ?? 0),
    ),
    bytesOf(
      Uint8Array.from(places, ({ population }) => Math.round(Math.log2(population + 1) * populationStep)),
    ),
    bytesOf(Uint8Array.from(places, ({ isSection }) => (isSection ? placeFlags.section : 0))),
    bytesOf(Uint8Array.from(places, ({ name }) => Buffer.byteLength(name))),
    ...named.map((entries) => bytesOf(Uint8Array.from(entries, ({ name }) => Buffer.byteLength(name)))),
    ...[places, ...named].map((entries) => Buffer.from(entries.map(({ name }) => name).join(''))),
  ])
}
