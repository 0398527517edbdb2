import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { ReindexOptions } from '../../../application/ports/verification.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { type CandidateRow, candidateColumns, chunkSize, encodeKeys } from '../../duplicate-chunk.ts'
import { storeIndexFormat } from '../../index-format.ts'
import { correctionSteps, countTableNames, findCorrections } from '../../reindex/correct-counts.ts'
import { mendRow } from '../../reindex/mend-row.ts'
import { type DerivedPart, rebuildParts } from '../../reindex/rebuild-parts.ts'
import type { Schema } from '../../schema.ts'
import { type StoredRow, selectStored } from '../../stored-row.ts'
import { requireSchema, tryDecode } from '../../verify/verified-database.ts'
import { changeRows } from './change-rows.ts'
import { inTransaction, retryConflicts } from './in-transaction.ts'
import { indexedTokens } from './insert-rows.ts'
import { internOpenings, openingIdIn } from './intern-openings.ts'
import { migrations } from './migrate-postgres.ts'
import { readVerification } from './verify-postgres.ts'
import { cutLargeBlocks } from './write-blocks.ts'

const rowsPerStep = 2000

/** Tables that others are made of come first. */
export async function reindexPostgres(pool: Pool, options: ReindexOptions = {}): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await requireSchema(db, migrations)
  await rebuildParts(partsOf(pool, db), options)
  if (options.only === undefined) await storeIndexFormat(db)
}

const partsOf = (pool: Pool, db: Kysely<Schema>): readonly DerivedPart[] => [
  { tables: ['business', 'opening', 'business.tokens'], rebuild: () => inRanges(pool, mendRows) },
  { tables: ['listing_slug'], rebuild: () => rebuildSlugs(pool) },
  { tables: ['duplicate_keys'], rebuild: () => rebuildDuplicateKeys(pool) },
  { tables: countTableNames, rebuild: (only) => rebuildCounts(pool, db, only) },
]

interface Range {
  readonly first: number
  /** Included. */
  readonly last: number
}

/** Each range of row numbers in a transaction. */
async function* inRanges(
  pool: Pool,
  write: (client: PoolClient, range: Range) => Promise<void>,
): AsyncGenerator<number> {
  const lastRow = async () =>
    (await pool.query<{ last: number | null }>('select max(n) as last from business')).rows[0]?.last ?? -1
  for (let first = 0; first <= (await lastRow()); first += rowsPerStep) {
    const range = { first, last: first + rowsPerStep - 1 }
    await retryConflicts(() => inTransaction(pool, (client) => write(client, range)))
    yield first + rowsPerStep
  }
}

/** Columns that follow from others, and tokens. A row that changes takes all that hangs on it along. */
async function mendRows(client: PoolClient, { first, last }: Range): Promise<void> {
  const { rows } = await client.query<StoredRow>(
    `${selectStored} where business.n between $1 and $2 order by business.id for update of business`,
    [first, last],
  )
  const { rows: indexed } = await client.query<{ id: string; tokens: string }>(
    'select id, tokens::text from business where n between $1 and $2',
    [first, last],
  )
  const tokens = new Map(indexed.map((row) => [row.id, row.tokens]))
  const decoded = rows.flatMap((row) => tryDecode(row) ?? [])
  const openings = await internOpenings(
    client,
    decoded.map(({ listing }) => listing),
  )
  const changes = decoded.flatMap((found) => {
    const before = found.row as StoredRow
    const after = mendRow(before, found, openingIdIn(openings))
    const isIndexed = tokenText(indexedTokens({ row: after, terms: found.terms })) === tokens.get(before.id)
    return after === before && isIndexed ? [] : [{ before, after, terms: found.terms }]
  })
  if (changes.length > 0) await changeRows(client, changes, { changeId: '', now: 0, isRecorded: false })
}

/** As PostgreSQL prints tokens: the shorter ones first, then by their bytes. */
function tokenText(tokens: readonly string[]): string {
  const bytes = [...new Set(tokens)].map((token) => Buffer.from(token))
  bytes.sort((a, b) => a.length - b.length || a.compare(b))
  return bytes.map((token) => `'${token}'`).join(' ')
}

/** Of a listing that was merged into another the address stays. */
async function* rebuildSlugs(pool: Pool): AsyncGenerator<number> {
  for (let [after, done] = ['', 0]; ; ) {
    const { rows } = await pool.query<{ slug: string }>(
      'select slug from listing_slug where slug > $1 order by slug limit $2',
      [after, rowsPerStep],
    )
    const last = rows.at(-1)?.slug
    if (last === undefined) break
    await pool.query(
      `delete from listing_slug where slug > $1 and slug <= $2
         and not exists (select from business where id = listing_id and business.slug = listing_slug.slug)
         and not exists (select from merged_listing where id = listing_id)`,
      [after, last],
    )
    after = last
    done += rows.length
    yield done
  }
  yield* inRanges(pool, async (client, { first, last }) => {
    // Locked: a listing that is being deleted would else leave its slug behind.
    await client.query(
      `with bare as (
         select slug, id from business where n between $1 and $2
           and not exists (select from listing_slug where listing_slug.slug = business.slug)
         order by id for share
       ) insert into listing_slug (slug, listing_id) select slug, id from bare order by slug on conflict do nothing`,
      [first, last],
    )
  })
}

/** Chunks that are to be read again anyway are left to whoever does. */
async function* rebuildDuplicateKeys(pool: Pool): AsyncGenerator<number> {
  const { rows: chunks } = await pool.query<{ chunk: number }>(
    `select chunk from duplicate_keys where state <> 'stale' order by chunk`,
  )
  for (const { chunk } of chunks) {
    await retryConflicts(() =>
      inTransaction(pool, async (client) => {
        // Waits for all who are changing listings, as whoever reads the keys of a chunk does.
        await client.query('select from directory_hold for update')
        const { rows } = await client.query<CandidateRow>(
          `select ${candidateColumns.join(', ')} from business where status = '${visibleStatus}'
           and n between $1 and least($2, (select through_n from duplicate_keys where chunk = $3)) order by n`,
          [chunk * chunkSize, (chunk + 1) * chunkSize - 1, chunk],
        )
        await client.query(
          `update duplicate_keys set keys = $1, state = 'fresh' where chunk = $2 and state <> 'stale' and keys <> $1`,
          [encodeKeys(rows), chunk],
        )
      }),
    )
    yield (chunk + 1) * chunkSize
  }
}

/** Rounds after which counts agree, unless a block is cut just between reading and writing, each time. */
const mostRounds = 3

/**
 * What the counts lack is worked out from one state of the database, while others write, and is then added to what they have made of
 * the counts.
 */
async function* rebuildCounts(
  pool: Pool,
  db: Kysely<Schema>,
  only: string | undefined,
): AsyncGenerator<number> {
  for (let round = 0; round < mostRounds; round++) {
    let done = 0
    const corrections = await readVerification(db, (state) =>
      findCorrections(state, only, (read) => {
        done = read
      }),
    )
    yield done
    for (const add of correctionSteps(corrections)) {
      await retryConflicts(() => db.transaction().execute(add))
    }
    await retryConflicts(() => inTransaction(pool, cutLargeBlocks))
    if (corrections.rows.length === 0) return
  }
}
