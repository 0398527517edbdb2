import { openWorkbookSource } from '../../src/application/import/workbook-source.ts'
import type { JobThread } from '../../src/application/ports/job-store.ts'
import type { Config } from '../../src/config/config.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'
import { provideGazetteerFile } from '../../src/main/gazetteer.ts'
import type { JobOptions } from '../../src/main/job-handlers.ts'
import { runClaimedJob } from '../../src/main/run-claimed-job.ts'

/**
 * Runs jobs in the test's own thread: what the product does in threads of their own, without the third of a second that each takes to
 * start. For tests that are not about threads.
 */
export function ownThread(
  config: Config,
  onFault: (error: unknown) => void,
  options: JobOptions = { openWorkbook: openWorkbookSource(createWorkbookReader()) },
): JobThread {
  provideGazetteerFile()
  return {
    run: (claimed, signal) => runClaimedJob(config, claimed, { signal, onFault }, options),
  }
}
