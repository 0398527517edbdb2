import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { businessId } from '../../../domain/business/business-id.ts'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { withTerms } from '../../../domain/search-terms/index-terms.ts'
import { importJob, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { blockSize } from '../../list-block.ts'
import type { Storage } from '../../storage.ts'
import { openSqlite } from './open-sqlite.ts'
import { mergeReviewNews } from './review-order.ts'

/** Enough for blocks to be cut. */
const rowCount = 2 * blockSize + 2_000
const largeBatch = 5_000

/** Many with as many reviews, some with more than count, some that wait for approval. */
const draftOf = (index: number) =>
  sampleDraft({
    placeId: `p-${index}`,
    reviewCount: index % 1_000 === 1 ? 3_000_000 : (index * 7) % 40,
    status: index % 50 === 3 ? 'pending' : 'published',
    photos: [],
    about: {},
  })
const drafts = Array.from({ length: rowCount }, (_, index) => draftOf(index))
const idOf = (index: number) => businessId(`p-${index}`)

describe('the order by reviews', () => {
  let dataDir: string
  let storage: Storage
  let database: Database.Database
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'reviews-'))
    storage = await openSqlite({ dataDir })
    await storage.migrate()
    database = new Database(join(dataDir, 'directory.sqlite'))
    for (const [index, id] of ['first', 'second'].entries()) {
      await storage.jobs.createJob(importJob(id, index))
    }
  })
  afterEach(async () => {
    database.close()
    await storage.close()
    await rm(dataDir, { recursive: true })
  })

  async function importAs(jobId: string, some: readonly ListingDraft[], batchSize: number): Promise<void> {
    for (let start = 0; start < some.length; start += batchSize) {
      const batch = some.slice(start, start + batchSize).map(withTerms)
      await storage.listings.importBatch({ jobId, drafts: batch, refused: [], progress: () => ({}), now: 1 })
    }
  }

  const count = (table: string) => Number(database.prepare(`select count(*) from ${table}`).pluck().get())
  const counts = () => [count('review_order'), count('review_order_news')]
  /** Of the table: whole lists take long to compare. */
  const digest = () => {
    const all = database.prepare('select place from review_order order by place').pluck().all()
    return createHash('sha256').update(all.join()).digest('hex')
  }

  /** The table and what is noted are the listings that visitors see, each once; the blocks count the table. */
  function expectConsistent(): void {
    const strays = database.prepare(
      `with listed as (
         select (min(review_count, 1048575) << 32) + n as place from business where status = 'published'
       ), ordered as (
         select place from review_order union all select place from review_order_news
       )
       select place, count(*), sum(is_listed) from (
         select place, 1 as is_listed from listed union all select place, 0 from ordered
       ) group by place having count(*) <> 2 or sum(is_listed) <> 1 limit 5`,
    )
    expect(strays.all()).toEqual([])
    const blocks = database.prepare(
      `select floor, business_count, (
         select count(*) from review_order where place >= floor and place < coalesce(next, 1 << 62)
       ) as held from (
         select *, lead(floor) over (order by floor) as next from list_block where list = 'reviews'
       )`,
    )
    const rows = blocks.all() as { floor: number; business_count: number; held: number }[]
    expect(rows.map(({ business_count }) => business_count)).toEqual(rows.map(({ held }) => held))
    expect(rows.reduce((sum, { held }) => sum + held, 0)).toBe(count('review_order'))
    expect(rows.every(({ business_count }) => business_count < 2 * blockSize)).toBe(true)
  }

  /** The first, a middle and the last page are those of all listings in order. */
  async function expectPages(): Promise<void> {
    const inOrder = database.prepare<[], string>(
      `select place_id from business where status = 'published'
       order by min(review_count, 1048575) desc, n desc`,
    )
    const expected = inOrder.pluck().all()
    for (const offset of [0, Math.floor(expected.length / 2), expected.length - 20]) {
      const page = await storage.listings.list({}, { sort: 'reviews', limit: 20, offset })
      expect(page.totalCount).toBe(expected.length)
      expect(page.listings.map(({ placeId }) => placeId)).toEqual(expected.slice(offset, offset + 20))
    }
  }

  const undo = async (changeId: string) => {
    while (!(await storage.administration.undo({ changeId, limit: 3_000, now: 9 })).isDone);
  }

  /** Deletes, approves and edits listings of all places, with and without another number of reviews. */
  const change = (changeId: string, first: number) =>
    storage.administration.change({
      changeId,
      deletions: Array.from({ length: 300 }, (_, index) => ({ id: idOf(first + index * 20 + 1) })),
      edits: Array.from({ length: 600 }, (_, index) => {
        const at = first + index * 20 + (index % 2 ? 3 : 4)
        const draft = draftOf(at)
        const reviewCount = index % 3 ? draft.reviewCount : 17
        return { id: idOf(at), draft: withTerms({ ...draft, reviewCount, status: 'published' }) }
      }),
      byHand: false,
      now: 5,
    })

  test('of few listings at a time it is there at once, of many as soon as they are settled, alike', async () => {
    await importAs('first', drafts, 2_000)
    expect(counts()).toEqual([rowCount * 0.98, 0].map(Math.round))
    expectConsistent()
    await expectPages()
    const atOnce = digest()
    await storage.administration.clear('import-1')
    expect(counts()).toEqual([0, 0])
    database.exec('update meta set next_n = 1')
    await importAs('second', drafts, largeBatch)
    // The rest of the last batch is small.
    expect(counts()[0]).toBeLessThan(largeBatch)
    expectConsistent()
    await storage.listings.settle()
    expect(counts()[1]).toBe(0)
    expect(digest()).toBe(atOnce)
    expectConsistent()
    await expectPages()
  })

  test('is right after changes, before it has settled and afterwards', async () => {
    await importAs('first', drafts, largeBatch)
    await change('early', 0)
    expectConsistent()
    await storage.listings.settle()
    await expectPages()
    await change('late', 5)
    await importAs('second', [sampleDraft({ placeId: 'new', reviewCount: 16 })], 1)
    expectConsistent()
    await expectPages()
    await undo('late')
    await undo('early')
    expectConsistent()
    await expectPages()
  })

  test('a noted listing that is edited comes into it where its reviews are others, else later', async () => {
    await importAs('first', drafts.slice(0, 4_000), 4_000)
    const [noted = 0] = counts().slice(1)
    const edit = (index: number, reviewCount: number) => {
      const draft = withTerms({ ...draftOf(index), name: 'Edited', reviewCount })
      const edits = [{ id: idOf(index), draft }]
      return storage.administration.change({ changeId: `e${index}`, edits, byHand: true, now: 5 })
    }
    await edit(10, draftOf(10).reviewCount)
    expect(counts()).toEqual([0, noted])
    await edit(20, 77)
    expect(counts()).toEqual([1, noted - 1])
    expectConsistent()
  })

  test.each([false, true])('an import is undone, settled before: %s', async (isSettled) => {
    await importAs('first', drafts.slice(0, 3_000), 3_000)
    await storage.listings.settle()
    const before = digest()
    await importAs('second', drafts.slice(3_000), largeBatch)
    if (isSettled) await storage.listings.settle()
    await undo('second')
    expectConsistent()
    expect(counts()[1]).toBe(0)
    expect(digest()).toBe(before)
    await importAs('second', drafts.slice(3_000), largeBatch)
    await storage.listings.settle()
    await expectPages()
  })

  test('a directory from before keeps it', async () => {
    await importAs('first', drafts, 2_000)
    const before = digest()
    database.exec(`
      drop table review_order;
      drop table review_order_news;
      create index business_by_reviews on business (review_count, n) where status = 'published';
      delete from migration where name = '0014-review-order';
    `)
    expect(await storage.migrate()).toEqual(['0014-review-order'])
    expect(digest()).toBe(before)
    expectConsistent()
    await change('afterwards', 0)
    expectConsistent()
    await expectPages()
  })

  test('a merge that is cut off leaves all in order, and the next one goes on', async () => {
    await importAs('first', drafts, largeBatch)
    const version = await storage.listings.dataVersion()
    const [, noted = 0] = counts()
    database.exec(`create trigger cut_off before update of data_version on meta
      when (select count(*) from review_order_news) < 5000 begin select raise(abort, 'cut off'); end`)
    await expect(mergeReviewNews(database, 3_000)).rejects.toThrow('cut off')
    const left = counts()[1] ?? 0
    expect([left < noted, left >= 5_000]).toEqual([true, true])
    expect(await storage.listings.dataVersion()).toBe(version + (noted - left) / 3_000)
    expectConsistent()
    database.exec('drop trigger cut_off')
    await storage.listings.settle()
    expect(counts()[1]).toBe(0)
    expectConsistent()
    await expectPages()
  })
})
