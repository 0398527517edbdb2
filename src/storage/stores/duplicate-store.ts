import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DuplicateStore, FoundPair } from '../../application/ports/duplicate-store.ts'
import type { DuplicateReason } from '../../domain/business/duplicates/possible-duplicates.ts'
import { visibleStatus } from '../../domain/business/listing.ts'
import {
  type CandidateRow,
  candidateColumns,
  candidateOf,
  chunkOf,
  chunkRows,
  decodeKeys,
  encodeKeys,
  waitForWriters,
} from '../derived/duplicate-chunk.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import type { Db, Write, WriteDialect } from '../write/write-dialect.ts'
import { runAudited } from './audit-store.ts'

type PairRow = Selectable<Schema['duplicate_pair']>
type Finding = Pick<
  DuplicateStore,
  'refreshKeys' | 'listUncompared' | 'listKeys' | 'listCandidates' | 'storePairs'
>

const countCap = 10_000
const pairsPerQuery = 2000

/** Possible duplicates (see the port). */
export function createDuplicateStore(db: Db, dialect: WriteDialect): DuplicateStore {
  return {
    ...findingIn(db, dialect),
    ...pairsIn(db, dialect),
    ...pairsWithListingsIn(db, dialect),
  }
}

const rowsPerQuery = 1000

/** The steps of a job that finds them. */
function findingIn(db: Db, dialect: WriteDialect): Finding {
  const keys = () => db.selectFrom('duplicate_keys').select(['chunk', 'keys']).orderBy('chunk')

  return {
    async listUncompared(limit) {
      const rows = await keys().where('state', '=', 'fresh').limit(limit).execute()
      return rows.map((row) => ({ chunk: row.chunk, keys: decodeKeys(row.keys) }))
    },

    async listKeys({ after, limit }) {
      const rows = await keys().where('chunk', '>', after).limit(limit).execute()
      return rows.map((row) => ({ chunk: row.chunk, keys: decodeKeys(row.keys) }))
    },

    refreshKeys: () => dialect.transact((trx) => refreshChunk(dialect, trx), true),

    async listCandidates(rowNumbers) {
      const found: CandidateRow[] = []
      for (let start = 0; start < rowNumbers.length; start += rowsPerQuery) {
        const rows = await db
          .selectFrom('business')
          .select(candidateColumns)
          .where('n', 'in', rowNumbers.slice(start, start + rowsPerQuery))
          .where('status', '=', sql.lit(visibleStatus))
          .execute()
        found.push(...rows)
      }
      return found.map((row) => ({ ...candidateOf(row), rowNumber: row.n }))
    },

    async storePairs({ jobId, pairs, chunks, now }) {
      const rows = pairs.map(({ firstId, secondId, reasons, strength }) => ({
        first_id: firstId,
        second_id: secondId,
        reasons: reasons.join(','),
        strength,
      }))
      await dialect.transact(async (trx) => {
        await sql`insert into duplicate_pair
            (first_id, second_id, reasons, strength, is_dismissed, job_id, found_at)
          select first_id, second_id, reasons, strength, ${sql.lit(dialect.flag(false))}, ${jobId}, ${now}
          from ${dialect.given(rows, 'first_id text, second_id text, reasons text, strength integer')}
          where true order by 1, 2 on conflict (first_id, second_id) do nothing`.execute(trx)
        if (chunks.length === 0) return
        await trx
          .updateTable('duplicate_keys')
          .set({ state: 'compared' })
          .where('chunk', 'in', chunks)
          .where('state', '=', 'fresh')
          .execute()
      }, true)
    },
  }
}

/** The found pairs. */
function pairsIn(db: Db, dialect: WriteDialect): Omit<DuplicateStore, keyof Finding | keyof WithListings> {
  const { flag, oneOf } = dialect
  return {
    async countFound(jobId) {
      const { count } = await db
        .selectFrom('duplicate_pair')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('job_id', '=', jobId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async listOpen({ jobId, after, limit }) {
      const found = jobId === undefined ? sql`` : sql`and job_id = ${jobId}`
      const behind = after ? sql`and (first_id, second_id) > (${after.firstId}, ${after.secondId})` : sql``
      const { rows } = await sql<PairRow>`select * from duplicate_pair
        where is_dismissed = ${flag(false)} ${found} ${behind}
        order by first_id, second_id limit ${limit}`.execute(db)
      return rows.map(pairOf)
    },

    async listOfListing(id) {
      // Two parts, each from an index.
      const part = (column: 'first_id' | 'second_id') =>
        sql`select * from duplicate_pair where ${sql.ref(column)} = ${id} and is_dismissed = ${flag(false)}`
      const { rows } = await sql<PairRow>`${part('first_id')} union all ${part('second_id')}`.execute(db)
      return rows.map(pairOf)
    },

    forgetPairs: (pairs) => removePairs(db, pairs),

    setDismissed: (ids, isDismissed, audit) => {
      const known = oneOf(ids.map(storedText))
      const among = sql<boolean>`first_id ${known} and second_id ${known}`
      const others = sql`select 1 from duplicate_pair as other
        where other.first_id ${known} and other.second_id ${known}`
      const ofGroup = sql<boolean>`dismissed_singly = 0 or not exists (
        ${others} and other.is_dismissed = ${flag(true)} and other.dismissed_singly = 0)`
      // What was dismissed before the group counts like a single decision, so that taking the group's back leaves it.
      const singlyBefore = sql<number>`case when is_dismissed = ${flag(true)}
        and exists (${others} and other.is_dismissed = ${flag(false)}) then 1 else dismissed_singly end`
      const isGroup = ids.length > 2
      return runAudited(
        db,
        db
          .updateTable('duplicate_pair')
          .set({
            is_dismissed: flag(isDismissed),
            dismissed_singly: isGroup && isDismissed ? singlyBefore : Number(isDismissed),
          })
          .where(among)
          .$if(isGroup && !isDismissed, (query) => query.where(ofGroup)),
        audit,
      )
    },
  }
}

async function removePairs(db: Db, pairs: readonly Pick<FoundPair, 'firstId' | 'secondId'>[]): Promise<void> {
  for (const { firstId, secondId } of pairs) {
    await db
      .deleteFrom('duplicate_pair')
      .where('first_id', '=', firstId)
      .where('second_id', '=', secondId)
      .execute()
  }
}

type WithListings = Pick<DuplicateStore, 'forgetGone' | 'listPairs'>

/** Looks up the listings of pairs, without a join: Citus keeps the two tables in different places. */
function pairsWithListingsIn(db: Db, { flag, oneOf }: WriteDialect): WithListings {
  /** The pairs of which `source`, a select of ids, has both listings. */
  async function withBoth(
    rows: readonly PairRow[],
    source: (ids: RawBuilder<unknown>) => RawBuilder<unknown>,
  ) {
    const ids = [...new Set(rows.flatMap(({ first_id, second_id }) => [first_id, second_id]))]
    const found = await source(oneOf(ids) as RawBuilder<unknown>)
      .$castTo<{ id: string }>()
      .execute(db)
    const there = new Set(found.rows.map(({ id }) => id))
    return rows.filter(({ first_id, second_id }) => there.has(first_id) && there.has(second_id))
  }

  return {
    async forgetGone() {
      for (let after = { first_id: '', second_id: '' }; ; ) {
        const { rows } = await sql<PairRow>`select * from duplicate_pair
          where (first_id, second_id) > (${after.first_id}, ${after.second_id})
          order by first_id, second_id limit ${pairsPerQuery}`.execute(db)
        const kept = new Set(
          await withBoth(
            rows,
            (ids) => sql`select id from business where id ${ids}
            union all select listing_id as id from changed_listing where listing_id ${ids}`,
          ),
        )
        await removePairs(db, rows.filter((row) => !kept.has(row)).map(pairOf))
        const last = rows.at(-1)
        if (!last) return
        after = last
      }
    },

    async listPairs({ reason, isDismissed = false }) {
      const shown: PairRow[] = []
      for (let read = 0; shown.length < countCap; read += pairsPerQuery) {
        const { rows } =
          await sql<PairRow>`select * from duplicate_pair where is_dismissed = ${flag(isDismissed)}
          ${reason ? sql`and reasons like ${`%${reason}%`}` : sql``}
          order by strength desc, first_id, second_id limit ${pairsPerQuery} offset ${read}`.execute(db)
        const published = sql`select id from business where status = ${sql.lit(visibleStatus)}`
        shown.push(...(await withBoth(rows, (ids) => sql`${published} and id ${ids}`)))
        if (rows.length < pairsPerQuery) break
      }
      return shown.slice(0, countCap).map(pairOf)
    },
  }
}

function pairOf({ first_id, second_id, reasons, strength }: PairRow): FoundPair {
  return {
    firstId: first_id,
    secondId: second_id,
    reasons: reasons.split(',') as DuplicateReason[],
    strength,
  }
}

/** Reads the keys of one chunk; false if all chunks are up to date. */
async function refreshChunk(dialect: WriteDialect, trx: Write): Promise<boolean> {
  await waitForWriters(dialect, trx)
  const chunk = await nextChunk(trx)
  if (chunk === undefined) return false
  const rows = await chunkRows(trx, chunk).execute()
  const keys = { state: 'fresh', keys: encodeKeys(rows) } as const
  const through = rows.at(-1)?.n ?? 0
  await trx
    .insertInto('duplicate_keys')
    .values({ chunk, through_n: through, ...keys })
    .onConflict((conflict) =>
      conflict.column('chunk').doUpdateSet({
        ...keys,
        through_n: sql`case when duplicate_keys.through_n < ${through} then ${through} else duplicate_keys.through_n end`,
      }),
    )
    .execute()
  return true
}

/** The first chunk with a changed listing, otherwise the chunk of the first listing that is in none. */
async function nextChunk(trx: Write): Promise<number | undefined> {
  const stale = await trx
    .selectFrom('duplicate_keys')
    .select('chunk')
    .where('state', '=', 'stale')
    .orderBy('chunk')
    .limit(1)
    .executeTakeFirst()
  if (stale) return stale.chunk
  const { rows } = await sql<{ n: number }>`
    select n from business where status = ${sql.lit(visibleStatus)}
      and n > (select coalesce(max(through_n), 0) from duplicate_keys) order by n limit 1`.execute(trx)
  return rows[0] && chunkOf(rows[0].n)
}
