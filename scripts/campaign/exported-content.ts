import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textFactsColumn } from '../../src/domain/business/import-columns.ts'
import { createWorkbookReader } from '../../src/excel/workbook-reader.ts'

/** An export's rows by place id. */
export interface ExportedContent {
  readonly rows: ReadonlyMap<string, string>
  readonly doubled: readonly string[]
}

/** In these two runs of an operation differ: see `canonical`. The last is made from the texts before it. */
const changing = new Set<string>(['search_text', 'seo_title', 'seo_description', 'data_at', textFactsColumn])

/** Reads an export as a spreadsheet would. */
export async function readExport(workbook: Buffer, folder: string): Promise<ExportedContent> {
  const path = join(folder, 'campaign-export.xlsx')
  await writeFile(path, workbook)
  const book = await createWorkbookReader().open(path)
  const rows = new Map<string, string>()
  const doubled: string[] = []
  let placeIdAt = -1
  let header: readonly string[] = []
  try {
    for await (const batch of book.rows(0)) {
      for (const { cells } of batch) {
        if (placeIdAt < 0) {
          header = cells
          placeIdAt = cells.indexOf('place_id')
          continue
        }
        const placeId = cells[placeIdAt] ?? ''
        if (rows.has(placeId)) doubled.push(placeId)
        rows.set(placeId, JSON.stringify(cells.filter((_, index) => !changing.has(header[index] ?? ''))))
      }
    }
  } finally {
    await book.close()
  }
  return { rows, doubled }
}
