import type { Business } from '../../../domain/directory/directory.ts'
import { joinKnown, placeText } from '../../format/business-place.ts'
import { formatCount } from '../../format/count.ts'
import { ratingOf } from '../../format/rating.ts'

/** A paragraph from what is known, and the source's own description where there is one. */
export function AboutSection({ business }: { readonly business: Business }) {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="section-title">
        소개
      </h2>
      <p className="reading">{aboutText(business)}</p>
      {business.description && <p className="reading mt-3 text-ink-2">{business.description}</p>}
    </section>
  )
}

function aboutText(business: Business): string {
  const place = placeText(business)
  const what = joinKnown([place && `${place}에 있는`, business.categoryLabel], ' ')
  return `${joinKnown([what, business.name], ', ')}입니다. ${opinionText(business)}`
}

function opinionText({ rating, reviewCount }: Business): string {
  const value = ratingOf(rating)
  if (value === 0) return '아직 등록된 평점이 없습니다.'
  const reviews = reviewCount > 0 ? `리뷰 ${formatCount(reviewCount)}개가 등록되어 있고, ` : ''
  return `${reviews}평점은 5점 만점에 ${value.toFixed(1)}점입니다.`
}
