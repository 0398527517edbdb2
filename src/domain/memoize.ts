/** Longer texts are not kept, so that hostile ones cannot fill the memory. */
const longest = 4000

/**
 * `compute` with its latest answers kept, for texts that repeat. Answers are shared, so they must not be changed. When there are `limit`
 * of them it begins anew: no order of use has to be kept, and what is asked for often is soon there again.
 */
export function memoize<Answer extends NonNullable<unknown> | null>(
  limit: number,
  compute: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (text.length > longest) return compute(text)
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const answer = compute(text)
    if (known.size >= limit) known.clear()
    known.set(text, answer)
    return answer
  }
}
