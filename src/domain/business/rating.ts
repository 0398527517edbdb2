import { plainFigures } from '../text/ascii-digits.ts'
import { cleanText } from '../text/clean-text.ts'

const rating =
  /^(?:★ ?|rating ?[·:] ?|(?:별점|평점|評価) ?:? ?)?(\d{1,2}(?:[.,]\d{1,9})?)(?: ?(?:\/|out of|of|von|sur|su|de|di|van|z|od|av|af|из) ?(5|10)(?:[.,]0)?)?(?: ?(?:stars?(?: ratings?)?|bubbles?|sternen?|étoiles|estrellas|stelle|punkten?|★|점|分|颗?星|顆星))?$/iu
/** `5점 만점에 4.5`, `10 üzerinden 8,7`. */
const scaleFirst = /^(5|10)(?:점 ?만점에| üzerinden) ?(\d{1,2}(?:[.,]\d{1,2})?)점?$/u
/** A word in front (`방문자 리뷰 1,024`) or behind (`120件`, `15 avis`); `999+` are as many at least. */
const count =
  /^(?:(?:방문자 ?|최근 ?|전체 ?)?(?:리뷰|후기)|reviews?|yorum|口コミ)?:? ?[(（]? ?\+?([\d.,]+) ?([kKmM]|천|만|万|萬)?\+? ?(?:reviews?|ratings?|votes?|개|건|명|件|条|条评价|条点评|条评论|个评价|則評論|yorum|değerlendirme|bewertungen|avis|reseñas|opini(?:ones|ón|oni|ii)|bewertung|reseña|avaliações|avaliação|recension[ei]|отзыв(?:а|ов)?|rezension(?:en)?|recenzij[aei]|recenz[eií]|recenzii|recensies?|beoordeling(?:en)?|omdömen|anmeldelser|arvostelua|értékelés|κριτικές|ulasan|đánh giá|รีวิว|レビュー|відгук(?:и|ів)?)? ?[)）]?$/i
/** Articles in blogs, which Naver counts behind the reviews of visitors. */
const blogsBehind = / ?[·|,/] ?블로그 ?리뷰 ?[\d.,]{1,12}\+?$/u
/** The reviews behind a rating: `4,0 (12)`, `4.5 (1,203 reviews)`, `4.2 · 88 reviews`. */
const reviewsBehind = /^((?:rating ?· ?)?[^()·|]{1,40}?)(?: ?\(([^()]{1,40})\)| ?[·|] ?([^()·|]{2,40}))$/iu
const groupedByDot = /^\d{1,3}(?:\.\d{3})+(?:,0+)?$/
/** As in India, groups before the last three digits may have two. */
const groupedByComma = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.0+)?$/
const decimal = /^\d+(?:[.,]\d{1,2})?$/
const wholeNumber = /^\d+(?:[.,]0+)?$/
const factors: Record<string, number> = {
  k: 1000,
  m: 1_000_000,
  천: 1000,
  만: 10_000,
  万: 10_000,
  萬: 10_000,
}
export const countLimit = 1_000_000_000

/** What the best rating of a source is. */
export type RatingScale = 5 | 10

/** A rating without the reviews that stand behind it in the cell, and these. Without brackets, a word must say that they are reviews. */
function withReviews(cell: string): { readonly stars: string; readonly reviews: string } {
  const text = plainFigures(cell.trim())
  const [, stars = '', inside = '', behind = ''] = reviewsBehind.exec(text) ?? []
  const reviews = inside || (/\p{L}/u.test(behind) ? behind : '')
  return reviews !== '' && count.test(reviews) ? { stars, reviews } : { stars: text, reviews: '' }
}

/** How many reviews a cell of a rating says: 12 in `4,0 (12)`; 0 if it says nothing of them. */
export const reviewsInRating = (cell: string): number => parseReviewCount(withReviews(cell).reviews)

/** The number of a rating, and its scale where it says one. */
function ratingIn(cell: string): { readonly value: number; readonly scale?: RatingScale } | undefined {
  const text = withReviews(cell).stars
  const [, first, last = ''] = scaleFirst.exec(text) ?? []
  const [, digits = last, said = first] = rating.exec(text) ?? []
  if (digits === '') return undefined
  const value = Number(digits.replace(',', '.'))
  return said === undefined ? { value } : { value, scale: said === '10' ? 10 : 5 }
}

/**
 * Reads a rating ("4.5", "5,0", "4,5 von 5", "8.7/10") in tenths, 0 to 5; 0 if it is empty, out of range or not a number. `scale` holds for
 * one that says none.
 */
export function parseRating(cell: string, scale: RatingScale = 5): number {
  const found = ratingIn(cell)
  if (!found) return 0
  const isOfTen = (found.scale ?? scale) === 10
  const value = isOfTen ? found.value / 2 : found.value
  return value <= 5 ? Math.round(value * 10) / 10 : 0
}

/** A header that says that ten is the best. */
const namesTen = /(?:\/|out of|von|sur|su|de|из) ?10(?!\d)|10 ?점|10 üzerinden/iu
/** Headers that name the class of a hotel as well as what visitors think. */
const namesStars = /^(?:stars?|star rating|sterne|yıldız|yıldız sayısı|estrellas|étoiles|stelle|estrelas)$/iu
const fewestOfTen = 2
const fewestStars = 5

/**
 * The scale of a column of ratings by its header and its cells; undefined if they are no ratings of visitors, or of another scale: then no
 * value of them may be taken for stars. `hasReviews`: another column counts reviews.
 */
export function ratingScaleOf(
  header: string,
  cells: readonly string[],
  hasReviews = false,
): RatingScale | undefined {
  const found = cells.flatMap((cell) => ratingIn(cell) ?? [])
  const isWhole = found.every(({ value }) => Number.isInteger(value))
  // The class of a hotel: averages of visitors are not all whole, and stand beside how many there are.
  if (!hasReviews && namesStars.test(header.trim()) && found.length >= fewestStars && isWhole)
    return undefined
  const unsaid = found.filter(({ scale }) => scale === undefined).map(({ value }) => value)
  const beyond = unsaid.filter((value) => value > 5)
  const isInTen = unsaid.every((value) => value <= 10)
  const saysTen = found.some(({ scale }) => scale === 10)
  if ((saysTen && beyond.length > 0) || namesTen.test(header)) return isInTen ? 10 : undefined
  if (beyond.length <= 0.1 * unsaid.length) return 5
  const isMostlyBeyond = beyond.length >= fewestOfTen && beyond.length >= 0.5 * unsaid.length
  return isInTen && isMostlyBeyond && !isWhole ? 10 : undefined
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
  const [, digits, unit] = count.exec(plainFigures(cleanText(cell)).replace(blogsBehind, '')) ?? []
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
