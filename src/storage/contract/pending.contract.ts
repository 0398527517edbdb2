import { describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
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

const pending = (placeId: string) =>
  withTerms(
    sampleDraft({
      placeId,
      name: 'Quiet Newcomer',
      city: 'Unseen',
      country: 'Nauru',
      countryCode: 'NR',
      status: 'pending',
    }),
  )

export function describePending(createTestBed: CreateTestBed): void {
  describe('a submission', () => {
    const underTest = useStorage(createTestBed, [sampleDraft({ placeId: 'p-shown' })])

    test('is kept with its sender, and shown, counted and found nowhere', async () => {
      const { storage, bed } = underTest()
      const { listings } = storage
      const statistics = await listings.statistics()
      const version = await listings.dataVersion()
      await listings.addPending({ draft: pending('submission-1'), email: 'owner@example.org', now: 7 })

      const id = businessId('submission-1')
      expect(await bed.query(`select status from business where id = '${id}'`)).toBe('pending')
      expect(await bed.query(`select email from submission where listing_id = '${id}'`)).toBe(
        'owner@example.org',
      )
      expect(await listings.findById(id)).toBeUndefined()
      expect(await listings.findBySlug('quiet-newcomer-unseen-submiss')).toBeUndefined()
      expect(await listings.statistics()).toEqual(statistics)
      expect(await listings.dataVersion()).toBe(version)
      expect(await listings.findCity('unseen')).toBeUndefined()
      expect((await listings.listCountries()).map(({ countryCode }) => countryCode)).toEqual(['DE'])
      for (const sort of listSorts) {
        const all = await listWithCount(listings, {}, { ...firstPage, sort })
        expect(all.listings.map(({ placeId }) => placeId)).toEqual(['p-shown'])
        const found = await listWithCount(listings, { terms: queryTerms('newcomer') }, { ...firstPage, sort })
        expect(found).toMatchObject({ listings: [], totalCount: 0 })
      }
      const openingIds = (await listings.listOpenings(0)).map((opening) => opening.id)
      expect((await listWithCount(listings, { openingIds }, firstPage)).totalCount).toBe(1)
      expect(await listings.listSitemapEntries({ after: 0, through: 100, limit: 100 })).toHaveLength(1)
      expect(await listings.lastRowNumber()).toBe(1)
    })

    test('never takes the place of a listing', async () => {
      const { listings } = underTest().storage
      const taken = { draft: pending('p-shown'), email: 'owner@example.org', now: 8 }
      await expect(listings.addPending(taken)).rejects.toThrow()
      expect((await listings.findById(businessId('p-shown')))?.name).toBe('Blue Door Bakery')
    })

    test('an import after it goes on as ever', async () => {
      const { storage } = underTest()
      expect(await importDrafts(storage, [sampleDraft({ placeId: 'p-after' })])).toEqual({
        inserted: 1,
        updated: 0,
        duplicates: 0,
      })
      const entries = await storage.listings.listSitemapEntries({ after: 0, through: 100, limit: 100 })
      expect(entries.map(({ id }) => id)).toEqual([businessId('p-shown'), businessId('p-after')])
      const last = entries[1]?.rowNumber ?? 0
      expect(await storage.listings.lastRowNumber()).toBe(last)
      expect(await storage.listings.listSitemapEntries({ after: 0, through: last - 1, limit: 100 })).toEqual(
        entries.slice(0, 1),
      )
      expect(await storage.listings.listSitemapEntries({ after: 1, through: last, limit: 100 })).toEqual(
        entries.slice(1),
      )
    })
  })
}
