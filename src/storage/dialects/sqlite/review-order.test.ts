import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { businessId } from '../../../domain/business/business-id.ts'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { withTerms } from '../../../domain/search-terms/index-terms.ts'
import { listWithCount } from '../../contract/list-with-count.contract.ts'
import { importJob, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { blockSize } from '../../derived/list-block.ts'
import type { Storage } from '../../storage.ts'
import { openSqlite } from './open-sqlite.ts'

/** Enough to split blocks. */
const rowCount = 2 * blockSize + 2_000
const largeBatch = 5_000

/** Many listings with the same number of reviews, some above the limit, some pending. */
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
  /** Compares the table by a digest, because whole lists take long to compare. */
  const digest = () => {
    const all = database.prepare('select place from review_order order by place').pluck().all()
    return createHash('sha256').update(all.join()).digest('hex')
  }

  /** The table must have each visible listing once, and the blocks must count the table. */
  function expectConsistent(): void {
    const strays = database.prepare(
      `with listed as (
         select (min(review_count, 1048575) << 32) + n as place from business where status = 'published'
       )
       select place, count(*), sum(is_listed) from (
         select place, 1 as is_listed from listed union all select place, 0 from review_order
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

  /** The first, a middle and the last page must be those of all listings in order. */
  async function expectPages(): Promise<void> {
    const inOrder = database.prepare<[], string>(
      `select place_id from business where status = 'published'
       order by min(review_count, 1048575) desc, n desc`,
    )
    const expected = inOrder.pluck().all()
    for (const offset of [0, Math.floor(expected.length / 2), expected.length - 20]) {
      const page = await listWithCount(storage.listings, {}, { sort: 'reviews', limit: 20, offset })
      expect(page.totalCount).toBe(expected.length)
      expect(page.listings.map(({ placeId }) => placeId)).toEqual(expected.slice(offset, offset + 20))
    }
  }

  const undo = async (changeId: string) => {
    while (!(await storage.administration.undo({ changeId, limit: 3_000, now: 9 })).isDone);
  }

  /** Deletes, approves and edits listings all over the list, with and without a change of their reviews. */
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

  test('is right after an import and after changes', async () => {
    await importAs('first', drafts, largeBatch)
    expectConsistent()
    await expectPages()
    await change('early', 0)
    await change('late', 5)
    await importAs('second', [sampleDraft({ placeId: 'new', reviewCount: 16 })], 1)
    expectConsistent()
    await expectPages()
    await undo('late')
    await undo('early')
    expectConsistent()
    await expectPages()
  })

  test('an import is undone, and comes again', async () => {
    await importAs('first', drafts.slice(0, 3_000), 3_000)
    const before = digest()
    await importAs('second', drafts.slice(3_000), largeBatch)
    await undo('second')
    expectConsistent()
    expect(digest()).toBe(before)
    await importAs('second', drafts.slice(3_000), largeBatch)
    await expectPages()
  })
})
