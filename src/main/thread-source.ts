import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ListingTable } from '../application/import/find-table.ts'
import { ImportError } from '../application/import/import-request.ts'
import type { ListingBatch, ListingSource, SourceRequest } from '../application/import/listing-source.ts'
import { WorkbookError } from '../application/ports/workbook.ts'
import type { PanelText } from '../domain/administration/panel-text.ts'

interface Failure {
  readonly name: string
  readonly message: string
  readonly problem?: string
  readonly text?: PanelText
  readonly stack?: string | undefined
}

/** What the reading thread sends: first the table, then one batch for each request. */
export type SourceMessage =
  | { readonly table: ListingTable }
  | { readonly batch: ListingBatch }
  | { readonly end: true }
  | { readonly failure: Failure }

/** Errors lose their class between threads, so these two are sent as plain data. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  const known = error instanceof WorkbookError || error instanceof ImportError
  return { name, message, stack, ...(known && { problem: error.problem, text: error.text }) }
}

function fromFailure({ name, message, problem, text, stack }: Failure): Error {
  if (name === 'WorkbookError' && text) return new WorkbookError(problem as WorkbookError['problem'], text)
  if (name === 'ImportError' && text) return new ImportError(problem as ImportError['problem'], text)
  return Object.assign(new Error(message), { stack })
}

/** How many batches the reading thread may be ahead of the storing thread (back-pressure). */
const batchesAhead = 4
/** Cells are short-lived: a small young generation keeps the thread's memory down and costs no time. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

/** If the thread runs out of memory, the file is no ordinary list of businesses: the error says so. */
function explain(error: Error & { code?: string }): never {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
  throw new WorkbookError('too-large', {
    ko: '엑셀 파일을 읽는 데 메모리가 너무 많이 필요합니다. 필요한 열만 남기거나 여러 파일로 나누어 올려 주십시오.',
    en: 'Reading the Excel file takes too much memory. Leave only the columns that are needed, or split it into several files.',
  })
}

/** Reads and normalises a workbook in a thread of its own, in parallel to storing. */
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
    const { value, done } = await messages.next().catch(explain)
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
