import { expect, test } from 'vitest'
import type { Listing } from '../../domain/business/listing.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { MatchCount } from '../ports/listing-store.ts'
import { groupOf, listGroups } from './list-groups.ts'

const first: ListingFilter = { terms: ['first'] }
const second: ListingFilter = { terms: ['second'] }
const exactly = (totalCount: number): MatchCount => ({ totalCount, totalCountIsCapped: false })

/**
 * A directory with lists of these lengths, which records what is counted. `gone`: how many listings of a page are
 * deleted when they are read.
 */
function directory(counts: ReadonlyMap<ListingFilter, MatchCount>, gone = 0) {
  const counted: ListingFilter[] = []
  const lengthOf = (filter: ListingFilter) => counts.get(filter)?.totalCount ?? 0
  return {
    counted,
    listings: {
      listPage: async (filter: ListingFilter, { limit, offset }: { limit: number; offset: number }) => {
        const entries = Math.max(0, Math.min(limit, lengthOf(filter) - offset))
        return {
          entries,
          listings: Array.from({ length: Math.max(0, entries - gone) }, () => ({}) as Listing),
        }
      },
      count: async (filter: ListingFilter) => {
        counted.push(filter)
        return counts.get(filter) ?? exactly(0)
      },
    },
  }
}

const page = (offset: number) => ({ sort: 'recommended', limit: 20, offset, version: 1 }) as const

test('a full page is counted with the lists behind it', async () => {
  const { listings } = directory(
    new Map([
      [first, exactly(30)],
      [second, exactly(5)],
    ]),
  )
  const found = await listGroups(listings, [groupOf(first), groupOf(second)], page(20))
  expect(found.listings).toHaveLength(15)
  expect(found).toMatchObject(exactly(35))
})

test('a list that is not counted to its end ends the count: nobody gets behind it', async () => {
  const { listings, counted } = directory(
    new Map([
      [first, { totalCount: 60, totalCountIsCapped: true }],
      [second, exactly(5)],
    ]),
  )
  const found = await listGroups(listings, [groupOf(first), groupOf(second)], page(0))
  expect(found).toMatchObject({ totalCount: 60, totalCountIsCapped: true })
  expect(counted).toEqual([first])
  expect(await listGroups(listings, [groupOf(first), groupOf(second)], page(60))).toMatchObject({
    listings: [],
    totalCount: 60,
    totalCountIsCapped: true,
  })
})

test('a listing that goes missing from a page ends no list', async () => {
  const counts = new Map([
    [first, exactly(5000)],
    [second, exactly(5)],
  ])
  const { listings } = directory(counts, 1)
  const full = await listGroups(listings, [groupOf(first), groupOf(second)], page(40))
  expect(full.listings).toHaveLength(19)
  expect(full).toMatchObject(exactly(5005))
  const last = await listGroups(listings, [groupOf(second)], page(0))
  expect(last.listings).toHaveLength(4)
  expect(last).toMatchObject(exactly(5))
})

test('a group of several lists is counted as one, and read list by list', async () => {
  const whole: ListingFilter = { anyOf: [['first'], ['second']] }
  const counts = new Map([
    [first, exactly(3)],
    [second, exactly(30)],
    [whole, exactly(33)],
  ])
  const { listings, counted } = directory(counts)
  const found = await listGroups(listings, [{ lists: [first, second], whole }], page(0))
  expect(found.listings).toHaveLength(20)
  expect(found).toMatchObject(exactly(33))
  expect(counted).toEqual([whole])
})
