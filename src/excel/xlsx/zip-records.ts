/** A part of a zip file, as its headers describe it (PKWARE APPNOTE 6.3.10). */
export interface ZipRecord {
  readonly name: string
  readonly offset: number
  crc: number
  bytes: number
  storedBytes: number
}

const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff
const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** 1 January 1980: the same rows always give the same file. */
const DOS_DATE = 0x21
const ZIP64_VERSION = 45
const VERSION = 20
const ZIP64_EXTRA = 0x0001
/** Padding as Office itself leaves it in packages: the Open Packaging growth hint. */
const GROWTH_HINT_EXTRA = 0xa220
const GROWTH_HINT_SIGNATURE = 0xa028

/** Local header; always of the same length, so that it can be written again when the sizes are known. */
export function localHeader(record: ZipRecord): Buffer {
  const large = record.bytes >= MAX_32 || record.storedBytes >= MAX_32
  const name = Buffer.from(record.name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  writeCommon(header, 4, record, large, large)
  header.writeUInt16LE(name.length, 26)
  const extra = large ? zip64Extra([record.bytes, record.storedBytes]) : growthHint()
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, name, extra])
}

/** The directory and its end records, to be written at `offset`. */
export function centralDirectory(records: readonly ZipRecord[], offset: number): Buffer {
  const directory = Buffer.concat(records.map(directoryEntry))
  return Buffer.concat([directory, endRecords(records.length, directory.length, offset)])
}

function directoryEntry(record: ZipRecord): Buffer {
  const values = [record.bytes, record.storedBytes, record.offset].filter((value) => value >= MAX_32)
  const name = Buffer.from(record.name)
  const extra = values.length > 0 ? zip64Extra(values) : Buffer.alloc(0)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(ZIP64_VERSION, 4)
  writeCommon(entry, 6, record, values.length > 0, false)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt16LE(extra.length, 30)
  entry.writeUInt32LE(Math.min(record.offset, MAX_32), 42)
  return Buffer.concat([entry, name, extra])
}

/** The fields that both kinds of header share. A zip64 local header must mask both sizes. */
function writeCommon(header: Buffer, at: number, record: ZipRecord, zip64: boolean, mask: boolean): void {
  header.writeUInt16LE(zip64 ? ZIP64_VERSION : VERSION, at)
  header.writeUInt16LE(UTF8_NAMES, at + 2)
  header.writeUInt16LE(DEFLATED, at + 4)
  header.writeUInt16LE(DOS_DATE, at + 8)
  header.writeUInt32LE(record.crc, at + 10)
  header.writeUInt32LE(mask ? MAX_32 : Math.min(record.storedBytes, MAX_32), at + 14)
  header.writeUInt32LE(mask ? MAX_32 : Math.min(record.bytes, MAX_32), at + 18)
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(ZIP64_EXTRA, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  for (const [i, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + i * 8)
  return extra
}

function growthHint(): Buffer {
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(GROWTH_HINT_EXTRA, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeUInt16LE(GROWTH_HINT_SIGNATURE, 4)
  return extra
}

function endRecords(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, MAX_16), 8)
  end.writeUInt16LE(Math.min(count, MAX_16), 10)
  end.writeUInt32LE(Math.min(size, MAX_32), 12)
  end.writeUInt32LE(Math.min(offset, MAX_32), 16)
  return offset + size >= MAX_32 ? Buffer.concat([zip64EndRecords(count, size, offset), end]) : end
}

function zip64EndRecords(count: number, size: number, offset: number): Buffer {
  const records = Buffer.alloc(56 + 20)
  records.writeUInt32LE(0x06064b50, 0)
  records.writeBigUInt64LE(44n, 4)
  records.writeUInt16LE(ZIP64_VERSION, 12)
  records.writeUInt16LE(ZIP64_VERSION, 14)
  records.writeBigUInt64LE(BigInt(count), 24)
  records.writeBigUInt64LE(BigInt(count), 32)
  records.writeBigUInt64LE(BigInt(size), 40)
  records.writeBigUInt64LE(BigInt(offset), 48)
  records.writeUInt32LE(0x07064b50, 56)
  records.writeBigUInt64LE(BigInt(offset + size), 64)
  records.writeUInt32LE(1, 72)
  return records
}
