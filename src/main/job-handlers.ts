import { createDeleteAllHandler } from '../application/backup/delete-all.ts'
import { createRestoreHandler } from '../application/backup/restore-backup.ts'
import { createSnapshotHandler } from '../application/backup/take-snapshot.ts'
import { createExportHandler } from '../application/export/export-job.ts'
import { createImportHandler } from '../application/import/import-workbook.ts'
import type { OpenListingSource } from '../application/import/listing-source.ts'
import { createPreviewHandler } from '../application/import/preview-workbook.ts'
import type { JobHandler } from '../application/jobs/job-handler.ts'
import { createUndoHandler } from '../application/jobs/undo-job.ts'
import { createBulkHandler } from '../application/moderation/bulk-changes.ts'
import type { JobKind } from '../application/ports/job-store.ts'
import type { SeoTextWriter } from '../application/ports/listing-administration.ts'
import { createSeoHandler, textGenerator } from '../application/seo/seo-job.ts'
import { createTradesHandler } from '../application/trades/apply-trades.ts'
import type { Config } from '../config/config.ts'
import { createWorkbookWriter } from '../excel/workbook-writer.ts'
import { createLanguageModelWriter } from '../seo-provider/language-model-writer.ts'
import type { Storage } from '../storage/open-storage.ts'
import { systemClock as clock } from './process/system.ts'
import { openSampleSource, samplePath } from './sample-data.ts'
import { openThreadSource } from './threads/thread-source.ts'
import { createUploadStore, exportFilesOf, snapshotsOf, uploadsOf } from './uploads.ts'

/** What a test may set otherwise than the product does. */
export interface JobOptions {
  /** Opens uploaded workbooks. Absent: each in a thread of its own. */
  readonly openWorkbook?: OpenListingSource
  readonly rowsPerTransaction?: number
}

/** The handler of each kind of job, over a database that the job's thread has opened. */
export function createJobHandlers(
  config: Config,
  storage: Storage,
  { openWorkbook = openThreadSource, rowsPerTransaction }: JobOptions = {},
): Readonly<Partial<Record<JobKind, JobHandler>>> {
  const {
    listings,
    dictionary,
    administration,
    duplicates,
    jobs,
    searchFeedback,
    history,
    importLayouts: layouts,
    tradeMappings,
  } = storage
  const uploads = createUploadStore(uploadsOf(config, storage))
  const snapshots = snapshotsOf(config, storage)
  const kept = {
    administration,
    listings,
    searchFeedback,
    history,
    importLayouts: layouts,
    tradeMappings,
    snapshots,
    clock,
  }
  const openSource: OpenListingSource = (request) =>
    request.path === samplePath ? openSampleSource(request) : openWorkbook(request)
  return {
    import: createImportHandler({
      openSource,
      uploads,
      listings,
      duplicates,
      administration,
      jobs,
      layouts,
      trades: tradeMappings,
      clock,
      ...(rowsPerTransaction && { rowsPerTransaction }),
    }),
    preview: createPreviewHandler({
      openSource,
      uploads,
      administration,
      listings,
      layouts,
      trades: tradeMappings,
    }),
    seo: createSeoHandler({ administration, writer: createSeoTextWriter(config), clock }),
    undo: createUndoHandler({ administration, listings, duplicates, jobs, trades: tradeMappings, clock }),
    export: createExportHandler({
      administration,
      listings,
      dictionary,
      writer: createWorkbookWriter(),
      files: exportFilesOf(config, storage),
      clock,
    }),
    'delete-all': createDeleteAllHandler(kept),
    restore: createRestoreHandler(kept),
    backup: createSnapshotHandler(kept),
    bulk: createBulkHandler({ administration, listings, writer: listings, dictionary, clock }),
    trades: createTradesHandler({ administration, listings, writer: listings, clock }),
    reindex: reindexHandler(storage),
  }
}

/** The step that was cut off is resumed by storage. */
function reindexHandler({ reindex }: Pick<Storage, 'reindex'>): JobHandler {
  return async ({ signal, onProgress }) => {
    await reindex({ signal, onProgress: ({ done }) => onProgress({ done }) })
    return null
  }
}

/** A model needs long for a text of 200 words. */
const timeout = 120_000
const retryDelay = 1000

/** Creates the writer of search texts: the language model if one is configured, otherwise the generator. */
function createSeoTextWriter({ languageModel }: Config): SeoTextWriter {
  return languageModel ? createLanguageModelWriter({ ...languageModel, timeout, retryDelay }) : textGenerator
}
