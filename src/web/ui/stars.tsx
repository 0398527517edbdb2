import { ratingOf } from '../format/count.ts'
import { useMessages } from '../site-context.ts'

interface StarsProps {
  readonly rating: string
  readonly reviewCount: number
  readonly className?: string
  /** The number of reviews without its word, which is then for screen readers. */
  readonly isShort?: boolean
}

/**
 * The rating to one decimal, five stars filled by its integer part, and the number of reviews if it is known. Without
 * a rating, words that say so.
 */
export function Stars({ rating, reviewCount, className = '', isShort = false }: StarsProps) {
  const { card, format } = useMessages()
  const value = ratingOf(rating)
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-1.5 ${className}`}>
      {value > 0 ? (
        <>
          <span className={`stars stars-${Math.floor(value)}`} aria-hidden="true" />
          <span className="sr-only">{card.outOfFive}</span>
          <span className="font-semibold tabular-nums">{format.rating(value)}</span>
        </>
      ) : (
        <span className="opacity-80">{card.noRating}</span>
      )}
      {reviewCount > 0 &&
        (isShort ? (
          <span className="tabular-nums opacity-80">
            <span aria-hidden="true">{`(${format.count(reviewCount)})`}</span>
            <span className="sr-only">{`(${card.reviews(reviewCount)})`}</span>
          </span>
        ) : (
          <span className="tabular-nums opacity-80">{`(${card.reviews(reviewCount)})`}</span>
        ))}
    </span>
  )
}
