import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { ExportStreams } from '../../src/application/export/export-row.ts'
import { openWorkbookSource } from '../../src/application/import/workbook-source.ts'
import type { JobThread } from '../../src/application/ports/job-store.ts'
import type { Config } from '../../src/config/config.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'
import { provideGazetteerFile } from '../../src/main/gazetteer.ts'
import type { JobOptions } from '../../src/main/job-handlers.ts'
import { runClaimedJob } from '../../src/main/run-claimed-job.ts'
import { writeExport } from '../../src/main/write-export.ts'

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

/** Writes downloaded exports in the test's own thread. For tests that are not about threads. */
export const exportsInOwnThread = (config: Config): ExportStreams => ({
  open(filter) {
    const stream = new PassThrough()
    const closed = new AbortController()
    stream.once('close', () => closed.abort())
    writeExport({ config, filter }, async (bytes) => {
      closed.signal.throwIfAborted()
      if (!stream.write(bytes)) await once(stream, 'drain', { signal: closed.signal })
    }).then(
      () => stream.end(),
      (error) => stream.destroy(error),
    )
    return stream
  },
})
