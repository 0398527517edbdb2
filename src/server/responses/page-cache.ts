import type { CachedResponse } from './cached-response.ts'

interface Entry {
  readonly response: CachedResponse
  readonly version: number
}

/** The part of the limit that answers other than pages may take: addresses that do not exist are without number. */
const otherShare = 1 / 16

/**
 * Pages as bytes, by normalised URL and data version: an entry of another version is never served. Least recently used
 * ones go first when the limit is reached; what is no page (404, 301) never pushes a page out.
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

  /** Answers that were at hand, since the start. */
  get hits(): number {
    return this.#hits
  }

  /** Answers that had to be made, since the start. */
  get misses(): number {
    return this.#misses
  }

  find(key: string, version: number, now: number): CachedResponse | undefined {
    const found = this.#pages.find(key, version, now) ?? this.#others.find(key, version, now)
    if (found) this.#hits++
    return found
  }

  /** Keeps an answer that was made, unless it is a failure. */
  store(key: string, version: number, response: CachedResponse): void {
    this.#misses++
    const { status } = response.content
    if (status < 500) (status === 200 ? this.#pages : this.#others).store(key, { response, version })
  }
}

/** Entries up to a number of bytes, the least recently used first. */
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

/** Encodings are made when asked for; what they will take at most is reserved from the start. */
function reserved(key: string, entry: Entry): number {
  return Math.ceil(entry.response.content.body.length * 1.5) + key.length + 512
}
