const shingleSize = 5

/** The text's runs of five words, each once. */
export function shingles(text: string): ReadonlySet<string> {
  const words = text.split(/\s+/).filter(Boolean)
  const runs = Math.max(words.length - shingleSize + 1, 1)
  return new Set(
    Array.from({ length: runs }, (_, start) => words.slice(start, start + shingleSize).join(' ')),
  )
}

/** Shared shingles against all (Jaccard), 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const run of a) if (b.has(run)) shared++
  return shared / (a.size + b.size - shared)
}
