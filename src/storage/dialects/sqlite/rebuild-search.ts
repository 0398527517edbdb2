import type { Database } from 'better-sqlite3'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { indexTerms } from '../../../domain/search-terms/index-terms.ts'
import { type BusinessRow, businessColumnList, decodeBusiness } from '../../rows/business-row.ts'
import { indexedTokens, prepareIndexBeside } from './write-index.ts'
import { waitingForLock } from './write-lock.ts'

/** Takes some tenths of a second. */
const rowsPerStep = 2000

/**
 * Rebuilds the full-text index. FTS5 does not keep what each row was given, so single wrong entries cannot be removed. Instead a second
 * index is filled in the order of row numbers while searches use the first. Writers of a row that the second index already has write
 * to both. At the end the second replaces the first. Progress is stored in the database.
 */
export async function* rebuildSearch(database: Database): AsyncGenerator<number> {
  const begin = database.transaction(() => beginBeside(database))
  await waitingForLock(() => begin.immediate())
  const beside = prepareIndexBeside(database)
  const listRows = database.prepare<[number], BusinessRow>(
    `select ${businessColumnList} from listing where status = '${visibleStatus}' and n > ? order by n limit ${rowsPerStep}`,
  )
  const note = database.prepare('update search_rebuild set through_n = ?')
  const fill = database.transaction((): number | undefined => {
    const index = beside()
    // Everything was deleted meanwhile, or another one was faster.
    if (!index) return undefined
    const rows = listRows.all(index.through)
    const last = rows.at(-1)
    if (!last) takeOver(database)
    for (const row of rows.sort((a, b) => a.rank - b.rank)) {
      index.insert(row.rank, indexedTokens({ row, terms: indexTerms(decodeBusiness(row)) }))
    }
    if (last) note.run(last.n)
    return last && rows.length
  })
  let done = 0
  for (let rows = await waitingForLock(() => fill.immediate()); rows; ) {
    done += rows
    yield done
    rows = await waitingForLock(() => fill.immediate())
  }
}

/** Fills the index of a database from before it: a listing cannot be taken out of an index that never had it. */
export async function fillEmptySearch(database: Database): Promise<void> {
  const isEmpty = database.prepare('select 1 from business_search_idx').get() === undefined
  const hasListings = database.prepare(`select 1 from business where status = '${visibleStatus}'`).get()
  if (!isEmpty || !hasListings) return
  for await (const _rows of rebuildSearch(database));
}

/** An unfinished index of an earlier run is continued: writers kept its rows up to date. */
function beginBeside(database: Database): void {
  const isThere = database.prepare("select 1 from sqlite_schema where name = 'search_rebuild'").get()
  if (isThere) return
  const create = database
    .prepare<[], string>("select sql from sqlite_schema where name = 'business_search'")
    .pluck()
    .get()
  database.exec(create?.replace('business_search', 'business_search_beside') ?? '')
  // By the database itself: the driver gives numbers as reals, which are refused here.
  database.exec(`insert into business_search_beside (business_search_beside, rank)
    select k, v from business_search_config where k <> 'version'`)
  database.exec('create table search_rebuild (through_n integer not null) strict')
  database.exec('insert into search_rebuild values (0)')
}

/** The new index has many segments; the next compaction merges them. */
function takeOver(database: Database): void {
  database.exec(`
    drop table business_search;
    alter table business_search_beside rename to business_search;
    drop table search_rebuild;
    update meta set data_version = data_version + 1, merged_businesses = 0;
  `)
}
