import type { PanelText } from '../../domain/administration/panel-text.ts'
import { isWebLink } from '../hyperlink-formula.ts'
import { damaged, places, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { numberText } from '../xlsx/sheet-scanner.ts'
import { nameHash, type XmlAttributes } from '../xlsx/xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler } from '../xlsx/xml-scanner.ts'
import { decodeText } from '../xlsx/xml-text.ts'
import { GridRows } from './grid-rows.ts'

const WORKBOOK = 2
const WORKSHEET = 3
const TABLE = 4
const ROW = 5
const CELL = 6
const DATA = 7
const RUN = 8
const OPTIONS = 9
const VISIBLE = 10
const NAMES = {
  workbook: nameHash('Workbook'),
  worksheet: nameHash('Worksheet'),
  table: nameHash('Table'),
  row: nameHash('Row'),
  cell: nameHash('Cell'),
  data: nameHash('Data'),
  options: nameHash('WorksheetOptions'),
  visible: nameHash('Visible'),
}
const ATTRIBUTES = {
  name: nameHash('Name'),
  index: nameHash('Index'),
  type: nameHash('Type'),
  link: nameHash('HRef'),
  down: nameHash('MergeDown'),
  across: nameHash('MergeAcross'),
}

const mostSheets = 1024

interface FoundSheet {
  readonly name: string
  visible: boolean
}

/** Finds the sheets of a workbook in XML, as Excel 2003 wrote it, and makes rows of one of them. */
export class SpreadsheetMlScanner implements XmlHandler {
  readonly sheets: FoundSheet[] = []
  readonly rows: GridRows
  readonly #wanted: number
  readonly #limits: WorkbookLimits
  #text = ''
  #type = ''
  #visible = ''
  #cell: { link: string | undefined; column: number | undefined; down: number; across: number } | undefined

  /** With `wanted` -1 the sheets are found, and no rows are made. */
  constructor(limits: WorkbookLimits, wanted = -1, sheet = '') {
    this.rows = new GridRows(sheet, limits)
    this.#wanted = wanted
    this.#limits = limits
  }

  place(): PanelText {
    return this.#wanted < 0 ? places.file : this.rows.place()
  }

  open(parent: number, name: number, attributes: XmlAttributes): number {
    switch (parent) {
      case CELL:
        if (name !== NAMES.data) return OTHER
        this.#type = attributes.localText(ATTRIBUTES.type) ?? ''
        this.#text = ''
        return DATA
      case DATA:
      case RUN:
        return RUN
      case ROW:
        return name === NAMES.cell ? this.#startCell(attributes) : OTHER
      case TABLE:
        return name === NAMES.row ? this.#startRow(attributes) : OTHER
      case WORKSHEET:
        if (name === NAMES.options) return OPTIONS
        return name === NAMES.table && this.sheets.length - 1 === this.#wanted ? TABLE : OTHER
      case OPTIONS:
        this.#visible = ''
        return name === NAMES.visible ? VISIBLE : OTHER
      case WORKBOOK:
        return name === NAMES.worksheet ? this.#startSheet(attributes) : OTHER
      case DOCUMENT:
        if (name !== NAMES.workbook) throw damaged(places.file, reasons.noWorksheet)
        return WORKBOOK
      default:
        return OTHER
    }
  }

  text(kind: number, bytes: Buffer, start: number, end: number, traits: number): void {
    if (kind === VISIBLE) this.#visible += bytes.toString('latin1', start, Math.min(end, start + 40))
    if (kind !== DATA && kind !== RUN) return
    this.#text += decodeText(bytes, start, end, traits)
    if (this.#text.length > this.#limits.cellCharacters) throw tooLarge(this.place(), reasons.longCell)
  }

  close(kind: number): void {
    if (kind === CELL && this.#cell) this.rows.addCell({ ...this.#cell, text: shown(this.#text, this.#type) })
    else if (kind === ROW) this.rows.endRow()
    else if (kind === VISIBLE && /hidden/i.test(this.#visible)) this.#hide()
  }

  #hide(): void {
    const sheet = this.sheets.at(-1)
    if (sheet) sheet.visible = false
  }

  #startSheet(attributes: XmlAttributes): number {
    if (this.sheets.length >= mostSheets) throw tooLarge(places.workbook, reasons.xmlDepth)
    const name = attributes.localText(ATTRIBUTES.name) ?? `Sheet${this.sheets.length + 1}`
    this.sheets.push({ name, visible: true })
    return WORKSHEET
  }

  #startRow(attributes: XmlAttributes): number {
    this.rows.startRow(wholeNumber(attributes.localText(ATTRIBUTES.index)))
    return ROW
  }

  #startCell(attributes: XmlAttributes): number {
    const index = wholeNumber(attributes.localText(ATTRIBUTES.index))
    const link = attributes.localText(ATTRIBUTES.link)
    if (index !== undefined && (index < 1 || index > 16_384)) throw damaged(this.place(), reasons.cellAddress)
    this.#text = ''
    this.#type = ''
    this.#cell = {
      link: link !== undefined && isWebLink(link) ? link : undefined,
      column: index === undefined ? undefined : index - 1,
      down: wholeNumber(attributes.localText(ATTRIBUTES.down)) ?? 0,
      across: wholeNumber(attributes.localText(ATTRIBUTES.across)) ?? 0,
    }
    return CELL
  }
}

function wholeNumber(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,7}$/.test(written) ? Number(written) : undefined
}

/** A cell's text as a person sees it. */
function shown(text: string, type: string): string {
  const trimmed = text.trim()
  if (type === 'Error') return ''
  if (type === 'Boolean') return trimmed === '0' ? 'FALSE' : 'TRUE'
  if (type === 'DateTime') return trimmed.replace(/\.\d+$/, '').replace(/T00:00:00$/, '')
  return type === 'Number' ? numberText(trimmed) : trimmed
}
