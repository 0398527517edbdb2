import { reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { SpilledBytes } from './spilled-bytes.ts'
import { nameHash } from './xml-attributes.ts'
import { DOCUMENT, OTHER, type XmlHandler, XmlScanner } from './xml-scanner.ts'
import { decodeText, NON_ASCII } from './xml-text.ts'
import type { ZipArchive } from './zip-archive.ts'

const TABLE = 2
const ITEM = 3
const RUN = 4
const TEXT = 5
const NAMES = { si: nameHash('si'), r: nameHash('r'), t: nameHash('t') }

const SEGMENT = 65_536
const SHORT = 128
const RECENT_SHORT = 8192
const RECENT_LONG = 16

/** The workbook's table of texts, stored as UTF-8 outside the heap, because tables of a gigabyte are common. */
export class SharedStrings {
  readonly #bytes: SpilledBytes
  /** The address of each string, in segments, so that the table grows without copying. */
  readonly #addresses: Uint32Array[] = []
  readonly #short = new RecentStrings(RECENT_SHORT)
  readonly #long = new RecentStrings(RECENT_LONG)
  #count = 0

  constructor(memoryBytes: number) {
    this.#bytes = new SpilledBytes(memoryBytes)
  }

  /** Adds a string in UTF-8. Returns false if it is too long or the table is full. */
  add(bytes: Buffer, start: number, end: number): boolean {
    if (!this.#bytes.fits(end - start)) return false
    const at = this.#count % SEGMENT
    if (at === 0) this.#addresses.push(new Uint32Array(SEGMENT))
    const segment = this.#addresses.at(-1) as Uint32Array
    segment[at] = this.#bytes.append(bytes, start, end)
    this.#count++
    return true
  }

  /** The string at an index; undefined if the table has none. */
  get(index: number): string | undefined {
    if (index < 0 || index >= this.#count) return undefined
    const recent = this.#short.find(index) ?? this.#long.find(index)
    if (recent !== undefined) return recent
    const text = this.#decode(index)
    const cache = text.length <= SHORT ? this.#short : this.#long
    cache.keep(index, text)
    return text
  }

  close(): void {
    this.#bytes.close()
  }

  #decode(index: number): string {
    const address = this.#addressOf(index)
    const end = index + 1 < this.#count ? this.#addressOf(index + 1) : undefined
    return this.#bytes.text(address, end)
  }

  #addressOf(index: number): number {
    return (this.#addresses[Math.floor(index / SEGMENT)] as Uint32Array)[index % SEGMENT] as number
  }
}

/** Scans the part with shared strings. Runs of rich text are joined, and phonetic guides left out. */
export async function readSharedStrings(
  archive: ZipArchive,
  name: string,
  limits: WorkbookLimits,
  onProgress: (storedBytes: number) => void,
): Promise<SharedStrings> {
  const strings = new SharedStrings(limits.sharedStringMemory)
  const part = archive.find(name)
  if (!part) return strings
  try {
    const scanner = new XmlScanner(new SharedStringHandler(strings, name), limits.tokenBytes)
    for await (const chunk of archive.read(part, onProgress)) scanner.write(chunk)
    scanner.finish()
    return strings
  } catch (error) {
    strings.close()
    throw error
  }
}

class SharedStringHandler implements XmlHandler {
  readonly #strings: SharedStrings
  readonly #part: string
  /** UTF-8 of the present item so far. */
  #item = Buffer.allocUnsafeSlow(4096)
  #length = 0

  constructor(strings: SharedStrings, part: string) {
    this.#strings = strings
    this.#part = part
  }

  open(parent: number, name: number): number {
    switch (parent) {
      case DOCUMENT:
        return TABLE
      case TABLE:
        return name === NAMES.si ? ITEM : OTHER
      case ITEM:
        return name === NAMES.t ? TEXT : name === NAMES.r ? RUN : OTHER
      case RUN:
        return name === NAMES.t ? TEXT : OTHER
      default:
        return OTHER
    }
  }

  text(kind: number, bytes: Buffer, start: number, end: number, traits: number): void {
    if (kind !== TEXT) return
    if ((traits & ~NON_ASCII) === 0) {
      this.#reserve(end - start)
      this.#length += bytes.copy(this.#item, this.#length, start, end)
    } else {
      const text = decodeText(bytes, start, end, traits)
      this.#reserve(text.length * 3)
      this.#length += this.#item.write(text, this.#length)
    }
  }

  close(kind: number): void {
    if (kind !== ITEM) return
    if (!this.#strings.add(this.#item, 0, this.#length)) {
      throw tooLarge(this.#part, reasons.textSize)
    }
    this.#length = 0
  }

  place(): string {
    return this.#part
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#item.length) return
    const larger = Buffer.allocUnsafeSlow((this.#length + bytes) * 2)
    this.#item.copy(larger, 0, 0, this.#length)
    this.#item = larger
  }
}

/** Decoded strings by index, one in each slot. A repeated string is decoded once, in bounded memory. */
class RecentStrings {
  readonly #indexes: Int32Array
  readonly #texts: string[]

  constructor(slots: number) {
    this.#indexes = new Int32Array(slots).fill(-1)
    this.#texts = new Array<string>(slots).fill('')
  }

  find(index: number): string | undefined {
    const slot = index % this.#indexes.length
    return this.#indexes[slot] === index ? this.#texts[slot] : undefined
  }

  keep(index: number, text: string): void {
    const slot = index % this.#indexes.length
    this.#indexes[slot] = index
    this.#texts[slot] = text
  }
}
