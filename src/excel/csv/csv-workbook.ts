import { open, stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { SheetRow, Workbook } from '../../application/ports/workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { csvReasons, csvTooLarge } from './csv-failure.ts'
import { DelimitedRows } from './delimited-rows.ts'
import { type FoundSeparator, findSeparator } from './find-separator.ts'
import { decoderOf } from './text-decoder.ts'
import { findEncoding, type TextEncoding } from './text-encoding.ts'
import { TextFile } from './text-file.ts'

const beginningBytes = 256 * 1024

/** Opens a table in a text file. Its encoding and the character between its cells are found. Throws `WorkbookError`. */
export async function openCsvWorkbook(path: string, head: Buffer, limits: WorkbookLimits): Promise<Workbook> {
  const { size } = await stat(path)
  const encoding = await findEncoding(path, head)
  const file = new TextFile(path, size, encoding)
  return new CsvWorkbook({ file, ...(await readSeparator(path, encoding)) }, limits)
}

async function readSeparator(
  path: string,
  { encoding, start, isMixed }: TextEncoding,
): Promise<FoundSeparator> {
  const file = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, start)
    const text = decoderOf(encoding, isMixed).decode(buffer.subarray(0, bytesRead))
    return findSeparator(bytesRead < beginningBytes ? `${text}\n` : text)
  } finally {
    await file.close()
  }
}

interface CsvFile extends FoundSeparator {
  readonly file: TextFile
}

class CsvWorkbook implements Workbook {
  readonly sheets: Workbook['sheets']
  readonly #table: CsvFile
  readonly #limits: WorkbookLimits

  constructor(table: CsvFile, limits: WorkbookLimits) {
    this.sheets = [{ name: table.separator === '\t' ? 'TSV' : 'CSV', visible: true }]
    this.#table = table
    this.#limits = limits
  }

  async *rows(): AsyncGenerator<readonly SheetRow[]> {
    const { file, separator, skip } = this.#table
    const rows = new DelimitedRows(separator, this.#limits)
    let scanned = 0
    let skipped = 0
    for await (const { text, isLast } of file.pieces()) {
      const started = performance.now()
      const left = Math.min(text.length, skip - skipped)
      skipped += left
      rows.write(text.slice(left), isLast)
      scanned += performance.now() - started
      if (rows.batch.isFull) yield rows.batch.take()
      if (scanned > this.#limits.scanMilliseconds) throw csvTooLarge(rows.row, csvReasons.slow)
    }
    if (!rows.batch.isEmpty) yield rows.batch.take()
  }

  progress(): number {
    return this.#table.file.progress()
  }

  async close(): Promise<void> {}
}
