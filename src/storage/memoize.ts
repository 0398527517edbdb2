const entryLimit = 20_000

/** A pure function of a text that remembers its latest results: imports name the same cities over and over. */
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
