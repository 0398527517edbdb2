import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evenly } from '../../../../test/evenly.ts'
import { DuplicateSearch } from './duplicate-search.ts'
import { LikelyPairs } from './likely-pairs.ts'
import { packKeys } from './packed-keys.ts'
import { type DuplicateCandidate, duplicateKeys, duplicateReasons } from './possible-duplicates.ts'

const candidate = (id: string, fields: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  id,
  name: id,
  phone: '',
  address: '',
  city: '',
  countryCode: '',
  lat: null,
  lng: null,
  ...fields,
})

/** The pairs that hold, by index; in each pair the later one is at index `from` or above. */
function pairsOf(listings: readonly DuplicateCandidate[], from = 0, weakLimit?: number): [number, number][] {
  const keys = listings.map(duplicateKeys)
  const packed = packKeys(keys.map((own, rowNumber) => ({ rowNumber, keys: own })))
  const wanted = packKeys(keys.map((own, rowNumber) => ({ rowNumber, keys: own })).slice(from))
  const search = new DuplicateSearch(listings.length - from)
  search.want(wanted)
  search.meet(packed)
  const likely = new LikelyPairs(search.pairs())
  likely.meet(packed)
  return likely
    .pairs(weakLimit)
    .filter(([a, b]) => {
      const [one, other] = [keys[a], keys[b]]
      return one && other && duplicateReasons(one, other).length > 0
    })
    .map(([a, b]): [number, number] => [a, b])
    .sort(([a, b], [c, d]) => a - c || b - d)
}

/** Some are near one another, at latitudes where the widths of the grid's cells differ much. */
const listings = fc.array(
  fc.record({
    name: fc.constantFrom('', 'a', 'b', 'c', 'd'),
    phone: fc.constantFrom('', '', '', '+821', '+822', '+823'),
    address: fc.constantFrom('', '', '', '1 Long Street', '2 Long Street', '1 Long Street, Suite 3'),
    city: fc.constantFrom('', 'Leeds', 'York'),
    countryCode: fc.constantFrom('', 'GB'),
    lat: fc.option(fc.constantFrom(0, 37.5, 37.501, 37.5025, 69.999, 70, -45.2501, -45.25)),
    lng: fc.option(fc.constantFrom(0, 0.001, 127, 127.0009, 127.002, -179.9999, 18.001, 18)),
  }),
  { maxLength: 8 },
)

/** Compares every pair. */
function pairsByComparison(all: readonly DuplicateCandidate[], from: number): [number, number][] {
  const keys = all.map(duplicateKeys)
  return keys.flatMap((one, a) =>
    keys.flatMap((other, b): [number, number][] =>
      a < b && b >= from && duplicateReasons(one, other).length > 0 ? [[a, b]] : [],
    ),
  )
}

describe('DuplicateSearch, then LikelyPairs,', () => {
  test('finds what shares a phone, an address or a name near by', () => {
    const found = pairsOf([
      candidate('a', { phone: '+821' }),
      candidate('x'),
      candidate('b', { phone: '+821', address: '12 Long Street, Town' }),
      candidate('c', { address: '12 long street town' }),
      candidate('d', { name: 'Kiosk', lat: 1, lng: 1 }),
      candidate('e', { name: 'KIOSK', lat: 1.001, lng: 1 }),
    ])
    expect(found).toEqual([
      [0, 2],
      [2, 3],
      [4, 5],
    ])
  })

  test('leaves out the weakest of very many', () => {
    const all = [
      ...Array.from({ length: 6 }, (_, index) => candidate(`n${index}`, { address: `12 Long Street` })),
      candidate('a', { phone: '+821' }),
      candidate('b', { phone: '+821' }),
    ]
    expect(pairsOf(all)).toHaveLength(15 + 1)
    expect(pairsOf(all, 0, 4)).toHaveLength(4 + 1)
    expect(pairsOf(all, 0, 4)).toContainEqual([6, 7])
  })

  test('a phone or an address of more than eight listings tells nothing', () => {
    const shared = (count: number) =>
      Array.from({ length: count }, (_, index) => candidate(`n${index}`, { phone: '+821' }))
    expect(pairsOf(shared(8))).toHaveLength(28)
    expect(pairsOf(shared(9))).toEqual([])
  })

  test('of a chain with many branches, two at one spot are found', () => {
    const branches = Array.from({ length: 50 }, (_, index) =>
      candidate(`n${index}`, { name: 'Chain', lat: index / 10, lng: 10 }),
    )
    const twice = candidate('again', { name: 'Chain', lat: 2.0005, lng: 10.0005 })
    expect(pairsOf([...branches, twice])).toEqual([[20, 50]])
  })

  test('one name in one house is found without coordinates, and the branches of its chain are not', () => {
    const at = (id: string, address: string) =>
      candidate(id, { name: 'Chain', address, city: '서울', countryCode: 'KR' })
    const branches = Array.from({ length: 50 }, (_, index) =>
      at(`n${index}`, `서울 중구 남포로 ${index + 1}`),
    )
    expect(pairsOf([...branches, at('again', '서울특별시 중구 남포로 21, 2층')])).toEqual([[20, 50]])
  })

  test('what is said to hold holds within 150 m everywhere, whatever cells it falls into', () => {
    const degrees = evenly(-85, 85)
    const step = evenly(-0.0012, 0.0012)
    fc.assert(
      fc.property(degrees, degrees, step, step, (lat, lng, north, east) => {
        const all = [
          candidate('a', { name: 'Kiosk', lat, lng }),
          candidate('b', { name: 'Kiosk', lat: lat + north, lng: lng + east }),
        ]
        expect(pairsOf(all)).toEqual(pairsByComparison(all, 0))
      }),
      { numRuns: 500 },
    )
  })

  test('finds the same as comparing each with each, of all or of the later ones', () => {
    fc.assert(
      fc.property(listings, fc.integer({ min: 0, max: 8 }), (some, start) => {
        const all = some.map((fields, index) => ({ ...fields, id: String(index) }))
        const from = Math.min(start, all.length)
        expect(pairsOf(all, from)).toEqual(pairsByComparison(all, from))
      }),
      { numRuns: 1000 },
    )
  })
})
