import type { CellValue } from '../../application/ports/workbook.ts'

const MAX_CELL_CHARACTERS = 32_767
/** Indexes into the cell styles of `package-template.ts`. */
const HEADER_STYLE = 1
const TEXT_STYLE = 2
const QUOTED_TEXT_STYLE = 3
const SHEET_START = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const SHEET_END = '</sheetData></worksheet>'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being escaped
const SPECIAL = /[&<>\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const KEEP_SPACE = /^\s|\s$|\n/

/** Texts that a spreadsheet takes for a formula when somebody types them or edits the cell. */
const LIKE_A_FORMULA = /^[=+\-@\t\r]/

/**
 * Turns rows into a worksheet's XML, row by row. Texts are inline strings, which a spreadsheet never evaluates as
 * formulas, in cells of the text format, so that 007 and +82 survive an edit; see
 * docs/decisions/0009-texts-in-exports.md.
 */
export class SheetWriter {
  readonly #columns: string[] = []
  #row = 0

  start(header: readonly string[]): string {
    return SHEET_START + this.row(header, HEADER_STYLE)
  }

  row(cells: readonly CellValue[], style?: number): string {
    const number = ++this.#row
    let xml = `<row r="${number}">`
    for (let i = 0; i < cells.length; i++) {
      const value = cells[i]
      if (value === null || value === undefined || value === '') continue
      const start = `<c r="${this.#columnName(i)}${number}"`
      if (typeof value === 'string')
        xml += `${start} s="${style ?? textStyle(value)}" t="inlineStr"><is>${textElement(value)}</is></c>`
      else if (Number.isFinite(value)) xml += `${start}><v>${value}</v></c>`
    }
    return `${xml}</row>`
  }

  end(): string {
    return SHEET_END
  }

  #columnName(index: number): string {
    for (let next = this.#columns.length; next <= index; next++) this.#columns.push(columnName(next))
    return this.#columns[index] as string
  }
}

const textStyle = (value: string) => (LIKE_A_FORMULA.test(value) ? QUOTED_TEXT_STYLE : TEXT_STYLE)

function textElement(value: string): string {
  const text = escapeText(value)
  return KEEP_SPACE.test(text) ? `<t xml:space="preserve">${text}</t>` : `<t>${text}</t>`
}

/**
 * Escapes text for XML and Office. It is cut to 32,767 characters, because Excel refuses a file with longer cells.
 */
function escapeText(value: string): string {
  const text = value.length > MAX_CELL_CHARACTERS ? value.slice(0, MAX_CELL_CHARACTERS) : value
  return text.toWellFormed().replace(SPECIAL, escapeCharacter)
}

function escapeCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return ENTITIES[character] ?? `_x${code}_`
}

function columnName(index: number): string {
  const letter = String.fromCharCode(0x41 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
