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
  readonly #pages: Shelf
  readonly #others: Shelf
  #hits = 0
  #misses = 0

  constructor({ byteLimit }: { readonly byteLimit: number }) {
    this.#pages = new Shelf(byteLimit * (1 - otherShare))
    this.#others = new Shelf(byteLimit * otherShare)
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
    const found = this.#pages.find(key, version, now) ?? this.#others.find(key, version, now)
    if (found) this.#hits++
    return found
  }

  /** Stores a new answer, unless it is a failure. */
  store(key: string, version: number, response: CachedResponse): void {
    this.#misses++
    const { status } = response.content
    if (status < 500) (status === 200 ? this.#pages : this.#others).store(key, { response, version })
  }
}

/** A least-recently-used cache with a limit in bytes. */
class Shelf {
  readonly #entries = new Map<string, Entry>()
  readonly #byteLimit: number
  #bytes = 0

  constructor(byteLimit: number) {
    this.#byteLimit = byteLimit
  }

  find(key: string, version: number, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.version !== version || !entry.response.isValidAt(now)) {
      this.#remove(key, entry)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.response
  }

  store(key: string, entry: Entry): void {
    const previous = this.#entries.get(key)
    if (previous) this.#remove(key, previous)
    this.#entries.set(key, entry)
    this.#bytes += reserved(key, entry)
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#byteLimit) break
      this.#remove(oldest, old)
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= reserved(key, entry)
  }
}

/** The size of an entry. Encodings are made on demand, so the size includes the most that they can take. */
function reserved(key: string, entry: Entry): number {
  return Math.ceil(entry.response.content.body.length * 1.5) + key.length + 512
}
