import { ratingOf } from '../format/count.ts'
import { joinKnown } from '../format/place.ts'
import { useMessages } from '../site-context.ts'

interface StarsProps {
  readonly rating: string
  readonly reviewCount: number
  readonly className?: string
  /** The number of reviews without its word, which its name still says. Only where there is a rating. */
  readonly isShort?: boolean
}

/**
 * The rating to one decimal, five stars filled by its integer part, and the number of reviews if it is known: one picture,
 * named in words. Without a rating, words that say so.
 */
export function Stars({ rating, reviewCount, className = '', isShort = false }: StarsProps) {
  const { card, format } = useMessages()
  const value = ratingOf(rating)
  const inWords = reviewCount > 0 && `(${card.reviews(reviewCount)})`
  const count = inWords && (
    <span className="tabular-nums opacity-80">{isShort ? `(${format.count(reviewCount)})` : inWords}</span>
  )
  const classes = `inline-flex flex-wrap items-center gap-x-1.5 ${className}`
  if (value === 0) {
    return (
      <span className={classes}>
        <span className="opacity-80">{card.noRating}</span>
        {count}
      </span>
    )
  }
  return (
    <span
      role="img"
      aria-label={joinKnown([card.outOfFive, format.rating(value), inWords], ' ')}
      className={classes}
    >
      <span className={`stars stars-${Math.floor(value)}`} />
      <span className="font-semibold tabular-nums">{format.rating(value)}</span>
      {count}
    </span>
  )
}
