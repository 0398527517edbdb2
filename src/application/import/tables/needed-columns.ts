import { placeIdIn } from '../../../domain/address/map-link.ts'
import type { SheetColumn } from '../../../domain/business/import-columns.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { idColumns } from '../columns/id-columns.ts'
import { indexesOf } from '../rows/companions.ts'
import { linkAt } from './cell-text.ts'
import type { ListingTable, TableRequest } from './listing-table.ts'
import { missingColumns } from './table-errors.ts'

/** Indexes of columns that are known as something else than ids. */
const otherThanIds = ({ columns, companions, guesses }: ListingTable): ReadonlySet<number> =>
  new Set([
    ...Object.values(columns),
    ...indexesOf(companions),
    ...guesses.filter(({ taken }) => taken).map(({ index }) => index),
  ])

/** A table with all that its rows need; throws `ImportError` if it has not, or says so in a preview. */
export function withNeededColumns(
  table: ListingTable,
  { deriveIds, isPreview }: TableRequest,
  rows: readonly SheetRow[],
): ListingTable {
  const link = table.columns.location_link ?? -1
  const hasIds = deriveIds || rows.some((row) => placeIdIn(linkAt(row, link)) !== '')
  const needed: readonly SheetColumn[] = hasIds ? ['name'] : ['name', 'place_id']
  const missing = needed.filter((column) => table.columns[column] === undefined)
  if (missing.length === 0) return table
  const error = missingColumns(table.sheetName, table.headerRowNumber, missing)
  if (!isPreview) throw error
  if (missing.includes('name')) return { ...table, problem: error.text }
  const below = rows.filter(({ number }) => number > table.headerRowNumber).map(({ cells }) => cells)
  const country = table.columns.postal_code === undefined ? (table.country?.code ?? '') : undefined
  return { ...table, idChoices: idColumns(table.headerCells, below, otherThanIds(table), country) }
}
