import type { RefusalReason } from '../../domain/administration/refusal-reasons.ts'
import { draftKeys } from '../../domain/business/duplicates/possible-duplicates.ts'
import { categoryOfTrade, type MappedTrade, mappedTrades } from '../../domain/category/trade-mapping.ts'
import { indexTerms } from '../../domain/search-terms/index-terms.ts'
import type { IndexableDraft, RefusedRow } from '../ports/listing-store.ts'
import type { SheetRow, Workbook, WorkbookReader } from '../ports/workbook.ts'
import { type ColumnMap, recogniseHeader } from './columns/columns.ts'
import { shapedWorkbook } from './forms/shaped-workbook.ts'
import type { ListingBatch, ListingSource, OpenListingSource, SourceRequest } from './listing-source.ts'
import { countNotes, countQuality, emptyQualitySummary } from './quality-summary.ts'
import { identifyRow } from './rows/identify-row.ts'
import { type NormalisedRow, normaliseRow, type RowOptions } from './rows/normalise-row.ts'
import { findTables } from './tables/find-tables.ts'
import type { ListingTable } from './tables/listing-table.ts'
import { isLegend } from './tables/marks-in-cells.ts'
import { refusedCells } from './tables/refused-cells.ts'
import { isFooter, onlyText, type Section, sectionOf } from './tables/section-rows.ts'
import { tableRows } from './tables/table-rows.ts'

/** Rows of a batch: few enough to be handed over before the reading thread's young generation is collected. */
const usualRowsPerBatch = 3000

/** Finds a workbook's table of listings and normalises its rows in this thread. */
export function openWorkbookSource(
  reader: WorkbookReader,
  rowsPerBatch = usualRowsPerBatch,
): OpenListingSource {
  return async (request) => {
    const opened = await reader.open(request.path, { textFiles: !request.onlyWorkbooks })
    const workbook = shapedWorkbook(opened)
    try {
      return sourceOf(workbook, await findTables(workbook, request), request, rowsPerBatch)
    } catch (error) {
      await workbook.close()
      throw error
    }
  }
}

function sourceOf(
  workbook: Workbook,
  table: ListingTable,
  request: SourceRequest,
  rowsPerBatch: number,
): ListingSource {
  return {
    table,
    async *batches() {
      const rowsSeen = new SeenRows(request)
      const mapped = mappedTrades(request.trades ?? [])
      let batch = new BatchBuilder(table, mapped)
      let section: Section | undefined
      const titles = new Set<string>()
      for await (const { table: own, rows, share } of tableRows(workbook, table)) {
        if (!batch.isOf(own)) {
          if (batch.size > 0) yield batch.build(share)
          batch = new BatchBuilder(own, mapped)
          section = undefined
          titles.clear()
        }
        for (const row of rows) {
          if (!isData(row, own)) {
            if (row.number < own.headerRowNumber) titles.add(onlyText(row))
            continue
          }
          if (isTitle(row, own, titles)) continue
          const begun = sectionOf(row, sections(own))
          if (begun) {
            section = begun
            batch.begin(section)
          }
          if (begun || rowsSeen.isBehind(row, own)) continue
          if (rowsSeen.isRepeat(row, own)) batch.leaveOut(row)
          else batch.take(row)
          if (batch.size < rowsPerBatch) continue
          yield batch.build(share)
          batch = new BatchBuilder(own, mapped)
          if (section) batch.begin(section)
        }
      }
      if (batch.size > 0) yield batch.build(1)
    },
    close: () => workbook.close(),
  }
}

/** Recognises rows to skip: those of an earlier run and, on request, those whose id an earlier row had. */
class SeenRows {
  readonly #request: SourceRequest
  readonly #ids: Set<string> | undefined

  constructor(request: SourceRequest) {
    this.#request = request
    this.#ids = request.dropRepeats ? new Set() : undefined
  }

  isBehind(row: SheetRow, table: ListingTable): boolean {
    if (row.number > (this.#request.afterRow ?? 0)) return false
    this.isRepeat(row, table)
    return true
  }

  isRepeat(row: SheetRow, table: ListingTable): boolean {
    if (!this.#ids) return false
    const { placeId, problem } = identifyRow(row, table.columns, table)
    if (problem) return false
    const before = this.#ids.size
    return this.#ids.add(placeId).size === before
  }
}

const sections = ({ headerCells, country, hasSections }: ListingTable) => ({
  width: headerCells.length,
  country: country?.code ?? '',
  hasSections,
})

/** How the rows of a table are read. */
function rowOptions(table: ListingTable, mapped: MappedTrade): RowOptions {
  const { deriveIds, companions, country, trade, headerCells: header } = table
  const city = table.city || (table.toldCity ?? '')
  return {
    deriveIds,
    header,
    companions,
    country: country?.code,
    ...(trade !== undefined && { trade: categoryOfTrade(trade) ?? '' }),
    city,
    mapped,
  }
}

class BatchBuilder {
  readonly #table: ListingTable
  readonly #tableOptions: RowOptions
  #options: RowOptions
  readonly #drafts: IndexableDraft[] = []
  readonly #refused: RefusedRow[] = []
  readonly #quality = emptyQualitySummary()
  readonly #statuses = new Map<string, number>()
  #repeats = 0
  #lastRow = 0

  constructor(table: ListingTable, mapped: MappedTrade) {
    this.#table = table
    this.#tableOptions = rowOptions(table, mapped)
    this.#options = this.#tableOptions
  }

  /** The following rows stand under a heading: where they say no trade or town, they have that of the heading. */
  begin({ trade, city }: Section): void {
    this.#options = {
      ...this.#tableOptions,
      ...(trade !== '' && { trade }),
      ...(city !== '' && { city }),
    }
  }

  isOf({ sheetIndex, from }: ListingTable): boolean {
    return sheetIndex === this.#table.sheetIndex && from === this.#table.from
  }

  get size(): number {
    return this.#drafts.length + this.#refused.length + this.#repeats
  }

  leaveOut(row: SheetRow): void {
    this.#lastRow = row.number
    this.#repeats++
  }

  /** A fault of the program ends at its row: the other rows of the file come in, and the report names this one. */
  take(row: SheetRow): void {
    this.#lastRow = row.number
    const { columns, headerCells } = this.#table
    try {
      const normalised = normaliseRow(row, columns, this.#options)
      if (normalised.refused) this.#refused.push(normalised.refused)
      else this.#accept(normalised)
    } catch {
      const cells = refusedCells(row, columns, headerCells)
      this.#refused.push({ rowNumber: row.number, reason: 'row-unreadable' satisfies RefusalReason, cells })
    }
  }

  #accept({
    draft,
    slug,
    carried,
    hoursUnread,
    isTradeTold,
    leftOut,
    unknownStatus,
    saysOpen,
    unread,
    notes,
  }: Exclude<NormalisedRow, { refused: object }>): void {
    const indexed: IndexableDraft = {
      ...draft,
      terms: indexTerms(draft),
      duplicateKeys: draftKeys(draft),
      rowNumber: this.#lastRow,
    }
    const more = slug !== undefined || carried || saysOpen || unread.length > 0
    this.#drafts.push(
      more
        ? {
            ...indexed,
            ...(slug !== undefined && { slug }),
            ...(carried && { carried }),
            ...(saysOpen && { saysOpen }),
            ...(unread.length > 0 && { unread }),
          }
        : indexed,
    )
    countQuality(this.#quality, draft, hoursUnread, leftOut)
    if (unknownStatus !== '') {
      this.#quality.unknownStatus++
      this.#statuses.set(unknownStatus, (this.#statuses.get(unknownStatus) ?? 0) + 1)
    }
    if (isTradeTold) this.#quality.guessedCategory++
    countNotes(this.#quality, notes)
  }

  build(share: number): ListingBatch {
    return {
      drafts: this.#drafts,
      refused: this.#refused,
      repeats: this.#repeats,
      quality: this.#quality,
      unknownStatuses: this.#statuses,
      lastRow: this.#lastRow,
      share,
    }
  }
}

/** Tags of the Humanitarian Exchange Language: `#loc+name`. */
const tag = /^#[a-z]+\d?(?: ?[+,] ?[a-z_0-9]+){0,9}$/i
/** What a template says under its header. */
const hint =
  /^(?:\(?(?:required|optional|mandatory|필수|선택|zorunlu|obligatoire|obligatorio|pflichtfeld|text|string|varchar)\)?|(?:예\)|예:|예시[:)]|e\. ?g\.|ex[:.)]|z\. ?b\.|örn\.|örnek:|np\.|např\.|напр\.|p\. ?ej\.|por ej\.|ej[:.]|p\. ?ex\.|bijv\.|例[:：)）]).{0,80})$/i
/** As many cells are no accident. */
const fewestHints = 2
/** How many rows below a header can belong to it. */
const headerRows = 3

/** Whether a cell only says what its column is: `Branche` under `Gewerk`. */
const saysHeader = (cells: readonly string[], { name: _, ...columns }: ColumnMap): boolean =>
  Object.entries(columns).some(([column, index]) => {
    const said: Readonly<Record<string, number>> = recogniseHeader([cells[index] ?? ''])
    return said[column] === 0
  })

/** The numbers of the columns: `(1) | (2) | (3)`. */
const numbering = /^[([]?(\d{1,2})[)\].]?$/
const isNumbering = (filled: readonly string[]): boolean =>
  filled.length >= 3 &&
  filled.every(
    (cell, at) => Number(numbering.exec(cell)?.[1]) - at === Number(numbering.exec(filled[0] ?? '')?.[1]),
  )

/** Whether a row just below the header only says again what the columns are: in tags, in another language or as hints. */
function isOfHeader({ cells }: SheetRow, { columns }: ListingTable): boolean {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return false
  if (filled.every((cell) => tag.test(cell) || hint.test(cell))) return true
  if (hint.test(cells[columns.name ?? -1] ?? '')) return true
  if (isNumbering(filled)) return true
  const hints = filled.filter((cell) => hint.test(cell)).length
  if (hints >= fewestHints || (hints > 0 && saysHeader(cells, columns))) return true
  const again = recogniseHeader(cells)
  return (
    again.name === columns.name &&
    Object.keys(again).length >= 3 &&
    Object.keys(again).length >= filled.length / 2
  )
}

/** Whether a row has nothing but a title that stands above the header, too: a printed list has it on each page. */
const isTitle = (row: SheetRow, { headerCells }: ListingTable, titles: ReadonlySet<string>): boolean =>
  headerCells.length > 2 && titles.size > 0 && onlyText(row) !== '' && titles.has(onlyText(row))

/** True for a repeated header in the middle of a file that was joined from several. */
function isData(row: SheetRow, table: ListingTable): boolean {
  const { columns, headerCells, headerRowNumber, marks } = table
  if (row.number <= headerRowNumber) return false
  if (row.number <= headerRowNumber + headerRows && isOfHeader(row, table)) return false
  if (isFooter(row, headerCells.length, columns) || (marks && isLegend(row, marks))) return false
  const indexes = Object.values(columns)
  // A header over two rows whose name cell is merged.
  if (columns.name !== undefined && row.cells[columns.name] === headerCells[columns.name]) return false
  return indexes.length === 0 || indexes.some((index) => row.cells[index] !== headerCells[index])
}
