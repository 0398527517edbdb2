type Kept = NonNullable<unknown> | null

/** A map of bounded size: where it is full, the entries go that were used least recently. */
export class LruCache<Key, Value extends Kept> {
  readonly #entries = new Map<Key, Value>()
  /** A map's iterator goes on with what is added later: what it has passed is gone, or was moved to the end. */
  readonly #oldest = this.#entries.keys()
  readonly #limit: number
  readonly #sizeOf: (value: Value, key: Key) => number
  #size = 0

  /** `sizeOf`: how much of the limit an entry takes. */
  constructor(limit: number, sizeOf: (value: Value, key: Key) => number = () => 1) {
    this.#limit = limit
    this.#sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#size += this.#sizeOf(value, key)
    while (this.#size > this.#limit) this.delete(this.#oldest.next().value as Key)
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#size -= this.#sizeOf(value, key)
  }

  clear(): void {
    this.#entries.clear()
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
