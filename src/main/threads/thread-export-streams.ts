import { Readable } from 'node:stream'
import type { ExportFilter, ExportStreams } from '../../application/export/export-row.ts'
import type { Config } from '../../config/config.ts'
import type { ExportTask } from '../write-export.ts'
import { KeptThreads } from './kept-threads.ts'
import { ThreadStream } from './thread-stream.ts'

/** Chunks of a workbook are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 }
/** Chunks that are requested ahead, so that the thread does not wait for the network at each. */
const readAhead = 2

/** Writes each export in a thread of its own, which is ended where the stream is cut off. */
export class ThreadExportStreams implements ExportStreams {
  readonly #config: ExportTask['config']
  readonly #threads = new KeptThreads<ExportTask>(
    new URL('./export-worker.ts', import.meta.url),
    resourceLimits,
  )

  constructor({ dataDir, databaseUrl }: Config) {
    this.#config = { dataDir, databaseUrl }
  }

  close(): Promise<void> {
    return this.#threads.close()
  }

  open(filter: ExportFilter): Readable {
    const chunks = new ThreadStream<Uint8Array<ArrayBuffer>>(
      this.#threads.begin({ config: this.#config, filter }),
    )
    chunks.request(readAhead)
    return new Readable({
      highWaterMark: 512 * 1024,
      read() {
        chunks.request()
        chunks.next().then(
          (bytes) => this.push(bytes ?? null),
          (error) => this.destroy(error),
        )
      },
      destroy(error, done) {
        chunks.close().then(() => done(error), done)
      },
    })
  }
}
