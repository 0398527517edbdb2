import type { SheetColumn } from '../../../domain/business/import-columns.ts'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { blankColumns } from '../../../domain/business/merge-listing.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { cleanCell } from '../tables/cell-text.ts'
import type { ColumnMap } from './columns.ts'

/** `0` and `{}` say that there is none, and are read. */
const isNone = /^(?:0{1,10}(?:[.,]0{1,3})?|\{ ?\}|\[ ?\])$/

/** The columns in which a row says something of which nothing could be read: `abc` as a phone. */
export function unreadColumns(row: SheetRow, columns: ColumnMap, draft: ListingDraft): readonly string[] {
  const textOf = (column: string) => cleanCell(row.cells[columns[column as SheetColumn] ?? -1] ?? '')
  return blankColumns(draft).filter((column) => {
    const text = textOf(column)
    return text !== '' && !isNone.test(text)
  })
}
