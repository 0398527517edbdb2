import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { SheetRow, Workbook } from '../../application/ports/workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { csvReasons, csvTooLarge } from './csv-failure.ts'
import { DelimitedRows } from './delimited-rows.ts'
import { type FoundSeparator, findSeparator } from './find-separator.ts'
import { findEncoding, type TextEncoding } from './text-encoding.ts'

const beginningBytes = 256 * 1024
const pieceBytes = 64 * 1024

/** Opens a table in a text file. Its encoding and the character between its cells are found. Throws `WorkbookError`. */
export async function openCsvWorkbook(path: string, head: Buffer, limits: WorkbookLimits): Promise<Workbook> {
  const { size } = await stat(path)
  const encoding = await findEncoding(path, head)
  return new CsvWorkbook({ path, size, encoding, ...(await readSeparator(path, encoding)) }, limits)
}

async function readSeparator(path: string, { encoding, start }: TextEncoding): Promise<FoundSeparator> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, start)
    const text = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead))
    return findSeparator(bytesRead < beginningBytes ? `${text}\n` : text)
  } finally {
    await file.close()
  }
}

interface CsvFile extends FoundSeparator {
  readonly path: string
  readonly size: number
  readonly encoding: TextEncoding
}

class CsvWorkbook implements Workbook {
  readonly sheets: Workbook['sheets']
  readonly #file: CsvFile
  readonly #limits: WorkbookLimits
  #bytes = 0

  constructor(file: CsvFile, limits: WorkbookLimits) {
    this.sheets = [{ name: file.separator === '\t' ? 'TSV' : 'CSV', visible: true }]
    this.#file = file
    this.#limits = limits
  }

  async *rows(): AsyncGenerator<readonly SheetRow[]> {
    const rows = new DelimitedRows(this.#file.separator, this.#limits)
    let scanned = 0
    for await (const { text, isLast } of this.#texts()) {
      const started = performance.now()
      rows.write(text, isLast)
      scanned += performance.now() - started
      if (rows.batch.isFull) yield rows.batch.take()
      if (scanned > this.#limits.scanMilliseconds) throw csvTooLarge(rows.row, csvReasons.slow)
    }
    if (!rows.batch.isEmpty) yield rows.batch.take()
  }

  async *#texts(): AsyncGenerator<{ readonly text: string; readonly isLast: boolean }> {
    const { path, encoding, skip } = this.#file
    const decoder = new TextDecoder(encoding.encoding)
    this.#bytes = encoding.start
    let skipped = 0
    const input = createReadStream(path, { start: encoding.start, highWaterMark: pieceBytes })
    for await (const piece of input) {
      this.#bytes += (piece as Buffer).length
      const text = decoder.decode(piece as Buffer, { stream: true })
      const left = Math.min(text.length, skip - skipped)
      skipped += left
      yield { text: text.slice(left), isLast: false }
    }
    yield { text: decoder.decode(), isLast: true }
  }

  progress(): number {
    return Math.min(1, this.#bytes / Math.max(1, this.#file.size))
  }

  async close(): Promise<void> {}
}
