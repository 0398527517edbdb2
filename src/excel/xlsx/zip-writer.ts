import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ByteSink } from '../../application/ports/workbook-writer.ts'
import { centralDirectory, dataDescriptor, localHeader, type ZipRecord } from './zip-records.ts'

/** The queue stands between the row producer and the deflater, which has a thread of its own: both stay busy. */
const DEFLATE = { level: 6, chunkSize: 64 * 1024, writableHighWaterMark: 1024 * 1024 }

/** Streams parts of less than 4 GB each into a zip file, one after another, deflated; the whole may be larger. */
export class ZipWriter {
  readonly #sink: ByteSink
  readonly #records: ZipRecord[] = []
  #position = 0

  constructor(sink: ByteSink) {
    this.#sink = sink
  }

  /** Adds a part; `chunks` are drawn only as fast as they can be deflated and written. */
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
