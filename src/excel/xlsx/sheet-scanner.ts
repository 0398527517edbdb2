import type { PanelText } from '../../domain/administration/panel-text.ts'
import type { CoveredCells } from '../covered-cells.ts'
import { hyperlinkOf, isWebLink } from '../hyperlink-formula.ts'
import { serialDateText } from '../number-format.ts'
import type { SheetLinks } from '../sheet-links.ts'
import { damaged, reasons, sheetPlace, tooLarge } from '../workbook-failure.ts'
import { MAX_COLUMNS, MAX_ROWS, type WorkbookLimits } from '../workbook-limits.ts'
import { BOOLEAN, cellType, columnOf, ERROR, NUMBER, SHARED, STRING, wholeNumber } from './cell-attributes.ts'
import { RowBatch } from './row-batch.ts'
import type { SharedStrings } from './shared-strings.ts'
import { nameHash, type XmlAttributes } from './xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler } from './xml-scanner.ts'
import { decodeText } from './xml-text.ts'

const WORKSHEET = 2
const SHEET_DATA = 3
const ROW = 4
const CELL = 5
const VALUE = 6
const INLINE = 7
const RUN = 8
const TEXT = 9
const FORMULA = 10
const NAMES = {
  worksheet: nameHash('worksheet'),
  sheetData: nameHash('sheetData'),
  row: nameHash('row'),
  c: nameHash('c'),
  v: nameHash('v'),
  f: nameHash('f'),
  is: nameHash('is'),
  t: nameHash('t'),
  r: nameHash('r'),
  s: nameHash('s'),
}

/** The tables to which a sheet's cells refer. */
interface SheetContext {
  readonly sheet: string
  readonly strings: SharedStrings
  readonly dateStyles: readonly boolean[]
  readonly date1904: boolean
  readonly covered: CoveredCells
  readonly links: SheetLinks
}

/** Turns a worksheet's elements into rows. */
export class SheetScanner implements XmlHandler {
  readonly #context: SheetContext
  readonly #limits: WorkbookLimits
  /** Finished rows that have not been taken yet. */
  readonly batch = new RowBatch()
  #row = 0
  #column = 0
  #cells: string[] = []
  #characters = 0
  #type = NUMBER
  #style = 0
  #shared = -1
  #text = ''
  /** The formula of the present cell; '' if it has none, or one that is no link. */
  #formula = ''
  #links: Map<number, string> | undefined

  constructor(context: SheetContext, limits: WorkbookLimits) {
    this.#context = context
    this.#limits = limits
  }

  place(): PanelText {
    return sheetPlace(this.#context.sheet, this.#row)
  }

  open(parent: number, name: number, attributes: XmlAttributes): number {
    switch (parent) {
      case ROW:
        if (name !== NAMES.c) return OTHER
        this.#startCell(attributes)
        return CELL
      case CELL:
        if (name === NAMES.v) return VALUE
        if (name === NAMES.f) return FORMULA
        if (name !== NAMES.is) return OTHER
        this.#type = STRING
        this.#text = ''
        return INLINE
      case INLINE:
        return name === NAMES.t ? TEXT : name === NAMES.r ? RUN : OTHER
      case RUN:
        return name === NAMES.t ? TEXT : OTHER
      case SHEET_DATA:
        if (name !== NAMES.row) return OTHER
        this.#startRow(attributes)
        return ROW
      case WORKSHEET:
        return name === NAMES.sheetData ? SHEET_DATA : OTHER
      case DOCUMENT:
        return this.#startSheet(name)
      default:
        return OTHER
    }
  }

  text(kind: number, bytes: Buffer, start: number, end: number, traits: number): void {
    if (kind === VALUE && this.#type === SHARED) this.#addSharedDigits(bytes, start, end)
    else if (kind === VALUE || kind === TEXT) this.#addText(decodeText(bytes, start, end, traits))
    else if (kind === FORMULA) this.#addFormula(bytes, start, end, traits)
  }

  close(kind: number): void {
    if (kind === CELL) this.#endCell()
    else if (kind === ROW) this.#endRow()
  }

  #startSheet(name: number): number {
    if (name !== NAMES.worksheet) throw damaged(this.place(), reasons.noWorksheet)
    return WORKSHEET
  }

  #startRow(attributes: XmlAttributes): void {
    const at = attributes.indexOf(NAMES.r)
    const row = at < 0 ? this.#row + 1 : wholeNumber(attributes, at)
    if (!(row > this.#row && row <= MAX_ROWS)) throw damaged(this.place(), reasons.rowNumber)
    this.#row = row
    this.#column = 0
    this.#cells = []
    this.#characters = 0
    this.#links = this.#context.links.of(row)
  }

  #startCell(attributes: XmlAttributes): void {
    const reference = attributes.indexOf(NAMES.r)
    if (reference >= 0) this.#column = columnOf(attributes, reference)
    if (!(this.#column >= 0 && this.#column < MAX_COLUMNS)) {
      throw damaged(this.place(), reasons.cellAddress)
    }
    const style = attributes.indexOf(NAMES.s)
    this.#style = style < 0 ? 0 : wholeNumber(attributes, style)
    const type = attributes.indexOf(NAMES.t)
    this.#type = type < 0 ? NUMBER : cellType(attributes, type)
    this.#shared = -1
    this.#text = ''
    this.#formula = ''
  }

  #addSharedDigits(bytes: Buffer, start: number, end: number): void {
    for (let i = start; i < end; i++) {
      const byte = bytes[i] as number
      if (byte <= 0x20) continue
      if (byte < 0x30 || byte > 0x39) throw damaged(this.place(), reasons.stringNumber)
      this.#shared = Math.max(0, this.#shared) * 10 + byte - 0x30
    }
  }

  #addText(text: string): void {
    this.#text = this.#text === '' ? text : this.#text + text
    if (this.#text.length > this.#limits.cellCharacters) {
      throw tooLarge(this.place(), reasons.longCell)
    }
  }

  /** Keeps the formula of a link; all others begin with another letter, and only their results count. */
  #addFormula(bytes: Buffer, start: number, end: number, traits: number): void {
    if (this.#formula === '' && ((bytes[start] as number) & 0xdf) !== 0x48) return
    if (this.#formula.length + end - start <= longestFormula)
      this.#formula += decodeText(bytes, start, end, traits)
  }

  /** The text of a link made by a formula, which some programs store without a result. */
  #linkText(column: number, text: string): string {
    const link = hyperlinkOf(this.#formula)
    if (!link) return text
    if (isWebLink(link.url)) {
      this.#links ??= new Map()
      this.#links.set(column, link.url)
    }
    return text || link.text || link.url
  }

  #endCell(): void {
    const column = this.#column++
    const text = this.#formula === '' ? this.#cellText() : this.#linkText(column, this.#cellText())
    if (text === '') {
      if (column < this.#cells.length) this.#cells[column] = ''
      return
    }
    while (this.#cells.length < column) this.#cells.push('')
    this.#cells[column] = text
    this.#characters += text.length
    if (this.#characters > this.#limits.rowCharacters) {
      throw tooLarge(this.place(), reasons.longRow)
    }
  }

  #cellText(): string {
    switch (this.#type) {
      case SHARED:
        return this.#sharedText()
      case NUMBER:
        return this.#numberText()
      case BOOLEAN:
        return this.#text === '' ? '' : /^\s*(1|true)\s*$/i.test(this.#text) ? 'TRUE' : 'FALSE'
      case ERROR:
        return ''
      default:
        return this.#text
    }
  }

  #sharedText(): string {
    if (this.#shared < 0) return ''
    const text = this.#context.strings.get(this.#shared)
    if (text === undefined) throw damaged(this.place(), reasons.noSuchString)
    if (text.length > this.#limits.cellCharacters) throw tooLarge(this.place(), reasons.longCell)
    return text
  }

  #numberText(): string {
    const stored = this.#text
    if (stored === '' || !this.#context.dateStyles[this.#style]) return numberText(stored)
    const serial = Number(stored)
    return Number.isFinite(serial) ? serialDateText(serial, this.#context.date1904) : stored
  }

  #endRow(): void {
    if (this.#cells.every((cell) => cell === '')) return
    this.#context.covered.fill(this.#row, this.#cells)
    const row = { number: this.#row, cells: this.#cells, ...(this.#links && { links: this.#links }) }
    this.batch.add(row, this.#characters)
    if (this.batch.cellsSoFar > this.#limits.sheetCells) {
      throw tooLarge(this.place(), reasons.manyCells)
    }
  }
}

const longestFormula = 8192

/**
 * A stored number as its shortest decimal text: `4.7000000000000002` becomes `4.7`, `1.5E-3` becomes `0.0015`. A text
 * that is not a number is returned unchanged.
 */
export function numberText(stored: string): string {
  if (isPlainInteger(stored)) return stored
  const trimmed = stored.trim()
  const value = Number(trimmed)
  if (trimmed === '' || !Number.isFinite(value)) return trimmed
  // Its last digits are lost, so it must not look like a whole number.
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value)
}

/** Numbers with few digits are exact as they are, which saves two conversions in the usual case. */
function isPlainInteger(text: string): boolean {
  const length = text.length
  if (length === 0 || length > 15) return false
  const first = text.charCodeAt(0)
  if (first === 0x30) return length === 1
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x30 || code > 0x39) return false
  }
  return true
}
