import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { scanXml, type XmlSource, xmlFile } from '../xml/scan-xml.ts'
import { SpreadsheetMlScanner } from './spreadsheet-ml-scanner.ts'

/** Opens a workbook that is one XML file, as Excel 2003 and many programs for reports write it. Throws `WorkbookError`. */
export async function openSpreadsheetMl(
  path: string,
  head: Buffer,
  limits: WorkbookLimits,
): Promise<Workbook> {
  const file = await xmlFile(path, head)
  const scanner = new SpreadsheetMlScanner(limits)
  for await (const _ of scanXml(file, scanner, limits));
  return new SpreadsheetMl(file, scanner.sheets, limits)
}

class SpreadsheetMl implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #file: XmlSource
  readonly #limits: WorkbookLimits

  constructor(file: XmlSource, sheets: readonly Sheet[], limits: WorkbookLimits) {
    this.#file = file
    this.sheets = sheets
    this.#limits = limits
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const sheet = this.sheets[sheetIndex]
    if (!sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    const scanner = new SpreadsheetMlScanner(this.#limits, sheetIndex, sheet.name)
    const { batch } = scanner.rows
    for await (const _ of scanXml(this.#file, scanner, this.#limits)) if (batch.isFull) yield batch.take()
    if (!batch.isEmpty) yield batch.take()
  }

  progress(): number {
    return this.#file.progress()
  }

  async close(): Promise<void> {}
}
