type Kept = NonNullable<unknown> | null

/**
 * A map of bounded size, in two generations of half the limit. What is set or asked for is in the recent one. When that is full it
 * becomes the older one, and what nobody asked for since the last such change is dropped. A hit costs one look-up, and nothing
 * has to be kept in the order of use.
 */
export class LruCache<Key, Value extends Kept> {
  #recent = new Map<Key, Value>()
  #older = new Map<Key, Value>()
  /** Of the recent ones. */
  #size = 0
  readonly #half: number
  readonly #sizeOf: (value: Value, key: Key) => number

  /** `sizeOf`: how much of the limit an entry takes. One that takes more than half of it is not kept. */
  constructor(limit: number, sizeOf: (value: Value, key: Key) => number = () => 1) {
    this.#half = limit / 2
    this.#sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key)
    if (recent !== undefined) return recent
    const older = this.#older.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    const size = this.#sizeOf(value, key)
    if (size > this.#half) return
    if (this.#size + size > this.#half) {
      this.#older = this.#recent
      this.#recent = new Map()
      this.#size = 0
    }
    this.#recent.set(key, value)
    this.#size += size
  }

  delete(key: Key): void {
    this.#older.delete(key)
    const value = this.#recent.get(key)
    if (value !== undefined && this.#recent.delete(key)) this.#size -= this.#sizeOf(value, key)
  }

  clear(): void {
    this.#recent.clear()
    this.#older.clear()
    this.#size = 0
  }
}

/** Longer texts are not kept, so that hostile ones cannot fill the memory. */
const longest = 4000

/** `compute` with its latest answers kept, for texts that repeat. Answers are shared, so they must not be changed. */
export function memoize<Answer extends Kept>(
  limit: number,
  compute: (text: string) => Answer,
): (text: string) => Answer {
  const known = new LruCache<string, Answer>(limit)
  return (text) => {
    if (text.length > longest) return compute(text)
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const answer = compute(text)
    known.set(text, answer)
    return answer
  }
}
