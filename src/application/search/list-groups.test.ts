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

/** A directory of listings by the words that they have, which records the lists that are read. */
function wordDirectory(
  words: Readonly<Record<string, string>>,
  countryCode: (id: string) => string = () => '',
) {
  const read: ListingFilter[] = []
  const has = (id: string, terms: readonly string[] = []) =>
    terms.every((term) => words[id]?.split(' ').includes(term))
  const passes = (id: string, { terms, noneOf = [], ...where }: ListingFilter) =>
    has(id, terms) &&
    !noneOf.some((term) => has(id, [term])) &&
    (!where.countryCode || countryCode(id) === where.countryCode) &&
    (!where.notCountryCode || countryCode(id) !== where.notCountryCode)
  const matches = (filter: ListingFilter) => Object.keys(words).filter((id) => passes(id, filter))
  return {
    read,
    listings: {
      listPage: async (filter: ListingFilter, { limit, offset }: { limit: number; offset: number }) => {
        read.push(filter)
        const ids = matches(filter).slice(offset, offset + limit)
        const listings = ids.map((id) => ({ id, countryCode: countryCode(id) }) as Listing)
        return { listings, entries: ids.length }
      },
      count: async (filter: ListingFilter) => ({
        totalCount: matches(filter).length,
        totalCountIsCapped: false,
      }),
    },
  }
}

const shortPage = { sort: 'recommended', limit: 2, offset: 0, version: 1 } as const
const ofSun: ListingFilter = { terms: ['sun'] }
const ofTrade: ListingFilter = { terms: ['sun', 'bakery'] }
const others: ListingFilter = { terms: ['sun'], noneOf: ['bakery'] }
const group = { lists: [ofTrade, others], whole: ofSun }
const idsOf = (found: { readonly listings: readonly Listing[] }) => found.listings.map(({ id }) => id)

test('of a group that has none no list is read', async () => {
  const { listings, read } = wordDirectory({ a: 'moon' })
  expect(await listGroups(listings, [group], shortPage)).toMatchObject({ listings: [], totalCount: 0 })
  expect(read).toEqual([ofSun])
})

test('the last list of a short group is what the others have not', async () => {
  const { listings, read } = wordDirectory({ a: 'sun', b: 'sun bakery', c: 'moon' })
  const found = await listGroups(listings, [group], shortPage)
  expect(idsOf(found)).toEqual(['b', 'a'])
  expect(found).toMatchObject({ totalCount: 2, totalCountIsCapped: false })
  expect(read).toEqual([ofSun, ofTrade])
})

test('lists of a country are told apart without reading them', async () => {
  const named = {
    lists: [
      { ...ofSun, countryCode: 'KR' },
      { ...ofSun, notCountryCode: 'KR' },
    ],
    whole: ofSun,
  }
  const { listings, read } = wordDirectory({ a: 'sun', b: 'sun' }, (id) => (id === 'b' ? 'KR' : 'US'))
  expect(idsOf(await listGroups(listings, [named], shortPage))).toEqual(['b', 'a'])
  expect(read).toEqual([ofSun])
})

test('a page that is full is counted with the groups behind it', async () => {
  const { listings } = wordDirectory({ a: 'sun', b: 'sun bakery', c: 'sun', d: 'moon' })
  const behind = { terms: ['moon'] }
  const found = await listGroups(listings, [group, { lists: [behind], whole: behind }], shortPage)
  expect(idsOf(found)).toEqual(['b', 'a'])
  expect(found).toMatchObject({ totalCount: 4, totalCountIsCapped: false })
})

test('a group of many is read list by list', async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}`, 'sun']))
  const { listings } = wordDirectory({ ...many, last: 'sun bakery' })
  const found = await listGroups(listings, [group], shortPage)
  expect(idsOf(found)).toEqual(['last', '0'])
  expect(found).toMatchObject({ totalCount: 31 })
})

test('of each list, those that have the terms of the own quarter come first, and nobody twice or never', async () => {
  const terms = [['bar', 'near'], ['bar'], ['bar', 'near'], ['pub'], ['pub', 'near']]
  const rows = terms.map((held, at) => ({ id: `${at}`, held }))
  const has = (held: readonly string[], all: readonly string[]) => all.every((term) => held.includes(term))
  const matching = ({ terms: all = [], notAllOf = [] }: ListingFilter) =>
    rows.filter(({ held }) => has(held, all) && !notAllOf.some((one) => has(held, one)))
  const listings = {
    listPage: async (filter: ListingFilter, { limit, offset }: { limit: number; offset: number }) => {
      const found = matching(filter).slice(offset, offset + limit)
      return { entries: found.length, listings: found as unknown as Listing[] }
    },
    count: async (filter: ListingFilter) => exactly(matching(filter).length),
  }
  const groups = ['bar', 'pub'].map((term) => ({ ...groupOf({ terms: [term] }), own: ['near'] }))
  const found = await listGroups(listings, groups, page(0))
  expect(found.listings.map(({ id }) => id)).toEqual(['0', '2', '1', '4', '3'])
  expect(found).toMatchObject(exactly(rows.length))
  const second = await listGroups(listings, groups, { ...page(0), limit: 2, offset: 2 })
  expect(second.listings.map(({ id }) => id)).toEqual(['1', '4'])
})

test('a group whose pages have told how long its lists are is not counted', async () => {
  const { listings, counted } = directory(
    new Map([
      [first, exactly(5)],
      [second, exactly(30)],
    ]),
  )
  const telling = {
    ...listings,
    listPage: async (filter: ListingFilter, asked: { limit: number; offset: number }) => ({
      ...(await listings.listPage(filter, asked)),
      count: exactly(filter === first ? 5 : 30),
    }),
  }
  const group = { lists: [first, second], whole: { anyOf: [['first'], ['second']] } }
  expect(await listGroups(telling, [group], page(0))).toMatchObject(exactly(35))
  expect(await listGroups(telling, [group], page(20))).toMatchObject(exactly(35))
  expect(counted).toEqual([])
})

test('lists that are together longer than what is counted are capped, as if they had been counted', async () => {
  const lengths = new Map([
    [first, exactly(6000)],
    [second, exactly(5000)],
  ])
  const { listings } = directory(lengths)
  const telling = {
    ...listings,
    listPage: async (filter: ListingFilter, asked: { limit: number; offset: number }) => ({
      ...(await listings.listPage(filter, asked)),
      count: lengths.get(filter) ?? exactly(0),
    }),
  }
  const group = { lists: [first, second], whole: { anyOf: [['first'], ['second']] } }
  const capped = { totalCount: 10_000, totalCountIsCapped: true }
  expect(await listGroups(telling, [group], page(6100))).toMatchObject(capped)
})
