/** Longer texts are not kept, so that hostile ones cannot fill the memory. */
const longest = 4000

/**
 * `compute` with its answers kept by text, for columns whose texts repeat. Bounded: two generations of `size` answers, of
 * which the older is dropped when the newer is full. Answers are shared, so they must not be changed.
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
