import { LruCache } from '../../domain/lru-cache.ts'
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
  readonly #pages: LruCache<string, Entry>
  readonly #others: LruCache<string, Entry>
  #hits = 0
  #misses = 0

  constructor({ byteLimit }: { readonly byteLimit: number }) {
    this.#pages = new LruCache(byteLimit * (1 - otherShare), reserved)
    this.#others = new LruCache(byteLimit * otherShare, reserved)
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

/** The size of an entry. Encodings are made on demand, so the size includes the most that they can take. */
function reserved({ response }: Entry, key: string): number {
  return Math.ceil(response.content.body.length * 1.5) + key.length + 512
}
