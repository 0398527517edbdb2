import { damaged, places, reasons } from '../workbook-failure.ts'

export const COMPOUND_FILE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const HEADER = 512
const ENTRY = 128
const STREAM = 2
const NO_STREAM = 0xffff_ffff
const LAST_SECTOR = 0xffff_fffa
const HEADER_DIFAT = 109

interface DirectoryEntry {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly size: number
}

/** A compound file (MS-CFB), the container of .xls files and of encrypted .xlsx files, completely in memory. */
export class CompoundFile {
  readonly #bytes: Buffer
  readonly #sectorSize: number
  readonly #miniSectorSize: number
  readonly #miniCutoff: number
  readonly #fat: Uint32Array
  readonly #miniFat: Uint32Array
  readonly #miniStream: Buffer
  readonly #streams = new Map<string, DirectoryEntry>()

  /** Throws `WorkbookError` if the structure is broken. */
  constructor(bytes: Buffer) {
    if (bytes.length < HEADER) throw damaged(places.compound, reasons.brokenList)
    this.#bytes = bytes
    this.#sectorSize = sizeFromShift(bytes.readUInt16LE(30), [9, 12])
    this.#miniSectorSize = sizeFromShift(bytes.readUInt16LE(32), [6])
    this.#miniCutoff = bytes.readUInt32LE(56)
    this.#fat = toTable(this.#readSectors(this.#fatSectors()))
    const directory = readDirectory(this.#chain(bytes.readUInt32LE(48)))
    this.#miniFat = toTable(this.#chain(bytes.readUInt32LE(60)))
    const root = directory[0]
    if (!root) throw damaged(places.compound, reasons.brokenList)
    this.#miniStream = this.#chain(root.start).subarray(0, root.size)
    this.#collect(directory, root.child)
  }

  /** Names of the streams directly under the root, in lower case. */
  get names(): ReadonlySet<string> {
    return new Set(this.#streams.keys())
  }

  /** The content of a root stream; undefined if there is none with that name. */
  stream(name: string): Buffer | undefined {
    const entry = this.#streams.get(name.toLowerCase())
    if (!entry) return undefined
    const whole = entry.size < this.#miniCutoff ? this.#miniChain(entry.start) : this.#chain(entry.start)
    if (whole.length < entry.size) throw damaged(places.compound, reasons.brokenList)
    return whole.subarray(0, entry.size)
  }

  /** Walks the directory's tree of siblings. Visits each entry once, even if links form a circle. */
  #collect(directory: readonly DirectoryEntry[], first: number): void {
    const pending = [first]
    const seen = new Set<number>()
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      const entry = directory[id]
      if (id === NO_STREAM || seen.has(id) || !entry) continue
      seen.add(id)
      if (entry.type === STREAM) this.#streams.set(entry.name.toLowerCase(), entry)
      pending.push(entry.left, entry.right)
    }
  }

  /** Sectors of the allocation table: 109 in the header, the others in a chain. */
  #fatSectors(): number[] {
    const sectors: number[] = []
    for (let i = 0; i < HEADER_DIFAT; i++) sectors.push(this.#bytes.readUInt32LE(76 + i * 4))
    const seen = new Set<number>()
    let next = this.#bytes.readUInt32LE(68)
    while (next < LAST_SECTOR) {
      if (seen.has(next)) throw damaged(places.compound, reasons.brokenList)
      seen.add(next)
      const table = toTable(this.#sector(next))
      sectors.push(...table.subarray(0, -1))
      next = table.at(-1) ?? NO_STREAM
    }
    const used = sectors.filter((sector) => sector < LAST_SECTOR)
    if (used.length * this.#sectorSize > this.#bytes.length)
      throw damaged(places.compound, reasons.brokenList)
    return used
  }

  #chain(start: number): Buffer {
    return this.#readSectors(followChain(this.#fat, start, this.#bytes.length / this.#sectorSize))
  }

  #miniChain(start: number): Buffer {
    const size = this.#miniSectorSize
    const sectors = followChain(this.#miniFat, start, this.#miniStream.length / size)
    return Buffer.concat(
      sectors.map((sector) => this.#miniStream.subarray(sector * size, (sector + 1) * size)),
    )
  }

  #readSectors(sectors: readonly number[]): Buffer {
    return Buffer.concat(sectors.map((sector) => this.#sector(sector)))
  }

  #sector(sector: number): Buffer {
    const start = (sector + 1) * this.#sectorSize
    if (start >= this.#bytes.length) throw damaged(places.compound, reasons.brokenList)
    return this.#bytes.subarray(start, start + this.#sectorSize)
  }
}

function sizeFromShift(shift: number, allowed: readonly number[]): number {
  if (!allowed.includes(shift)) throw damaged(places.compound, reasons.brokenList)
  return 1 << shift
}

function toTable(bytes: Buffer): Uint32Array {
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => bytes.readUInt32LE(i * 4))
}

/** The sectors of a chain in order. A chain that is longer than its file is circular. */
function followChain(table: Uint32Array, start: number, limit: number): number[] {
  const sectors: number[] = []
  for (let sector = start; sector < LAST_SECTOR; sector = table[sector] ?? NO_STREAM) {
    if (sectors.length > limit) throw damaged(places.compound, reasons.brokenList)
    sectors.push(sector)
  }
  return sectors
}

function readDirectory(bytes: Buffer): DirectoryEntry[] {
  return Array.from({ length: Math.floor(bytes.length / ENTRY) }, (_, i) => {
    const entry = bytes.subarray(i * ENTRY, (i + 1) * ENTRY)
    const nameBytes = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      type: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  })
}
