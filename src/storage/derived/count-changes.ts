import { isPubliclyVisible } from '../../domain/business/listing.ts'
import { type ListPlaces, listPlaces } from '../read/counted-list.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import { type CountTable, countTables } from './count-tables.ts'
import { type CountRow, net } from './tally.ts'

/** How a write changes the counts. */
export interface CountChanges {
  readonly total: number
  readonly verified: number
  readonly tables: readonly { readonly table: CountTable; readonly rows: readonly CountRow[] }[]
  readonly places: readonly ListPlaces[]
}

/** @param after rows that a write leaves @param before the same listings' rows before it, those it deletes included */
export function countChanges(
  after: readonly BusinessRow[],
  before: readonly BusinessRow[] = [],
): CountChanges {
  const rows = { after: after.filter(isPubliclyVisible), before: before.filter(isPubliclyVisible) }
  return {
    total: net(rows, () => true),
    verified: net(rows, (row) => row.is_verified),
    tables: countTables.map((table) => ({ table, rows: table.changesIn(rows) })),
    places: listPlaces(rows.after, rows.before),
  }
}
