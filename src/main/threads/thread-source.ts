import { ImportError } from '../../application/import/import-request.ts'
import type { ListingBatch, ListingSource, SourceRequest } from '../../application/import/listing-source.ts'
import type { ListingTable } from '../../application/import/tables/listing-table.ts'
import { WorkbookError } from '../../application/ports/workbook.ts'
import { KeptThreads } from './kept-threads.ts'
import { ThreadStream } from './thread-stream.ts'

/** What the reading thread sends: first the table, then its batches. */
export type SourceItem = { readonly table: ListingTable } | { readonly batch: ListingBatch }

/** How many batches the reading thread may be ahead of the storing thread. */
const batchesAhead = 4
/** Cells are short-lived: a small young generation keeps the thread's memory down and costs no time. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

type SourceError = Error & {
  readonly code?: string
  readonly problem?: WorkbookError['problem'] | ImportError['problem']
  readonly text?: WorkbookError['text']
}

/**
 * The error with the class that it had in the reading thread. If that thread runs out of memory, the file is no ordinary list of
 * businesses: the error says so.
 */
function explain(error: SourceError): Error {
  const { name, code, problem, text } = error
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new WorkbookError('too-large', {
      ko: '파일을 읽는 데 메모리가 너무 많이 필요합니다. 필요한 열만 남기거나 여러 파일로 나누어 올려 주십시오.',
      en: 'Reading the file takes too much memory. Leave only the columns that are needed, or split it into several files.',
    })
  }
  if (name === 'WorkbookError' && text) return new WorkbookError(problem as WorkbookError['problem'], text)
  if (name === 'ImportError' && text) return new ImportError(problem as ImportError['problem'], text)
  return error
}

const threads = new KeptThreads<SourceRequest>(new URL('./source-worker.ts', import.meta.url), resourceLimits)

/** Reads and normalises a workbook in a thread of its own, in parallel to storing. */
export async function openThreadSource(request: SourceRequest): Promise<ListingSource> {
  const stream = new ThreadStream<SourceItem>(threads.begin(request))
  const next = () =>
    stream.next().catch((error) => {
      throw explain(error)
    })
  const close = () => stream.close()

  try {
    stream.request()
    const first = await next()
    if (!first || !('table' in first)) throw new Error('The thread that reads the workbook sent no table.')
    return {
      table: first.table,
      async *batches() {
        stream.request(batchesAhead)
        for (let item = await next(); item && 'batch' in item; item = await next()) {
          stream.request()
          yield item.batch
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
