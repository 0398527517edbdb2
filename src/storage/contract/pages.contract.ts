import { beforeAll, describe, expect, test } from 'vitest'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { businessId } from '../../domain/business/business-id.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { score } from '../../domain/business/rating.ts'
import type { ListSort } from '../../domain/directory/directory.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { blockSize } from '../derived/list-block.ts'
import { openStorage } from '../open-storage.ts'
import type { Storage } from '../storage.ts'
import { listWithCount } from './list-with-count.contract.ts'
import { type CreateTestBed, sampleDraft, useStorage } from './storage-under-test.contract.ts'

/** Enough for several blocks. */
const rowCount = 3 * blockSize
const batchSize = 5000
const pageLimit = 200

/** Few different scores, so that blocks begin among listings of equal score. Every seventh listing is elsewhere. */
const drafts = Array.from({ length: rowCount }, (_, index) =>
  sampleDraft({
    placeId: `p-${index}`,
    name: 'Bakery',
    category: index % 7 === 0 ? 'Florist' : 'Bakery',
    rating: [4.1, 3, 4.8][index % 3] ?? 0,
    reviewCount: index % 5,
    isVerified: index % 11 > 0,
    photos: [],
    about: {},
  }),
)

const lists: readonly [name: string, filter: ListingFilter, sort: ListSort][] = [
  ['all, best first', {}, 'recommended'],
  ['all, newest first', {}, 'latest'],
  ['all, by reviews', {}, 'reviews'],
  ['a category', { categoryKey: 'bakery' }, 'recommended'],
  ['a group', { categoryGroup: 'restaurants' }, 'recommended'],
  ['a city', { cityKey: 'berlin' }, 'recommended'],
  ['a country', { countryCode: 'DE' }, 'recommended'],
  ['verified ones', { isVerified: true }, 'recommended'],
]

/** Lists of many pages, also after listings in them were changed and deleted. */
export function describePages(createTestBed: CreateTestBed): void {
  describe('pages of long lists', () => {
    const underTest = useStorage(createTestBed, [], { isTamperedWith: true })
    let stored: ListingDraft[] = []
    beforeAll(async () => {
      await importAll(underTest().storage)
      stored = await changeSome(underTest().storage)
      await underTest().storage.listings.compact()
    })

    test.each(lists)('%s: every page, on the way forwards or back', async (_, filter, sort) => {
      const expected = ordered(stored, filter, sort)
      const offsets = Array.from(
        { length: Math.ceil(expected.length / pageLimit) },
        (_, page) => page * pageLimit,
      )
      const read = async (offset: number) => {
        const found = await listWithCount(underTest().storage.listings, filter, {
          sort,
          limit: pageLimit,
          offset,
        })
        expect(found).toMatchObject({ totalCount: expected.length, totalCountIsCapped: false })
        return found.listings.map(({ placeId }) => placeId)
      }
      const pages: string[][] = []
      // Each page once: half of them forwards, what is between them on the way back.
      const isForwards = (offset: number) => (offset / pageLimit) % 2 === 0
      const way = [...offsets.filter(isForwards), ...offsets.filter((each) => !isForwards(each)).toReversed()]
      for (const offset of way) pages[offset / pageLimit] = await read(offset)
      expect(pages.flat()).toEqual(expected)
      expect(await read(expected.length)).toEqual([])
    })

    test.each<[string, ListingFilter, ListSort]>([
      ['by rating', {}, 'rating'],
      ['of a filter by another sort', { cityKey: 'berlin' }, 'latest'],
      ['of two filters', { cityKey: 'berlin', isVerified: true }, 'recommended'],
    ])('a list %s ends at the cap', async (_, filter, sort) => {
      const { listings } = underTest().storage
      const capped = { totalCount: 10_000, totalCountIsCapped: true }
      const last = await listWithCount(listings, filter, { sort, limit: 20, offset: 9_990 })
      expect([last.listings.length, last]).toMatchObject([10, capped])
      expect(await listWithCount(listings, filter, { sort, limit: 20, offset: 10_000 })).toEqual({
        listings: [],
        ...capped,
      })
    })

    test('a count is as of now, whoever changed a listing', async () => {
      const { storage, bed } = underTest()
      const other = await openStorage(bed.options)
      const filter = { categoryKey: 'florist', isVerified: true }
      const counts = async () => {
        const each = [storage, other].map(async ({ listings }) =>
          listings.count(filter, { sort: 'latest', version: await listings.dataVersion() }),
        )
        return (await Promise.all(each)).map(({ totalCount }) => totalCount)
      }
      const [before = 0] = await counts()
      expect(await counts()).toEqual([before, before])
      const florist = drafts.findLast(({ category, isVerified }) => category === 'Florist' && isVerified)
      const id = businessId(florist?.placeId ?? '')
      const now = 1_700_000_002_000
      await storage.administration.change({ changeId: 'change-2', byHand: true, deletions: [{ id }], now })
      expect(await counts()).toEqual([before - 1, before - 1])
      await storage.administration.undo({ changeId: 'change-2', limit: 1, now })
      expect(await counts()).toEqual([before, before])
      await other.close()
    })
  })
}

async function importAll({ listings }: Storage): Promise<void> {
  for (let start = 0; start < rowCount; start += batchSize) {
    await listings.importBatch({
      jobId: 'import-1',
      drafts: drafts.slice(start, start + batchSize).map((draft) => ({ ...draft, terms: 'bakery' })),
      refused: [],
      progress: () => ({}),
      now: 1_700_000_000_000,
    })
  }
}

/** Deletes some listings and gives others another sort key. Returns what is stored then, by row number. */
async function changeSome({ administration }: Storage): Promise<ListingDraft[]> {
  const isDeleted = (index: number) => index % 300 === 5
  const isEdited = (index: number) => index % 400 === 9
  const edit = (draft: ListingDraft) => ({ ...draft, rating: 4.1, reviewCount: 2, category: 'Florist' })
  const outcome = await administration.change({
    changeId: 'change-1',
    byHand: true,
    deletions: drafts
      .filter((_, index) => isDeleted(index))
      .map(({ placeId }) => ({ id: businessId(placeId) })),
    edits: drafts
      .filter((_, index) => isEdited(index))
      .map((draft) => ({ id: businessId(draft.placeId), draft: withTerms(edit(draft)) })),
    now: 1_700_000_001_000,
  })
  expect(outcome.conflicts).toEqual([])
  return drafts
    .map((draft, index) => (isEdited(index) ? edit(draft) : draft))
    .filter((_, index) => !isDeleted(index))
}

const comparators: Record<ListSort, (a: ListingDraft, b: ListingDraft) => number> = {
  recommended: (a, b) => score(b.rating, b.reviewCount) - score(a.rating, a.reviewCount),
  latest: () => 0,
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount,
  reviews: (a, b) => b.reviewCount - a.reviewCount,
}

function ordered(stored: readonly ListingDraft[], filter: ListingFilter, sort: ListSort): string[] {
  return stored
    .filter(({ category }) => filter.categoryKey === undefined || category === 'Bakery')
    .filter(({ isVerified }) => filter.isVerified === undefined || isVerified)
    .toReversed()
    .toSorted(comparators[sort])
    .map(({ placeId }) => placeId)
}
