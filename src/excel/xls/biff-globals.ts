import type { Sheet } from '../../application/ports/workbook.ts'
import { isDateFormat } from '../number-format.ts'
import { damaged, kinds, notAWorkbook, passwordProtected, places, reasons } from '../workbook-failure.ts'
import { BiffRecords } from './biff-records.ts'

const BIFF8 = 0x0600
const GLOBALS = 0x0005
const WORKSHEET = 0
const RECORD = {
  bof: 0x0809,
  eof: 0x0a,
  filePass: 0x2f,
  dateMode: 0x22,
  boundSheet: 0x85,
  format: 0x041e,
  xf: 0xe0,
  sst: 0xfc,
}

export interface BiffSheet extends Sheet {
  /** Where the sheet's records start in the stream. */
  readonly offset: number
}

export interface BiffGlobals {
  readonly sheets: readonly BiffSheet[]
  readonly strings: readonly string[]
  /** For each cell style, by index: whether it shows its number as a date. */
  readonly dateStyles: readonly boolean[]
  readonly date1904: boolean
}

/** Excel 95 and earlier. Their texts depend on a code page. */

/** Reads the part of a BIFF8 stream that describes the whole workbook. Throws `WorkbookError`. */
export function readBiffGlobals(stream: Buffer): BiffGlobals {
  const records = new BiffRecords(stream, 0, () => places.workbook)
  if (!records.next() || records.type !== RECORD.bof) throw damaged(places.workbook, reasons.firstRecord)
  records.require(4)
  if (stream.readUInt16LE(records.start) !== BIFF8) throw notAWorkbook(kinds.oldExcel)
  if (stream.readUInt16LE(records.start + 2) !== GLOBALS) records.fail(reasons.firstRecord)
  return new GlobalsReader(records).read()
}

class GlobalsReader {
  readonly #records: BiffRecords
  readonly #formats = new Map<number, string>()
  readonly #formatIds: number[] = []
  readonly #sheets: BiffSheet[] = []
  #strings: string[] = []
  #date1904 = false

  constructor(records: BiffRecords) {
    this.#records = records
  }

  read(): BiffGlobals {
    while (this.#records.type !== RECORD.eof) {
      if (!this.#records.next()) this.#records.fail()
      this.#readRecord()
    }
    return {
      sheets: this.#sheets,
      strings: this.#strings,
      dateStyles: this.#formatIds.map((id) => isDateFormat(id, this.#formats.get(id))),
      date1904: this.#date1904,
    }
  }

  #readRecord(): void {
    const { bytes, start, type } = this.#records
    if (type === RECORD.filePass) throw passwordProtected()
    if (type === RECORD.sst) this.#strings = readStringTable(this.#records)
    else if (type === RECORD.boundSheet) this.#readSheet()
    else if (type === RECORD.format) this.#readFormat()
    else if (type === RECORD.xf) {
      this.#records.require(4)
      this.#formatIds.push(bytes.readUInt16LE(start + 2))
    } else if (type === RECORD.dateMode) {
      this.#records.require(2)
      this.#date1904 = bytes.readUInt16LE(start) === 1
    }
  }

  #readSheet(): void {
    this.#records.require(8)
    const reader = this.#records.continued()
    const offset = reader.long()
    const state = reader.byte()
    const type = reader.byte()
    const count = reader.byte()
    const name = reader.text(count, (reader.byte() & 1) !== 0)
    if (type === WORKSHEET) this.#sheets.push({ name, visible: (state & 3) === 0, offset })
  }

  #readFormat(): void {
    const reader = this.#records.continued()
    const id = reader.short()
    this.#formats.set(id, reader.richText())
  }
}

function readStringTable(records: BiffRecords): string[] {
  const strings: string[] = []
  const reader = records.continued()
  reader.long()
  const count = reader.long()
  for (let i = 0; i < count; i++) strings.push(reader.richText())
  return strings
}
