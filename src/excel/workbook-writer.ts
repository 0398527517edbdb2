import { open, rename, rm } from 'node:fs/promises'
import type { CellValue, WorkbookWriter } from '../application/ports/workbook-writer.ts'
import { MAX_ROWS } from './workbook-limits.ts'
import { closingParts, leadingParts, sheetPart } from './xlsx/package-template.ts'
import { SheetWriter } from './xlsx/sheet-writer.ts'
import { XmlChunk } from './xlsx/xml-chunk.ts'
import { ZipWriter } from './xlsx/zip-writer.ts'

type Row = readonly CellValue[]
type Rows = Iterable<Row> | AsyncIterable<Row>

export interface WorkbookWriterOptions {
  /** Rows of one sheet, its header included. */
  readonly sheetRows?: number
}

/** Writer of .xlsx files: streaming, with memory bounded whatever the number of rows. */
export function createWorkbookWriter(options: WorkbookWriterOptions = {}): WorkbookWriter {
  return {
    write: async (path, header, rows) => {
      const partial = `${path}.partial`
      try {
        const result = await writeFile(partial, header, rows, options)
        await rename(partial, path)
        return result
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
  }
}

async function writeFile(
  path: string,
  header: readonly string[],
  rows: Rows,
  options: WorkbookWriterOptions,
) {
  const file = await open(path, 'w')
  const zip = new ZipWriter(file)
  const source = new RowSource(rows)
  try {
    await addParts(zip, leadingParts)
    const sheets = await addSheets(zip, header, source, options.sheetRows ?? MAX_ROWS)
    await addParts(zip, closingParts(sheets))
    return { rows: source.taken, sheets, bytes: await zip.finish() }
  } finally {
    await file.close()
    await source.close()
  }
}

async function addParts(zip: ZipWriter, parts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, xml] of Object.entries(parts)) await zip.add(name, [Buffer.from(xml)])
}

async function addSheets(
  zip: ZipWriter,
  header: readonly string[],
  source: RowSource,
  sheetRows: number,
): Promise<number> {
  let sheets = 0
  do {
    sheets++
    await zip.add(sheetPart(sheets), sheetXml(header, source, sheetRows - 1))
  } while ((await source.peek()) !== undefined)
  return sheets
}

async function* sheetXml(header: readonly string[], source: RowSource, rows: number): AsyncGenerator<Buffer> {
  const sheet = new SheetWriter()
  const chunk = new XmlChunk()
  yield* chunk.add(sheet.start(header))
  for (let left = rows; left > 0; left--) {
    const next = source.peek()
    const row = next instanceof Promise ? await next : next
    if (row === undefined) break
    yield* chunk.add(sheet.row(row))
    source.take()
  }
  yield* chunk.add(sheet.end())
  yield chunk.take()
}

/** The rows still to come. A plain iterable is read without a promise per row. */
class RowSource {
  readonly #iterator: Iterator<Row> | AsyncIterator<Row>
  #next: Row | undefined
  #done = false
  taken = 0

  constructor(rows: Rows) {
    this.#iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  }

  /** The next row, or undefined at the end. */
  peek(): Row | undefined | Promise<Row | undefined> {
    if (this.#next !== undefined || this.#done) return this.#next
    const step = this.#iterator.next()
    return step instanceof Promise
      ? step.then((result) => this.#keep(result))
      : this.#keep(step as IteratorResult<Row>)
  }

  take(): void {
    this.#next = undefined
    this.taken++
  }

  /** Lets the producer clean up when the writing stopped early. */
  async close(): Promise<void> {
    if (!this.#done) await this.#iterator.return?.()
  }

  #keep(result: IteratorResult<Row>): Row | undefined {
    this.#done = result.done === true
    this.#next = result.done ? undefined : result.value
    return this.#next
  }
}
