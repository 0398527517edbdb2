import type { Database } from 'better-sqlite3'
import { isPubliclyVisible } from '../../../domain/business/visibility.ts'
import type { BusinessRow } from '../../business-row.ts'
import { listingTokens } from '../../index-token.ts'
import { rowFilterTokens } from './filter-token.ts'

interface IndexedRow {
  readonly row: BusinessRow
  /** See `indexTerms`. */
  readonly terms: string
}

/**
 * Takes rows out of the full-text index and puts rows in; it holds only what visitors see. In ascending order: the index
 * would write a segment of its own for every row that is not.
 */
export function prepareIndexWriter(
  database: Database,
): (entries: readonly IndexedRow[], gone?: readonly BusinessRow[]) => void {
  const insert = database.prepare('insert into business_search (rowid, tokens) values (?, ?)')
  const remove = database.prepare('delete from business_search where rowid = ?')
  return (entries, gone = []) => {
    for (const { rank } of gone.filter(isPubliclyVisible).sort(byRank)) remove.run(rank)
    const listed = entries.filter(({ row }) => isPubliclyVisible(row))
    for (const { row, terms } of listed.sort((a, b) => byRank(a.row, b.row))) {
      const { all, frequent } = listingTokens(terms)
      insert.run(row.rank, `${all} ${rowFilterTokens(row, frequent).join(' ')}`)
    }
  }
}

const byRank = (a: BusinessRow, b: BusinessRow) => a.rank - b.rank
