import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportProgress } from '../../src/application/import/import-progress.ts'
import { hasEnded } from '../../src/application/jobs/job-queue.ts'
import { toJobView } from '../../src/application/jobs/job-view.ts'
import type { Job } from '../../src/application/ports/job-store.ts'
import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { withTerms } from '../../src/domain/search-terms/index-terms.ts'
import { nameWords } from '../../src/domain/search-terms/name-words.ts'
import { wordKey } from '../../src/domain/search-terms/word-key.ts'
import { uploadsOf } from '../../src/main/uploads.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { listWithCount } from '../../src/storage/contract/list-with-count.contract.ts'
import { engines } from '../app/test-site.ts'
import { type ImportSite, openImportSite } from './import-site.ts'
import { writeLongWorkbook } from './long-rows.ts'

function rowsOf(count: number, seed: number): string[][] {
  return [...sampleRows({ rows: count, seed, quirks: false })].map((row) =>
    importColumns.map((column) => row[column]),
  )
}

const placeId = importColumns.indexOf('place_id')
const rating = importColumns.indexOf('rating')
const category = importColumns.indexOf('category')

/** Everything that the database has about its listings. */
async function snapshot({ storage, stored }: ImportSite) {
  const { listings } = storage
  const page = { sort: 'recommended', limit: 100, offset: 0 } as const
  const found = await listWithCount(listings, { terms: ['bakery'] }, page)
  return {
    listings: await stored(),
    statistics: await listings.statistics(),
    categories: await listings.listCategories(),
    cities: await listings.listCities({ limit: 1000, offset: 0 }),
    found: found.listings.map(({ id }) => id),
  }
}

const longRowCount = 600
/** In the middle of a transaction, after two others. */
const heldAfter = 250
let folder: string
let long: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undo-'))
  long = join(folder, 'long.xlsx')
  await writeLongWorkbook(long, { rows: longRowCount, seed: 5, quirks: false })
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(engines)('an import on %s', (engine) => {
  let site: ImportSite
  beforeEach(async () => {
    site = await openImportSite(engine)
  })
  afterEach(() => site.remove())

  const editByHand = async ({ id, createdAt }: StoredListing, name: string) => {
    const { administration } = site.storage
    const present = await administration.findStored(id)
    if (!present) throw new Error(`no listing ${id}`)
    const draft = withTerms({ ...present, name })
    const edits = [{ id, draft }]
    await administration.change({ changeId: crypto.randomUUID(), edits, byHand: true, now: createdAt + 1 })
  }
  const find = async (id: string) => (await site.storage.jobs.findJob(id)) as Job

  test('is undone to the former content exactly', async () => {
    const rows = rowsOf(900, 3)
    await site.importRows(importColumns, rows.slice(0, 600))
    const before = await snapshot(site)
    const changed = rows.map((row, index) =>
      index % 3 === 0 ? row.with(rating, '1.1').with(category, 'Bakery') : row,
    )
    const report = await site.importRows(importColumns, changed, { mode: 'update' })
    expect(report.imported).toBeGreaterThan(270)
    expect(report.updated).toBeGreaterThan(180)
    expect((await snapshot(site)).listings).not.toEqual(before.listings)
    expect(toJobView(await find(report.jobId), Date.now()).canUndo).toBe(true)

    expect(await site.undo(report.jobId)).toEqual({
      removed: report.imported,
      restored: report.updated,
      kept: 0,
    })
    expect(await snapshot(site)).toEqual(before)
    expect(toJobView(await find(report.jobId), Date.now())).toMatchObject({
      canUndo: false,
      undoneAt: expect.any(Number),
    })
    const again = await site.importRows(importColumns, changed)
    expect(again.imported).toBe(report.imported)
  })

  test('is undone but for what a person has edited since', async () => {
    const rows = rowsOf(20, 4)
    await site.importRows(importColumns, rows.slice(0, 10))
    const changed = rows.map((row) => row.with(rating, '1.1'))
    const report = await site.importRows(importColumns, changed, { mode: 'update' })
    const stored = await site.stored()
    const [old, added] = [rows[0]?.[placeId] ?? '', rows[15]?.[placeId] ?? '']
    for (const id of [old, added]) await editByHand(stored.get(id) as StoredListing, `${id} by hand`)

    const outcome = await site.undo(report.jobId)
    expect(outcome).toEqual({ removed: report.imported - 1, restored: report.updated - 1, kept: 2 })
    const after = await site.stored()
    expect(after.size).toBe(11)
    for (const id of [old, added]) expect(after.get(id)).toMatchObject({ name: `${id} by hand`, rating: 1.1 })
  })

  test('ends at its next batch when it is cancelled, and can be undone then', async () => {
    const before = await snapshot(site)
    const release = site.holdAfter(heldAfter)
    const job = await site.submitImport(await site.uploadCopy(long))
    for await (const { progress } of site.queue.watch(job.id)) if (progress !== null) break
    expect(await site.queue.cancel(job.id)).toBe(true)
    release()
    const ended = await site.queue.wait(job.id)
    expect(ended.state).toBe('cancelled')
    const { rows, imported } = ended.progress as ImportProgress
    expect(rows).toBeLessThan(longRowCount)
    expect((await site.storage.listings.statistics()).totalBusinesses).toBe(imported)
    const [listing] = (await site.stored()).values()
    const keys = nameWords(listing?.name ?? '').map(wordKey)
    const known = await site.storage.dictionary.findWords(keys)
    expect(known.map(({ key }) => key).sort()).toEqual([...new Set(keys)].sort())
    expect(await site.undo(job.id)).toEqual({ removed: imported, restored: 0, kept: 0 })
    expect(await snapshot(site)).toEqual(before)
  })

  test.each([
    ['changed', (path: string) => appendFile(path, 'x'), /파일이 바뀌어/],
    ['gone', (path: string) => rm(path), /파일이 서버에 없습니다/],
  ] as const)('does not go on with a file that is %s', async (_what, damage, message) => {
    const release = site.holdAfter(heldAfter)
    const uploadId = await site.uploadCopy(long)
    const { id } = await site.submitImport(uploadId)
    for await (const { progress } of site.queue.watch(id)) if (progress !== null) break
    const stopped = site.queue.stop()
    release()
    await stopped
    expect(hasEnded(await find(id))).toBe(false)
    await damage(join(uploadsOf(site.config, site.storage).path, uploadId))
    const next = site.reopenQueue()
    expect(await next.wait(id)).toMatchObject({
      state: 'failed',
      attempts: 2,
      result: { message: expect.stringMatching(message), problem: 'impossible' },
    })
  })
})
