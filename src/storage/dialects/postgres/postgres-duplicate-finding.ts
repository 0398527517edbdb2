import type { Pool, PoolClient } from 'pg'
import type { DuplicateStore, FoundPair } from '../../../application/ports/duplicate-store.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import {
  type CandidateRow,
  candidateColumns,
  candidateOf,
  chunkOf,
  chunkSize,
  encodeKeys,
} from '../../duplicate-chunk.ts'
import { inTransaction, retryConflicts } from './in-transaction.ts'

type DuplicateFinding = Pick<DuplicateStore, 'refreshKeys' | 'listCandidates' | 'storePairs'>

/** The steps of a job that finds possible duplicates (see the port). */
export function createPostgresDuplicateFinding(pool: Pool): DuplicateFinding {
  return {
    refreshKeys: () => retryConflicts(() => inTransaction(pool, refreshChunk)),

    async listCandidates(rowNumbers) {
      const { rows } = await pool.query<CandidateRow>(
        `select ${candidateColumns.join(', ')} from business where n = any($1) and status = '${visibleStatus}'`,
        [rowNumbers],
      )
      return rows.map((row) => ({ ...candidateOf(row), rowNumber: row.n }))
    },

    storePairs: ({ jobId, pairs, chunks, now }) =>
      retryConflicts(() =>
        inTransaction(pool, async (client) => {
          await client.query(
            `insert into duplicate_pair
             select first_id, second_id, reasons, strength, false, $2, $3 from json_to_recordset($1)
               as found (first_id text, second_id text, reasons text, strength integer)
             order by 1, 2 on conflict do nothing`,
            [JSON.stringify(pairs.map(pairRecord)), jobId, now],
          )
          await client.query(
            `update duplicate_keys set state = 'compared' where chunk = any($1) and state = 'fresh'`,
            [chunks],
          )
        }),
      ),
  }
}

function pairRecord({ firstId, secondId, reasons, strength }: FoundPair) {
  return { first_id: firstId, second_id: secondId, reasons: reasons.join(','), strength }
}

/**
 * Waits for all transactions that change listings, and blocks new ones (see `refuseWhileHeld`). Otherwise a
 * transaction that has changed a row of the chunk, but has not committed, would find no keys to mark as stale if the
 * chunk has none yet.
 */
async function refreshChunk(client: PoolClient): Promise<boolean> {
  await client.query('select from directory_hold for update')
  const chunk = await nextChunk(client)
  if (chunk === undefined) return false
  await client.query(
    `insert into duplicate_keys values ($1, 0, 'stale', '')
     on conflict (chunk) do update set state = duplicate_keys.state`,
    [chunk],
  )
  const first = chunk * chunkSize
  const { rows } = await client.query<CandidateRow>(
    `select ${candidateColumns.join(', ')} from business
     where status = '${visibleStatus}' and n between $1 and $2 order by n`,
    [first, first + chunkSize - 1],
  )
  await client.query(
    `update duplicate_keys set through_n = greatest(through_n, $2), state = 'fresh', keys = $3 where chunk = $1`,
    [chunk, rows.at(-1)?.n ?? 0, encodeKeys(rows)],
  )
  return true
}

/** The first chunk with a changed listing, otherwise the chunk of the first listing that is in none. */
async function nextChunk(client: PoolClient): Promise<number | undefined> {
  const { rows: stale } = await client.query<{ chunk: number }>(
    `select chunk from duplicate_keys where state = 'stale' order by chunk limit 1`,
  )
  if (stale[0]) return stale[0].chunk
  const { rows: fresh } = await client.query<{ n: number }>(
    `select n from business where status = '${visibleStatus}'
     and n > (select coalesce(max(through_n), 0) from duplicate_keys) order by n limit 1`,
  )
  return fresh[0] && chunkOf(fresh[0].n)
}
