import { expect, test, vi } from 'vitest'
import type { Listing } from '../domain/business/listing.ts'
import { askedOnce } from './asked-once.ts'
import type { ListingReader } from './ports/listing-store.ts'
import type { SearchDictionary } from './ports/search-dictionary.ts'

const stored = ['a', 'b', 'c'].map((id) => ({ id }) as Listing)

function listPageOf(count: number) {
  const listPage = vi.fn<ListingReader['listPage']>(async (_, { limit, offset }) => {
    const listings = stored.slice(0, count).slice(offset, offset + limit)
    return { listings, entries: listings.length }
  })
  const asked = askedOnce({ listPage } as Partial<ListingReader> as ListingReader, {} as SearchDictionary)
  return { listPage, read: asked.listings.listPage }
}

const page = (limit: number, offset = 0) => ({ sort: 'recommended', limit, offset }) as const

test('reads a page once, however its filter is written', async () => {
  const { listPage, read } = listPageOf(3)
  const first = await read({ terms: ['pizza'], noneOf: [] }, page(2))
  expect(await read({ terms: ['pizza'] }, page(2))).toEqual(first)
  expect(listPage).toHaveBeenCalledTimes(1)
})

test('knows all pages of a list that it has read to its end, and its length', async () => {
  const { listPage, read } = listPageOf(2)
  await read({ terms: ['pizza'] }, page(20))
  const count = { totalCount: 2, totalCountIsCapped: false }
  expect(await read({ terms: ['pizza'] }, page(1, 1))).toEqual({ listings: [stored[1]], entries: 1, count })
  expect(await read({ terms: ['pizza'] }, page(50, 20))).toEqual({ listings: [], entries: 0, count })
  expect(listPage).toHaveBeenCalledTimes(1)
})

test('reads further pages of a list that may be longer, and other lists', async () => {
  const { listPage, read } = listPageOf(3)
  await read({ terms: ['pizza'] }, page(3))
  await read({ terms: ['pizza'] }, page(3, 3))
  await read({ terms: ['sushi'] }, page(3))
  await read({ terms: ['pizza'] }, { ...page(3), sort: 'latest' })
  expect(listPage).toHaveBeenCalledTimes(4)
})
