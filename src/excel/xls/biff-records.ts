import type { PanelText } from '../../domain/administration/panel-text.ts'
import { damaged, type Place, reasons } from '../workbook-failure.ts'

const CONTINUE = 0x3c

/** Steps through the records of a BIFF stream (MS-XLS 2.1.4): type, length, content. */
export class BiffRecords {
  readonly bytes: Buffer
  readonly #place: () => Place
  type = 0
  start = 0
  end: number

  constructor(bytes: Buffer, start: number, place: () => Place) {
    this.bytes = bytes
    this.end = start
    this.#place = place
  }

  /** Moves to the next record. Throws `WorkbookError` if the stream ends inside a record. */
  next(): boolean {
    if (this.end + 4 > this.bytes.length) return false
    this.type = this.bytes.readUInt16LE(this.end)
    this.start = this.end + 4
    this.end = this.start + this.bytes.readUInt16LE(this.end + 2)
    if (this.end > this.bytes.length) this.fail()
    return true
  }

  /** Throws if the current record is shorter than its kind requires. */
  require(length: number): void {
    if (this.end - this.start < length) this.fail()
  }

  /** A reader over this record and the CONTINUE records after it, which it consumes. */
  continued(): ContinuedReader {
    const segments = [{ start: this.start, end: this.end }]
    while (this.end + 4 <= this.bytes.length && this.bytes.readUInt16LE(this.end) === CONTINUE) {
      this.next()
      segments.push({ start: this.start, end: this.end })
    }
    return new ContinuedReader(this.bytes, segments, this.#place)
  }

  fail(reason: PanelText = reasons.brokenRecord): never {
    throw damaged(this.#place(), reason)
  }
}

/** Reads values that may extend from a record into its CONTINUE records. */
export class ContinuedReader {
  readonly #bytes: Buffer
  readonly #segments: readonly { start: number; end: number }[]
  readonly #place: () => Place
  #segment = 0
  #at: number
  #end: number

  constructor(bytes: Buffer, segments: readonly { start: number; end: number }[], place: () => Place) {
    this.#bytes = bytes
    this.#segments = segments
    this.#place = place
    this.#at = segments[0]?.start ?? 0
    this.#end = segments[0]?.end ?? 0
  }

  byte(): number {
    while (this.#at >= this.#end) this.#nextSegment()
    return this.#bytes[this.#at++] as number
  }

  short(): number {
    return this.byte() | (this.byte() << 8)
  }

  long(): number {
    return this.short() + this.short() * 0x10000
  }

  skip(count: number): void {
    let left = count
    while (left > this.#end - this.#at) {
      left -= this.#end - this.#at
      this.#nextSegment()
    }
    this.#at += left
  }

  /** A text of `count` UTF-16 units. After each continuation a flag byte says whether the rest is compressed. */
  text(count: number, wide: boolean): string {
    let text = ''
    let left = count
    let size = wide ? 2 : 1
    while (left > 0) {
      if (this.#at >= this.#end) {
        this.#nextSegment()
        size = this.byte() & 1 ? 2 : 1
      }
      const units = Math.min(left, Math.floor((this.#end - this.#at) / size))
      if (units === 0) throw damaged(this.#place(), reasons.brokenRecord)
      const stop = this.#at + units * size
      text += this.#bytes.toString(size === 2 ? 'utf16le' : 'latin1', this.#at, stop)
      this.#at = stop
      left -= units
    }
    return text.toWellFormed()
  }

  /** A string of MS-XLS 2.5.293 (XLUnicodeRichExtendedString). Its formatting is skipped. */
  richText(): string {
    const count = this.short()
    const flags = this.byte()
    const runs = flags & 8 ? this.short() : 0
    const extra = flags & 4 ? this.long() : 0
    const text = this.text(count, (flags & 1) !== 0)
    this.skip(runs * 4 + extra)
    return text
  }

  #nextSegment(): void {
    const segment = this.#segments[++this.#segment]
    if (!segment) throw damaged(this.#place(), reasons.brokenRecord)
    this.#at = segment.start
    this.#end = segment.end
  }
}
