import type { PanelText } from '../../domain/administration/panel-text.ts'
import { isWebLink } from '../hyperlink-formula.ts'
import { GridRows } from '../markup/grid-rows.ts'
import { damaged, places, reasons, tooLarge } from '../workbook-failure.ts'
import { MAX_COLUMNS, MAX_ROWS, type WorkbookLimits } from '../workbook-limits.ts'
import { numberText } from '../xlsx/sheet-scanner.ts'
import { nameHash, type XmlAttributes } from '../xlsx/xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler } from '../xlsx/xml-scanner.ts'
import { decodeText } from '../xlsx/xml-text.ts'

/** The kinds of elements that matter; what is within any other is skipped. */
const ROOT = 2
const STYLES = 3
const STYLE = 4
const BODY = 5
const SPREADSHEET = 6
const TABLE = 7
const ROW = 8
const CELL = 9
const PARAGRAPH = 10
const RUN = 11

const NAMES = {
  root: nameHash('document-content'),
  styles: nameHash('automatic-styles'),
  style: nameHash('style'),
  tableProperties: nameHash('table-properties'),
  body: nameHash('body'),
  spreadsheet: nameHash('spreadsheet'),
  table: nameHash('table'),
  row: nameHash('table-row'),
  cell: nameHash('table-cell'),
  covered: nameHash('covered-table-cell'),
  paragraph: nameHash('p'),
  link: nameHash('a'),
  spaces: nameHash('s'),
  tab: nameHash('tab'),
  lineBreak: nameHash('line-break'),
  note: nameHash('note'),
}
/** Elements that only hold rows together. */
const rowGroups = new Set(['table-row-group', 'table-header-rows', 'table-rows'].map(nameHash))
const ATTRIBUTES = {
  name: nameHash('name'),
  styleName: nameHash('style-name'),
  display: nameHash('display'),
  rowsRepeated: nameHash('number-rows-repeated'),
  columnsRepeated: nameHash('number-columns-repeated'),
  rowsSpanned: nameHash('number-rows-spanned'),
  columnsSpanned: nameHash('number-columns-spanned'),
  // Newer programs say `error` in an attribute of the same name with a prefix of their own, behind this one.
  type: nameHash('office:value-type'),
  ownType: nameHash('calcext:value-type'),
  value: nameHash('office:value'),
  boolean: nameHash('office:boolean-value'),
  href: nameHash('href'),
  count: nameHash('c'),
}

const mostSheets = 1024
/** The same filled row so many times is no list; its further rows are left out. */
const mostRepeatedRows = 200

interface FoundSheet {
  readonly name: string
  readonly visible: boolean
}

interface OpenCell {
  readonly column: number
  readonly repeated: number
  readonly down: number
  readonly across: number
  readonly type: string
  readonly value: string
  paragraphs: number
  text: string
  link: string | undefined
}

/** Finds the sheets of a workbook of LibreOffice (OpenDocument), and makes rows of one of them. */
export class OdsScanner implements XmlHandler {
  readonly sheets: FoundSheet[] = []
  readonly rows: GridRows
  readonly #wanted: number
  readonly #limits: WorkbookLimits
  readonly #hiddenStyles = new Set<string>()
  #style = ''
  #nextRow = 1
  #repeatedRows = 1
  #column = 0
  #characters = 0
  #cells: OpenCell[] = []
  #cell: OpenCell | undefined

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
      case PARAGRAPH:
      case RUN:
        return this.#openRun(name, attributes)
      case CELL:
        return name === NAMES.paragraph ? this.#startParagraph() : OTHER
      case ROW:
        if (name !== NAMES.cell && name !== NAMES.covered) return OTHER
        return this.#startCell(attributes, name === NAMES.covered)
      case TABLE:
        if (rowGroups.has(name)) return TABLE
        return name === NAMES.row ? this.#startRow(attributes) : OTHER
      case SPREADSHEET:
        return name === NAMES.table ? this.#startSheet(attributes) : OTHER
      case STYLE:
        if (name === NAMES.tableProperties && attributes.localText(ATTRIBUTES.display) === 'false')
          this.#hiddenStyles.add(this.#style)
        return OTHER
      case STYLES:
        this.#style = attributes.localText(ATTRIBUTES.name) ?? ''
        return name === NAMES.style ? STYLE : OTHER
      default:
        return this.#openFrame(parent, name)
    }
  }

  text(kind: number, bytes: Buffer, start: number, end: number, traits: number): void {
    if (kind === PARAGRAPH || kind === RUN) this.#write(decodeText(bytes, start, end, traits))
  }

  close(kind: number): void {
    if (kind === CELL && this.#cell) this.#endCell(this.#cell)
    else if (kind === ROW) this.#endRow()
  }

  #openFrame(parent: number, name: number): number {
    if (parent === DOCUMENT) {
      if (name !== NAMES.root) throw damaged(places.file, reasons.noWorksheet)
      return ROOT
    }
    if (parent === ROOT) return name === NAMES.styles ? STYLES : name === NAMES.body ? BODY : OTHER
    return parent === BODY && name === NAMES.spreadsheet ? SPREADSHEET : OTHER
  }

  #openRun(name: number, attributes: XmlAttributes): number {
    if (name === NAMES.note) return OTHER
    if (name === NAMES.lineBreak) this.#write('\n')
    else if (name === NAMES.tab) this.#write(' ')
    else if (name === NAMES.spaces)
      this.#write(' '.repeat(Math.min(attribute(attributes, ATTRIBUTES.count, 1), 100)))
    else if (name === NAMES.link && this.#cell) {
      const link = attributes.localText(ATTRIBUTES.href)
      if (link !== undefined && isWebLink(link)) this.#cell.link ??= link
    }
    return RUN
  }

  #startSheet(attributes: XmlAttributes): number {
    if (this.sheets.length >= mostSheets) throw tooLarge(places.workbook, reasons.xmlDepth)
    const name = attributes.localText(ATTRIBUTES.name) ?? `Sheet${this.sheets.length + 1}`
    const style = attributes.localText(ATTRIBUTES.styleName) ?? ''
    this.sheets.push({ name, visible: !this.#hiddenStyles.has(style) })
    return this.sheets.length - 1 === this.#wanted ? TABLE : OTHER
  }

  #startRow(attributes: XmlAttributes): number {
    this.#repeatedRows = attribute(attributes, ATTRIBUTES.rowsRepeated, 1)
    this.#column = 0
    this.#characters = 0
    this.#cells = []
    return ROW
  }

  #startCell(attributes: XmlAttributes, isCovered: boolean): number {
    const repeated = attribute(attributes, ATTRIBUTES.columnsRepeated, 1)
    const column = this.#column
    this.#column += repeated
    // Programs repeat empty cells up to the end of their sheets.
    if (isCovered || column >= MAX_COLUMNS) return OTHER
    this.#cell = {
      column,
      repeated,
      down: attribute(attributes, ATTRIBUTES.rowsSpanned, 1) - 1,
      across: attribute(attributes, ATTRIBUTES.columnsSpanned, 1) - 1,
      type: attributes.text(ATTRIBUTES.ownType) ?? attributes.text(ATTRIBUTES.type) ?? '',
      value: attributes.text(ATTRIBUTES.value) ?? attributes.text(ATTRIBUTES.boolean) ?? '',
      paragraphs: 0,
      text: '',
      link: undefined,
    }
    return CELL
  }

  #startParagraph(): number {
    if (this.#cell && this.#cell.paragraphs++ > 0) this.#write('\n')
    return PARAGRAPH
  }

  #write(text: string): void {
    if (!this.#cell) return
    this.#cell.text += text
    if (this.#cell.text.length > this.#limits.cellCharacters) throw tooLarge(this.place(), reasons.longCell)
  }

  #endCell(cell: OpenCell): void {
    this.#cell = undefined
    cell.text = shown(cell)
    this.#characters += cell.text.length * cell.repeated
    if (this.#characters > this.#limits.rowCharacters) throw tooLarge(this.place(), reasons.longRow)
    if (cell.text !== '') this.#cells.push(cell)
  }

  #endRow(): void {
    const first = this.#nextRow
    this.#nextRow = Math.min(first + this.#repeatedRows, MAX_ROWS + 1)
    const most = Math.floor(this.#limits.rowCharacters / Math.max(1, this.#characters))
    const rows = this.#cells.length === 0 ? 0 : Math.min(this.#repeatedRows, mostRepeatedRows, most)
    for (let row = first; row < Math.min(first + rows, this.#nextRow); row++) {
      this.rows.startRow(row)
      for (const { text, link, column, repeated, down, across } of this.#cells)
        for (let at = column; at < column + repeated; at++)
          this.rows.addCell({ text, link, column: at, down, across })
      this.rows.endRow()
    }
  }
}

function attribute(attributes: XmlAttributes, name: number, otherwise: number): number {
  const written = attributes.localText(name)
  return written !== undefined && /^[1-9]\d{0,6}$/.test(written) ? Number(written) : otherwise
}

/** A number with something of its own: `0154`, `SHOP-00042`, `50 %`. Others are cut off where they are shown. */
const isFormatted = (text: string) => /^0\d|[\p{L}%]/u.test(text)

/** A cell's text as a person sees it. */
function shown({ text, type, value }: OpenCell): string {
  const seen = text.trim()
  if (type === 'error') return ''
  if (type === 'boolean') return value === 'false' ? 'FALSE' : 'TRUE'
  return type === 'float' && value !== '' && !isFormatted(seen) ? numberText(value) : seen
}
