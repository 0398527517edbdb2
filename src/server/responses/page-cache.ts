import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './cached-response.ts'

interface Entry {
  readonly response: CachedResponse
  readonly version: number
}

/** The share of the limit for answers that are no pages, because there is no end of addresses that do not exist. */
const otherShare = 1 / 16

/**
 * Pages as bytes, by normalised URL and data version. An entry of another version is never served. At the limit the least recently
 * used entries are evicted; answers that are no pages (404, 301) never evict a page.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #others: LRUCache<string, Entry>
  #hits = 0
  #misses = 0

  constructor({ byteLimit }: { readonly byteLimit: number }) {
    this.#pages = cacheOf(byteLimit * (1 - otherShare))
    this.#others = cacheOf(byteLimit * otherShare)
  }

  /** Hits since the start. */
  get hits(): number {
    return this.#hits
  }

  /** Misses since the start. */
  get misses(): number {
    return this.#misses
  }

  find(key: string, version: number, now: number): CachedResponse | undefined {
    for (const entries of [this.#pages, this.#others]) {
      const found = entries.get(key)
      if (found?.version === version && found.response.isValidAt(now)) {
        this.#hits++
        return found.response
      }
      entries.delete(key)
    }
    return undefined
  }

  /** Stores a new answer, unless it is a failure. */
  store(key: string, version: number, response: CachedResponse): void {
    this.#misses++
    const { status } = response.content
    if (status < 500) (status === 200 ? this.#pages : this.#others).set(key, { response, version })
  }
}

/** What takes more than half of the limit is not kept. */
const cacheOf = (byteLimit: number) =>
  new LRUCache<string, Entry>({
    maxSize: Math.floor(byteLimit),
    maxEntrySize: Math.floor(byteLimit / 2),
    sizeCalculation: reserved,
  })

/** The size of an entry. Encodings are made on demand, so the size includes the most that they can take: beside Brotli, gzip. */
function reserved({ response }: Entry, key: string): number {
  const { body, bodyEncoding = 'identity' } = response.content
  return Math.ceil(body.length * (bodyEncoding === 'identity' ? 1.5 : 2.5)) + key.length + 512
}
