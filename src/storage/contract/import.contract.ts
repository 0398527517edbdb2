import { describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { openStorage } from '../open-storage.ts'
import { listWithCount } from './list-with-count.contract.ts'
import {
  type CreateTestBed,
  firstPage,
  importDrafts,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

export function describeImport(createTestBed: CreateTestBed): void {
  describe('import', () => {
    const underTest = useStorage(createTestBed)

    test('a listing reads back as it was imported', async () => {
      const { listings } = underTest().storage
      const draft = sampleDraft({ placeId: 'ChIJfull' })
      await importDrafts(underTest().storage, [draft])
      expect(await listings.findById(businessId('ChIJfull'))).toEqual({
        ...draft,
        id: businessId('ChIJfull'),
        slug: 'blue-door-bakery-berlin-ChIJful',
        score: expect.any(Number),
        uniqueContent: '',
        seoTitle: '',
        seoDescription: '',
        canonicalUrl: '',
        createdAt: 1_700_000_000_000,
        updatedAt: 1_700_000_000_000,
        dataAt: 1_700_000_000_000,
        handFields: [],
      })
    })

    test('a listing of which next to nothing is known reads back too', async () => {
      const bare = {
        category: '',
        categoryGroup: null,
        city: '',
        countryCode: '',
        latitude: null,
        longitude: null,
        rating: 0,
        reviewCount: 0,
        photos: [],
        openingHours: {},
        about: {},
      }
      const before = await underTest().storage.listings.statistics()
      await importDrafts(underTest().storage, [sampleDraft({ placeId: 'ChIJbare', ...bare })])
      expect(await underTest().storage.listings.findById(businessId('ChIJbare'))).toMatchObject(bare)
      expect(await underTest().storage.listings.statistics()).toEqual({
        ...before,
        totalBusinesses: before.totalBusinesses + 1,
        verifiedBusinesses: before.verifiedBusinesses + 1,
      })
    })

    test('the database itself refuses a second listing with an id', async () => {
      const { bed, storage } = underTest()
      await importDrafts(storage, [
        sampleDraft({ placeId: 'ChIJid-a' }),
        sampleDraft({ placeId: 'ChIJid-b' }),
      ])
      const [a, b] = ['ChIJid-a', 'ChIJid-b'].map(businessId)
      // Citus refuses any change of an id.
      const change = bed.query(`update business set id = '${a}' where id = '${b}'`)
      await expect(change).rejects.toThrow(/unique|partition value/i)
    })

    test('duplicates are skipped, in one batch and across batches, and the first stays', async () => {
      const { storage } = underTest()
      const first = sampleDraft({ placeId: 'ChIJtwice', name: 'First' })
      const again = sampleDraft({ placeId: 'ChIJtwice', name: 'Second' })
      expect(await importDrafts(storage, [first, again])).toEqual({ inserted: 1, updated: 0, duplicates: 1 })
      const version = await storage.listings.dataVersion()
      expect(await importDrafts(storage, [again, first])).toEqual({ inserted: 0, updated: 0, duplicates: 2 })
      expect(await storage.listings.dataVersion()).toBe(version)
      expect((await storage.listings.findById(businessId('ChIJtwice')))?.name).toBe('First')
    })

    test('an empty batch is fine', async () => {
      expect(await importDrafts(underTest().storage, [])).toEqual({ inserted: 0, updated: 0, duplicates: 0 })
    })

    test('slugs stay unique, in one batch and across batches', async () => {
      const { storage } = underTest()
      const ids = ['ChIJabcXXXone', 'ChIJabcXXXtwo', 'ChIJabcYYYone', 'ChIJabc', 'ChIJabc!']
      await importDrafts(
        storage,
        ids.slice(0, 2).map((placeId) => sampleDraft({ placeId, name: 'Twin' })),
      )
      await importDrafts(
        storage,
        ids.slice(2).map((placeId) => sampleDraft({ placeId, name: 'Twin' })),
      )
      const found = await Promise.all(ids.map((id) => storage.listings.findById(businessId(id))))
      const slugs = found.map((listing) => listing?.slug ?? '')
      expect(slugs.slice(0, 3)).toEqual([
        'twin-berlin-ChIJabc',
        'twin-berlin-ChIJabcXXX',
        'twin-berlin-ChIJabcYYY',
      ])
      expect(new Set(slugs).size).toBe(ids.length)
      for (const [index, slug] of slugs.entries()) {
        expect((await storage.listings.findBySlug(slug))?.placeId).toBe(ids[index])
      }
    })

    test('texts that an engine could choke on are stored', async () => {
      const { storage } = underTest()
      const odd = sampleDraft({
        placeId: 'ChIJodd\0\ud800',
        name: 'NUL\0 and half a pair \ud83d',
        city: `${'가나'.repeat(3_000)}`,
        category: `'"\\{},${'x'.repeat(30_000)}`,
        address: 'First "line"\n\\n\tsecond\u0001,',
        photos: ['https://example.org/\0\ud83d.jpg'],
        openingHours: { Monday: `"'\\\n\u2028` },
      })
      expect(await importDrafts(storage, [odd])).toEqual({ inserted: 1, updated: 0, duplicates: 0 })
      expect(await storage.listings.findById(businessId(odd.placeId))).toMatchObject({
        name: 'NUL and half a pair \ufffd',
        city: odd.city,
        category: odd.category,
        address: odd.address,
        photos: odd.photos,
        openingHours: odd.openingHours,
      })
    })

    test('a batch that fails leaves nothing behind', async () => {
      const { storage } = underTest()
      const drafts = [sampleDraft({ placeId: 'ChIJfails', name: 'Failing', city: 'Nowhere' })]
      const before = await snapshot()
      const failing = {
        jobId: 'import-1',
        drafts: drafts.map(withTerms),
        refused: [{ rowNumber: 9_000, reason: 'no name', cells: {} }],
        now: 5,
      }
      const broken = new Error('progress failed')
      await expect(
        storage.listings.importBatch({
          ...failing,
          progress: () => {
            throw broken
          },
        }),
      ).rejects.toBe(broken)
      await expect(
        storage.listings.importBatch({ ...failing, jobId: 'unknown', progress: () => ({}) }),
      ).rejects.toThrow()
      expect(await snapshot()).toEqual(before)
      expect(await importDrafts(storage, drafts)).toEqual({ inserted: 1, updated: 0, duplicates: 0 })
      expect((await storage.listings.findById(businessId('ChIJfails')))?.slug).toBe('failing-nowhere-ChIJfai')

      async function snapshot() {
        return {
          version: await storage.listings.dataVersion(),
          statistics: await storage.listings.statistics(),
          city: await storage.listings.findCity('nowhere'),
          found: await listWithCount(storage.listings, { terms: ['failing'] }, firstPage),
          job: await storage.jobs.findJob('import-1'),
          refused: await storage.jobs.listRefusedRows('import-1', { limit: 100, after: 0 }),
        }
      }
    })

    test('every batch that adds listings changes the data version', async () => {
      const { storage } = underTest()
      const seen = new Set<number>([await storage.listings.dataVersion()])
      for (const placeId of ['ChIJv1', 'ChIJv2', 'ChIJv3']) {
        await importDrafts(storage, [sampleDraft({ placeId })])
        seen.add(await storage.listings.dataVersion())
      }
      expect(seen.size).toBe(4)
    })

    test('settling changes no answer', async () => {
      const { listings } = underTest().storage
      const before = await listWithCount(listings, { terms: ['bakery'] }, firstPage)
      await listings.compact()
      expect(await listWithCount(listings, { terms: ['bakery'] }, firstPage)).toEqual(before)
    })

    test('writers at work at once insert every listing once, and the counts agree', async () => {
      const { storage, bed } = underTest()
      const before = await storage.listings.statistics()
      const slugs = () => bed.query('select count(*) from listing_slug').then(Number)
      const slugsBefore = await slugs()
      const drafts = Array.from({ length: 300 }, (_, i) =>
        sampleDraft({
          placeId: `ChIJrace${i}`,
          name: `Race ${i % 40}`,
          city: `Racetown ${i % 7}`,
          // Like no name of a trade: each is a category of its own.
          category: ['Zorblat', 'Quixle', 'Vumpfo', 'Kryndax', 'Yaxhoo'][i % 5] ?? '',
        }),
      )
      const writers = await Promise.all(Array.from({ length: 4 }, () => openStorage(bed.options)))
      const outcomes = await Promise.all(
        writers.flatMap((writer, k) => {
          const order = k % 2 === 0 ? drafts : drafts.toReversed()
          return [0, 100, 200].map((start) => importDrafts(writer, order.slice(start, start + 100)))
        }),
      )
      await Promise.all(writers.map((writer) => writer.close()))
      expect(outcomes.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(300)
      expect(outcomes.reduce((sum, { duplicates }) => sum + duplicates, 0)).toBe(900)
      expect(await storage.listings.statistics()).toEqual({
        totalBusinesses: before.totalBusinesses + 300,
        verifiedBusinesses: before.verifiedBusinesses + 300,
        categories: before.categories + 5,
        totalCities: before.totalCities + 7,
      })
      expect(await slugs()).toBe(slugsBefore + 300)
      expect((await storage.listings.findCity('racetown 0'))?.businessCount).toBe(43)
      expect(
        (await listWithCount(storage.listings, { cityKey: 'racetown 0' }, { ...firstPage, limit: 50 }))
          .listings,
      ).toHaveLength(43)
    })
  })
}
