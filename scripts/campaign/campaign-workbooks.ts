import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { type SampleRow, sampleRows } from '../../src/sample-listings/sample-rows.ts'

/** Rows of each workbook: enough that a bulk change and a restore take several steps. */
const firstRows = 900
const secondRows = 300
const copies = 12
const edited = 30

/** The workbooks that the campaign imports, and the listings that it uses. */
export interface CampaignWorkbooks {
  /** The listings of every directory before its round. Every third has no phone and no hours. */
  readonly first: Buffer
  /** Imported after them by a job that can be undone. */
  readonly second: Buffer
  /** New and known rows. */
  readonly skip: Buffer
  /** Known rows with other content, and new rows. */
  readonly update: Buffer
  /** The rows of the first workbook with all fields. */
  readonly fill: Buffer
  /** Listings of the first workbook that no other operation touches. */
  readonly edited: readonly ListingName[]
  /** Pairs of listings that are the same place. */
  readonly pairs: readonly { readonly keep: ListingName; readonly remove: ListingName }[]
}

export interface ListingName {
  readonly id: string
  readonly placeId: string
}

/** Writes the workbooks. The same seed gives the same content. */
export async function makeWorkbooks(folder: string, seed: number): Promise<CampaignWorkbooks> {
  const rows = [...sampleRows({ seed, rows: 2000, quirks: false })]
  const whole = rows.slice(0, firstRows)
  const copied = whole.slice(0, copies).map((row) => ({ ...row, place_id: `${row.place_id}-copy` }))
  const known = rows.slice(firstRows, firstRows + secondRows)
  const write = async (name: string, content: readonly SampleRow[]) => {
    const path = join(folder, `${name}.xlsx`)
    await createWorkbookWriter().write(path, importColumns, content.map(cellsOf))
    return readFile(path)
  }
  return {
    first: await write('first', [...whole.map(withGaps), ...copied.map(withGaps)]),
    second: await write('second', known),
    skip: await write('skip', [...known.slice(100), ...rows.slice(1200, 1600)]),
    update: await write('update', [...whole.slice(400, 800).map(changed), ...rows.slice(1600, 1700)]),
    fill: await write('fill', whole.slice(200)),
    edited: whole.slice(100, 100 + edited).map(nameOf),
    pairs: copied.map((row, index) => ({ keep: nameOf(whole[index] as SampleRow), remove: nameOf(row) })),
  }
}

const nameOf = ({ place_id: placeId }: SampleRow): ListingName => ({ id: businessId(placeId), placeId })

const cellsOf = (row: SampleRow) => importColumns.map((column) => row[column] || null)

function withGaps(row: SampleRow, index: number): SampleRow {
  return index % 3 === 0 ? { ...row, phone: '', working_hours: '' } : row
}

function changed(row: SampleRow): SampleRow {
  return { ...row, name: `${row.name} II`, reviews: String(Number(row.reviews) + 7) }
}
