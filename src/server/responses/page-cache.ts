import type { CachedResponse } from './cached-response.ts'

interface Entry {
  readonly response: CachedResponse
  readonly version: number
}

/**
 * Pages as bytes, by normalised URL and data version: an entry of another version is never served. Least recently used
 * ones go first when the limit is reached. Renders one page once, however many ask for it at the same time.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #pending = new Map<string, Promise<CachedResponse>>()
  readonly #byteLimit: number
  #bytes = 0

  constructor(options: { readonly byteLimit: number }) {
    this.#byteLimit = options.byteLimit
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

  async findOrRender(key: string, version: number, now: number, render: () => Promise<CachedResponse>) {
    const found = this.find(key, version, now)
    if (found) return found
    const pendingKey = `${version} ${key}`
    const pending = this.#pending.get(pendingKey)
    if (pending) return pending
    const rendering = render().finally(() => this.#pending.delete(pendingKey))
    this.#pending.set(pendingKey, rendering)
    const response = await rendering
    if (response.content.status < 500) this.#store(key, { response, version })
    return response
  }

  #store(key: string, entry: Entry): void {
    const previous = this.#entries.get(key)
    if (previous) this.#remove(key, previous)
    this.#entries.set(key, entry)
    this.#bytes += reserved(entry)
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#byteLimit) break
      this.#remove(oldest, old)
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= reserved(entry)
  }
}

/** Encodings are made when asked for; what they will take at most is reserved from the start. */
function reserved(entry: Entry): number {
  return Math.ceil(entry.response.content.body.length * 1.5) + 512
}
