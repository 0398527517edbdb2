import { vi } from 'vitest'
import { createImportHandler, type ImportReport } from '../../src/application/import/import-workbook.ts'
import { openWorkbookSource } from '../../src/application/import/workbook-source.ts'
import { leaseTime } from '../../src/application/jobs/lease.ts'
import { runJob } from '../../src/application/jobs/run-job.ts'
import type { Job } from '../../src/application/ports/job-store.ts'
import type { WorkbookReader } from '../../src/application/ports/workbook.ts'
import type { ImportMode } from '../../src/domain/administration/import-preview.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import type { TestApp } from './test-app.ts'

const clock = { now: () => Date.now() }

export type ListingRow = Partial<Record<(typeof importColumns)[number], string>>

/** A small directory for tests. */
export const listingRows: readonly ListingRow[] = [
  {
    name: '한강 손칼국수 본점',
    place_id: 'ChIJseoul00000000000000001',
    category: 'Korean restaurant',
    full_address: '서울특별시 마포구 양화로 45',
    postal_code: '04036',
    country: '대한민국',
    phone: '02-333-4444',
    rating: '4.6',
    reviews: '812',
    working_hours:
      '{"Monday": "Open 24 hours", "Tuesday": "Open 24 hours", "Wednesday": "Open 24 hours", "Thursday": "Open 24 hours", "Friday": "Open 24 hours", "Saturday": "Open 24 hours", "Sunday": "Open 24 hours"}',
    about: '{"Service options": {"Delivery": true, "Dine-in": true}}',
    location_link: 'https://www.google.com/maps/place/x/@37.5500,126.9100,14z/data=!8m2!3d37.5500!4d126.9100',
  },
  {
    name: '해운대 밝은치과',
    place_id: 'ChIJbusan00000000000000001',
    category: 'Dentist',
    full_address: '부산광역시 해운대구 해운대로 10',
    country: '대한민국',
    phone: '051-222-3333',
    rating: '4.1',
    reviews: '25',
  },
  {
    name: 'Gül Kuaför',
    place_id: 'ChIJistan00000000000000001',
    category: 'Hair salon',
    full_address: 'Caferağa, Moda Cd. No:12, 34710 Kadıköy/İstanbul, Türkiye',
    country: 'Türkiye',
    phone: '+90 216 555 44 33',
    rating: '4.9',
    reviews: '1204',
  },
  { name: 'Nameless Place <b>&"', place_id: 'ChIJempty00000000000000001' },
]

/**
 * Imports rows like any import, but without a file. Into the app of a test: also waits until its server knows of the rows. Until then
 * the server may answer from before, and makes each answer once more at an unknown moment.
 */
export async function importRows(
  target: Storage | TestApp,
  rows: readonly ListingRow[] = listingRows,
  mode: ImportMode = 'skip',
): Promise<ImportReport> {
  if (!('storage' in target)) return importInto(target, rows, mode)
  const report = await importInto(target.storage, rows, mode)
  await target.untilKnown()
  return report
}

async function importInto(
  { listings, duplicates, administration, jobs, importLayouts, tradeMappings }: Storage,
  rows: readonly ListingRow[],
  mode: ImportMode,
): Promise<ImportReport> {
  const handler = createImportHandler({
    openSource: openWorkbookSource(readerOf(rows)),
    uploads: { find: async () => '', identify: async () => 'rows' },
    listings,
    duplicates,
    administration,
    jobs,
    layouts: importLayouts,
    trades: tradeMappings,
    clock,
  })
  const job = await claimImport(jobs, mode)
  await runJob(
    { job, owner: job.id },
    { handler, jobs, clock, signal: new AbortController().signal, onFault: console.error },
  )
  return (await jobs.findJob(job.id))?.result as ImportReport
}

/**
 * An import job whose lease this process holds. A server of the same test may claim the job first; the job then fails, because there
 * is no file, and another one is made.
 */
async function claimImport(jobs: Storage['jobs'], mode: ImportMode): Promise<Job> {
  const request = { path: '', fileName: 'rows', mode, deriveIds: false }
  for (let attempt = 0; attempt < 5; attempt++) {
    const id = crypto.randomUUID()
    const now = clock.now()
    await jobs.createJob({ id, kind: 'import', subject: 'rows', username: '', request, now })
    const job = await jobs.claimJob({ owner: id, now, leaseTime, jobId: id })
    if (job) return job
    await vi.waitUntil(async () => (await jobs.findJob(id))?.state === 'failed', { timeout: 60_000 })
  }
  throw new Error('another job is running')
}

function readerOf(rows: readonly ListingRow[]): WorkbookReader {
  const cells = rows.map((row) => importColumns.map((column) => row[column] ?? ''))
  return {
    open: async () => ({
      sheets: [{ name: 'rows', visible: true }],
      async *rows() {
        yield [importColumns, ...cells].map((row, index) => ({ number: index + 1, cells: row }))
      },
      progress: () => 1,
      close: async () => undefined,
    }),
  }
}
