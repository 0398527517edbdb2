import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Difference } from '../../application/ports/verification.ts'
import type { Schema } from '../schema.ts'
import type { VerifiedDatabase } from './verified-database.ts'

const changesPerPage = 2000

/** What names listings, rows or changes that are not there, or not in order. Few of them are expected, and each is told. */
export async function* referenceDifferences({
  db,
}: Pick<VerifiedDatabase, 'db'>): AsyncGenerator<Difference> {
  const list = async (table: string, what: string, query: RawBuilder<{ key: string }>) =>
    (await query.execute(db)).rows.map(({ key }) => ({ table, what, key, expected: null, found: key }))

  yield* await list(
    'submission',
    'no listing waits for approval under this id',
    sql`select listing_id as key from submission where not exists (select 1 from business
      where business.id = submission.listing_id and status = 'pending')`,
  )
  yield* await list(
    'business',
    'place_id is another listing’s too',
    sql`select place_id as key from business group by place_id having count(*) > 1 order by place_id`,
  )
  for (const table of ['added_rows', 'changed_listing', 'dropped_name', 'report']) {
    yield* await list(
      table,
      'belongs to a change that cannot be undone',
      sql`select distinct change_id as key from ${sql.table(table)}
        where change_id not in (select id from undoable_change)`,
    )
  }
  yield* await list(
    'added_rows',
    'rows of a change are out of range, or another change’s too',
    sql`select change_id as key from (
        select change_id, first_n, last_n, lag(last_n) over (order by first_n, last_n) as previous from added_rows
      ) as ranges where first_n <= previous or last_n < first_n or last_n >= (select next_n from meta)`,
  )
  yield* await list(
    'duplicate_pair',
    'pair is not in order',
    sql`select first_id as key from duplicate_pair where first_id >= second_id`,
  )
  yield* await list(
    'merged_listing',
    'a listing has the row number of a merged one',
    sql`select id as key from merged_listing where n in (
      select n from business where n in (select n from merged_listing))`,
  )
  yield* await list(
    'merged_listing',
    'row number of a merged listing is there twice',
    sql`select id as key from merged_listing where n in (
      select n from merged_listing group by n having count(*) > 1)`,
  )
  yield* await list(
    'merged_listing',
    'listing is merged into itself',
    sql`select id as key from merged_listing where id = into_id`,
  )
  yield* nextNumberDifferences(db)
  yield* formerListingDifferences(db)
}

/** A row number is given once. */
async function* nextNumberDifferences(db: Kysely<Schema>): AsyncGenerator<Difference> {
  const { rows } = await sql<{ last: number; next_n: number }>`
    select next_n, (select coalesce(max(n), 0) from (
      select max(n) as n from business union all select max(n) from merged_listing) as given) as last from meta`.execute(
    db,
  )
  for (const { last, next_n: found } of rows) {
    if (found > last) continue
    yield { table: 'meta', what: 'next row number is taken', key: 'next_n', expected: last + 1, found }
  }
}

/** Listings as they were before a change: each must be one, and its own. */
async function* formerListingDifferences(db: Kysely<Schema>): AsyncGenerator<Difference> {
  const table = 'changed_listing'
  for (let last = { change_id: '', listing_id: '' }; ; ) {
    const { rows } = await sql<{ change_id: string; listing_id: string; before: string }>`
      select change_id, listing_id, before from changed_listing
      where (change_id, listing_id) > (${last.change_id}, ${last.listing_id})
      order by change_id, listing_id limit ${changesPerPage}`.execute(db)
    for (const { change_id, listing_id: expected, before } of rows) {
      const found = idIn(before)
      const key = `change ${change_id}, listing ${expected}`
      if (found !== expected) yield { table, what: 'keeps another listing', key, expected, found }
    }
    const end = rows.at(-1)
    if (!end) return
    last = end
  }
}

function idIn(json: string): string | null {
  try {
    return String((JSON.parse(json) as { id?: unknown }).id)
  } catch {
    return null
  }
}
