import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ByteSink } from '../../application/ports/workbook.ts'

/** The queue between the row producer and the deflater, which runs in a thread of its own, so that both stay busy. */
const DEFLATE = { level: 6, chunkSize: 64 * 1024, writableHighWaterMark: 1024 * 1024 }

/**
 * Streams parts into a zip file, one after another, deflated. Each part must be below 4 GB; the whole file may be
 * larger.
 */
export class ZipWriter {
  readonly #sink: ByteSink
  readonly #records: ZipRecord[] = []
  #position = 0

  constructor(sink: ByteSink) {
    this.#sink = sink
  }

  /** Adds a part. `chunks` are read only as fast as they can be deflated and written. */
  async add(name: string, chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const record: ZipRecord = { name, offset: this.#position, crc: 0, bytes: 0, storedBytes: 0 }
    await this.#append(localHeader(record))
    await pipeline(measured(chunks, record), createDeflateRaw(DEFLATE), async (deflated) => {
      for await (const chunk of deflated as AsyncIterable<Buffer>) {
        record.storedBytes += chunk.length
        await this.#append(chunk)
      }
    })
    await this.#append(dataDescriptor(record))
    this.#records.push(record)
  }

  /** Writes the directory. Resolves with the file's size in bytes. */
  async finish(): Promise<number> {
    await this.#append(centralDirectory(this.#records, this.#position))
    return this.#position
  }

  async #append(bytes: Buffer): Promise<void> {
    this.#position += bytes.length
    await this.#sink(bytes)
  }
}

async function* measured(
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  record: ZipRecord,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    record.crc = crc32(chunk, record.crc)
    record.bytes += chunk.length
    yield chunk
    // Lets the deflater fetch its next chunk while this thread prepares another.
    await setImmediate()
  }
}

/** A part of a zip file, as in its headers (PKWARE APPNOTE 6.3.10). */
interface ZipRecord {
  readonly name: string
  readonly offset: number
  crc: number
  bytes: number
  storedBytes: number
}

const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff
/** Names are in UTF-8. Checksum and sizes come after the part, because a stream cannot go back to its header. */
const FLAGS = 0x0800 | 0x0008
const DEFLATED = 8
/** 1 January 1980, so that the same rows always give the same file. */
const DOS_DATE = 0x21
const ZIP64_VERSION = 45
const VERSION = 20
const ZIP64_EXTRA = 0x0001

/** The header before a part's bytes. */
export function localHeader(record: Pick<ZipRecord, 'name'>): Buffer {
  const name = Buffer.from(record.name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  writeCommon(header, 4, VERSION)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

/**
 * The descriptor after a part's bytes. Throws above 4 GB, because Excel reads no larger part from a streamed file.
 */
export function dataDescriptor(record: ZipRecord): Buffer {
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  writeSizes(descriptor, 4, record)
  return descriptor
}

/** The directory and its end records, to be written at `offset`. */
export function centralDirectory(records: readonly ZipRecord[], offset: number): Buffer {
  const directory = Buffer.concat(records.map(directoryEntry))
  return Buffer.concat([directory, endRecords(records.length, directory.length, offset)])
}

function directoryEntry(record: ZipRecord): Buffer {
  const isFar = record.offset >= MAX_32
  const name = Buffer.from(record.name)
  const extra = isFar ? zip64Offset(record.offset) : Buffer.alloc(0)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(ZIP64_VERSION, 4)
  writeCommon(entry, 6, isFar ? ZIP64_VERSION : VERSION)
  writeSizes(entry, 16, record)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt16LE(extra.length, 30)
  entry.writeUInt32LE(Math.min(record.offset, MAX_32), 42)
  return Buffer.concat([entry, name, extra])
}

function writeCommon(header: Buffer, at: number, version: number): void {
  header.writeUInt16LE(version, at)
  header.writeUInt16LE(FLAGS, at + 2)
  header.writeUInt16LE(DEFLATED, at + 4)
  header.writeUInt16LE(DOS_DATE, at + 8)
}

function writeSizes(header: Buffer, at: number, { crc, bytes, storedBytes }: ZipRecord): void {
  header.writeUInt32LE(crc, at)
  header.writeUInt32LE(storedBytes, at + 4)
  header.writeUInt32LE(bytes, at + 8)
}

function zip64Offset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(ZIP64_EXTRA, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
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
