import { cityKey } from '../../src/domain/address/city-key.ts'
import {
  type GazetteerHeader,
  gazetteerMagic,
  latitudeScale,
  longitudeScale,
  placeFlags,
  populationStep,
} from '../../src/domain/address/gazetteer/gazetteer-layout.ts'
import { hashText } from '../../src/domain/text/hash-text.ts'
import { keySpellings } from './key-spellings.ts'
import type { SourcePlace } from './read-places.ts'

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

function stateLines(
  places: readonly SourcePlace[],
  spellingsOf: (state: string) => readonly string[],
): string[] {
  const states = new Set(
    places.flatMap(({ countryCode, state }) => (state ? [`${countryCode}|${state}`] : [])),
  )
  return ['', ...[...states].sort().map((state) => [state, ...spellingsOf(state)].join('|'))]
}

function headerOf(
  places: readonly SourcePlace[],
  names: readonly HashedName[],
  states: readonly string[],
): GazetteerHeader {
  const countries = new Map<string, number>()
  places.forEach(({ countryCode }, number) => {
    if (!countries.has(countryCode)) countries.set(countryCode, number)
  })
  return {
    placeCount: places.length,
    nameCount: names.length,
    koreanCount: places.filter(({ koreanName }) => koreanName !== '').length,
    countries: [...countries],
    states,
  }
}

const bytesOf = (column: Uint32Array | Uint16Array | Int16Array | Uint8Array) => Buffer.from(column.buffer)

/**
 * Makes the gazetteer's file: see `GazetteerColumns`. `spellingsOf` returns the further spellings of a
 * `country|state`.
 */
export function writeGazetteer(
  unordered: readonly SourcePlace[],
  spellingsOf: (state: string) => readonly string[],
): Buffer {
  const places = inOrder(unordered)
  const names = hashedNames(places)
  const states = stateLines(places, spellingsOf)
  const numberOfState = new Map(states.map((line, number) => [line.split('|').slice(0, 2).join('|'), number]))
  const korean = places.flatMap(({ koreanName }, number) => (koreanName ? [{ number, koreanName }] : []))
  const header = JSON.stringify(headerOf(places, names, states))
  const padding = ' '.repeat((4 - (Buffer.byteLength(header) % 4)) % 4)
  const start = Buffer.alloc(8)
  start.writeUInt32LE(gazetteerMagic, 0)
  start.writeUInt32LE(Buffer.byteLength(header) + padding.length, 4)
  return Buffer.concat([
    start,
    Buffer.from(header + padding),
    bytesOf(Uint32Array.from(names, ({ hash }) => hash)),
    bytesOf(Uint32Array.from(names, ({ place }) => place)),
    bytesOf(Uint32Array.from(korean, ({ number }) => number)),
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
    bytesOf(Uint8Array.from(korean, ({ koreanName }) => Buffer.byteLength(koreanName))),
    Buffer.from(places.map(({ name }) => name).join('')),
    Buffer.from(korean.map(({ koreanName }) => koreanName).join('')),
  ])
}
