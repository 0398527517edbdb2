import type { Database } from 'better-sqlite3'
import { isPubliclyVisible } from '../../../domain/business/visibility.ts'
import { indexTerms } from '../../../domain/search-terms/index-terms.ts'
import { type BusinessRow, decodeBusiness } from '../../business-row.ts'
import { listingTokens } from '../../index-token.ts'
import { rowFilterTokens } from './filter-token.ts'

interface IndexedRow {
  readonly row: BusinessRow
  /** See `indexTerms`. */
  readonly terms: string
}

/**
 * Takes rows out of the full-text index and puts rows in; it holds only what visitors see. In ascending order: the index
 * would write a segment of its own for every row that is not. It does not keep what it was given: a row is taken out by the same
 * tokens that it was put in with, which are made of nothing but the row.
 */
export function prepareIndexWriter(
  database: Database,
): (entries: readonly IndexedRow[], gone?: readonly BusinessRow[]) => void {
  const insert = database.prepare('insert into business_search (rowid, tokens) values (?, ?)')
  const remove = database.prepare(
    `insert into business_search (business_search, rowid, tokens) values ('delete', ?, ?)`,
  )
  return (entries, gone = []) => {
    for (const row of gone.filter(isPubliclyVisible).sort(byRank)) {
      remove.run(row.rank, indexedTokens({ row, terms: indexTerms(decodeBusiness(row)) }))
    }
    const listed = entries.filter(({ row }) => isPubliclyVisible(row))
    for (const entry of listed.sort((a, b) => byRank(a.row, b.row))) {
      insert.run(entry.row.rank, indexedTokens(entry))
    }
  }
}

/** The tokens of a row, separated by spaces. */
export function indexedTokens({ row, terms }: IndexedRow): string {
  const { all, frequent } = listingTokens(terms)
  return `${all} ${rowFilterTokens(row, frequent).join(' ')}`
}

const byRank = (a: BusinessRow, b: BusinessRow) => a.rank - b.rank
