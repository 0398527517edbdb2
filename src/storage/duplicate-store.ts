import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DuplicateStore, FoundPair, PairFilter } from '../application/ports/duplicate-store.ts'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import { visibleStatus } from '../domain/business/listing.ts'
import type { DuplicateReason } from '../domain/business/possible-duplicates.ts'
import { runAudited } from './audit-store.ts'
import {
  type CandidateRow,
  candidateColumns,
  candidateOf,
  chunkOf,
  chunkRows,
  decodeKeys,
  encodeKeys,
  waitForWriters,
} from './duplicate-chunk.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'
import type { Db, Write, WriteDialect } from './write/write-dialect.ts'

type PairRow = Selectable<Schema['duplicate_pair']>
type Finding = Pick<
  DuplicateStore,
  'refreshKeys' | 'listUncompared' | 'listKeys' | 'listCandidates' | 'storePairs'
>

const countCap = 10_000

/** Possible duplicates (see the port). */
export function createDuplicateStore(
  db: Db,
  dialect: WriteDialect,
  administration: Pick<ListingAdministration, 'listStored'>,
): DuplicateStore {
  return { ...findingIn(db, dialect), ...pairsIn(db, dialect, administration) }
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
          where true order by 1, 2 on conflict do nothing`.execute(trx)
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
function pairsIn(
  db: Db,
  { flag }: WriteDialect,
  { listStored }: Pick<ListingAdministration, 'listStored'>,
): Omit<DuplicateStore, keyof Finding> {
  /** Pairs of which both listings exist. */
  const shown = ({ reason, isDismissed = false }: PairFilter): RawBuilder<unknown> => sql`
    from duplicate_pair as pair
    join business as a on a.id = pair.first_id and a.status = ${sql.lit(visibleStatus)}
    join business as b on b.id = pair.second_id and b.status = ${sql.lit(visibleStatus)}
    where pair.is_dismissed = ${flag(isDismissed)}
    ${reason ? sql`and pair.reasons like ${`%${reason}%`}` : sql``}`

  return {
    async countFound(jobId) {
      const { count } = await db
        .selectFrom('duplicate_pair')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('job_id', '=', jobId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async listFound(jobId, { after, limit }) {
      const behind = after ? sql`and (first_id, second_id) > (${after.firstId}, ${after.secondId})` : sql``
      const { rows } = await sql<PairRow>`select * from duplicate_pair
        where job_id = ${jobId} and is_dismissed = ${flag(false)} ${behind}
        order by first_id, second_id limit ${limit}`.execute(db)
      return rows.map(pairOf)
    },

    async forgetPairs(pairs) {
      for (const { firstId, secondId } of pairs) {
        await db
          .deleteFrom('duplicate_pair')
          .where('first_id', '=', firstId)
          .where('second_id', '=', secondId)
          .execute()
      }
    },

    async forgetGone() {
      const isGone = (column: 'first_id' | 'second_id') => sql`(
        not exists (select 1 from business where business.id = ${sql.ref(column)})
        and not exists (select 1 from changed_listing where listing_id = ${sql.ref(column)}))`
      await sql`delete from duplicate_pair where ${isGone('first_id')} or ${isGone('second_id')}`.execute(db)
    },

    async listPairs(filter, { limit, offset }) {
      const { rows } = await sql<PairRow>`select pair.* ${shown(filter)}
        order by pair.strength desc, pair.first_id, pair.second_id limit ${limit} offset ${offset}`.execute(
        db,
      )
      const { rows: counts } = await sql<{ count: number }>`
        select count(*) as count from (select 1 ${shown(filter)} limit ${countCap}) as pairs`.execute(db)
      const ids = new Set(rows.flatMap(({ first_id, second_id }) => [first_id, second_id]))
      const listings = new Map((await listStored([...ids])).map((listing) => [listing.id, listing]))
      const pairs = rows.map(pairOf).flatMap(({ firstId, secondId, reasons, strength }) => {
        const [first, second] = [listings.get(firstId), listings.get(secondId)]
        return first && second ? [{ first, second, reasons, strength }] : []
      })
      return { pairs, totalCount: Number(counts[0]?.count ?? 0) }
    },

    setDismissed: ({ firstId, secondId }, isDismissed, audit) =>
      runAudited(
        db,
        db
          .updateTable('duplicate_pair')
          .set({ is_dismissed: flag(isDismissed) })
          .where('first_id', '=', storedText(firstId))
          .where('second_id', '=', storedText(secondId)),
        audit,
      ),
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
