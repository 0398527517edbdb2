import { describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { Storage } from '../storage.ts'
import { listWithCount } from './list-with-count.contract.ts'
import {
  type CreateTestBed,
  importDrafts,
  listDifferences,
  type StorageUnderTest,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

/** More than one step. */
const rowCount = 5_200
const now = 1_700_000_000_000
const shop = (index: number) => sampleDraft({ placeId: `shop-${index}`, name: `Shop ${index}`, about: {} })
const shops = Array.from({ length: rowCount }, (_, index) => shop(index))

/** Makes the search terms of the second listing and of another one wrong, a count, and a list without its blocks. */
async function damage({ bed }: StorageUnderTest, other: number): Promise<void> {
  const isSqlite = bed.options.databaseUrl === undefined
  await bed.query(
    isSqlite
      ? `insert into business_search (rowid, tokens) select rank, 'ghost' from business where n in (2, ${other})`
      : `update business set tokens = tokens || 'ghost'::tsvector where n in (2, ${other})`,
  )
  await bed.query(`update city_count set business_count = 7`)
  await bed.query(`delete from list_block where list = 'city berlin'`)
}

/** Changes, deletes and adds listings all over the row numbers. */
async function writeSome({ administration, ...storage }: Storage, round: number): Promise<void> {
  const some = [3, 1_900, 2_100, 5_100].map((index) => index + round)
  await administration.change({
    changeId: `round-${round}`,
    byHand: true,
    now,
    edits: some.map((index) => ({
      id: businessId(shop(index).placeId),
      draft: withTerms({ ...shop(index), name: `Round ${round}`, rating: 1, reviewCount: index }),
    })),
    deletions: some.map((index) => ({ id: businessId(shop(index + 40).placeId) })),
  })
  await importDrafts({ administration, ...storage }, [shop(rowCount + round)])
}

export function describeReindex(createTestBed: CreateTestBed): void {
  describe('reindex in several steps', () => {
    const underTest = useStorage(createTestBed, shops)
    const cutOff = (step: string) => {
      const controller = new AbortController()
      const run = underTest().storage.reindex({
        signal: controller.signal,
        onProgress: (progress) => progress.step === step && controller.abort(new Error(`cut off in ${step}`)),
      })
      return expect(run).rejects.toThrow(`cut off in ${step}`)
    }
    const found = async (terms: string[]) => {
      const page = { sort: 'recommended', limit: 20, offset: 0 } as const
      return (await listWithCount(underTest().storage.listings, { terms }, page)).totalCount
    }

    test('goes on while others write, and after it was cut off', async () => {
      const { storage } = underTest()
      // The last row of a step.
      await damage(underTest(), 3_999)
      expect(await listDifferences(storage)).toHaveLength(4)
      await cutOff('business')
      await writeSome(storage, 1)
      await cutOff(underTest().bed.options.databaseUrl ? 'listing_slug' : 'business_search')
      await writeSome(storage, 2)
      expect(await found(['shop'])).toBeGreaterThan(5_100)
      const writing = (async () => {
        for (let round = 3; round < 12; round++) await writeSome(storage, round)
      })()
      await Promise.all([storage.reindex(), writing])
      expect(await listDifferences(storage)).toEqual([])
      expect(await found(['ghost'])).toBe(0)
      expect(await found(['round'])).toBe(44)
    })
  })

  describe('reindex', () => {
    const underTest = useStorage(createTestBed, shops.slice(0, 50))

    test('of one table leaves the others as they are', async () => {
      const { storage, bed } = underTest()
      await damage(underTest(), 40)
      await storage.reindex({ only: 'list_block' })
      const tables = (await listDifferences(storage)).map(({ table }) => table)
      expect(new Set(tables)).toEqual(new Set(['city_count', expect.stringMatching('^business')]))
      await bed.query('delete from search_word')
      await storage.reindex()
      expect(await listDifferences(storage)).toEqual([])
    })

    test('tells whether another version made the tables, until all are rebuilt', async () => {
      const { storage, bed } = underTest()
      expect(await storage.hasCurrentIndex()).toBe(true)
      await bed.query(`update meta set index_format = 'of another version'`)
      await storage.migrate()
      expect(await storage.hasCurrentIndex()).toBe(false)
      await storage.reindex({ only: 'list_block' })
      expect(await storage.hasCurrentIndex()).toBe(false)
      await storage.reindex()
      expect(await storage.hasCurrentIndex()).toBe(true)
    })

    test('names the tables where there is no such one', async () => {
      const none = underTest().storage.reindex({ only: 'nothing' })
      await expect(none).rejects.toThrow(
        /There is no derived table “nothing”.* business, .*meta, .*list_block\.$/,
      )
    })
  })
}
