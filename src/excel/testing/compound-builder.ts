const SECTOR = 512
const MINI_SECTOR = 64
const MINI_CUTOFF = 4096
const END = 0xffff_fffe
const FREE = 0xffff_ffff
const FAT_MARK = 0xffff_fffd

export interface CompoundOptions {
  /** Lists the allocation sectors in a chained DIFAT sector instead of the header, as files over 7 MB do. */
  readonly difat?: boolean
  /** Lets the directory's chain end in itself. */
  readonly circular?: boolean
}

/** A compound file as bytes, for tests. Small streams go into the mini stream, as the format requires. */
export function buildCompoundFile(streams: Record<string, Buffer>, options: CompoundOptions = {}): Buffer {
  const file = new Layout()
  const entries = Object.entries(streams)
  const small = entries.filter(([, content]) => content.length < MINI_CUTOFF)
  const miniFat: number[] = []
  const starts = new Map(small.map(([name, content]) => [name, addChain(miniFat, content, MINI_SECTOR)]))
  const miniStream = Buffer.concat(small.map(([, content]) => pad(content, MINI_SECTOR)))
  const miniStart = file.add(miniStream)
  const miniFatStart = file.add(longs(miniFat))
  for (const [name, content] of entries) if (!starts.has(name)) starts.set(name, file.add(content))
  const directory = [directoryEntry('Root Entry', 5, miniStart, miniStream.length, FREE, 1)]
  entries.forEach(([name, content], i) => {
    const next = i + 1 < entries.length ? i + 2 : FREE
    directory.push(directoryEntry(name, 2, starts.get(name) ?? END, content.length, next, FREE))
  })
  const directoryStart = file.add(Buffer.concat(directory))
  if (options.circular) file.fat[file.fat.length - 1] = directoryStart
  return file.finish(directoryStart, miniFatStart, options.difat === true)
}

class Layout {
  readonly fat: number[] = []
  readonly #sectors: Buffer[] = []

  add(content: Buffer): number {
    if (content.length === 0) return END
    this.#sectors.push(pad(content, SECTOR))
    return addChain(this.fat, content, SECTOR)
  }

  finish(directoryStart: number, miniFatStart: number, difat: boolean): Buffer {
    const perSector = SECTOR / 4
    const fatCount = Math.ceil((this.fat.length + 8) / (perSector - 1))
    const fatSectors = Array.from({ length: fatCount }, (_, i) => this.fat.length + i)
    const difatSector = this.fat.length + fatCount
    const marks = fatSectors.map(() => FAT_MARK)
    const fat = pad(longs([...this.fat, ...marks, ...(difat ? [FAT_MARK] : [])]), SECTOR, 0xff)
    const listing = Array.from({ length: perSector - 1 }, (_, i) => fatSectors[i] ?? FREE)
    const extra = difat ? [longs([...listing, END])] : []
    const head = header(directoryStart, miniFatStart, difat ? [] : fatSectors, difat ? difatSector : END)
    return Buffer.concat([head, ...this.#sectors, pad(fat, SECTOR * fatCount, 0xff), ...extra])
  }
}

function header(directory: number, miniFat: number, fatSectors: readonly number[], difat: number): Buffer {
  const head = Buffer.alloc(SECTOR, 0xff)
  head.fill(0, 0, 76)
  head.write('d0cf11e0a1b11ae1', 'hex')
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(directory, 48)
  head.writeUInt32LE(MINI_CUTOFF, 56)
  head.writeUInt32LE(miniFat, 60)
  head.writeUInt32LE(difat, 68)
  for (const [i, sector] of fatSectors.entries()) head.writeUInt32LE(sector, 76 + i * 4)
  return head
}

function directoryEntry(
  name: string,
  type: number,
  start: number,
  size: number,
  right: number,
  child: number,
): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(type, 66)
  entry.writeUInt32LE(FREE, 68)
  entry.writeUInt32LE(right, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

function addChain(table: number[], content: Buffer, unit: number): number {
  const start = table.length
  const count = Math.ceil(content.length / unit)
  for (let i = 1; i <= count; i++) table.push(i === count ? END : start + i)
  return start
}

function pad(content: Buffer, unit: number, fill = 0): Buffer {
  const missing = (unit - (content.length % unit)) % unit
  return Buffer.concat([content, Buffer.alloc(missing, fill)])
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [i, value] of values.entries()) bytes.writeUInt32LE(value, i * 4)
  return bytes
}
