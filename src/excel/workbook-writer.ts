import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import type { ByteSink, CellValue, WorkbookWriter, WrittenWorkbook } from '../application/ports/workbook.ts'
import { MAX_ROWS } from './workbook-limits.ts'
import { SheetWriter } from './xlsx/sheet-writer.ts'
import { ZipWriter } from './xlsx/zip-writer.ts'

type Row = readonly CellValue[]
type Rows = Iterable<Row> | AsyncIterable<Row>

interface WorkbookWriterOptions {
  /** Rows of one sheet, including its header. */
  readonly sheetRows?: number
  /**
   * Size of one sheet, in bytes, after which the next one begins. A part that is written as a stream must stay below
   * 4 GB.
   */
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
      // A server that was frozen may continue to write a workbook while another server, which took over its job,
      // writes the same one.
      const partial = `${path}.${randomUUID()}.partial`
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
      // FileHandle.write may write fewer bytes than it is given.
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

/** The remaining rows. A plain iterable is read without a promise for each row. */
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

  /** Lets the producer clean up if writing stopped early. */
  async close(): Promise<void> {
    if (!this.#done) await this.#iterator.return?.()
  }

  #keep(result: IteratorResult<Row>): Row | undefined {
    this.#done = result.done === true
    this.#next = result.done ? undefined : result.value
    return this.#next
  }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Parts that do not depend on the number of sheets. Every .xml file without an override is a worksheet. */
const leadingParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/styles.xml': `${DECLARATION}<styleSheet xmlns="${SPREADSHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

/** Name of the part of a sheet, counted from 1. */
function sheetPart(sheet: number): string {
  return `xl/worksheets/sheet${sheet}.xml`
}

/** Parts that name the sheets; they are written when the number of sheets is known. */
function closingParts(sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, i) => i + 1)
  const list = numbers.map((n) => `<sheet name="Sheet${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')
  const links = numbers
    .map((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join('')
  const styles = `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`
  return {
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${RELATIONSHIPS}">${links}${styles}</Relationships>`,
  }
}

const CHUNK = 128 * 1024
const MAX_UTF8_PER_UNIT = 3
const NOTHING: readonly Buffer[] = []

/**
 * Collects texts as UTF-8 in chunks. Encoding each text directly into the chunk takes half the time of encoding one
 * joined text.
 */
class XmlChunk {
  #bytes = Buffer.allocUnsafeSlow(CHUNK)
  #used = 0
  /** Bytes of all chunks so far, except the one that is being filled. */
  total = 0

  /** Adds a text. Returns the chunks that it filled. */
  add(xml: string): readonly Buffer[] {
    const room = xml.length * MAX_UTF8_PER_UNIT
    if (room > CHUNK) return [this.take(), this.#counted(Buffer.from(xml))]
    const full = this.#used + room > CHUNK ? [this.take()] : NOTHING
    this.#used += this.#bytes.write(xml, this.#used)
    return full
  }

  /** The bytes since the last chunk. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#used)
    this.#bytes = Buffer.allocUnsafeSlow(CHUNK)
    this.#used = 0
    return this.#counted(taken)
  }

  #counted(bytes: Buffer): Buffer {
    this.total += bytes.length
    return bytes
  }
}
