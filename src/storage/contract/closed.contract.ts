import { describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import { replaceContent } from '../../domain/business/merge-listing.ts'
import { listSorts } from '../../domain/directory/directory.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { listWithCount } from './list-with-count.contract.ts'
import {
  type CreateTestBed,
  firstPage,
  importDrafts,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

const gone = sampleDraft({ placeId: 'c-gone', name: 'Last Lantern', city: 'Potsdam', status: 'closed' })
const id = businessId('c-gone')

const undoEntry = {
  id: 'undo-entry',
  at: 70,
  username: 'admin',
  action: 'change-undone',
  subjectId: 'close',
  subject: 'Last Lantern',
  details: {},
} as const

export function describeClosed(createTestBed: CreateTestBed): void {
  describe('a business that has closed for good', () => {
    const underTest = useStorage(createTestBed, [sampleDraft({ placeId: 'c-open' }), gone])
    const change = (changeId: string, status: 'closed' | 'published', now: number) => ({
      changeId,
      edits: [{ id, draft: withTerms({ ...gone, status }) }],
      byHand: true,
      now,
    })

    async function listedPlaces() {
      const { listings } = underTest().storage
      const lists = await Promise.all(
        listSorts.flatMap((sort) => [
          listWithCount(listings, {}, { ...firstPage, sort }),
          listWithCount(listings, { terms: queryTerms('lantern') }, { ...firstPage, sort }),
        ]),
      )
      return [...new Set(lists.flatMap((list) => list.listings.map(({ placeId }) => placeId)))].sort()
    }

    test('has a page, and stands in no list and no count', async () => {
      const { listings, administration } = underTest().storage
      const stored = await listings.findById(id)
      expect(stored).toMatchObject({ id, status: 'closed', name: 'Last Lantern' })
      expect((await listings.findBySlug(stored?.slug ?? ''))?.id).toBe(id)
      expect([...(await listings.findByIds([id])).keys()]).toEqual([])
      expect(await listedPlaces()).toEqual(['c-open'])
      expect((await listings.statistics()).totalBusinesses).toBe(1)
      expect(await listings.findCity('potsdam')).toBeUndefined()
      expect(await listings.listSitemapEntries({ after: 0, through: 100, limit: 100 })).toHaveLength(1)
      const { listings: closed, totalCount } = await administration.listHidden('closed', {
        limit: 9,
        offset: 0,
      })
      expect([totalCount, closed[0]?.id]).toEqual([1, id])
      expect((await administration.listHidden('pending', { limit: 9, offset: 0 })).totalCount).toBe(0)
      const all = await administration.scanStored({ after: 0, limit: 10 })
      expect(all.map(({ placeId }) => placeId)).toEqual(['c-open', 'c-gone'])
    })

    test('is listed when it opens again, leaves the lists when it closes, and an undo brings it back', async () => {
      const { listings, administration } = underTest().storage
      await administration.change(change('open-again', 'published', 50))
      expect(await listedPlaces()).toEqual(['c-gone', 'c-open'])
      expect((await listings.findCity('potsdam'))?.businessCount).toBe(1)
      await administration.change(change('close', 'closed', 60))
      expect(await listedPlaces()).toEqual(['c-open'])
      expect(await listings.findCity('potsdam')).toBeUndefined()
      await administration.undo({ changeId: 'close', limit: 9, audit: () => undoEntry, now: 70 })
      expect(await listedPlaces()).toEqual(['c-gone', 'c-open'])
      await administration.change(change('close-again', 'closed', 80))
    })

    test('settles the reports from before, and takes others', async () => {
      const { reports } = underTest().storage
      const report = { listingId: id, reasons: ['other'], note: 'Open?', contact: '' } as const
      const noLimits = { ofListing: 9, ofAll: 9 }
      await reports.addReport({ ...report, id: 'before', createdAt: 79 }, noLimits)
      await reports.addReport({ ...report, id: 'after', createdAt: 1e15 }, noLimits)
      const open = await reports.listOpenReports({ limit: 9, offset: 0 })
      expect([open.totalCount, open.reports[0]?.report.id, open.reports[0]?.others]).toEqual([1, 'after', 0])
    })

    test('is known to the next import', async () => {
      expect(await importDrafts(underTest().storage, [gone])).toEqual({
        inserted: 0,
        updated: 0,
        duplicates: 1,
      })
    })

    test('is listed when a file says that it is open, whose silence opens nothing', async () => {
      const { listings } = underTest().storage
      const update = (saysOpen: boolean) =>
        listings.importBatch({
          jobId: 'import-1',
          drafts: [{ ...withTerms({ ...gone, status: 'published' }), saysOpen }],
          refused: [],
          merge: (present, draft) => {
            const merged = replaceContent(present, draft, new Set())
            return merged && withTerms(merged)
          },
          progress: () => ({}),
          now: 90,
        })
      expect((await update(false)).updated).toBe(0)
      expect(await listedPlaces()).toEqual(['c-open'])
      expect((await update(true)).updated).toBe(1)
      expect(await listedPlaces()).toEqual(['c-gone', 'c-open'])
    })
  })
}
