/** Results of longer texts are not kept, so that hostile texts cannot fill the memory. */
const longest = 4000

/**
 * Remembers the results of `compute` by text, for columns whose texts repeat. It keeps two generations of `size`
 * results, and drops the older one when the newer one is full. Results are shared, so they must not be changed.
 */
export function memoByText<T>(size: number, compute: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  return (text) => {
    if (text.length > longest) return compute(text)
    const kept = recent.get(text)
    if (kept !== undefined) return kept
    const answer = older.get(text) ?? compute(text)
    if (recent.size >= size) {
      older = recent
      recent = new Map()
    }
    recent.set(text, answer)
    return answer
  }
}
