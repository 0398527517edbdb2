/** How well a class of queries is answered. */
export interface Scores {
  queries: number
  reciprocalRanks: number
  /** Hits within the first 1, 5 and 10 results. */
  readonly hits: Record<number, number>
}

export const depths = [1, 5, 10] as const

export const emptyScores = (): Scores => ({ queries: 0, reciprocalRanks: 0, hits: { 1: 0, 5: 0, 10: 0 } })

/** @param rank of the first hit, from 1; 0 for none within the first ten */
export function addRank(scores: Scores, rank: number): void {
  scores.queries++
  if (rank === 0) return
  scores.reciprocalRanks += 1 / rank
  for (const depth of depths) if (rank <= depth) scores.hits[depth] = (scores.hits[depth] ?? 0) + 1
}
