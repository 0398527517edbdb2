import { beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import {
  type CreateTestBed,
  importDrafts,
  importJob,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

/** Enough for the compaction to run in a thread. */
const rowCount = 2_500
const importedAt = 1_700_000_000_000

const shop = (index: number, changes: Partial<ListingDraft> = {}) =>
  sampleDraft({
    placeId: String(index).padStart(7, '0'),
    name: `Shop ${index}`,
    photos: [],
    about: {},
    ...changes,
  })
const shops = Array.from({ length: rowCount }, (_, index) => shop(index))
const idOf = (index: number) => businessId(shop(index).placeId)
const slugOf = (index: number) => `shop-${index}-berlin-${shop(index).placeId}`

/** Results must be the same before and after compaction. */
export function describeLargeBatches(createTestBed: CreateTestBed): void {
  describe.each([
    { state: 'not compacted', isCompacted: false },
    { state: 'compacted', isCompacted: true },
  ])('a large batch, $state', ({ isCompacted }) => {
    const underTest = useStorage(createTestBed)
    const found = async (index: number) => {
      const { listings, administration } = underTest().storage
      const [byId, bySlug] = [await listings.findById(idOf(index)), await listings.findBySlug(slugOf(index))]
      expect(bySlug).toEqual(byId)
      expect((await administration.findStored(idOf(index)))?.id).toBe(byId?.id)
      return byId
    }
    const importAs = (jobId: string, drafts: readonly ListingDraft[]) =>
      underTest().storage.listings.importBatch({
        jobId,
        drafts: drafts.map(withTerms),
        refused: [],
        progress: () => ({}),
        now: importedAt,
      })
    const total = async () => (await underTest().storage.listings.statistics()).totalBusinesses

    beforeAll(async () => {
      const { storage } = underTest()
      await storage.jobs.createJob(importJob('large', 2))
      expect((await importAs('large', shops)).inserted).toBe(rowCount)
      if (isCompacted) await storage.listings.compact()
    })

    test('every listing has its addresses', async () => {
      const { administration } = underTest().storage
      for (const index of [0, 1, 1_234, rowCount - 1])
        expect((await found(index))?.name).toBe(`Shop ${index}`)
      const stored = await administration.listStored(shops.map((_, index) => idOf(index)))
      expect(new Set(stored.map(({ slug }) => slug))).toEqual(new Set(shops.map((_, index) => slugOf(index))))
    })

    test('its listings are known when they come again, many or few', async () => {
      expect(await importAs('large', shops)).toEqual({ inserted: 0, updated: 0, duplicates: rowCount })
      expect(await importDrafts(underTest().storage, shops.slice(7, 9))).toMatchObject({ duplicates: 2 })
      expect(await total()).toBe(rowCount)
    })

    test('its slugs are taken, for few and for many', async () => {
      const { storage } = underTest()
      const twin = (index: number) => shop(index, { placeId: `${shop(index).placeId}-twin` })
      const slugOfTwin = async (index: number) =>
        (await storage.listings.findById(businessId(twin(index).placeId)))?.slug
      const rest = Array.from({ length: rowCount }, (_, index) => twin(index + 5))
      await storage.jobs.createJob(importJob('twins', 3))
      await importAs('twins', [twin(4)])
      await importAs('twins', rest)
      expect(await slugOfTwin(4)).toBe('shop-4-berlin-0000004-tw')
      expect(await slugOfTwin(5)).toBe('shop-5-berlin-0000005-tw')
      expect((await found(4))?.name).toBe('Shop 4')
      while (!(await storage.administration.undo({ changeId: 'twins', limit: 1000, now: 1 })).isDone);
      expect(await slugOfTwin(5)).toBeUndefined()
      expect((await found(5))?.name).toBe('Shop 5')
    })

    test('its listings are edited, deleted, merged, and come back', async () => {
      const { administration, listings } = underTest().storage
      const before = [await found(10), await found(11), await found(12)]
      const outcome = await administration.change({
        changeId: 'by-hand',
        edits: [{ id: idOf(10), draft: withTerms(shop(10, { name: 'Edited' })) }],
        deletions: [{ id: idOf(11) }, { id: idOf(12), mergedInto: idOf(13) }],
        byHand: true,
        now: importedAt + 1,
      })
      expect([outcome.edited, outcome.deleted]).toMatchObject([[{}], [{}, {}]])
      expect((await found(10))?.name).toBe('Edited')
      expect(await found(11)).toBeUndefined()
      expect((await listings.findById(idOf(12)))?.id).toBe(idOf(13))
      expect((await listings.findBySlug(slugOf(12)))?.id).toBe(idOf(13))
      expect(await importDrafts(underTest().storage, [shop(12)])).toMatchObject({ inserted: 0 })
      await administration.undo({ changeId: 'by-hand', limit: 10, now: importedAt + 2 })
      expect([await found(10), await found(11), await found(12)]).toEqual(before)
    })

    test('a deleted listing leaves its addresses to whoever comes next', async () => {
      const { administration } = underTest().storage
      const deletions = [{ id: idOf(20) }]
      await administration.change({ changeId: 'd', deletions, byHand: true, now: importedAt + 3 })
      expect(await importDrafts(underTest().storage, [shop(20)])).toMatchObject({ inserted: 1 })
      expect((await found(20))?.createdAt).toBe(importedAt)
    })

    test('its listings get texts', async () => {
      const { administration } = underTest().storage
      const text = { uniqueContent: 'Text', seoTitle: '', seoDescription: '', canonicalUrl: '' }
      const job = { id: 'large', progress: () => ({}) }
      const texts = [{ id: idOf(30), ...text }]
      expect(await administration.addSeoTexts({ texts, job, now: importedAt + 4 })).toBe(1)
      expect((await found(30))?.uniqueContent).toBe('Text')
    })

    test('undone or cleared it leaves nothing, and can be imported again', async () => {
      const { administration, listings } = underTest().storage
      while (!(await administration.undo({ changeId: 'large', limit: 1000, now: 1 })).isDone);
      // The listing that was imported again belongs to another import.
      expect(await total()).toBe(1)
      expect(await found(21)).toBeUndefined()
      expect((await importAs('large', shops)).inserted).toBe(rowCount - 1)
      if (isCompacted) await listings.compact()
      await administration.clear('import-1')
      expect(await found(21)).toBeUndefined()
      expect((await importAs('large', shops)).inserted).toBe(rowCount)
      await listings.compact()
      expect((await found(21))?.name).toBe('Shop 21')
      expect((await importAs('large', shops)).duplicates).toBe(rowCount)
    })
  })
}
