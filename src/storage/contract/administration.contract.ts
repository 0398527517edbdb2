import { describe, expect, test } from 'vitest'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { businessId } from '../../domain/business/business-id.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { Storage } from '../storage.ts'
import { listWithCount } from './list-with-count.contract.ts'
import { scanAllStored, takeSnapshot } from './snapshot.contract.ts'
import {
  type CreateTestBed,
  firstPage,
  importDrafts,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

const importedAt = 1_700_000_000_000
const shop = (n: number, changes: Partial<ListingDraft> = {}) =>
  sampleDraft({
    placeId: `ChIJshop${n}`,
    name: `Shop ${n}`,
    reviewCount: n,
    isVerified: n % 2 === 0,
    ...changes,
  })
const shops = Array.from({ length: 20 }, (_, n) => shop(n, n % 5 === 0 ? { city: 'Bonn' } : {}))
const idOf = (n: number) => businessId(`ChIJshop${n}`)

export function describeAdministration(createTestBed: CreateTestBed): void {
  describe('changes', () => {
    const underTest = useStorage(createTestBed, shops)

    test('an edit changes content, counts, search and version; number, slug and place id stay', async () => {
      const { administration, listings } = underTest().storage
      const before = await administration.findStored(idOf(1))
      const version = await listings.dataVersion()
      const draft = withTerms(shop(1, { name: 'Lantern', city: 'Köln', placeId: 'other', isVerified: true }))
      const edits = [{ id: idOf(1), version: importedAt, draft }]
      expect(await administration.change({ changeId: 'e1', edits, byHand: true, now: 5 })).toEqual({
        edited: [idOf(1)],
        deleted: [],
        conflicts: [],
      })
      const { terms: _, placeId: __, ...content } = draft
      expect(await administration.findStored(idOf(1))).toEqual({
        ...before,
        ...content,
        updatedAt: importedAt + 1,
        editedAt: importedAt + 1,
      })
      expect(await listings.dataVersion()).toBe(version + 1)
      expect(
        (await listWithCount(listings, { terms: ['lantern'], isVerified: true }, firstPage)).totalCount,
      ).toBe(1)
      expect((await listWithCount(listings, { terms: ['1'], isVerified: false }, firstPage)).totalCount).toBe(
        0,
      )
      expect((await listings.findCity('koln'))?.businessCount).toBe(1)
    })

    test('an edit or a deletion of another version is a conflict and leaves only its own listing', async () => {
      const { administration } = underTest().storage
      const edits = [2, 3].map((n) => ({
        id: idOf(n),
        version: importedAt + n - 2,
        draft: withTerms(shop(n, { name: 'New' })),
      }))
      const deletions = [{ id: idOf(4), version: 1 }, { id: 'unknown' }, { id: idOf(2) }]
      const change = { changeId: 'e2', edits, deletions, byHand: true, now: importedAt }
      expect(await administration.change(change)).toEqual({
        edited: [idOf(2)],
        deleted: [],
        conflicts: [idOf(3), idOf(4), 'unknown', idOf(2)],
      })
      const found = await administration.listStored([idOf(2), idOf(3), idOf(4), 'unknown'])
      expect(new Map(found.map(({ id, name }) => [id, name]))).toEqual(
        new Map([
          [idOf(2), 'New'],
          [idOf(3), 'Shop 3'],
          [idOf(4), 'Shop 4'],
        ]),
      )
    })

    test('texts for search engines go to listings without, once, and stay through an edit', async () => {
      const { administration, jobs, listings } = underTest().storage
      const seo = { uniqueContent: 'Content', seoTitle: 'Title', seoDescription: 'Words', canonicalUrl: '/x' }
      const without = (await administration.shortcomings()).withoutSeoText
      const add = (ids: readonly string[], uniqueContent = 'Content') =>
        administration.addSeoTexts({
          texts: ids.map((id) => ({ ...seo, id, uniqueContent })),
          job: { id: 'import-1', progress: (added) => ({ added }) },
          now: importedAt + 9,
        })
      const version = await listings.dataVersion()
      expect(await add([idOf(5), idOf(6)])).toBe(2)
      expect(await add([idOf(6), idOf(7), 'unknown'], 'Other')).toBe(1)
      expect((await jobs.findJob('import-1'))?.progress).toEqual({ added: 1 })
      expect(await listings.dataVersion()).toBe(version + 2)
      expect((await administration.shortcomings()).withoutSeoText).toBe(without - 3)
      const edits = [{ id: idOf(6), draft: withTerms(shop(6, { name: 'Six' })) }]
      await administration.change({ changeId: 'e3', edits, byHand: true, now: importedAt + 20 })
      // Neither brings newer data.
      const stored = { ...seo, name: 'Six', dataAt: importedAt }
      expect(await administration.findStored(idOf(6))).toMatchObject(stored)
    })

    test('a change with a job stores its progress, or does nothing', async () => {
      const { administration, jobs } = underTest().storage
      const change = { changeId: 'e4', deletions: [{ id: idOf(8) }], byHand: false, now: importedAt }
      await expect(
        administration.change({ ...change, job: { id: 'unknown', progress: {} } }),
      ).rejects.toThrow()
      expect(await administration.findStored(idOf(8))).toBeDefined()
      await administration.change({ ...change, job: { id: 'import-1', progress: { done: 1 } } })
      expect((await jobs.findJob('import-1'))?.progress).toEqual({ done: 1 })
      expect(await administration.findStored(idOf(8))).toBeUndefined()
    })
  })

  describe('a submission under review', () => {
    const underTest = useStorage(createTestBed, shops.slice(0, 3))
    const pending = (n: number) => withTerms(shop(n, { status: 'pending', city: 'Unseen' }))

    test('is listed, published by an edit, removed by a deletion, and comes back by an undo', async () => {
      const { storage } = underTest()
      const { administration, listings } = storage
      for (const n of [50, 51, 52]) {
        await listings.addPending({ draft: pending(n), email: `owner${n}@example.org`, now: importedAt + n })
      }
      const submitted = await takeSnapshot(storage)
      const { listings: second, totalCount } = await administration.listHidden('pending', {
        limit: 1,
        offset: 1,
      })
      expect([totalCount, second[0]?.id, second[0]?.submitterEmail]).toEqual([
        3,
        idOf(51),
        'owner51@example.org',
      ])

      const draft = withTerms(shop(50, { city: 'Unseen' }))
      const change = { changeId: 'p1', edits: [{ id: idOf(50), draft }], deletions: [{ id: idOf(51) }] }
      await administration.change({ ...change, byHand: true, now: importedAt + 99 })
      expect(
        (await administration.listHidden('pending', { limit: 9, offset: 0 })).listings.map(({ id }) => id),
      ).toEqual([idOf(52)])
      expect(await listings.findBySlug('shop-50-unseen-ChIJsho')).toMatchObject({ id: idOf(50) })
      expect((await listings.findCity('unseen'))?.businessCount).toBe(1)
      expect((await administration.findStored(idOf(50)))?.submitterEmail).toBe('')

      await administration.undo({ changeId: 'p1', limit: 9, now: importedAt + 100 })
      expect(await takeSnapshot(storage)).toEqual(submitted)
    })
  })

  describe('reading through', () => {
    const underTest = useStorage(createTestBed, [...shops, shop(90, { status: 'pending' })])

    async function scanAll({ administration }: Storage, filter: ListingFilter, limit: number) {
      const numbers: number[] = []
      let after: number | undefined
      do {
        const piece = await administration.scan(filter, after === undefined ? { limit } : { after, limit })
        expect(piece.listings.length).toBeLessThanOrEqual(limit)
        numbers.push(...piece.listings.map(({ reviewCount }) => reviewCount))
        after = piece.next
      } while (after !== undefined)
      return numbers
    }

    test('every published listing comes once, by number without a filter', async () => {
      const { storage } = underTest()
      const all = shops.map((_, n) => n)
      for (const limit of [1, 7, 20, 50]) {
        expect(await scanAll(storage, {}, limit)).toEqual(all)
        const odd = await scanAll(storage, { isVerified: false }, limit)
        expect(odd.toSorted((a, b) => a - b)).toEqual(all.filter((n) => n % 2 === 1))
        const bonn = await scanAll(storage, { terms: ['shop'], cityKey: 'bonn' }, limit)
        expect(bonn.toSorted((a, b) => a - b)).toEqual([0, 5, 10, 15])
        const openingIds = (await storage.listings.listOpenings(0)).map(({ id }) => id)
        expect(await scanAll(storage, { openingIds }, limit)).toHaveLength(20)
        expect(await scanAll(storage, { openingIds: [999] }, limit)).toEqual([])
      }
      expect((await scanAllStored(storage)).map(({ reviewCount }) => reviewCount)).toEqual([...all, 90])
    })

    test('counts by day', async () => {
      const { listings } = underTest().storage
      expect(await listings.countByDay(3)).toEqual([{ day: '2023-11-14', businessCount: 20 }])
    })

    test('places come in pieces by row number, and neighbours by row numbers', async () => {
      const { administration } = underTest().storage
      const all = await administration.scanPlaces({ after: 0, limit: 100 })
      const numbers = all.map(({ rowNumber }) => rowNumber)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(await administration.scanPlaces({ after: numbers[2] ?? 0, limit: 3 })).toEqual(all.slice(3, 6))
      expect(all.filter(({ cityKey }) => cityKey === 'bonn')).toHaveLength(4)
      expect(all[0]).toMatchObject({ categoryKey: 'bakery', latitude: 52.5, longitude: 13.4 })

      // The last one waits for approval.
      const near = await administration.listNeighbours([numbers[1] ?? 0, numbers.at(-1) ?? 0, 99_999])
      expect(near).toEqual([
        expect.objectContaining({
          rowNumber: numbers[1],
          city: 'Berlin',
          countryCode: 'DE',
          district: 'Mitte',
        }),
      ])
      expect(await administration.listNeighbours([])).toEqual([])
    })
  })

  describe('clearing and restoring', () => {
    const underTest = useStorage(createTestBed, shops)

    test('nothing stays, a backup brings everything back, and twice the same does nothing', async () => {
      const { storage } = underTest()
      const { administration, listings } = storage
      await listings.addPending({
        draft: withTerms(shop(70, { status: 'pending' })),
        email: 'a@example.org',
        now: 9,
      })
      const edits = [{ id: idOf(3), draft: withTerms(shop(3, { name: 'Three' })) }]
      await administration.change({ changeId: 'c1', edits, byHand: true, now: importedAt + 5 })
      const before = await takeSnapshot(storage)
      const version = await listings.dataVersion()
      await administration.clear('import-1')
      expect(await scanAllStored(storage)).toEqual([])
      expect(await listings.statistics()).toMatchObject({ totalBusinesses: 0, totalCities: 0, categories: 0 })
      expect((await listWithCount(listings, { terms: ['shop'] }, firstPage)).totalCount).toBe(0)
      expect(await listings.findBySlug('shop-1-berlin-ChIJsho')).toBeUndefined()
      expect(await administration.countUndoable('c1')).toBe(0)
      expect(await listings.countByDay(9)).toEqual([])
      expect(await listings.dataVersion()).toBeGreaterThan(version)

      const backup = before.stored.map(withTerms)
      const job = { id: 'import-1', progress: { restored: 21 } }
      expect(await administration.restoreBatch({ listings: backup.slice(0, 9), job })).toEqual({
        restored: 9,
      })
      expect(await administration.restoreBatch({ listings: backup, job })).toEqual({ restored: 12 })
      expect(await takeSnapshot(storage)).toEqual(before)
      expect(await importDrafts(storage, [shop(71)])).toMatchObject({ inserted: 1 })
      expect((await administration.findStored(idOf(71)))?.rowNumber).toBeGreaterThan(21)
    })
  })
}
