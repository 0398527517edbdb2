import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { DuplicateStore, FoundPair, PairFilter } from '../application/ports/duplicate-store.ts'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import { visibleStatus } from '../domain/business/listing.ts'
import type { DuplicateReason } from '../domain/business/possible-duplicates.ts'
import { encodeEntry } from './audit-store.ts'
import { decodeKeys } from './duplicate-chunk.ts'
import type { RunTogether } from './run-together.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

type PairRow = Selectable<Schema['duplicate_pair']>
type DuplicateReader = Omit<DuplicateStore, 'refreshKeys' | 'listCandidates' | 'storePairs'>

const countCap = 10_000

/** What differs between the dialects. */
interface DuplicateDialect {
  /** A boolean as the engine stores it. */
  readonly flag: (value: boolean) => boolean | number
  readonly runTogether: RunTogether
}

/** The part that all dialects share (see the port). */
export function createDuplicateReader(
  db: Kysely<Schema>,
  { listStored }: Pick<ListingAdministration, 'listStored'>,
  { flag, runTogether }: DuplicateDialect,
): DuplicateReader {
  const keys = () => db.selectFrom('duplicate_keys').select(['chunk', 'keys']).orderBy('chunk')

  /** Pairs of which both listings exist. */
  const shown = ({ reason, isDismissed = false }: PairFilter): RawBuilder<unknown> => sql`
    from duplicate_pair as pair
    join business as a on a.id = pair.first_id and a.status = ${sql.lit(visibleStatus)}
    join business as b on b.id = pair.second_id and b.status = ${sql.lit(visibleStatus)}
    where pair.is_dismissed = ${flag(isDismissed)}
    ${reason ? sql`and pair.reasons like ${`%${reason}%`}` : sql``}`

  return {
    async listUncompared(limit) {
      const rows = await keys().where('state', '=', 'fresh').limit(limit).execute()
      return rows.map((row) => ({ chunk: row.chunk, keys: decodeKeys(row.keys) }))
    },

    async listKeys({ after, limit }) {
      const rows = await keys().where('chunk', '>', after).limit(limit).execute()
      return rows.map((row) => ({ chunk: row.chunk, keys: decodeKeys(row.keys) }))
    },

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
      runTogether(
        db
          .updateTable('duplicate_pair')
          .set({ is_dismissed: flag(isDismissed) })
          .where('first_id', '=', storedText(firstId))
          .where('second_id', '=', storedText(secondId)),
        ...(audit ? [db.insertInto('audit').values(encodeEntry(audit))] : []),
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
