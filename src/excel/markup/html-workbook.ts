import { stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { TextFile } from '../csv/text-file.ts'
import { kinds, notATable, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { GridRows } from './grid-rows.ts'
import { HtmlScanner } from './html-scanner.ts'
import { HtmlTables } from './html-tables.ts'
import { markupEncoding } from './markup-encoding.ts'

const sheet = 'HTML'
const table = '<table'

/** Opens the tables of a web page, which many programs write under the name of a workbook. Throws `WorkbookError`. */
export async function openHtmlWorkbook(
  path: string,
  head: Buffer,
  limits: WorkbookLimits,
): Promise<Workbook> {
  const { size } = await stat(path)
  const file = new TextFile(path, size, await markupEncoding(path, head))
  if (!(await hasTable(file))) throw notATable(kinds.html)
  return new HtmlWorkbook(file, limits)
}

async function hasTable(file: TextFile): Promise<boolean> {
  let before = ''
  for await (const { text } of file.pieces()) {
    const joined = (before + text).toLowerCase()
    if (joined.includes(table)) return true
    before = joined.slice(1 - table.length)
  }
  return false
}

class HtmlWorkbook implements Workbook {
  readonly sheets: Workbook['sheets'] = [{ name: sheet, visible: true }]
  readonly #file: TextFile
  readonly #limits: WorkbookLimits

  constructor(file: TextFile, limits: WorkbookLimits) {
    this.#file = file
    this.#limits = limits
  }

  async *rows(): AsyncGenerator<readonly SheetRow[]> {
    const rows = new GridRows(sheet, this.#limits)
    const tables = new HtmlTables(rows, this.#limits)
    const scanner = new HtmlScanner(tables, this.#limits.tokenBytes, () => {
      throw tooLarge(rows.place(), reasons.longToken)
    })
    let scanned = 0
    for await (const { text, isLast } of this.#file.pieces()) {
      const started = performance.now()
      scanner.write(text, isLast)
      if (isLast) tables.finish()
      scanned += performance.now() - started
      if (rows.batch.isFull) yield rows.batch.take()
      if (scanned > this.#limits.scanMilliseconds) throw tooLarge(rows.place(), reasons.slow)
    }
    if (!rows.batch.isEmpty) yield rows.batch.take()
  }

  progress(): number {
    return this.#file.progress()
  }

  async close(): Promise<void> {}
}
