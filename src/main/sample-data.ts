import { randomUUID } from 'node:crypto'
import { importWorkbook } from '../application/import/import-workbook.ts'
import { openWorkbookSource } from '../application/import/workbook-source.ts'
import type { WorkbookReader } from '../application/ports/workbook-reader.ts'
import { importColumns } from '../domain/business/import-columns.ts'
import { sampleRows } from '../domain/sample-listings/sample-rows.ts'
import type { Storage } from '../storage/open-storage.ts'
import { provideGazetteerFile } from './gazetteer.ts'
import { systemClock } from './system.ts'

const sampleSize = 3000
const batchSize = 1000
/** Any other seed gives other listings; this one gives everybody the same. */
const seed = 1

/** The generated listings in the form of a workbook, so that they take the way of every import. */
const sampleReader: WorkbookReader = {
  open: async () => ({
    sheets: [{ name: 'sample', visible: true }],
    async *rows() {
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

/**
 * Fills a database that never held anything with sample listings. One that the administrator has emptied has jobs on
 * record, and stays empty. Gives the number of listings added.
 */
export async function fillWithSampleData({ listings, jobs }: Storage): Promise<number> {
  const { totalBusinesses } = await listings.statistics()
  if (totalBusinesses > 0 || (await jobs.listJobs(1)).length > 0) return 0
  provideGazetteerFile()
  const request = { jobId: randomUUID(), path: '', fileName: '견본 자료', deriveIds: false }
  const report = await importWorkbook(request, {
    openSource: openWorkbookSource(sampleReader),
    listings,
    jobs,
    clock: systemClock,
  })
  return report.imported
}
