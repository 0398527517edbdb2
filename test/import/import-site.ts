import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportRequest } from '../../src/application/import/import-request.ts'
import type { ImportReport } from '../../src/application/import/import-workbook.ts'
import type { JobQueue } from '../../src/application/jobs/job-queue.ts'
import type { UndoResult } from '../../src/application/jobs/undo-job.ts'
import type { Job } from '../../src/application/ports/job-store.ts'
import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import type { ImportPreview } from '../../src/domain/administration/import-preview.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { createJobQueue } from '../../src/main/job-queue.ts'
import { uploadsOf } from '../../src/main/uploads.ts'
import { createTestSite, type Engine, type TestSite } from '../app/test-site.ts'
import { ownThread } from '../jobs/own-thread.ts'
import { pacedImports } from './paced-import.ts'

type Row = readonly string[]
type Options = Partial<Omit<ImportRequest, 'uploadId' | 'path'>>

/** So few that a short file takes several transactions. */
const rowsPerTransaction = 100

/** A site whose jobs run in this thread, by the same code as the server's. */
export interface ImportSite extends TestSite {
  readonly queue: JobQueue
  /** The queue of the next start of the server, after `queue` was stopped. */
  reopenQueue(): JobQueue
  /** Holds the next imports once they have read that many rows, until the returned function is called. */
  holdAfter(rows: number): () => void
  /** Writes a workbook to the folder of uploads and returns its id. */
  upload(header: Row, rows: readonly Row[]): Promise<string>
  /** Copies a workbook there. */
  uploadCopy(path: string): Promise<string>
  submitImport(uploadId: string, options?: Options): Promise<Job>
  /** Uploads and imports rows; fails if the job fails. */
  importRows(header: Row, rows: readonly Row[], options?: Options): Promise<ImportReport>
  preview(uploadId: string, options?: Options): Promise<ImportPreview>
  undo(jobId: string): Promise<UndoResult>
  /** All that is stored, by place id. */
  stored(): Promise<Map<string, StoredListing>>
}

export async function openImportSite(engine: Engine): Promise<ImportSite> {
  const site = await createTestSite(engine)
  const { config, storage } = site
  let hold = { rows: Number.POSITIVE_INFINITY, end: Promise.resolve() }
  const importing = pacedImports(rowsPerTransaction, (rowsRead) => rowsRead >= hold.rows && hold.end)
  const thread = ownThread(config, console.error, importing)
  const openQueue = () => createJobQueue(config, storage, console.error, thread)
  const queue = openQueue()
  queue.start()
  const queues = [queue]
  const run = async <Result>(kind: 'import' | 'preview' | 'undo', request: object) => {
    const job = await queue.submit({ kind, subject: 'rows.xlsx', username: 'admin', request })
    const ended = await queue.wait(job.id)
    if (ended.state !== 'done') throw new Error(JSON.stringify(ended.result))
    return ended.result as Result
  }
  const uploadBy = async (write: (path: string) => Promise<unknown>) => {
    const uploadId = randomUUID()
    await mkdir(uploadsOf(config, storage).path, { recursive: true })
    await write(join(uploadsOf(config, storage).path, uploadId))
    return uploadId
  }
  const upload = (header: Row, rows: readonly Row[]) =>
    uploadBy((path) => createWorkbookWriter().write(path, header, rows))
  const requestOf = (uploadId: string, options: Options) => ({
    uploadId,
    fileName: 'rows.xlsx',
    mode: 'skip',
    deriveIds: false,
    ...options,
  })
  return {
    ...site,
    queue,
    reopenQueue() {
      const next = openQueue()
      queues.push(next)
      next.start()
      return next
    },
    holdAfter(rows) {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = { rows, end: promise }
      return resolve
    },
    upload,
    uploadCopy: (path) => uploadBy((copy) => copyFile(path, copy)),
    submitImport: (uploadId, options = {}) =>
      queue.submit({
        kind: 'import',
        subject: 'rows.xlsx',
        username: 'admin',
        request: requestOf(uploadId, options),
      }),
    importRows: async (header, rows, options = {}) =>
      run('import', requestOf(await upload(header, rows), options)),
    preview: (uploadId, options = {}) => run('preview', requestOf(uploadId, options)),
    undo: (jobId) => run('undo', { jobId }),
    async stored() {
      const listings = await storage.administration.scanStored({ after: 0, limit: 100_000 })
      return new Map(listings.map((listing) => [listing.placeId, listing]))
    },
    async remove() {
      await Promise.all(queues.map((each) => each.stop()))
      await site.remove()
    },
  }
}
