import { describe, expect, test } from 'vitest'
import type { OpeningPattern } from '../ports/listing-store.ts'
import { OpenListings } from './open-listings.ts'

const minute = 60_000
/** A Monday, 08:59 in Berlin and 16:59 in Seoul. */
const now = Date.UTC(2026, 10, 23, 7, 59, 30)

const day = (id: number, timeZone: string, hours = '9AM-5PM'): OpeningPattern => ({
  id,
  hours: { Monday: hours },
  timeZone,
})

describe('OpenListings', () => {
  test('gives what is open by the clocks of each place, minute by minute', async () => {
    const patterns = [
      day(1, 'Europe/Berlin'),
      day(2, 'Asia/Seoul'),
      day(3, 'Asia/Seoul', 'Closed'),
      day(4, ''),
    ]
    const open = new OpenListings({ listOpenings: async () => patterns })
    expect(await open.openingIds(now, 1)).toEqual([2])
    expect(await open.openingIds(now + 29_999, 1)).toEqual([2])
    expect(await open.openingIds(now + 30_000, 1)).toEqual([1])
    expect(await open.openingIds(now + 9 * 60 * minute, 1)).toEqual([])
  })

  test('takes up patterns that appear, even below one that is known', async () => {
    const patterns = [day(7, 'Asia/Seoul')]
    let reads = 0
    const open = new OpenListings({
      listOpenings: async (after) => {
        reads++
        return patterns.filter(({ id }) => id > after)
      },
    })
    expect(await open.openingIds(now, 1)).toEqual([7])
    expect(await open.openingIds(now, 1)).toEqual([7])
    expect(reads).toBe(1)
    patterns.push(day(6, 'Asia/Seoul'), day(8, 'Asia/Seoul'))
    expect((await open.openingIds(now, 2)).toSorted()).toEqual([6, 7, 8])
  })
})
