import { pipeline, type Readable } from 'node:stream'
import { crc32, createInflateRaw, type InflateRaw } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { WorkbookError } from '../../application/ports/workbook.ts'
import { damaged, type Place, passwordProtected, places, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'

const STORED = 0
const DEFLATED = 8
const OUTPUT_CHUNK = 64 * 1024
const READ_AHEAD = 2 * OUTPUT_CHUNK

interface ZipPart {
  readonly name: string
  readonly storedBytes: number
  readonly bytes: number
}

/** A zip file. Its whole directory is checked before anything is inflated. */
export interface ZipArchive {
  readonly names: readonly string[]
  /** Part names are compared without letter case, as the packaging standard (ECMA-376 part 2) requires. */
  find(name: string): ZipPart | undefined
  /**
   * Inflates a part and checks its declared size and checksum. `onProgress` receives the number of stored bytes so
   * far.
   */
  read(part: ZipPart, onProgress?: (storedBytes: number) => void): AsyncGenerator<Buffer>
  close(): void
}

/** Opens a zip file. Throws `WorkbookError` for bombs, duplicates, encryption and damage. */
export async function openZipArchive(path: string, limits: WorkbookLimits): Promise<ZipArchive> {
  const zip = await openPromise(path, { autoClose: false }).catch(rethrowAsDamaged(places.archive))
  try {
    const entries = await readDirectory(zip, limits)
    return {
      names: [...entries.values()].map((entry) => entry.fileName),
      find: (name) => {
        const entry = entries.get(name.toLowerCase())
        return (
          entry && { name: entry.fileName, storedBytes: entry.compressedSize, bytes: entry.uncompressedSize }
        )
      },
      read: (part, onProgress) => inflate(zip, entries.get(part.name.toLowerCase()), part.name, onProgress),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readDirectory(zip: ZipFile, limits: WorkbookLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries)
    throw tooLarge(places.archive, {
      ko: `항목이 ${limits.entries}개를 넘습니다.`,
      en: `It has more than ${limits.entries} entries.`,
    })
  const entries = new Map<string, Entry>()
  let stored = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase()
      if (entries.has(name)) throw damaged(entry.fileName, reasons.repeatedEntry)
      checkEntry(entry, limits)
      stored += entry.compressedSize
      entries.set(name, entry)
    }
  } catch (error) {
    rethrowAsDamaged(places.archive)(error)
  }
  if (stored > zip.fileSize) throw damaged(places.archive, reasons.overlappingEntries)
  return entries
}

function checkEntry(entry: Entry, limits: WorkbookLimits): void {
  if (entry.isEncrypted()) throw passwordProtected()
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw damaged(entry.fileName, reasons.compression)
  }
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
  const bomb = entry.uncompressedSize > limits.ratioFrom && ratio > limits.ratio
  if (bomb || entry.uncompressedSize > limits.partBytes) {
    throw tooLarge(entry.fileName, reasons.partSize)
  }
}

async function* inflate(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
  onProgress: (storedBytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  if (!entry) throw damaged(name, reasons.noEntry)
  let bytes = 0
  let checksum = 0
  try {
    const stream = await openStream(zip, entry)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > entry.uncompressedSize) throw damaged(name, reasons.inflatedSize)
      checksum = crc32(chunk, checksum)
      onProgress('bytesWritten' in stream ? stream.bytesWritten : bytes)
      yield chunk
    }
  } catch (error) {
    rethrowAsDamaged(name)(error)
  }
  if (bytes !== entry.uncompressedSize || checksum !== entry.crc32) {
    throw damaged(name, reasons.checksum)
  }
}

/**
 * The part's bytes. The zip library's own inflater is not used, because its output chunks of 16 KB take three times
 * as long.
 */
async function openStream(zip: ZipFile, entry: Entry): Promise<Readable | InflateRaw> {
  const stored = await zip.openReadStreamPromise(entry, { decodeFileData: false })
  if (entry.compressionMethod === STORED) return stored
  const options = { chunkSize: OUTPUT_CHUNK, readableHighWaterMark: READ_AHEAD }
  return pipeline(stored, createInflateRaw(options), () => undefined)
}

/** Turns errors of the zip library into one sentence. Errors that are sentences already are passed on. */
function rethrowAsDamaged(place: Place): (error: unknown) => never {
  return (error) => {
    if (error instanceof WorkbookError) throw error
    throw damaged(place, reasons.brokenArchive)
  }
}
