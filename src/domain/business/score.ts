/** Scores are below this, so that a score and a row number fit one exact JavaScript integer. */
export const scoreLimit = 2 ** 20

const priorMean = 3.8
const priorWeight = 20

/**
 * What orders listings: the rating damped by the number of reviews (a Bayesian average: few reviews pull towards the
 * mean), and, with a fifth of the weight, how many reviews there are on a log scale. An integer, 0 to `scoreLimit` - 1.
 */
export function score(rating: number, reviewCount: number): number {
  const votes = rating > 0 ? reviewCount : 0
  const damped = (priorMean * priorWeight + rating * votes) / (priorWeight + votes)
  const familiarity = Math.min(Math.log10(1 + reviewCount) / 6, 1)
  return Math.round((0.8 * (damped / 5) + 0.2 * familiarity) * 1_000_000)
}
