import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DuplicateFinder } from './duplicate-finder.ts'
import { type DuplicateCandidate, isPossibleDuplicate } from './possible-duplicates.ts'

const candidate = (id: string, fields: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  id,
  name: id,
  phone: '',
  address: '',
  lat: null,
  lng: null,
  ...fields,
})

function groupsOf(listings: readonly DuplicateCandidate[]) {
  const finder = new DuplicateFinder()
  for (const listing of listings) finder.add(listing)
  return finder.groups()
}

/** Near one another or not, at latitudes where the grid's cells differ much. */
const listings = fc.array(
  fc.record({
    name: fc.constantFrom('', 'a', 'b', 'c', 'd'),
    phone: fc.constantFrom('', '', '', '+821', '+822', '+823'),
    address: fc.constantFrom('', '', '', '1 Long Street', '2 Long Street'),
    lat: fc.option(fc.constantFrom(0, 37.5, 37.501, 37.5025, 69.999, 70, -45.2501, -45.25)),
    lng: fc.option(fc.constantFrom(0, 0.001, 127, 127.0009, 127.002, -179.9999, 18.001, 18)),
  }),
  { maxLength: 8 },
)

/** Every pair compared, joined the slow way. */
function groupsByPairs(all: readonly DuplicateCandidate[]): string[][] {
  let groups = all.map((listing) => [listing])
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      if (!isPossibleDuplicate(a, b)) continue
      const joined = groups.filter((group) => group.includes(a) || group.includes(b))
      groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()]
    }
  }
  return groups.filter((group) => group.length > 1).map((group) => group.map(({ id }) => id).sort())
}

describe('DuplicateFinder', () => {
  test('joins what one listing links, and says why', () => {
    const found = groupsOf([
      candidate('a', { phone: '+821' }),
      candidate('x'),
      candidate('b', { phone: '+821', address: '12 Long Street, Town' }),
      candidate('c', { address: '12 long street town' }),
      candidate('d', { name: 'Kiosk', lat: 1, lng: 1 }),
      candidate('e', { name: 'KIOSK', lat: 1.001, lng: 1 }),
    ])
    expect(found).toEqual([
      { ids: ['a', 'b', 'c'], reasons: ['address', 'phone'] },
      { ids: ['d', 'e'], reasons: ['name'] },
    ])
  })

  test('finds what comparing every pair would', () => {
    fc.assert(
      fc.property(listings, (fields) => {
        const all = fields.map((each, i) => ({ id: String(i), ...each }))
        const found = groupsOf(all).map(({ ids }) => [...ids].sort())
        expect(found.sort()).toEqual(groupsByPairs(all).sort())
      }),
      { numRuns: 300 },
    )
  })

  test('a switchboard or a mall, shared by many, says nothing', () => {
    const many = Array.from({ length: 9 }, (_, i) =>
      candidate(`shop ${i}`, { phone: '+82215881234', address: '300 Olympic Road, Seoul' }),
    )
    expect(groupsOf(many)).toEqual([])
    expect(groupsOf(many.slice(1))).toHaveLength(1)
  })

  test("of a chain's places only those that are near each other are one", () => {
    const chain = Array.from({ length: 300 }, (_, i) =>
      candidate(`chain ${i}`, { name: 'Chain', lat: 37 + i / 100, lng: 127 - i / 50 }),
    )
    const twin = candidate('twin', { name: 'Chain', lat: 37.7001, lng: 125.6001 })
    expect(groupsOf([...chain, twin])).toEqual([{ ids: ['chain 70', 'twin'], reasons: ['name'] }])
  })

  test('of a chain, neighbours are found across the borders of cells', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        (lat, lng, direction) => {
          const far = Array.from({ length: 9 }, (_, i) =>
            candidate(`far ${i}`, { name: 'Chain', lat: lat > 0 ? lat - 1 - i : lat + 1 + i, lng }),
          )
          const step = 0.149 / 111.2
          const shrinking = Math.cos((lat * Math.PI) / 180)
          const there = {
            lat: lat + step * Math.sin(direction),
            lng: lng + (step * Math.cos(direction)) / shrinking,
          }
          const near = [
            candidate('a', { name: 'Chain', lat, lng }),
            candidate('b', { name: 'Chain', ...there }),
          ]
          expect(groupsOf([...far, ...near])).toEqual([{ ids: ['a', 'b'], reasons: ['name'] }])
        },
      ),
    )
  })
})
