import { describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import type { Storage } from '../storage.ts'
import { draftOf } from './duplicates.contract.ts'
import { type CreateTestBed, importDrafts, useStorage } from './storage-under-test.contract.ts'

const now = 1_700_000_000_000

export function describeMerging(createTestBed: CreateTestBed): void {
  describe('merging listings', () => {
    const under = useStorage(createTestBed, [
      draftOf('kept', { name: 'Kept' }),
      draftOf('gone', { name: 'Gone' }),
      draftOf('last', { name: 'Last' }),
    ])
    const idOf = businessId
    let slugOfGone = ''
    const merge = (storage: Storage, id: string, into: string) =>
      storage.administration.change({
        changeId: `merge-${id}`,
        deletions: [{ id: idOf(id), mergedInto: idOf(into) }],
        byHand: true,
        now,
      })

    test('leads all addresses to the one that stays, over any number of merges', async () => {
      const { storage } = under()
      const slug = (await storage.listings.findById(idOf('gone')))?.slug ?? ''
      slugOfGone = slug
      await merge(storage, 'gone', 'kept')
      expect((await storage.listings.findBySlug(slug))?.placeId).toBe('kept')
      expect((await storage.listings.findById(idOf('gone')))?.placeId).toBe('kept')
      await merge(storage, 'kept', 'last')
      expect((await storage.listings.findBySlug(slug))?.placeId).toBe('last')
      expect((await storage.listings.findById(idOf('gone')))?.placeId).toBe('last')
      const found = await storage.listings.findByIds([idOf('last'), idOf('gone'), idOf('kept'), idOf('none')])
      expect([...found].map(([id, { placeId }]) => [id, placeId])).toEqual([
        [idOf('last'), 'last'],
        [idOf('gone'), 'last'],
        [idOf('kept'), 'last'],
      ])
      expect((await storage.listings.statistics()).totalBusinesses).toBe(1)
    })

    test('a reindex leaves the addresses of merged listings as they are', async () => {
      const { storage } = under()
      await storage.reindex()
      expect((await storage.listings.findBySlug(slugOfGone))?.placeId).toBe('last')
      expect((await storage.listings.findById(idOf('kept')))?.placeId).toBe('last')
    })

    test('keeps imports from bringing the other one back', async () => {
      const { storage } = under()
      const outcome = await importDrafts(storage, [draftOf('gone'), draftOf('kept'), draftOf('new')])
      expect(outcome).toEqual({ inserted: 1, updated: 0, duplicates: 2 })
    })

    test('can be undone: the listing is back under its own addresses', async () => {
      const { storage } = under()
      await storage.administration.undo({ changeId: 'merge-kept', limit: 10, now })
      await storage.administration.undo({ changeId: 'merge-gone', limit: 10, now })
      const gone = await storage.listings.findById(idOf('gone'))
      expect([gone?.placeId, gone?.name]).toEqual(['gone', 'Gone'])
      expect(gone?.slug).toBe(slugOfGone)
      expect((await storage.listings.findBySlug(slugOfGone))?.placeId).toBe('gone')
      expect((await storage.listings.findById(idOf('kept')))?.placeId).toBe('kept')
    })

    test('lets an import bring it again once the one that stayed is deleted', async () => {
      const { storage } = under()
      await merge(storage, 'gone', 'kept')
      await storage.administration.change({
        changeId: 'delete-kept',
        deletions: [{ id: idOf('kept') }],
        byHand: true,
        now,
      })
      expect(await storage.listings.findById(idOf('gone'))).toBeUndefined()
      expect((await importDrafts(storage, [draftOf('gone')])).inserted).toBe(1)
      expect((await storage.listings.findById(idOf('gone')))?.placeId).toBe('gone')
    })
  })
}
