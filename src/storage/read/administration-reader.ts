import { type Kysely, sql } from 'kysely'
import type { ListingAdministration } from '../../application/ports/listing-administration.ts'
import { listingStatuses, visibleStatus } from '../../domain/business/listing.ts'
import type { ListingIndex } from '../listing-index.ts'
import { decodeBusiness } from '../rows/business-row.ts'
import { decodeStored, ofStatus, type StoredRow, selectStored } from '../rows/stored-row.ts'
import type { Schema } from '../schema.ts'
import type { OneOf } from '../write/write-dialect.ts'

type AdministrationReader = Pick<
  ListingAdministration,
  | 'findStored'
  | 'listStored'
  | 'listHidden'
  | 'scan'
  | 'scanStored'
  | 'countUndoable'
  | 'shortcomings'
  | 'scanPlaces'
  | 'listNeighbours'
  | 'listNumbered'
  | 'textChanges'
>

/** The reads of the administrator's calls (see the port), the same in every dialect. */
export function createAdministrationReader(
  db: Kysely<Schema>,
  index: ListingIndex,
  oneOf: OneOf,
): AdministrationReader {
  const stored = sql.raw(selectStored)

  async function listStored(ids: readonly string[]) {
    const { rows } = await sql<StoredRow>`${stored} where business.id ${oneOf(ids)}`.execute(db)
    return rows.map(decodeStored)
  }

  return {
    ...countsIn(db),
    ...neighboursIn(db, oneOf),
    listStored,
    textChanges: async () =>
      (await db.selectFrom('meta').select('text_changes').executeTakeFirstOrThrow()).text_changes,
    async listNumbered(rowNumbers) {
      if (rowNumbers.length === 0) return []
      const { rows } = await sql<StoredRow>`${stored} where business.n ${oneOf(rowNumbers)}
        and business.status = ${sql.lit(visibleStatus)} order by business.n`.execute(db)
      return rows.map(decodeStored)
    },
    findStored: async (id) => (await listStored([id]))[0],

    async listHidden(status, { limit, offset }) {
      const hidden = sql`where ${ofStatus(status)}`
      const { rows } = await sql<StoredRow>`${stored} ${hidden}
        order by business.n limit ${limit} offset ${offset}`.execute(db)
      const { rows: counts } = await sql<{ count: number }>`
        select count(*) as count from business ${hidden}`.execute(db)
      return { listings: rows.map(decodeStored), totalCount: counts[0]?.count ?? 0 }
    },

    async scan(filter, piece) {
      const { rows, next } = await index.piece(filter, piece)
      const listings = rows.map((row) => ({
        ...decodeBusiness(row),
        rowNumber: row.n,
        editedAt: row.edited_at,
        textFacts: row.text_facts,
        submitterEmail: '',
      }))
      return { listings, next }
    },

    async scanStored({ after, limit }) {
      // A part for each status, because PostgreSQL's index by row number holds published listings only.
      const parts = listingStatuses.map(
        (status) => sql`select * from (${stored}
        where ${ofStatus(status)} and business.n > ${after} order by business.n limit ${limit}) as part`,
      )
      const { rows } = await sql<StoredRow>`${sql.join(parts, sql` union all `)}
        order by n limit ${limit}`.execute(db)
      return rows.map(decodeStored)
    },
  }
}

/** Counts for the dashboard and the audit log. */
function countsIn(db: Kysely<Schema>): Pick<AdministrationReader, 'countUndoable' | 'shortcomings'> {
  return {
    async countUndoable(changeId) {
      const { rows } = await sql<{ count: number }>`select
        (select count(*) from changed_listing where change_id = ${changeId}) +
        (select coalesce(sum(last_n - first_n + 1), 0) from added_rows where change_id = ${changeId}) as count`.execute(
        db,
      )
      // A statement of its own: Citus keeps the tables in different places.
      const { reports } = await db
        .selectFrom('report')
        .select((select) => select.fn.countAll<number>().as('reports'))
        .where('change_id', '=', changeId)
        .executeTakeFirstOrThrow()
      return Number(rows[0]?.count ?? 0) + Number(reports)
    },

    async shortcomings() {
      const rows = await db.selectFrom('shortcoming_count').selectAll().execute()
      const countOf = new Map(rows.map(({ shortcoming, business_count }) => [shortcoming, business_count]))
      return {
        withoutCity: countOf.get('city') ?? 0,
        withoutPhone: countOf.get('phone') ?? 0,
        withoutHours: countOf.get('hours') ?? 0,
        withoutSeoText: countOf.get('seo') ?? 0,
      }
    },
  }
}

/** What search texts say about other listings. */
function neighboursIn(
  db: Kysely<Schema>,
  oneOf: OneOf,
): Pick<AdministrationReader, 'scanPlaces' | 'listNeighbours'> {
  return {
    // SQLite answers it from the covering index `business_facts`, which does not know what is hidden.
    scanPlaces: ({ after, limit }) =>
      db
        .selectFrom('business')
        .select(['n as rowNumber', 'city_key as cityKey', 'category_key as categoryKey'])
        .select(['latitude', 'longitude'])
        .where('n', '>', after)
        .orderBy('n')
        .limit(limit)
        .execute(),

    async listNeighbours(rowNumbers) {
      if (rowNumbers.length === 0) return []
      return db
        .selectFrom('business')
        .select(['n as rowNumber', 'name', 'category', 'address', 'city', 'state', 'district'])
        .select(['country_code as countryCode', 'phone_e164 as phoneE164', 'latitude', 'longitude'])
        .where('status', '=', sql.lit(visibleStatus))
        .where(sql<boolean>`n ${oneOf(rowNumbers)}`)
        .execute()
    },
  }
}
