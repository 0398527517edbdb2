import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import { headerLine, trailerLine } from './backup-format.ts'

export interface BackupSource {
  readonly administration: Pick<ListingAdministration, 'scanStored' | 'listPending'>
  readonly listings: Pick<ListingReader, 'statistics'>
}

export interface BackupOptions {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** A file that is at the path already stays: what was written is dropped. */
  readonly keepsExisting?: boolean
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
}

const pieceSize = 500
/** A quarter more bytes than at the default level, in a third of the time: what waits for a snapshot is a person. */
const compression = { level: 3, chunkSize: 64 * 1024 }

/** All that there are, pending ones too. */
export async function countStored({ administration, listings }: BackupSource): Promise<number> {
  const { totalBusinesses } = await listings.statistics()
  const { totalCount } = await administration.listPending({ limit: 1, offset: 0 })
  return totalBusinesses + totalCount
}

/**
 * Writes all listings to `path`, and lets nothing be seen there before the file is whole and on disk. Resolves with how many
 * they are. Rejects with the signal's reason when told to stop; no file is left then. Two that write to one path at the same time do
 * not get in each other's way.
 */
export async function writeBackup(
  path: string,
  source: BackupSource,
  options: BackupOptions,
): Promise<{ readonly listings: number }> {
  const partial = `${path}.${randomUUID()}.partial`
  await mkdir(dirname(path), { recursive: true })
  try {
    const listings = await writeFile(partial, source, options)
    await (options.keepsExisting ? publish(partial, path) : rename(partial, path))
    await syncFolder(dirname(path))
    return { listings }
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Gives a file its name, unless another one has it already; the draft is gone either way. */
async function publish(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  await rm(partial)
}

/** A new name in a folder outlasts a power cut only once the folder itself is on disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function writeFile(path: string, source: BackupSource, options: BackupOptions): Promise<number> {
  const file = await open(path, 'w', 0o600)
  try {
    const lines = new BackupLines(source, options)
    const store = async (packed: AsyncIterable<Buffer>) => {
      for await (const chunk of packed) await file.appendFile(chunk)
    }
    await pipeline(lines.chunks(), createGzip(compression), store, { signal: options.signal })
    await file.sync()
    return lines.listings
  } catch (error) {
    options.signal?.throwIfAborted()
    throw error
  } finally {
    await file.close()
  }
}

/** A backup's lines as they are made, many in a chunk. */
class BackupLines {
  readonly #source: BackupSource
  readonly #options: BackupOptions
  readonly #hash = createHash('sha256')
  listings = 0

  constructor(source: BackupSource, options: BackupOptions) {
    this.#source = source
    this.#options = options
  }

  async *chunks(): AsyncGenerator<Buffer, void, undefined> {
    const { administration } = this.#source
    const total = await countStored(this.#source)
    yield this.#chunk([headerLine({ createdAt: this.#options.now, listings: total })])
    for (let after = 0; ; ) {
      const piece = await administration.scanStored({ after, limit: pieceSize })
      const last = piece.at(-1)
      if (!last) break
      yield this.#chunk(piece.map((listing) => JSON.stringify(listing)))
      after = last.rowNumber
      this.listings += piece.length
      this.#options.onProgress?.({ done: this.listings, total })
    }
    yield Buffer.from(`${trailerLine({ listings: this.listings, sha256: this.#hash.digest('hex') })}\n`)
  }

  #chunk(lines: readonly string[]): Buffer {
    const bytes = Buffer.from(`${lines.join('\n')}\n`)
    this.#hash.update(bytes)
    return bytes
  }
}
