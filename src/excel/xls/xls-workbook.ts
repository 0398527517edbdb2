import { readFile, stat } from 'node:fs/promises'
import type { SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { CoveredCells, type MergedRange } from '../covered-cells.ts'
import { isWebLink } from '../hyperlink-formula.ts'
import { serialDateText } from '../number-format.ts'
import { SheetLinks } from '../sheet-links.ts'
import {
  damaged,
  kinds,
  notAWorkbook,
  passwordProtected,
  places,
  reasons,
  sheetPlace,
  tooLarge,
} from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { type BiffGlobals, type BiffSheet, readBiffGlobals } from './biff-globals.ts'
import { hyperlinkInTokens, urlOfHyperlink } from './biff-hyperlinks.ts'
import { BiffRecords } from './biff-records.ts'
import { CompoundFile } from './compound-file.ts'

const BATCH_ROWS = 1000

/** Opens a compound file that should be a BIFF8 workbook. Throws `WorkbookError`. */
export async function openXlsWorkbook(path: string, limits: WorkbookLimits): Promise<Workbook> {
  const { size } = await stat(path)
  const file = size > limits.xlsBytes ? undefined : new CompoundFile(await readFile(path))
  if (!file) throw tooLarge(places.file, reasons.xlsSize)
  const stream = file.stream('Workbook')
  if (!stream) throw describeOther(file.names)
  return new XlsWorkbook(stream, readBiffGlobals(stream))
}

function describeOther(names: ReadonlySet<string>): Error {
  if (names.has('encryptedpackage')) return passwordProtected()
  if (names.has('book')) return notAWorkbook(kinds.oldExcel)
  if (names.has('worddocument')) return notAWorkbook(kinds.word)
  if (names.has('powerpoint document')) return notAWorkbook(kinds.slides)
  if (names.has('hwpsummaryinformation') || names.has('\x05hwpsummaryinformation')) {
    return notAWorkbook(kinds.hwp)
  }
  return notAWorkbook(kinds.compound)
}

class XlsWorkbook implements Workbook {
  readonly sheets: readonly BiffSheet[]
  readonly #stream: Buffer
  readonly #globals: BiffGlobals
  #progress = 0

  constructor(stream: Buffer, globals: BiffGlobals) {
    this.sheets = globals.sheets
    this.#stream = stream
    this.#globals = globals
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const sheet = this.sheets[sheetIndex]
    if (!sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    this.#progress = 0
    const rows = readBiffSheet(this.#stream, sheet, this.#globals)
    for (let at = 0; at < rows.length; at += BATCH_ROWS) {
      yield rows.slice(at, at + BATCH_ROWS)
      this.#progress = Math.min(1, (at + BATCH_ROWS) / rows.length)
    }
    this.#progress = 1
  }

  progress(): number {
    return this.#progress
  }

  async close(): Promise<void> {}
}

const MAX_COLUMNS = 256
const mostMerges = 50_000
const RECORD = {
  bof: 0x0809,
  eof: 0x0a,
  labelSst: 0xfd,
  label: 0x0204,
  richLabel: 0xd6,
  number: 0x0203,
  rk: 0x027e,
  mulRk: 0xbd,
  formula: 0x06,
  string: 0x0207,
  boolErr: 0x0205,
  mergeCells: 0xe5,
  hlink: 0x01b8,
}

/** Reads a sheet's rows, sorted, without the empty ones. Throws `WorkbookError`. */
function readBiffSheet(stream: Buffer, sheet: BiffSheet, globals: BiffGlobals): SheetRow[] {
  return new SheetReader(stream, sheet, globals).read()
}

class SheetReader {
  readonly #records: BiffRecords
  readonly #globals: BiffGlobals
  /** Rows by number, because programs other than Excel may write them in any order. */
  readonly #rows: string[][] = []
  readonly #merges: MergedRange[] = []
  readonly #links = new SheetLinks()
  #row = -1
  /** The cell of the last formula, whose text follows in a record of its own. */
  #pending: { row: number; column: number } | undefined

  constructor(stream: Buffer, sheet: BiffSheet, globals: BiffGlobals) {
    this.#records = new BiffRecords(stream, sheet.offset, () => sheetPlace(sheet.name, this.#row + 1))
    this.#globals = globals
    if (!this.#records.next() || this.#records.type !== RECORD.bof) {
      throw damaged(sheetPlace(sheet.name, 0), reasons.noSheetStart)
    }
  }

  read(): SheetRow[] {
    let depth = 1
    while (depth > 0) {
      if (!this.#records.next()) this.#records.fail()
      if (this.#records.type === RECORD.bof) depth++
      else if (this.#records.type === RECORD.eof) depth--
      else if (depth === 1) this.#readRecord()
    }
    const covered = new CoveredCells(this.#merges)
    return this.#rows.flatMap((cells, row) => {
      const links = this.#links.of(row + 1)
      covered.fill(row + 1, cells)
      return { number: row + 1, cells, ...(links && { links }) }
    })
  }

  #readRecord(): void {
    switch (this.#records.type) {
      case RECORD.labelSst:
        this.#put(this.#sharedText())
        break
      case RECORD.label:
      case RECORD.richLabel:
        this.#readLabel()
        break
      case RECORD.number:
        this.#put(this.#numberText(this.#double(6), this.#short(4)))
        break
      case RECORD.rk:
        this.#put(this.#numberText(this.#rk(6), this.#short(4)))
        break
      case RECORD.mulRk:
        this.#readManyNumbers()
        break
      case RECORD.formula:
        this.#readFormula()
        break
      case RECORD.string:
        this.#readFormulaText()
        break
      case RECORD.boolErr:
        this.#put(this.#byte(7) === 0 ? booleanText(this.#byte(6)) : '')
        break
      case RECORD.mergeCells:
        this.#readMerges()
        break
      case RECORD.hlink:
        this.#readHyperlink()
    }
  }

  #readLabel(): void {
    const row = this.#short(0)
    const column = this.#short(2)
    const reader = this.#records.continued()
    reader.skip(6)
    const count = reader.short()
    this.#putAt(row, column, reader.text(count, (reader.byte() & 1) !== 0))
  }

  #readManyNumbers(): void {
    const count = Math.floor((this.#records.end - this.#records.start - 6) / 6)
    const [row, first] = [this.#short(0), this.#short(2)]
    for (let i = 0; i < count; i++) {
      this.#putAt(row, first + i, this.#numberText(this.#rk(6 + i * 6), this.#short(4 + i * 6)))
    }
  }

  #readMerges(): void {
    const length = Math.floor((this.#records.end - this.#records.start - 2) / 8)
    const count = Math.min(length < 0 ? 0 : this.#short(0), length, mostMerges - this.#merges.length)
    for (let i = 0; i < count; i++) {
      const at = 2 + i * 8
      this.#merges.push({
        top: this.#short(at) + 1,
        bottom: this.#short(at + 2) + 1,
        column: this.#short(at + 4),
      })
    }
  }

  #readHyperlink(): void {
    const { bytes, start, end } = this.#records
    const url = urlOfHyperlink(bytes.subarray(start, end))
    if (url === undefined || !isWebLink(url)) return
    const [top, bottom, left, right] = [this.#short(0), this.#short(2), this.#short(4), this.#short(6)]
    this.#links.add({ top: top + 1, bottom: bottom + 1, left, right }, url)
  }

  #readFormula(): void {
    const { bytes, start, end } = this.#records
    const url = hyperlinkInTokens(bytes.subarray(start, end))
    if (url !== undefined && isWebLink(url)) {
      const [row, column] = [this.#short(0), this.#short(2)]
      this.#links.add({ top: row + 1, bottom: row + 1, left: column, right: column }, url)
    }
    const isNumber = this.#short(12) !== 0xffff
    const kind = this.#byte(6)
    this.#pending = undefined
    if (isNumber) this.#put(this.#numberText(this.#double(6), this.#short(4)))
    else if (kind === 0) this.#pending = { row: this.#short(0), column: this.#short(2) }
    else if (kind === 1) this.#put(booleanText(this.#byte(8)))
  }

  #readFormulaText(): void {
    const cell = this.#pending
    if (!cell) return
    this.#pending = undefined
    const reader = this.#records.continued()
    const count = reader.short()
    this.#putAt(cell.row, cell.column, reader.text(count, (reader.byte() & 1) !== 0))
  }

  #sharedText(): string {
    this.#records.require(10)
    const text = this.#globals.strings[this.#records.bytes.readUInt32LE(this.#records.start + 6)]
    return text ?? this.#records.fail(reasons.noSuchString)
  }

  #numberText(value: number, style: number): string {
    if (!Number.isFinite(value)) return ''
    return this.#globals.dateStyles[style] ? serialDateText(value, this.#globals.date1904) : String(value)
  }

  #put(text: string): void {
    this.#putAt(this.#short(0), this.#short(2), text)
  }

  #putAt(row: number, column: number, text: string): void {
    this.#row = row
    if (column >= MAX_COLUMNS) this.#records.fail(reasons.cellAddress)
    if (text === '') return
    this.#rows[row] ??= []
    const cells = this.#rows[row]
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  #byte(at: number): number {
    this.#records.require(at + 1)
    return this.#records.bytes[this.#records.start + at] as number
  }

  #short(at: number): number {
    this.#records.require(at + 2)
    return this.#records.bytes.readUInt16LE(this.#records.start + at)
  }

  #double(at: number): number {
    this.#records.require(at + 8)
    return this.#records.bytes.readDoubleLE(this.#records.start + at)
  }

  /**
   * A number in 30 bits (MS-XLS 2.5.217): an integer or the upper bits of a double, either possibly multiplied by
   * 100.
   */
  #rk(at: number): number {
    this.#records.require(at + 4)
    const packed = this.#records.bytes.readInt32LE(this.#records.start + at)
    const value = packed & 2 ? packed >> 2 : doubleFromHead(packed & ~3)
    return packed & 1 ? value / 100 : value
  }
}

function booleanText(value: number): string {
  return value === 0 ? 'FALSE' : 'TRUE'
}

const head = Buffer.alloc(8)

function doubleFromHead(bits: number): number {
  head.writeInt32LE(bits, 4)
  return head.readDoubleLE(0)
}
