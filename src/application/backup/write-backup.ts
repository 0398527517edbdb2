import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type HistoryRecord, type HistoryStore, historyKinds } from '../ports/history-store.ts'
import type { ImportLayoutStore } from '../ports/import-layout-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { SearchFeedbackStore } from '../ports/search-feedback.ts'
import type { TradeMappingStore } from '../ports/trade-mapping-store.ts'
import { headerLine, trailerLine } from './backup-format.ts'

export interface BackupSource {
  readonly administration: Pick<ListingAdministration, 'scanStored' | 'listHidden'>
  readonly listings: Pick<ListingReader, 'statistics'>
  readonly searchFeedback: Pick<SearchFeedbackStore, 'listSynonyms'>
  readonly importLayouts: Pick<ImportLayoutStore, 'listLayouts'>
  readonly tradeMappings: Pick<TradeMappingStore, 'listTradeMappings'>
  readonly history: Pick<HistoryStore, 'scanHistory'>
}

export interface BackupOptions {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Keep an existing file at the path and drop the new one. */
  readonly keepsExisting?: boolean
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void
}

const pieceSize = 500
/** Takes a third of the default level's time for a quarter more bytes: a person waits for the snapshot. */
const compression = { level: 3, chunkSize: 64 * 1024 }

/** How many listings there are, also those that stand in no list. */
export async function countStored({
  administration,
  listings,
}: Pick<BackupSource, 'administration' | 'listings'>): Promise<number> {
  const { totalBusinesses } = await listings.statistics()
  const count = async (status: 'pending' | 'closed') =>
    (await administration.listHidden(status, { limit: 1, offset: 0 })).totalCount
  return totalBusinesses + (await count('pending')) + (await count('closed'))
}

/**
 * Writes all listings, synonyms, layouts of imports and trades of texts to `path`, and the history that is kept beside the listings. The
 * file appears there only when it is complete and on disk. Resolves with the number of listings.
 * When aborted, it rejects with the signal's reason and leaves no file. Several calls may write to the same path at the same
 * time.
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

/**
 * Renames the draft to its final name, unless a file has that name already. The draft is gone either way. Whoever finished that file may
 * have removed the draft before.
 */
async function publish(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  }
  await rm(partial, { force: true })
}

/** Writes the folder to disk: only then a new name in it survives a power cut. */
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

/** The lines of a backup, many in each chunk. */
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
    const { administration, searchFeedback, importLayouts, tradeMappings } = this.#source
    const total = await countStored(this.#source)
    const synonyms = [...(await searchFeedback.listSynonyms())]
    const layouts = [...(await importLayouts.listLayouts())]
    const trades = [...(await tradeMappings.listTradeMappings())]
    const createdAt = this.#options.now
    yield this.#chunk([headerLine({ createdAt, listings: total, synonyms, layouts, trades })])
    for (let after = 0; ; ) {
      const piece = await administration.scanStored({ after, limit: pieceSize })
      const last = piece.at(-1)
      if (!last) break
      yield this.#chunk(piece.map((listing) => JSON.stringify(listing)))
      after = last.rowNumber
      this.listings += piece.length
      this.#options.onProgress?.({ done: this.listings, total })
    }
    yield* this.#history()
    yield Buffer.from(`${trailerLine({ listings: this.listings, sha256: this.#hash.digest('hex') })}\n`)
  }

  async *#history(): AsyncGenerator<Buffer, void, undefined> {
    for (const kind of historyKinds) {
      for (let after: HistoryRecord | undefined; ; ) {
        const records = await this.#source.history.scanHistory(kind, { after, limit: pieceSize })
        after = records.at(-1)
        if (!after) break
        yield this.#chunk(records.map((record) => JSON.stringify(record)))
      }
    }
  }

  #chunk(lines: readonly string[]): Buffer {
    const bytes = Buffer.from(`${lines.join('\n')}\n`)
    this.#hash.update(bytes)
    return bytes
  }
}
