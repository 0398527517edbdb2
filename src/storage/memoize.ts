const entryLimit = 20_000

/** Remembers the latest results of a pure function of a text. Imports name the same cities very often. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= entryLimit) known.clear()
    const computed = compute(text)
    known.set(text, computed)
    return computed
  }
}
