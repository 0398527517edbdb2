import type { Database } from 'better-sqlite3'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import { indexTerms } from '../../../domain/search-terms/index-terms.ts'
import { type BusinessRow, decodeBusiness } from '../../rows/business-row.ts'
import { listingTokens } from '../../rows/index-token.ts'
import type { IndexedRow } from '../../write/write-dialect.ts'
import { rowFilterTokens } from './filter-query.ts'

/**
 * Adds rows to the full-text index and removes rows from it. It holds only visible listings. Rows are written in
 * ascending order of rank, because FTS5 starts a new segment for each row that is not. FTS5 does not store the tokens
 * of a row: to remove a row, its tokens are made from the row again.
 */
export function prepareIndexWriter(
  database: Database,
): (entries: readonly IndexedRow[], gone?: readonly BusinessRow[]) => void {
  const own = prepareEntries(database, 'business_search')
  const beside = prepareIndexBeside(database)
  return (entries, gone = []) => {
    const index = beside()
    for (const row of gone.filter(isPubliclyVisible).sort(byRank)) {
      const tokens = indexedTokens({ row, terms: indexTerms(decodeBusiness(row)) })
      own.remove(row.rank, tokens)
      if (index && row.n <= index.through) index.remove(row.rank, tokens)
    }
    const listed = entries.filter(({ row }) => isPubliclyVisible(row))
    for (const entry of listed.sort((a, b) => byRank(a.row, b.row))) {
      const tokens = indexedTokens(entry)
      own.insert(entry.row.rank, tokens)
      if (index && entry.row.n <= index.through) index.insert(entry.row.rank, tokens)
    }
  }
}

/** Writes entries of a full-text index. */
interface IndexEntries {
  insert(rank: number, tokens: string): void
  remove(rank: number, tokens: string): void
}

function prepareEntries(database: Database, table: string): IndexEntries {
  const insert = database.prepare(`insert into ${table} (rowid, tokens) values (?, ?)`)
  const remove = database.prepare(`insert into ${table} (${table}, rowid, tokens) values ('delete', ?, ?)`)
  return {
    insert: (rank, tokens) => void insert.run(rank, tokens),
    remove: (rank, tokens) => void remove.run(rank, tokens),
  }
}

/** The new index that is being filled (see `rebuildSearch`). */
interface IndexBeside extends IndexEntries {
  /** It contains the rows up to this number. */
  readonly through: number
}

/** Undefined while no index is being rebuilt. Checked in each transaction. */
export function prepareIndexBeside(database: Database): () => IndexBeside | undefined {
  const isThere = database.prepare("select 1 from sqlite_schema where name = 'search_rebuild'")
  return () => {
    if (!isThere.get()) return undefined
    const through = database.prepare<[], number>('select through_n from search_rebuild').pluck().get() ?? 0
    return { through, ...prepareEntries(database, 'business_search_beside') }
  }
}

/** The tokens of a row, separated by spaces. */
export function indexedTokens({ row, terms }: IndexedRow): string {
  const { all, frequent } = listingTokens(terms)
  return `${all} ${rowFilterTokens(row, frequent).join(' ')}`
}

const byRank = (a: BusinessRow, b: BusinessRow) => a.rank - b.rank
