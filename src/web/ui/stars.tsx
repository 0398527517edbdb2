import { formatCount, ratingOf } from '../format/count.ts'

interface StarsProps {
  readonly rating: string
  readonly reviewCount: number
  readonly className?: string
}

/**
 * The rating to one decimal, five stars filled by its integer part, and the number of reviews if it is known. Without
 * a rating, words that say so.
 */
export function Stars({ rating, reviewCount, className = '' }: StarsProps) {
  const value = ratingOf(rating)
  return (
    <span className={`inline-flex items-center gap-1.5 ${className}`}>
      {value > 0 ? (
        <>
          <span className={`stars stars-${Math.floor(value)}`} aria-hidden="true" />
          <span className="sr-only">별점 5점 만점에</span>
          <span className="font-semibold tabular-nums">{value.toFixed(1)}</span>
        </>
      ) : (
        <span className="opacity-80">평점 없음</span>
      )}
      {reviewCount > 0 && (
        <span className="tabular-nums opacity-80">(리뷰 {formatCount(reviewCount)}개)</span>
      )}
    </span>
  )
}
