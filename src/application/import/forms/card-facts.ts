import { plainCategory } from '../../../domain/category/plain-category.ts'
import { tradeOf } from '../../../domain/category/taxonomy.ts'
import { isOfMoment } from '../../../domain/opening-hours/plain-hours.ts'

/** What a result of a map says of a business beside its address and its phone; '' if it does not. */
export interface CardFacts {
  readonly category: string
  readonly rating: string
  readonly reviews: string
}

export const noFacts: CardFacts = { category: '', rating: '', reviews: '' }
export const hasFacts = ({ rating, reviews }: CardFacts): boolean => rating !== '' || reviews !== ''

/** `별점 4.51`, `★ 4.5`, and `4.5 (120)` with the count behind it. */
const labelledRating = /(?:별점|평점|★|⭐)[ :]{0,2}([0-5](?:\.\d{1,2})?)(?![\d.,])/u
const ratingAndCount = /^([0-5][.,]\d) ?(?:★|⭐)?\s?\(([\d.,]{1,9})\)$/u
/** A comma in a count may have parted cells. Of the visitors, who give stars; posts of blogs are no reviews of the place. */
const visitors = /(?<!블로그 ?)(?:방문자 ?)?(?:리뷰|후기) ?\(?(\d{1,3}(?:, ?\d{3}){1,2}|\d{1,7})\)?(?!\d)/u
const otherCounts =
  /블로그 ?(?:리뷰|후기) ?\(?(?:\d{1,3}(?:, ?\d{3}){1,2}|\d{1,7})\)?|(?:별점|평점|★|⭐)[ :]{0,2}[0-5](?:\.\d{1,2})?/gu
/** How it was at a moment, with the next change of it: `영업 중 21:00에 영업 종료`, `내일 08:00에 영업 시작`. */
const momentInKorean =
  /^(?:(?:곧 )?(?:영업|진료) ?(?:중|종료|전|시작)|(?:오늘 )?휴무|브레이크 ?타임)?[ ·]{0,3}(?:(?:오늘|내일|[월화수목금토일]요일)? ?\d{1,2}:\d{2}에 (?:영업|진료|라스트|브레이크) ?(?:종료|시작|오더|타임))?$/u

/** Lines of a card without those that a result of a map adds, and what they say. */
export function factsInLines(lines: readonly string[]): {
  readonly lines: readonly string[]
  readonly facts: CardFacts
} {
  let [rating, reviews, isResult] = ['', '', false]
  const left = lines.filter((line) => {
    const [, stars, count] = ratingAndCount.exec(line) ?? []
    const [, labelled] = labelledRating.exec(line) ?? []
    const [whole = '', visited] = visitors.exec(line) ?? []
    const rest = line.replace(whole, '').replace(otherCounts, '').trim()
    const isOfFacts = stars !== undefined || (rest === '' && line !== '')
    const isMoment = momentInKorean.test(line) || isOfMoment(line)
    if (isOfFacts) {
      rating ||= (stars ?? labelled ?? '').replace(',', '.')
      reviews ||= (count ?? visited ?? '').replace(/[., ]/g, '')
    }
    isResult ||= isOfFacts || isMoment
    return !isOfFacts && !isMoment
  })
  // Elsewhere the line below the name may be a building: `Plaza`.
  const [first = ''] = isResult ? left : []
  const isTrade = first !== '' && !/\d/.test(first) && tradeOf(plainCategory(first))?.isGuess === false
  return { lines: isTrade ? left.slice(1) : left, facts: { category: isTrade ? first : '', rating, reviews } }
}
