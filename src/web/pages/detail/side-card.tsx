import type { Business } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { ratingOf } from '../../format/rating.ts'

export function SideCard({ business }: { readonly business: Business }) {
  const rating = ratingOf(business.rating)
  return (
    <section aria-labelledby="summary" className="panel">
      <h2 id="summary" className="text-base font-bold">
        요약
      </h2>
      <dl className="facts mt-3">
        <div>
          <dt>카테고리</dt>
          <dd>
            <CategoryName business={business} />
          </dd>
        </div>
        <div>
          <dt>평점</dt>
          <dd className="tabular-nums">
            {rating > 0 ? `${rating.toFixed(1)} (리뷰 ${formatCount(business.reviewCount)}개)` : '아직 없음'}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The category in Korean, and as the source has it where that differs. */
function CategoryName({ business: { category, categoryLabel } }: { readonly business: Business }) {
  if (!category) return <span className="text-ink-3">알 수 없음</span>
  if (category === categoryLabel) return category
  return (
    <>
      {categoryLabel} <span className="text-sm text-ink-3">({category})</span>
    </>
  )
}
