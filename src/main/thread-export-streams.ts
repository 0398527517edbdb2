import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { ExportFilter, ExportStreams } from '../application/export/export-row.ts'
import type { Config } from '../config/config.ts'

export interface ExportTask {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  readonly filter: ExportFilter
}

/** What the exporting thread sends: the bytes of the file and then its end, or a failure. It sends one message for each it gets. */
export type ExportMessage =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly end: true }
  | { readonly failure: { readonly message: string; readonly stack?: string | undefined } }

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
    const stream = new Readable({
      highWaterMark: 512 * 1024,
      read: () => worker.postMessage(null),
      destroy: (error, done) => {
        worker.terminate().then(() => done(error), done)
      },
    })
    let isWhole = false
    worker.on('message', (message: ExportMessage) => {
      if ('bytes' in message) stream.push(message.bytes)
      else if ('failure' in message) stream.destroy(Object.assign(new Error(), message.failure))
      else {
        isWhole = true
        stream.push(null)
      }
    })
    worker.on('error', (error) => stream.destroy(error as Error))
    worker.on('exit', () => {
      if (!isWhole) stream.destroy(new Error("The export's thread ended early."))
    })
    for (let asked = 0; asked < readAhead; asked++) worker.postMessage(null)
    return stream
  }
}
