import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { distanceKm } from '../../src/domain/address/coordinates.ts'
import { Gazetteer } from '../../src/domain/address/gazetteer/gazetteer.ts'
import type { SourcePlace } from './read-places.ts'
import { writeGazetteer } from './write-gazetteer.ts'

const anyName = fc.stringMatching(/^[\p{Lu}\p{Script=Hangul}][\p{Ll}ßİéğ -]{1,20}[a-z가-힣]$/u)

const anyPlace: fc.Arbitrary<SourcePlace> = fc.record({
  id: fc.nat(),
  countryCode: fc.constantFrom('KR', 'TR', 'US', 'CH'),
  name: anyName,
  names: fc.record(
    {
      ko: fc.constantFrom('서울', '제네바'),
      en: anyName,
      tr: anyName,
      local: fc.constantFrom('Београд', '東京都'),
    },
    { requiredKeys: [] },
  ),
  state: fc.constantFrom('', 'Geneva', '경기도', 'Ohio'),
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  population: fc.nat(30_000_000),
  isSection: fc.boolean(),
  spellings: fc.array(anyName, { maxLength: 3 }).map((names) => new Set(names)),
})

const read = (places: readonly SourcePlace[]) => new Gazetteer(writeGazetteer(places, new Map()))

describe('a gazetteer that was written', () => {
  test('has each place under each of its spellings, as it was', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 30 }), (places) => {
        const gazetteer = read(places)
        for (const place of places) {
          for (const spelling of [place.name, ...place.spellings]) {
            const { name, names, state, isSection, countryCode } = place
            const koreanName = names.ko ?? ''
            expect(gazetteer.findPlaces(cityKey(spelling))).toContainEqual(
              expect.objectContaining({ name, koreanName, state, isSection, countryCode }),
            )
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  test('finds around a point what lies around it, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 30 }), fc.nat(29), (places, index) => {
        const centre = places[index % places.length]
        if (!centre) return
        const found = read(places).placesAround(centre, centre.countryCode, 20)
        expect(found.map(({ name }) => name)).toContain(centre.name)
        for (const place of found) {
          expect(place.countryCode).toBe(centre.countryCode)
          expect(distanceKm(place, centre)).toBeLessThan(21)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('keeps populations within a tenth', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const [found] = read([place]).findPlaces(cityKey(place.name))
        expect(Math.abs((found?.population ?? 0) - place.population)).toBeLessThanOrEqual(
          place.population / 10 + 1,
        )
      }),
    )
  })
})

test('a file that is no gazetteer is refused', () => {
  expect(() => new Gazetteer(new Uint8Array(100))).toThrow(/damaged/)
  expect(() => new Gazetteer(new Uint8Array())).toThrow(/damaged/)
})
