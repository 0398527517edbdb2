import { Worker } from 'node:worker_threads'
import type { Database } from 'better-sqlite3'
import type { NumberedCandidate } from '../../../application/ports/duplicate-store.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { type CandidateRow, candidateColumns, candidateOf } from '../../duplicate-chunk.ts'

/**
 * From this number of listings on, several threads read: each listing is on a page of its own, and a disk is faster
 * with several requests.
 */
const many = 2000
const threads = 2

export interface CandidateRequest {
  readonly file: string
  readonly rowNumbers: readonly number[]
}

/** The published listings among some row numbers. */
export function findCandidates(database: Database, rowNumbers: readonly number[]): NumberedCandidate[] {
  const find = database.prepare<[number], CandidateRow>(
    `select ${candidateColumns.join(', ')} from business where n = ? and status = '${visibleStatus}'`,
  )
  return rowNumbers.flatMap((n) => find.all(n).map((row) => ({ ...candidateOf(row), rowNumber: n })))
}

/** The same, in the order of row numbers. Very many are read by several threads while this one continues. */
export async function findManyCandidates(
  database: Database,
  rowNumbers: readonly number[],
): Promise<NumberedCandidate[]> {
  const inOrder = rowNumbers.toSorted((a, b) => a - b)
  if (inOrder.length <= many || database.memory) return findCandidates(database, inOrder)
  const share = Math.ceil(inOrder.length / threads)
  const parts = Array.from({ length: threads }, (_, part) => inOrder.slice(part * share, (part + 1) * share))
  return (await Promise.all(parts.map((part) => findElsewhere(database.name, part)))).flat()
}

function findElsewhere(file: string, rowNumbers: readonly number[]): Promise<NumberedCandidate[]> {
  const workerData: CandidateRequest = { file, rowNumbers }
  const worker = new Worker(new URL('./candidate-worker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that reads possible duplicates ended early.')))
  })
}
