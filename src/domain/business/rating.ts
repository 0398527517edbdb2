import { cleanText } from '../text/clean-text.ts'

const rating = /^(\d+(?:[.,]\d+)?)(?:\s*(?:\/|out of|of)\s*5(?:[.,]0)?)?(?:\s*(?:stars?|★|점))?$/i
/** A word in front (`방문자 리뷰 1,024`) or behind (`120件`, `15 avis`). */
const count =
  /^(?:(?:방문자 ?)?(?:리뷰|후기)|reviews?|yorum|口コミ)?:? ?\(? ?([\d.,]+) ?([kKmM]|천|만)? ?(?:reviews?|ratings?|votes?|개|건|명|件|条|yorum|değerlendirme|bewertungen|avis|reseñas|opiniones|avaliações|recensioni|opinii|отзыв(?:а|ов)?)? ?\)?$/i
const groupedByDot = /^\d{1,3}(?:\.\d{3})+(?:,0+)?$/
/** As in India, groups before the last three digits may have two. */
const groupedByComma = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.0+)?$/
const decimal = /^\d+(?:[.,]\d{1,2})?$/
const wholeNumber = /^\d+(?:[.,]0+)?$/
const factors: Record<string, number> = { k: 1000, m: 1_000_000, 천: 1000, 만: 10_000 }
export const countLimit = 1_000_000_000

/** Reads a rating ("4.5", "5,0", "4.5/5") in tenths, 0 to 5; 0 if it is empty, out of range or not a number. */
export function parseRating(cell: string): number {
  const value = Number(rating.exec(cell.trim())?.[1]?.replace(',', '.') ?? 0)
  return value <= 5 ? Math.round(value * 10) / 10 : 0
}

function countOf(digits: string, unit: string | undefined): number {
  if (unit) {
    const factor = factors[unit.toLowerCase()] ?? 1
    return decimal.test(digits) ? Math.round(Number(digits.replace(',', '.')) * factor) : 0
  }
  if (groupedByDot.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (groupedByComma.test(digits)) return Number(digits.replaceAll(',', ''))
  return wholeNumber.test(digits) ? Number.parseInt(digits, 10) : 0
}

/**
 * Reads a review count ("321.0", "(32)", "1,234", "1.2k"); 0 if it is empty, negative or ambiguous ("1.234k"). A dot
 * or comma before three digits separates thousands.
 */
export function parseReviewCount(cell: string): number {
  const [, digits, unit] = count.exec(cleanText(cell)) ?? []
  const value = digits ? countOf(digits, unit) : 0
  return value < countLimit ? value : 0
}

/** Scores are below this, so that a score and a row number fit one exact JavaScript integer. */
export const scoreLimit = 2 ** 20

const priorMean = 3.8
const priorWeight = 20

/**
 * Orders listings: the rating damped by the number of reviews (a Bayesian average, in which few reviews pull towards
 * the mean), and, with a fifth of the weight, the logarithm of the number of reviews. An integer from 0 to
 * `scoreLimit` - 1.
 */
export function score(rating: number, reviewCount: number): number {
  const votes = rating > 0 ? reviewCount : 0
  const damped = (priorMean * priorWeight + rating * votes) / (priorWeight + votes)
  const familiarity = Math.min(Math.log10(1 + reviewCount) / 6, 1)
  return Math.round((0.8 * (damped / 5) + 0.2 * familiarity) * 1_000_000)
}
