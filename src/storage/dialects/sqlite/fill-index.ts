import type { Database } from 'better-sqlite3'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { indexTerms } from '../../../domain/search-terms/index-terms.ts'
import { type BusinessRow, businessColumns, decodeBusiness } from '../../business-row.ts'
import { prepareIndexWriter } from './write-index.ts'

const rowsPerStep = 15_000

/** Fills the full-text index, which is empty, from the listings, inside the caller's transaction. */
export function fillIndex(database: Database): void {
  const listRows = database.prepare<[number], BusinessRow>(
    `select ${businessColumns.join(', ')} from business
     where status = '${visibleStatus}' and n > ? order by n limit ${rowsPerStep}`,
  )
  const writeIndex = prepareIndexWriter(database)
  for (let rows = listRows.all(0); rows.length > 0; rows = listRows.all(rows.at(-1)?.n ?? 0)) {
    writeIndex(rows.map((row) => ({ row, terms: indexTerms(decodeBusiness(row)) })))
  }
  database.exec(`insert into business_search (business_search) values ('optimize')`)
}
