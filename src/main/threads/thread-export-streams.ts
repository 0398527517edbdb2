import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { ExportFilter, ExportStreams } from '../../application/export/export-row.ts'
import type { Config } from '../../config/config.ts'
import type { ExportTask } from '../write-export.ts'
import { ThreadStream } from './thread-stream.ts'

/** Chunks of a workbook are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 }
/** Chunks that are requested ahead, so that the thread does not wait for the network at each. */
const readAhead = 2

/** Writes each export in a thread of its own, which ends with the stream. */
export class ThreadExportStreams implements ExportStreams {
  readonly #config: ExportTask['config']

  constructor({ dataDir, databaseUrl }: Config) {
    this.#config = { dataDir, databaseUrl }
  }

  open(filter: ExportFilter): Readable {
    const workerData: ExportTask = { config: this.#config, filter }
    const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { workerData, resourceLimits })
    const chunks = new ThreadStream<Uint8Array<ArrayBuffer>>(worker)
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
