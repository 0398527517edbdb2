import { expect, test } from 'vitest'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingReader, PageListings } from '../ports/listing-store.ts'
import { missingOfAll } from './unknown-facts.ts'

const bare = { rating: '0', phone: null }
const page = (totalCount: number, ...businesses: { rating: string; phone: string | null }[]) => ({
  totalCount,
  totalCountIsCapped: false,
  businesses,
})

/** A store of which some listings are found, by what was asked for. */
function storeOf(answer: (filter: ListingFilter) => readonly { rating: number }[]) {
  const asked: ListingFilter[] = []
  const listPage = async (filter: ListingFilter) => {
    asked.push(filter)
    const listings = answer(filter)
    return { listings, entries: listings.length } as unknown as PageListings
  }
  return { listings: { listPage } as Pick<ListingReader, 'listPage'>, asked }
}

test('a page that has all of its list tells what none has, without another question', async () => {
  const { listings, asked } = storeOf(() => [])
  expect(await missingOfAll(listings, {}, page(2, bare, bare))).toEqual({
    isUnrated: true,
    isPhoneless: true,
  })
  expect(await missingOfAll(listings, {}, page(1, { rating: '4', phone: '02-1' }))).toEqual({})
  expect(asked).toEqual([])
})

test('of a longer list one more question tells', async () => {
  const without = storeOf(({ hasPhone }) => (hasPhone ? [] : [{ rating: 0 }]))
  expect(await missingOfAll(without.listings, {}, page(90, bare))).toEqual({
    isUnrated: true,
    isPhoneless: true,
  })
  const withSome = storeOf(() => [{ rating: 4.5 }])
  expect(await missingOfAll(withSome.listings, {}, page(90, bare))).toEqual({})
  expect(withSome.asked).toContainEqual({ hasPhone: true })
})

test('nothing is said where only a part of the list could tell', async () => {
  const { listings, asked } = storeOf(() => [])
  for (const filter of [undefined, { openingIds: [1] }])
    expect(await missingOfAll(listings, filter, page(90, bare))).toEqual({})
  expect(asked).toEqual([])
})
