import { listingTerms } from '../../domain/search-terms/search-terms.ts'
import type { IndexableDraft, RefusedRow } from '../ports/listing-store.ts'
import type { SheetRow, Workbook, WorkbookReader } from '../ports/workbook-reader.ts'
import { findTable, type ListingTable } from './find-table.ts'
import type { ListingBatch, ListingSource, OpenListingSource } from './listing-source.ts'
import { normaliseRow } from './normalise-row.ts'
import { countQuality, emptyQualitySummary } from './quality-summary.ts'

/** A batch becomes a transaction: large enough that committing costs little, small enough to show progress. */
const rowsPerBatch = 15_000

/** Finds a workbook's table of listings and normalises its rows in this thread. */
export function openWorkbookSource(reader: WorkbookReader): OpenListingSource {
  return async ({ path, deriveIds }) => {
    const workbook = await reader.open(path)
    try {
      const table = await findTable(workbook, deriveIds ? ['name'] : ['name', 'place_id'])
      return sourceOf(workbook, table, deriveIds)
    } catch (error) {
      await workbook.close()
      throw error
    }
  }
}

function sourceOf(workbook: Workbook, table: ListingTable, deriveIds: boolean): ListingSource {
  return {
    table,
    async *batches() {
      let batch = new BatchBuilder(table, deriveIds)
      for await (const rows of workbook.rows(table.sheetIndex)) {
        for (const row of rows) batch.take(row)
        if (batch.size < rowsPerBatch) continue
        yield batch.build(workbook.progress())
        batch = new BatchBuilder(table, deriveIds)
      }
      if (batch.size > 0) yield batch.build(1)
    },
    close: () => workbook.close(),
  }
}

class BatchBuilder {
  readonly #table: ListingTable
  readonly #deriveIds: boolean
  readonly #drafts: IndexableDraft[] = []
  readonly #refused: RefusedRow[] = []
  readonly #quality = emptyQualitySummary()

  constructor(table: ListingTable, deriveIds: boolean) {
    this.#table = table
    this.#deriveIds = deriveIds
  }

  get size(): number {
    return this.#drafts.length + this.#refused.length
  }

  take(row: SheetRow): void {
    if (row.number <= this.#table.headerRowNumber || isRepeatedHeader(row, this.#table)) return
    const normalised = normaliseRow(row, this.#table.columns, { deriveIds: this.#deriveIds })
    if (normalised.refused) {
      this.#refused.push(normalised.refused)
      return
    }
    this.#drafts.push({ ...normalised.draft, terms: listingTerms(normalised.draft).join(' ') })
    countQuality(this.#quality, normalised.draft, normalised.hoursUnread)
  }

  build(share: number): ListingBatch {
    return { drafts: this.#drafts, refused: this.#refused, quality: this.#quality, share }
  }
}

/** Files glued together carry their header again in the middle; that is no data row. */
function isRepeatedHeader(row: SheetRow, { columns, headerCells }: ListingTable): boolean {
  const nameColumn = columns.name ?? -1
  if (row.cells[nameColumn] !== headerCells[nameColumn]) return false
  return Object.values(columns).every((index) => row.cells[index] === headerCells[index])
}
