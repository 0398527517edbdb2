import type { Sheet, SheetRow, Workbook } from '../../application/ports/workbook.ts'
import { type FieldNames, RecordRows } from '../record-rows.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import type { XmlHandler } from '../xlsx/xml-scanner.ts'
import { scanXml, type XmlSource } from './scan-xml.ts'

/** The records of one kind, with the fields that any of them has. */
export interface RecordSheet {
  readonly name: string
  readonly names: FieldNames
  /** What finds these records in the text. */
  readonly scanner: (onRecord: OnRecord) => XmlHandler
}

export type OnRecord = (record: Parameters<RecordRows['add']>[0]) => void

/** A workbook of what a text in XML has records of: each is a row, and each kind a sheet. */
export class RecordsWorkbook implements Workbook {
  readonly sheets: readonly Sheet[]
  readonly #source: XmlSource
  readonly #records: readonly RecordSheet[]
  readonly #limits: WorkbookLimits

  constructor(source: XmlSource, records: readonly RecordSheet[], limits: WorkbookLimits) {
    this.sheets = records.map(({ name }) => ({ name, visible: true }))
    this.#source = source
    this.#records = records
    this.#limits = limits
  }

  async *rows(sheetIndex: number): AsyncGenerator<readonly SheetRow[]> {
    const records = this.#records[sheetIndex]
    if (!records) throw new RangeError(`no sheet ${sheetIndex}`)
    const rows = new RecordRows(records.names, records.name, this.#limits)
    const scanner = records.scanner((record) => rows.add(record))
    for await (const _ of scanXml(this.#source, scanner, this.#limits))
      if (rows.batch.isFull) yield rows.batch.take()
    if (!rows.batch.isEmpty) yield rows.batch.take()
  }

  progress(): number {
    return this.#source.progress()
  }

  async close(): Promise<void> {
    this.#source.close()
  }
}
