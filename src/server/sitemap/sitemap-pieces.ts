import { LRUCache } from 'lru-cache'
import type { AdmittedReads, Asker } from '../admission/admitted-reads.ts'
import type { SitemapTask } from '../reads/public-reads.ts'
import type { ReadAnswer } from '../reads/read-answer.ts'
import type { DataVersion } from '../responses/data-version.ts'

/** Size of the cache. A sitemap of 50,000 listings takes one to two megabytes. */
const cacheBytes = 16 * 1024 * 1024
/** What an entry takes besides its bytes and its key. */
const entryBytes = 512
/** In ms: the processor time in which a piece is decompressed. */
const inflatingCost = 0.5

interface Entry {
  readonly version: number
  readonly piece: ReadAnswer
}

interface PiecesOptions {
  readonly admitted: AdmittedReads
  readonly dataVersion: DataVersion
}

/** The pieces of all sitemaps as gzip. Each is read once for all clients, and kept until the data changes. */
export class SitemapPieces {
  readonly #options: PiecesOptions
  readonly #cache = new LRUCache<string, Entry>({
    maxSize: cacheBytes,
    sizeCalculation: ({ piece }, key) => piece.body.length + key.length + entryBytes,
  })

  constructor(options: PiecesOptions) {
    this.#options = options
  }

  /** The first piece. `isInflated`: the client wants it decompressed, which costs it something even if the piece is kept. */
  async first(asker: Asker, task: SitemapTask, isInflated: boolean): Promise<ReadAnswer> {
    return this.#piece(asker, task, { isInflated, isContinuation: false })
  }

  /** The bytes of a first piece and of those that follow it. Each is read when the one before it was taken. */
  async *all(
    asker: Asker,
    task: SitemapTask,
    { first, isInflated }: { readonly first: ReadAnswer; readonly isInflated: boolean },
  ): AsyncGenerator<Uint8Array> {
    yield first.body
    for (let from = first.next; from; ) {
      const piece = await this.#piece(asker, { ...task, from }, { isInflated, isContinuation: true })
      yield piece.body
      from = piece.next
    }
  }

  async #piece(
    asker: Asker,
    task: SitemapTask,
    { isInflated, isContinuation }: { readonly isInflated: boolean; readonly isContinuation: boolean },
  ): Promise<ReadAnswer> {
    const { admitted, dataVersion } = this.#options
    const version = dataVersion.current
    const key = JSON.stringify(task)
    const kept = this.#find(key, version)
    if (kept && !isInflated) return kept
    const piece = await admitted.readPiece(asker, task, {
      isContinuation,
      kept,
      cost: isInflated ? inflatingCost : 0,
    })
    if (!kept && piece.status === 200) this.#cache.set(key, { version, piece })
    return piece
  }

  #find(key: string, version: number): ReadAnswer | undefined {
    const entry = this.#cache.get(key)
    if (entry?.version === version) return entry.piece
    this.#cache.delete(key)
    return undefined
  }
}
