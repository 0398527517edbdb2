import { stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { TextFile } from '../csv/text-file.ts'
import { reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { XmlScanner } from '../xlsx/xml-scanner.ts'
import { markupEncoding } from './markup-encoding.ts'
import { SpreadsheetMlScanner } from './spreadsheet-ml-scanner.ts'

/** Opens a workbook that is one XML file, as Excel 2003 and many programs for reports write it. Throws `WorkbookError`. */
export async function openSpreadsheetMl(
  path: string,
  head: Buffer,
  limits: WorkbookLimits,
): Promise<Workbook> {
  const { size } = await stat(path)
  const file = new TextFile(path, size, await markupEncoding(path, head))
  const scanner = new SpreadsheetMlScanner(limits)
  for await (const _ of scan(file, scanner, limits));
  return new SpreadsheetMl(file, scanner.sheets, limits)
}

/** Gives the scanner the whole file, and pauses after each piece. */
async function* scan(
  file: TextFile,
  scanner: SpreadsheetMlScanner,
  limits: WorkbookLimits,
): AsyncGenerator<void> {
  const xml = new XmlScanner(scanner, limits.tokenBytes)
  let scanned = 0
  for await (const { text, isLast } of file.pieces()) {
    const started = performance.now()
    xml.write(Buffer.from(text))
    if (isLast) xml.finish()
    scanned += performance.now() - started
    if (scanned > limits.scanMilliseconds) throw tooLarge(scanner.place(), reasons.slow)
    yield
  }
}

class SpreadsheetMl implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #file: TextFile
  readonly #limits: WorkbookLimits

  constructor(file: TextFile, sheets: readonly Sheet[], limits: WorkbookLimits) {
    this.#file = file
    this.sheets = sheets
    this.#limits = limits
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const sheet = this.sheets[sheetIndex]
    if (!sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    const scanner = new SpreadsheetMlScanner(this.#limits, sheetIndex, sheet.name)
    const { batch } = scanner.rows
    for await (const _ of scan(this.#file, scanner, this.#limits)) if (batch.isFull) yield batch.take()
    if (!batch.isEmpty) yield batch.take()
  }

  progress(): number {
    return this.#file.progress()
  }

  async close(): Promise<void> {}
}
