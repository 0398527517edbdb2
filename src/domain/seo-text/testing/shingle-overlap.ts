const shingleSize = 5

/** The distinct runs of five words in a text. */
function shingles(text: string): ReadonlySet<string> {
  const words = text.split(/\s+/).filter(Boolean)
  const runs = Math.max(words.length - shingleSize + 1, 1)
  return new Set(
    Array.from({ length: runs }, (_, start) => words.slice(start, start + shingleSize).join(' ')),
  )
}

export interface Overlap {
  readonly pairs: number
  /** The sum over all pairs; 0 if there are none. */
  readonly sum: number
  readonly max: number
}

/**
 * The likeness of texts over all pairs: shared shingles divided by all shingles of both (Jaccard), 0 to 1. It is
 * counted by shingle and not by pair.
 */
export function shingleOverlap(texts: readonly string[]): Overlap {
  const sets = texts.map(shingles)
  const postings = new Map<string, number[]>()
  for (const [index, set] of sets.entries()) {
    for (const run of set) {
      const list = postings.get(run)
      if (list) list.push(index)
      else postings.set(run, [index])
    }
  }
  const shared = new Uint16Array(texts.length ** 2)
  for (const list of postings.values()) {
    for (const [position, a] of list.entries()) {
      for (let other = position + 1; other < list.length; other++) {
        const cell = a * texts.length + (list[other] ?? 0)
        shared[cell] = (shared[cell] ?? 0) + 1
      }
    }
  }
  return summary(sets, shared)
}

function summary(sets: readonly ReadonlySet<string>[], shared: Uint16Array): Overlap {
  let [pairs, sum, max] = [0, 0, 0]
  for (const [a, first] of sets.entries()) {
    for (let b = a + 1; b < sets.length; b++) {
      const both = shared[a * sets.length + b] ?? 0
      const value = both / (first.size + (sets[b]?.size ?? 0) - both)
      pairs++
      sum += value
      if (value > max) max = value
    }
  }
  return { pairs, sum, max }
}
