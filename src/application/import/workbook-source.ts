import { draftKeys } from '../../domain/business/possible-duplicates.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { IndexableDraft, RefusedRow } from '../ports/listing-store.ts'
import type { SheetRow, Workbook, WorkbookReader } from '../ports/workbook-reader.ts'
import { findTable, type ListingTable } from './find-table.ts'
import type { ListingBatch, ListingSource, OpenListingSource, SourceRequest } from './listing-source.ts'
import { identifyRow, type NormalisedRow, normaliseRow } from './normalise-row.ts'
import { countQuality, emptyQualitySummary } from './quality-summary.ts'

/** Few enough that a thread which reads them has let go of them before its memory is tidied up. */
const rowsPerBatch = 3000

/** Finds a workbook's table of listings and normalises its rows in this thread. */
export function openWorkbookSource(reader: WorkbookReader): OpenListingSource {
  return async (request) => {
    const workbook = await reader.open(request.path)
    try {
      return sourceOf(workbook, await findTable(workbook, request), request)
    } catch (error) {
      await workbook.close()
      throw error
    }
  }
}

function sourceOf(workbook: Workbook, table: ListingTable, request: SourceRequest): ListingSource {
  return {
    table,
    async *batches() {
      const rowsSeen = new SeenRows(table, request)
      let batch = new BatchBuilder(table, request)
      for await (const { rows, share } of tableRows(workbook, table, request.sheet)) {
        for (const row of rows) {
          if (!isData(row, table) || rowsSeen.isBehind(row)) continue
          if (rowsSeen.isRepeat(row)) batch.leaveOut(row)
          else batch.take(row)
        }
        if (batch.size < rowsPerBatch) continue
        yield batch.build(share)
        batch = new BatchBuilder(table, request)
      }
      if (batch.size > 0) yield batch.build(1)
    },
    close: () => workbook.close(),
  }
}

/** The rows that need no work: those of a run before, and where asked for, those whose id a row before them had. */
class SeenRows {
  readonly #table: ListingTable
  readonly #request: SourceRequest
  readonly #ids: Set<string> | undefined

  constructor(table: ListingTable, request: SourceRequest) {
    this.#table = table
    this.#request = request
    this.#ids = request.dropRepeats ? new Set() : undefined
  }

  isBehind(row: SheetRow): boolean {
    if (row.number > (this.#request.afterRow ?? 0)) return false
    this.isRepeat(row)
    return true
  }

  isRepeat(row: SheetRow): boolean {
    if (!this.#ids) return false
    const { placeId, problem } = identifyRow(row, this.#table.columns, this.#request)
    if (problem) return false
    const before = this.#ids.size
    return this.#ids.add(placeId).size === before
  }
}

class BatchBuilder {
  readonly #table: ListingTable
  readonly #options: SourceRequest
  readonly #drafts: IndexableDraft[] = []
  readonly #refused: RefusedRow[] = []
  readonly #quality = emptyQualitySummary()
  #repeats = 0
  #lastRow = 0

  constructor(table: ListingTable, options: SourceRequest) {
    this.#table = table
    this.#options = options
  }

  get size(): number {
    return this.#drafts.length + this.#refused.length + this.#repeats
  }

  leaveOut(row: SheetRow): void {
    this.#lastRow = row.number
    this.#repeats++
  }

  take(row: SheetRow): void {
    this.#lastRow = row.number
    const normalised = normaliseRow(row, this.#table.columns, this.#options)
    if (normalised.refused) this.#refused.push(normalised.refused)
    else this.#accept(normalised)
  }

  #accept({ draft, slug, hoursUnread }: Exclude<NormalisedRow, { refused: object }>): void {
    this.#drafts.push({
      ...withTerms(draft),
      ...(slug !== undefined && { slug }),
      duplicateKeys: draftKeys(draft),
    })
    countQuality(this.#quality, draft, hoursUnread)
  }

  build(share: number): ListingBatch {
    return {
      drafts: this.#drafts,
      refused: this.#refused,
      repeats: this.#repeats,
      quality: this.#quality,
      lastRow: this.#lastRow,
      share,
    }
  }
}

/** Files glued together carry their header again in the middle; that is no data row. */
function isData(row: SheetRow, { columns, headerCells, headerRowNumber }: ListingTable): boolean {
  if (row.number <= headerRowNumber) return false
  const indexes = Object.values(columns)
  return indexes.length === 0 || indexes.some((index) => row.cells[index] !== headerCells[index])
}

/** Rows that one sheet of Excel holds: a row of a further sheet counts on from there. */
const rowsPerSheet = 1_048_576

interface TableRows {
  readonly rows: readonly SheetRow[]
  /** Share of the file that has been read, 0 to 1. */
  readonly share: number
}

/**
 * A table's rows, and those of the visible sheets behind it that begin with the very same header: a list too long for one sheet goes
 * on in the next. Where a sheet was chosen, its rows alone.
 */
export async function* tableRows(
  workbook: Workbook,
  table: ListingTable,
  chosenSheet: string | undefined,
): AsyncGenerator<TableRows, void, void> {
  const further = chosenSheet === undefined ? await furtherSheets(workbook, table) : []
  const sheets = [table.sheetIndex, ...further]
  for (const [ordinal, index] of sheets.entries()) {
    for await (const rows of workbook.rows(index)) {
      yield { rows: countedOn(rows, ordinal), share: (ordinal + workbook.progress()) / sheets.length }
    }
  }
}

async function furtherSheets(workbook: Workbook, table: ListingTable): Promise<number[]> {
  const found: number[] = []
  for (let index = table.sheetIndex + 1; index < workbook.sheets.length; index++) {
    if (workbook.sheets[index]?.visible && hasSameHeader(await firstRow(workbook, index), table))
      found.push(index)
  }
  return found
}

async function firstRow(workbook: Workbook, index: number): Promise<SheetRow | undefined> {
  for await (const [row] of workbook.rows(index)) return row
  return undefined
}

function hasSameHeader(row: SheetRow | undefined, { headerCells }: ListingTable): boolean {
  return row !== undefined && headerCells.every((cell, index) => (row.cells[index] ?? '') === cell)
}

function countedOn(rows: readonly SheetRow[], sheetsBefore: number): readonly SheetRow[] {
  if (sheetsBefore === 0) return rows
  return rows.map(({ number, cells }) => ({ number: number + sheetsBefore * rowsPerSheet, cells }))
}
