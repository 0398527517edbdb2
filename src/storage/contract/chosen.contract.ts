import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { businessId } from '../../domain/business/business-id.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { listWithCount } from './list-with-count.contract.ts'
import { anyDraft, anyQuery } from './model.contract.ts'
import {
  type CreateTestBed,
  firstPage,
  importJob,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

const seed = 20_261_127
const placeIdOf = (n: number) => `ChIJchosen${n}`
const idOf = (n: number) => businessId(placeIdOf(n))
const shop = (n: number, changes: Partial<ListingDraft> = {}) =>
  sampleDraft({ placeId: placeIdOf(n), name: `Shop ${n}`, ...changes })

/** The listings of one change, and a listing by its id. */
export function describeChosen(createTestBed: CreateTestBed): void {
  describe('listings of a change', () => {
    const underTest = useStorage(createTestBed, [shop(1), shop(2), shop(3)])

    async function importAs(jobId: string, drafts: readonly ListingDraft[]) {
      const { jobs, listings } = underTest().storage
      if (!(await jobs.findJob(jobId))) await jobs.createJob(importJob(jobId, 1_800_000_000_000))
      const merge = (_: unknown, draft: ReturnType<typeof withTerms<ListingDraft>>) => draft
      const batch = { jobId, drafts: drafts.map(withTerms), refused: [], now: 1_800_000_000_000 }
      return listings.importBatch({ ...batch, merge, progress: () => ({}) })
    }

    const scanned = async (filter: ListingFilter, limit = 2) => {
      const ids: string[] = []
      let after: number | undefined
      do {
        const place = { limit, ...(after !== undefined && { after }) }
        const piece = await underTest().storage.administration.scan(filter, place)
        ids.push(...piece.listings.map(({ id }) => id))
        after = piece.next
      } while (after !== undefined)
      return ids
    }
    const listed = async (
      filter: ListingFilter,
      page: { sort: 'recommended'; limit: number; offset: number } = firstPage,
    ) => {
      const { listings, ...count } = await listWithCount(underTest().storage.listings, filter, page)
      return { ids: listings.map(({ id }) => id), ...count }
    }

    test('are those that it added and altered, in the order in which they were stored', async () => {
      const { administration } = underTest().storage
      await importAs('c-mixed', [shop(4), shop(2, { name: 'Renamed shop' })])
      await administration.change({ changeId: 'c-other', deletions: [{ id: 'none' }], byHand: true, now: 1 })
      await importAs('c-between', [shop(5)])
      await importAs('c-mixed', [shop(6, { city: 'Bonn' }), shop(3, { phone: '+82 2 555 0101' })])
      const ids = [2, 3, 4, 6].map(idOf)
      expect(await scanned({ changeId: 'c-mixed' })).toEqual(ids)
      expect(await listed({ changeId: 'c-mixed' })).toEqual({ ids, totalCount: 4, totalCountIsCapped: false })
      expect(await listed({ changeId: 'c-mixed' }, { ...firstPage, limit: 2, offset: 1 })).toMatchObject({
        ids: ids.slice(1, 3),
        totalCount: 4,
      })
      expect(await listed({ changeId: 'c-mixed', cityKey: 'bonn' })).toMatchObject({
        ids: [idOf(6)],
        totalCount: 1,
      })
      expect(await scanned({ changeId: 'c-mixed', terms: ['renamed'] }, 1)).toEqual([idOf(2)])
      expect(await listed({ changeId: 'unknown' })).toMatchObject({ ids: [], totalCount: 0 })
    })

    test('leave out what was deleted or has closed since, and what was undone', async () => {
      const { administration } = underTest().storage
      await importAs('c-gone', [shop(11), shop(12), shop(13), shop(1, { name: 'Altered' })])
      await administration.change({
        changeId: 'c-gone-since',
        deletions: [{ id: idOf(11) }],
        edits: [{ id: idOf(12), draft: withTerms(shop(12, { status: 'closed' })) }],
        byHand: true,
        now: 1_800_000_000_001,
      })
      expect(await listed({ changeId: 'c-gone' })).toMatchObject({ ids: [1, 13].map(idOf), totalCount: 2 })
      await administration.undo({ changeId: 'c-gone', limit: 10, now: 1_800_000_000_002 })
      expect(await listed({ changeId: 'c-gone' })).toMatchObject({ ids: [], totalCount: 0 })
    })

    test('are one listing by its id, if it meets the other conditions', async () => {
      await importAs('c-one', [shop(21, { city: 'Bonn' }), shop(22)])
      expect(await listed({ id: idOf(21) })).toMatchObject({ ids: [idOf(21)], totalCount: 1 })
      expect(await scanned({ id: idOf(21), changeId: 'c-one', cityKey: 'bonn' })).toEqual([idOf(21)])
      expect(await scanned({ id: idOf(22), cityKey: 'bonn' })).toEqual([])
      expect(await scanned({ id: idOf(22), changeId: 'c-mixed' })).toEqual([])
      expect(await scanned({ id: 'unknown' })).toEqual([])
    })

    test('are the same as the search index finds among them, whatever else is asked', async () => {
      const drafts = fc.sample(anyDraft, { numRuns: 60, seed })
      await importAs('c-any', drafts)
      const chosen = new Set(await scanned({ changeId: 'c-any' }, 7))
      expect(chosen.size).toBeGreaterThan(20)
      for (const { filter } of fc.sample(anyQuery, { numRuns: 60, seed })) {
        const expected = (await scanned(filter, 500)).filter((id) => chosen.has(id)).sort()
        expect((await scanned({ ...filter, changeId: 'c-any' }, 25)).sort()).toEqual(expected)
        expect((await listed({ ...filter, changeId: 'c-any' })).totalCount).toBe(expected.length)
      }
    })
  })
}
