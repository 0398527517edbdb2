import type { OpenListingSource } from '../application/import/listing-source.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import type { WorkbookReader } from '../application/ports/workbook.ts'
import { importColumns } from '../domain/business/import-columns.ts'
import type { Storage } from '../storage/open-storage.ts'

/** Stands for the sample listings in place of a file's path. */
export const samplePath = 'sample:'
/** What the panel's lists call it, in all of its languages. */
const sampleName = 'sample-listings'
const sampleSize = 3000
const batchSize = 1000
/** A fixed seed gives everybody the same sample listings. */
const seed = 1

/** Presents the generated listings as a workbook, so that they are imported like any other. */
const sampleReader: WorkbookReader = {
  open: async () => ({
    sheets: [{ name: 'sample', visible: true }],
    async *rows() {
      // Compiling its templates takes a tenth of a start, and few starts fill a database.
      const { sampleRows } = await import('../sample-listings/sample-rows.ts')
      let number = 1
      let batch = [{ number, cells: importColumns as readonly string[] }]
      for (const row of sampleRows({ seed, rows: sampleSize, quirks: false })) {
        batch.push({ number: ++number, cells: importColumns.map((column) => row[column]) })
        if (batch.length < batchSize) continue
        yield batch
        batch = []
      }
      yield batch
    },
    progress: () => 1,
    close: async () => undefined,
  }),
}

/** What reads workbooks is a fifth of the product's files. Only this thread of an import needs it, and few starts have such an import. */
export const openSampleSource: OpenListingSource = async (request) => {
  const { openWorkbookSource } = await import('../application/import/workbook-source.ts')
  return openWorkbookSource(sampleReader)(request)
}

/**
 * Fills a new database with sample listings. A database that the administrator has emptied has jobs on record and stays
 * empty. Returns the number of listings added.
 */
export async function fillWithSampleData({ listings, jobs }: Storage, queue: JobQueue): Promise<number> {
  const { totalBusinesses } = await listings.statistics()
  if (totalBusinesses > 0 || (await jobs.listJobs({ limit: 1 })).length > 0) return 0
  const request = { path: samplePath, fileName: sampleName, mode: 'skip', deriveIds: false }
  const job = await queue.submit({ kind: 'import', subject: request.fileName, username: '', request })
  await queue.run(job.id)
  return (await listings.statistics()).totalBusinesses
}
