import { normaliseRow } from '../../src/application/import/rows/normalise-row.ts'
import { findTable } from '../../src/application/import/tables/find-table.ts'
import type { ListingDraft } from '../../src/domain/business/listing.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'

/** A data row as an import would store it; without `draft` if the import would refuse it. */
export interface ReadRow {
  readonly rowNumber: number
  readonly draft: ListingDraft | undefined
  readonly hoursUnread: boolean
}

/** The data rows of a workbook, read as an import reads them. Throws `WorkbookError` or `ImportError`. */
export async function* readListings(path: string): AsyncIterable<ReadRow> {
  const workbook = await createWorkbookReader().open(path)
  try {
    const table = await findTable(workbook, { deriveIds: true })
    const { sheetIndex, columns, headerRowNumber, companions } = table
    const country = table.country?.code
    for await (const rows of workbook.rows(sheetIndex)) {
      for (const row of rows) {
        if (row.number <= headerRowNumber) continue
        const read = normaliseRow(row, columns, { deriveIds: true, companions, country })
        yield { rowNumber: row.number, draft: read.draft, hoursUnread: read.draft ? read.hoursUnread : false }
      }
    }
  } finally {
    await workbook.close()
  }
}
