import type { OpenListingSource } from '../../src/application/import/listing-source.ts'
import { openWorkbookSource } from '../../src/application/import/workbook-source.ts'
import type { JobThread } from '../../src/application/ports/job-store.ts'
import type { Config } from '../../src/config/config.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'
import { provideGazetteerFile } from '../../src/main/gazetteer.ts'
import { runClaimedJob } from '../../src/main/run-claimed-job.ts'
import { openConfiguredStorage } from '../../src/main/storage.ts'

export interface OwnThreadOptions {
  readonly onFault?: (error: unknown) => void
  /** The product's own number, unless the test is about imports of several transactions. */
  readonly rowsPerTransaction?: number
  /** An import waits for this after each transaction but its last: a test holds it in its middle so. */
  readonly afterTransaction?: () => Promise<void>
}

/**
 * Runs jobs in the test's own thread: what the product does in threads of their own, without the third of a second that each takes to
 * start. For tests that are not about threads.
 */
export function ownThread(
  config: Config,
  { onFault = console.error, rowsPerTransaction, afterTransaction }: OwnThreadOptions = {},
): JobThread {
  provideGazetteerFile()
  const options = {
    openWorkbook: pausing(openWorkbookSource(createWorkbookReader(), rowsPerTransaction), afterTransaction),
    ...(rowsPerTransaction && { rowsPerTransaction }),
  }
  return {
    run: (claimed, signal) => runClaimedJob(config, claimed, { signal, onFault }, options),
    async mergeSegments(signal) {
      const storage = await openConfiguredStorage(config)
      try {
        await storage.listings.mergeSegments(signal)
      } finally {
        await storage.close()
      }
    },
  }
}

/** The next batch is asked for when the one before is stored. */
function pausing(open: OpenListingSource, pause: OwnThreadOptions['afterTransaction']): OpenListingSource {
  return async (request) => {
    const source = await open(request)
    return {
      ...source,
      async *batches() {
        for await (const batch of source.batches()) {
          yield batch
          await pause?.()
        }
      },
    }
  }
}
