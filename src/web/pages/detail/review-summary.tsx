import type { Business } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { ratingOf } from '../../format/rating.ts'

export function ReviewSummary({ business }: { readonly business: Business }) {
  const rating = ratingOf(business.rating)
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="section-title">
        리뷰 요약
      </h2>
      {rating > 0 ? (
        <div className="flex items-center gap-6">
          <p className="text-3xl font-extrabold tabular-nums">{rating.toFixed(1)}</p>
          <div>
            <span className={`stars stars-${Math.floor(rating)} text-lg`} aria-hidden="true" />
            <p className="text-sm tabular-nums text-ink-2">
              {business.reviewCount > 0
                ? `리뷰 ${formatCount(business.reviewCount)}개의 평균`
                : '리뷰 수는 알 수 없습니다.'}
            </p>
          </div>
        </div>
      ) : (
        <p className="text-ink-3">아직 등록된 평점이 없습니다.</p>
      )}
    </section>
  )
}
