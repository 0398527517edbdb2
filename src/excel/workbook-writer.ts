import { open, rename, rm } from 'node:fs/promises'
import type {
  ByteSink,
  CellValue,
  WorkbookWriter,
  WrittenWorkbook,
} from '../application/ports/workbook-writer.ts'
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
  /** Bytes of one sheet after which the next begins. A part that is written in one go must stay below 4 GB. */
  readonly sheetBytes?: number
}

interface SheetBounds {
  readonly rows: number
  readonly bytes: number
}

const SHEET_BYTES = 4_000_000_000

/** Writer of .xlsx files: streaming, with memory bounded whatever the number of rows. */
export function createWorkbookWriter(options: WorkbookWriterOptions = {}): WorkbookWriter {
  const bounds = { rows: options.sheetRows ?? MAX_ROWS, bytes: options.sheetBytes ?? SHEET_BYTES }
  const stream = (sink: ByteSink, header: readonly string[], rows: Rows) =>
    writePackage(new ZipWriter(sink), header, new RowSource(rows), bounds)
  return {
    stream,
    write: async (path, header, rows) => {
      const partial = `${path}.partial`
      try {
        const result = await toFile(partial, (sink) => stream(sink, header, rows))
        await rename(partial, path)
        return result
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
  }
}

async function toFile<T>(path: string, write: (sink: ByteSink) => Promise<T>): Promise<T> {
  const file = await open(path, 'w')
  try {
    return await write(async (bytes) => {
      // FileHandle.write may write less than it is given.
      for (let done = 0; done < bytes.length; ) done += (await file.write(bytes, done)).bytesWritten
    })
  } finally {
    await file.close()
  }
}

async function writePackage(
  zip: ZipWriter,
  header: readonly string[],
  source: RowSource,
  bounds: SheetBounds,
): Promise<WrittenWorkbook> {
  try {
    await addParts(zip, leadingParts)
    const sheets = await addSheets(zip, header, source, bounds)
    await addParts(zip, closingParts(sheets))
    return { rows: source.taken, sheets, bytes: await zip.finish() }
  } finally {
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
  bounds: SheetBounds,
): Promise<number> {
  let sheets = 0
  do {
    sheets++
    await zip.add(sheetPart(sheets), sheetXml(header, source, bounds))
  } while ((await source.peek()) !== undefined)
  return sheets
}

async function* sheetXml(
  header: readonly string[],
  source: RowSource,
  bounds: SheetBounds,
): AsyncGenerator<Buffer> {
  const sheet = new SheetWriter()
  const chunk = new XmlChunk()
  yield* chunk.add(sheet.start(header))
  for (let left = bounds.rows - 1; left > 0 && chunk.total < bounds.bytes; left--) {
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
