import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { FactChunk, type FactColumns, FactTexts, factChunkSize } from './fact-chunk.ts'
import { prepareFactRows } from './fact-rows.ts'

export interface FactRequest {
  readonly file: string
  readonly chunks: readonly number[]
}

export interface FactAnswer {
  readonly number: number
  readonly columns: FactColumns
  readonly news: ReturnType<FactTexts['news']>
}

/** The thread that reads the facts of a large directory when a server starts: one answer for each chunk. */
function readChunks({ file, chunks }: FactRequest, tell: (answer: FactAnswer) => void): void {
  const database = new BetterSqlite3(file, { readonly: true })
  const listRows = prepareFactRows(database)
  const texts = new FactTexts()
  for (const number of chunks) {
    const chunk = new FactChunk(texts)
    chunk.putAll(listRows.all(number * factChunkSize, (number + 1) * factChunkSize))
    tell({ number, columns: chunk.columns, news: texts.news() })
  }
  database.close()
}

const port = parentPort
if (port) {
  readChunks(workerData as FactRequest, (answer) =>
    port.postMessage(
      answer,
      Object.values(answer.columns).map(({ buffer }) => buffer as ArrayBuffer),
    ),
  )
}
