import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evenly } from '../../../test/evenly.ts'
import { distanceKm } from '../../domain/address/coordinates.ts'
import type { ListingPlace } from '../ports/listing-administration.ts'
import { NeighbourIndex } from './neighbour-index.ts'

const base = { cityKey: 'seoul', categoryKey: 'cafe', latitude: 37.55, longitude: 126.92 }

function indexOf(places: readonly Partial<ListingPlace>[]): NeighbourIndex {
  const index = new NeighbourIndex()
  index.add(places.map((place, at) => ({ ...base, rowNumber: at + 1, ...place })))
  return index
}

describe('neighbours', () => {
  test('of a trade come nearest first, whatever the language of its name; of the others one of each', () => {
    const index = indexOf([
      {},
      { latitude: 37.57 },
      { latitude: 37.551, categoryKey: '카페' },
      { latitude: 37.552, categoryKey: 'restaurant' },
      { latitude: 37.5515, categoryKey: 'restaurant' },
      { latitude: 37.549, categoryKey: 'bakery' },
      { latitude: 37.5501, categoryKey: '' },
      { latitude: 38.2 },
    ])
    expect(index.around(1)).toEqual({ sameTrade: [3, 2], otherTrades: [6, 5] })
    expect(index.around(99)).toEqual({ sameTrade: [], otherTrades: [] })
  })

  test('of a listing without coordinates are unknown, and no change elsewhere is told to it', () => {
    const nowhere = { latitude: null, longitude: null }
    const index = indexOf([nowhere, {}, { categoryKey: 'bakery' }])
    expect(index.around(1)).toEqual({ sameTrade: [], otherTrades: [] })
    expect(index.statedBy([{ rowNumber: 3, place: { ...base, categoryKey: 'bakery' } }])).toEqual([2, 3])
  })

  test('are those that a look at all listings finds', () => {
    const offset = evenly(-0.3, 0.3)
    const places = fc.array(fc.record({ north: offset, east: offset }), { minLength: 2, maxLength: 80 })
    fc.assert(
      fc.property(places, (offsets) => {
        const points = offsets.map(({ north, east }) => ({
          latitude: Math.fround(37.55 + north),
          longitude: Math.fround(126.92 + east),
        }))
        const own = points[0] ?? base
        const found = indexOf(points)
          .around(1)
          .sameTrade.map((row) => points[row - 1] ?? base)
        const expected = points
          .slice(1)
          .map((point) => distanceKm(own, point))
          .filter((km) => km < 14.9)
          .sort((a, b) => a - b)
          .slice(0, 12)
        const distances = found.map((point) => distanceKm(own, point)).slice(0, expected.length)
        expect(distances).toHaveLength(expected.length)
        for (const [at, km] of distances.entries()) expect(km).toBeCloseTo(expected[at] ?? 0, 0)
      }),
      { numRuns: 200 },
    )
  })
})

test('a change is told to every listing whose text may name the one that changed, and to itself', () => {
  const offset = evenly(-0.2, 0.2)
  const place = fc.record({
    north: offset,
    east: offset,
    categoryKey: fc.constantFrom('cafe', 'restaurant', ''),
    isPlaced: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 60 }), (drawn) => {
      const places = drawn.map(({ north, east, categoryKey, isPlaced }) => ({
        ...base,
        categoryKey,
        latitude: isPlaced ? 37.55 + north : null,
        longitude: isPlaced ? 126.92 + east : null,
      }))
      const index = indexOf(places)
      for (const at of places.keys()) {
        const { sameTrade, otherTrades } = index.around(at + 1)
        for (const named of [...sameTrade, ...otherTrades]) {
          const changed = places[named - 1] ?? base
          expect(index.statedBy([{ rowNumber: named, place: changed }])).toContain(at + 1)
        }
        expect(index.statedBy([{ rowNumber: at + 1 }])).toEqual([at + 1])
      }
    }),
    { numRuns: 30 },
  )
})
