import { performance } from 'node:perf_hooks'
import type { SheetRow, Workbook } from '../../application/ports/workbook.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { CoveredCells } from '../covered-cells.ts'
import { isDateFormat } from '../number-format.ts'
import { kinds, notAWorkbook, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { scanPart } from './package-parts.ts'
import { readSharedStrings, SharedStrings } from './shared-strings.ts'
import { SheetScanner } from './sheet-scanner.ts'
import { readSheetTail, type SheetTail } from './sheet-tail.ts'
import { findWorkbookPart, readWorkbookPart, type SheetPart, type WorkbookPart } from './workbook-part.ts'
import { nameHash, type XmlAttributes } from './xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler, XmlScanner } from './xml-scanner.ts'
import { openZipArchive, type ZipArchive } from './zip-archive.ts'

/** Small pieces limit the rows in one piece, however wide they are. */
const PIECE = 8 * 1024

/** Opens an .xlsx file; `openOther` may know what else a zip file is. Throws `WorkbookError`. */
export async function openXlsxWorkbook(
  path: string,
  limits: WorkbookLimits,
  openOther?: (archive: ZipArchive, limits: WorkbookLimits) => Promise<Workbook | undefined>,
): Promise<Workbook> {
  const archive = await openZipArchive(path, limits)
  try {
    const name = await findWorkbookPart(archive, limits)
    const other = name === undefined ? await openOther?.(archive, limits) : undefined
    if (other) return other
    if (name === undefined) throw notAWorkbook(describePackage(archive))
    const part = await readWorkbookPart(archive, name, limits)
    const hasStyles = part.styles !== undefined && archive.find(part.styles) !== undefined
    const dateStyles = hasStyles ? await readDateStyles(archive, part.styles, limits) : []
    return new XlsxWorkbook(archive, part, dateStyles, limits)
  } catch (error) {
    archive.close()
    throw error
  }
}

function describePackage(archive: ZipArchive): PanelText {
  const has = (pattern: RegExp) => archive.names.some((name) => pattern.test(name))
  if (has(/^word\//i)) return kinds.wordPackage
  if (has(/^ppt\//i)) return kinds.slidesPackage
  if (has(/^xl\/workbook\.bin$/i)) return kinds.binary
  if (has(/^content\.xml$/i)) return kinds.openDocument
  return kinds.zip
}

class XlsxWorkbook implements Workbook {
  readonly sheets: readonly SheetPart[]
  readonly #archive: ZipArchive
  readonly #part: WorkbookPart
  readonly #dateStyles: readonly boolean[]
  readonly #limits: WorkbookLimits
  #strings: SharedStrings | undefined
  readonly #tails = new Map<string, SheetTail>()
  #stringBytes = 0
  #sheetBytes = 0
  #totalBytes = 0

  constructor(
    archive: ZipArchive,
    part: WorkbookPart,
    dateStyles: readonly boolean[],
    limits: WorkbookLimits,
  ) {
    this.sheets = part.sheets
    this.#archive = archive
    this.#part = part
    this.#dateStyles = dateStyles
    this.#limits = limits
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const sheet = this.sheets[sheetIndex]
    if (!sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    this.#sheetBytes = 0
    this.#totalBytes = this.#storedBytes(this.#part.sharedStrings) + this.#storedBytes(sheet.part)
    this.#strings ??= await this.#readStrings()
    const { merges, links } = await this.#tailOf(sheet.part)
    const scanner = new SheetScanner(
      {
        sheet: sheet.name,
        strings: this.#strings,
        dateStyles: this.#dateStyles,
        date1904: this.#part.date1904,
        covered: new CoveredCells(merges),
        links,
      },
      this.#limits,
    )
    yield* this.#batches(sheet, scanner)
  }

  progress(): number {
    return this.#totalBytes === 0 ? 0 : Math.min(1, (this.#stringBytes + this.#sheetBytes) / this.#totalBytes)
  }

  async close(): Promise<void> {
    this.#archive.close()
    this.#strings?.close()
  }

  /** Read once for each sheet, since a sheet's first rows are looked at before all of them. */
  async #tailOf(part: string): Promise<SheetTail> {
    const tail = this.#tails.get(part) ?? (await readSheetTail(this.#archive, part, this.#limits))
    this.#tails.set(part, tail)
    return tail
  }

  async #readStrings(): Promise<SharedStrings> {
    const name = this.#part.sharedStrings
    if (name === undefined) return new SharedStrings(this.#limits.sharedStringMemory)
    return await readSharedStrings(this.#archive, name, this.#limits, (stored) => {
      this.#stringBytes = stored
    })
  }

  async *#batches(sheet: SheetPart, scanner: SheetScanner): AsyncGenerator<readonly SheetRow[]> {
    const xml = new XmlScanner(scanner, this.#limits.tokenBytes)
    const part = this.#archive.find(sheet.part) ?? { name: sheet.part, bytes: 0, storedBytes: 0 }
    const chunks = this.#archive.read(part, (stored) => {
      this.#sheetBytes = stored
    })
    let scanned = 0
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const started = performance.now()
        xml.write(chunk.subarray(at, at + PIECE))
        scanned += performance.now() - started
        if (scanner.batch.isFull) yield scanner.batch.take()
      }
      if (scanned > this.#limits.scanMilliseconds) {
        throw tooLarge(scanner.place(), reasons.slow)
      }
    }
    xml.finish()
    if (!scanner.batch.isEmpty) yield scanner.batch.take()
  }

  #storedBytes(name: string | undefined): number {
    return (name !== undefined && this.#archive.find(name)?.storedBytes) || 0
  }
}

const STYLE_SHEET = 2
const FORMATS = 3
const CELL_STYLES = 4
const NAMES = {
  numFmts: nameHash('numFmts'),
  numFmt: nameHash('numFmt'),
  cellXfs: nameHash('cellXfs'),
  xf: nameHash('xf'),
  numFmtId: nameHash('numFmtId'),
  formatCode: nameHash('formatCode'),
}

/** For each cell style, by index: whether it shows its number as a date. */
async function readDateStyles(archive: ZipArchive, name: string, limits: WorkbookLimits): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const formatIds: number[] = []
  await scanPart(archive, name, styleHandler(name, codes, formatIds), limits)
  return formatIds.map((id) => isDateFormat(id, codes.get(id)))
}

function styleHandler(part: string, codes: Map<number, string>, formatIds: number[]): XmlHandler {
  return {
    open: (parent, name, attributes) => {
      if (parent === DOCUMENT) return STYLE_SHEET
      if (parent === STYLE_SHEET && name === NAMES.numFmts) return FORMATS
      if (parent === STYLE_SHEET && name === NAMES.cellXfs) return CELL_STYLES
      const id = Number(attributes.text(NAMES.numFmtId) ?? 0)
      if (parent === FORMATS && name === NAMES.numFmt) codes.set(id, formatCode(attributes))
      if (parent === CELL_STYLES && name === NAMES.xf) formatIds.push(id)
      return OTHER
    },
    text: () => undefined,
    close: () => undefined,
    place: () => part,
  }
}

function formatCode(attributes: XmlAttributes): string {
  return attributes.text(NAMES.formatCode) ?? ''
}
