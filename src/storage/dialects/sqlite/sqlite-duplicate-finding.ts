import type { Database } from 'better-sqlite3'
import type { DuplicateStore } from '../../../application/ports/duplicate-store.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { type CandidateRow, candidateColumns, chunkOf, chunkSize, encodeKeys } from '../../duplicate-chunk.ts'
import { findManyCandidates } from './find-candidates.ts'
import { prepareFirstUnread } from './write-duplicate-keys.ts'
import { waitingForLock } from './write-lock.ts'

type DuplicateFinding = Pick<DuplicateStore, 'refreshKeys' | 'listCandidates' | 'storePairs'>
type FoundPairs = Parameters<DuplicateStore['storePairs']>[0]

/** The steps of a job's thread that finds possible duplicates (see the port), in synchronous transactions. */
export function createSqliteDuplicateFinding(database: Database): DuplicateFinding {
  const nextChunk = prepareNextChunk(database)
  const listRows = database.prepare<[number, number], CandidateRow>(
    `select ${candidateColumns.join(', ')} from business
     where status = '${visibleStatus}' and n between ? and ? order by n`,
  )
  const storeKeys = database.prepare(
    `insert into duplicate_keys values (?, ?, 'fresh', ?) on conflict (chunk) do update set
       through_n = max(duplicate_keys.through_n, excluded.through_n), state = 'fresh', keys = excluded.keys`,
  )
  const refresh = database.transaction((): boolean => {
    const chunk = nextChunk()
    if (chunk === undefined) return false
    const first = chunk * chunkSize
    const rows = listRows.all(first, first + chunkSize - 1)
    storeKeys.run(chunk, rows.at(-1)?.n ?? 0, encodeKeys(rows))
    return true
  })

  const insertPair = database.prepare(
    'insert into duplicate_pair values (?, ?, ?, ?, 0, ?, ?) on conflict do nothing',
  )
  const setCompared = database.prepare(
    `update duplicate_keys set state = 'compared' where chunk = ? and state = 'fresh'`,
  )
  const store = database.transaction(({ jobId, pairs, chunks, now }: FoundPairs) => {
    for (const { firstId, secondId, reasons, strength } of pairs) {
      insertPair.run(firstId, secondId, reasons.join(','), strength, jobId, now)
    }
    for (const chunk of chunks) setCompared.run(chunk)
  })

  return {
    refreshKeys: () => waitingForLock(() => refresh.immediate()),
    listCandidates: (rowNumbers) => findManyCandidates(database, rowNumbers),
    storePairs: (found) => waitingForLock(() => store.immediate(found)),
  }
}

/** The first chunk with a changed listing, otherwise the chunk of the first listing that is in none. */
function prepareNextChunk(database: Database): () => number | undefined {
  const firstStale = database
    .prepare<[], number | null>(`select min(chunk) from duplicate_keys where state = 'stale'`)
    .pluck()
  const firstNew = prepareFirstUnread(database)
  return () => {
    const stale = firstStale.get()
    if (stale !== undefined && stale !== null) return stale
    const n = firstNew()
    return n === undefined ? undefined : chunkOf(n)
  }
}
