import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ListingSource, SourceRequest } from '../application/import/listing-source.ts'
import { fromFailure, type SourceMessage } from './import-messages.ts'

/** Batches that may wait to be stored while the reading thread goes on. */
const batchesAhead = 2
/** Cells are short-lived: a small young generation keeps the thread's memory down and costs no time. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

/** Reads and normalises a workbook in a thread of its own, so that storing and reading go on side by side. */
export async function openThreadSource(request: SourceRequest): Promise<ListingSource> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits,
  })
  const messages = on(worker, 'message', { close: ['exit'] })
  const close = async () => {
    await worker.terminate()
  }
  const next = async (): Promise<Exclude<SourceMessage, { failure: unknown }>> => {
    const { value, done } = await messages.next()
    if (done) throw new Error('The thread that reads the workbook ended early.')
    const message: SourceMessage = value[0]
    if ('failure' in message) throw fromFailure(message.failure)
    return message
  }
  const ask = () => worker.postMessage('next')

  try {
    const first = await next()
    if (!('table' in first)) throw new Error('The thread that reads the workbook sent no table.')
    return {
      table: first.table,
      async *batches() {
        for (let ahead = 0; ahead < batchesAhead; ahead++) ask()
        for (let message = await next(); 'batch' in message; message = await next()) {
          ask()
          yield message.batch
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
