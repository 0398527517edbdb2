import { formatCount, ratingOf } from '../format/count.ts'

interface StarsProps {
  readonly rating: string
  readonly reviewCount: number
  readonly className?: string
}

/** The rating to one decimal, five stars filled by its integer part, and the number of reviews. */
export function Stars({ rating, reviewCount, className = '' }: StarsProps) {
  const value = ratingOf(rating)
  const filled = Math.floor(value)
  return (
    <span className={`inline-flex items-center gap-1.5 ${className}`}>
      <span className={`stars stars-${filled}`} aria-hidden="true" />
      <span className="sr-only">별점 5점 만점에</span>
      <span className="font-semibold tabular-nums">{value.toFixed(1)}</span>
      <span className="tabular-nums opacity-80">(리뷰 {formatCount(reviewCount)}개)</span>
    </span>
  )
}
