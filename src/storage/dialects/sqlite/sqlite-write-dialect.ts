import type { Database } from 'better-sqlite3'
import { CompiledQuery, SqliteDialect, SqliteDriver, sql } from 'kysely'
import { blockSize } from '../../derived/list-block.ts'
import { countedListNamed, type ListPlaces } from '../../read/counted-list.ts'
import { openingColumns } from '../../rows/opening-pattern.ts'
import type { Db, OneOf, WriteDialect } from '../../write/write-dialect.ts'
import { exactKey, orderedList } from './filter-query.ts'
import type { Uncompacted } from './merge-segments.ts'
import { retryWhileLocked, waitingForLock } from './write-lock.ts'
import { prepareRowWriter } from './write-rows.ts'

export const oneOf: OneOf = (values) => sql`in (select value from json_each(${JSON.stringify(values)}))`

/** Kysely's dialect with transactions that take the write lock at once: one that has read cannot take it later. */
export class WritingSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config)
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: Parameters<SqliteDriver['beginTransaction']>[0],
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite has rolled back by itself: the error to tell is that one, and not that there is nothing to roll back. */
  override async rollbackTransaction(
    connection: Parameters<SqliteDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error
    })
  }
}

/**
 * Writes over a connection that nobody reads with, so that no other code sees a transaction that is not committed.
 * `db` is over the same connection, with `WritingSqliteDialect`.
 */
export function createSqliteWriteDialect(database: Database, db: Db, uncompacted: Uncompacted): WriteDialect {
  const rows = prepareLater(() => prepareRowWriter(database, uncompacted))
  const orderByReviews = prepareLater(() => prepareReviewOrder(database))
  return {
    oneOf,
    transact(work, isJob = false) {
      const transaction = () => db.transaction().execute(work)
      return isJob ? waitingForLock(transaction) : retryWhileLocked(transaction)
    },
    given,
    lock: () => sql``,
    lockListings: async () => sql``,
    flag: Number,
    isSameOpening: sql`opening.hours = given.hours and opening.time_zone = given.time_zone`,
    async insertOpenings(trx, openings) {
      await sql`insert into opening (hours, time_zone) select hours, time_zone
        from ${given(openings, openingColumns)} where true on conflict (hours, time_zone) do nothing`.execute(
        trx,
      )
    },
    insertRows: (trx, some) => rows().insertRows(trx, some),
    replaceRows: (trx, some) => rows().replaceRows(trx, some),
    deleteRows: (trx, some) => rows().deleteRows(trx, some),
    claimSlugs: (trx, claims) => rows().claimSlugs(trx, claims),
    releaseSlugs: (trx, some) => rows().releaseSlugs(trx, some),
    releaseMerged: (trx, merged) => rows().releaseMerged(trx, merged),
    writeOrders: async (_, lists) => orderByReviews()(lists),
    async findCut(_, { list, floor }) {
      const { filter, sort } = countedListNamed(list)
      const ordered = orderedList(filter, sort)
      if (!ordered) return undefined
      const { source, values, sortKey } = ordered
      const keys = database.prepare<unknown[], number>(
        `select ${sortKey} ${source} and ${sortKey} >= ${exactKey} order by ${sortKey} limit 1 offset ${blockSize}`,
      )
      return keys.pluck().get(...values, floor)
    },
    clear: async () => clearListings(database),
  }
}

function given(rows: readonly object[], columns: string) {
  const names = columns.split(', ').map((column) => column.split(' ')[0])
  const values = names.map((name) => `value ->> '${name}' as "${name}"`)
  return sql`(select ${sql.raw(values.join(', '))} from json_each(${JSON.stringify(rows)})) as given`
}

/** Statements are prepared at their first use: the tables need not be there before `migrate`. */
export function prepareLater<T>(prepare: () => T): () => T {
  let prepared: T | undefined
  return () => {
    prepared ??= prepare()
    return prepared
  }
}

/**
 * Writes the list of all listings by reviews, inside the caller's transaction. For that list it returns the sort keys
 * that were really added and removed, for its block counts; other lists are returned unchanged.
 */
function prepareReviewOrder(database: Database): (lists: readonly ListPlaces[]) => readonly ListPlaces[] {
  const insert = database.prepare('insert into review_order values (?) on conflict (place) do nothing')
  const remove = database.prepare('delete from review_order where place = ?')

  function write({ list, added, removed }: ListPlaces): ListPlaces {
    const [before, after] = [new Set(removed), new Set(added)]
    return {
      list,
      removed: removed.filter((sortKey) => !after.has(sortKey) && remove.run(sortKey).changes === 1),
      added: added.filter((sortKey) => !before.has(sortKey) && insert.run(sortKey).changes === 1),
    }
  }

  return (lists) => lists.map((places) => (places.list === 'reviews' ? write(places) : places))
}

function clearListings(database: Database): void {
  database.exec(`
    drop table if exists business_search_beside;
    drop table if exists search_rebuild;
    delete from business;
    insert into business_search (business_search) values ('delete-all');
    delete from listing_slug;
    delete from submission;
    delete from report;
    delete from city_count;
    delete from city_country_count;
    delete from district_count;
    delete from category_count;
    delete from group_count;
    delete from country_count;
    delete from day_count;
    delete from search_word;
    delete from list_block;
    delete from review_order;
    update shortcoming_count set business_count = 0;
    delete from undoable_change;
    delete from added_rows;
    delete from changed_listing;
    delete from dropped_name;
    delete from duplicate_keys;
    delete from duplicate_pair;
    delete from merged_listing;
    update fact_version set version = version + (select max(version) from fact_version);
    update meta set data_version = data_version + 1, total_businesses = 0, verified_businesses = 0, categories = 0,
      cities = 0, merged_businesses = 0;
  `)
}
