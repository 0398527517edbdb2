import { readFile, stat } from 'node:fs/promises'
import type { SheetRow, Workbook } from '../../application/ports/workbook-reader.ts'
import { notAWorkbook, passwordProtected, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { type BiffGlobals, type BiffSheet, OLD_FORMAT, readBiffGlobals } from './biff-globals.ts'
import { readBiffSheet } from './biff-sheet.ts'
import { CompoundFile } from './compound-file.ts'

const BATCH_ROWS = 1000

/** Opens a compound file that should be a BIFF8 workbook. Throws `WorkbookError`. */
export async function openXlsWorkbook(path: string, limits: WorkbookLimits): Promise<Workbook> {
  const { size } = await stat(path)
  const file = size > limits.xlsBytes ? undefined : new CompoundFile(await readFile(path))
  if (!file) throw tooLarge('파일 전체', '.xls 파일의 크기가 허용 한도를 넘습니다.')
  const stream = file.stream('Workbook')
  if (!stream) throw describeOther(file.names)
  return new XlsWorkbook(stream, readBiffGlobals(stream))
}

function describeOther(names: ReadonlySet<string>): Error {
  if (names.has('encryptedpackage')) return passwordProtected()
  if (names.has('book')) return notAWorkbook(OLD_FORMAT)
  if (names.has('worddocument')) return notAWorkbook('워드 문서(.doc)')
  if (names.has('powerpoint document')) return notAWorkbook('파워포인트 문서(.ppt)')
  if (names.has('hwpsummaryinformation') || names.has('\x05hwpsummaryinformation')) {
    return notAWorkbook('한글 문서(.hwp)')
  }
  return notAWorkbook('알 수 없는 복합 문서')
}

class XlsWorkbook implements Workbook {
  readonly sheets: readonly BiffSheet[]
  readonly #stream: Buffer
  readonly #globals: BiffGlobals
  #progress = 0

  constructor(stream: Buffer, globals: BiffGlobals) {
    this.sheets = globals.sheets
    this.#stream = stream
    this.#globals = globals
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const sheet = this.sheets[sheetIndex]
    if (!sheet) throw new RangeError(`no sheet ${sheetIndex}`)
    this.#progress = 0
    const rows = readBiffSheet(this.#stream, sheet, this.#globals)
    for (let at = 0; at < rows.length; at += BATCH_ROWS) {
      yield rows.slice(at, at + BATCH_ROWS)
      this.#progress = Math.min(1, (at + BATCH_ROWS) / rows.length)
    }
    this.#progress = 1
  }

  progress(): number {
    return this.#progress
  }

  async close(): Promise<void> {}
}
