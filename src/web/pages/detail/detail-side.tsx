import { useEffect, useState } from 'react'
import { withoutMark } from '../../../domain/category/own-trade.ts'
import { phoneLink } from '../../../domain/phone/phone-link.ts'
import { type AdSlotNumber, adFramePath, adFrameSandbox } from '../../../domain/site/ad-frame.ts'
import { shareScript } from '../../../domain/text/scripts.ts'
import { ratingOf } from '../../format/count.ts'
import { useMessages, useSiteContext } from '../../site-context.ts'
import { CallLink } from './answer-strip.tsx'
import type { ShownBusiness } from './detail-queries.ts'

export function SideCard({ business }: { readonly business: ShownBusiness }) {
  const rating = ratingOf(business.rating)
  const { card, detail, format } = useMessages()
  return (
    <section aria-labelledby="summary" className="panel part-3">
      <h2 id="summary" className="text-base font-bold">
        {detail.summary}
      </h2>
      <dl className="facts mt-3">
        <div>
          <dt>{detail.category}</dt>
          <dd>
            <CategoryName business={business} />
          </dd>
        </div>
        <div>
          <dt>{detail.rating}</dt>
          <dd className="tabular-nums">
            {rating > 0 ? format.rating(rating) : detail.none}
            {business.reviewCount > 0 && ` (${card.reviews(business.reviewCount)})`}
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** `restaurants` says no more than "Restaurant". */
const wordForm = (text: string) => text.toLowerCase().replace(/s$/, '')

/** The category in the page's language, and in the source's words if these say more to its readers: 중식 (중국식), but not 음식점 (restaurants). */
function CategoryName({ business: { category, categoryLabel } }: { readonly business: ShownBusiness }) {
  const { unknown } = useMessages()
  if (!category) return <span className="text-ink-3">{unknown}</span>
  const told = withoutMark(category)
  if (!shareScript(told, categoryLabel) || wordForm(told) === wordForm(categoryLabel)) return categoryLabel
  return (
    <>
      {categoryLabel} <span className="text-sm text-ink-3">({told})</span>
    </>
  )
}

/** The call button again, at the bottom of a phone's screen once the answer strip has left it. */
export function CallBar({ business }: { readonly business: ShownBusiness }) {
  if (!phoneLink(business)) return null
  return (
    <div className="call-bar">
      <CallLink business={business} />
    </div>
  )
}

interface AdSlotProps {
  /** Distinguishes the advertisements of the page. */
  readonly number: AdSlotNumber
  /** Milliseconds after the page's load until the advertisement loads. */
  readonly delay: number
  /** `second-ad` moves it in one column. */
  readonly className?: 'second-ad'
}

/**
 * A 300×250 advertisement, only if a network is configured. Its space is reserved, so that nothing moves. The network's
 * script runs in a frame of its own.
 */
export function AdSlot({ number, delay, className }: AdSlotProps) {
  const { site, language, messages } = useSiteContext()
  const { adScriptUrl } = site
  const { ad } = messages.detail
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!adScriptUrl) return undefined
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [adScriptUrl, delay])
  if (!adScriptUrl) return null
  return (
    <aside aria-label={`${ad} ${number}`} className={`ad-slot ${className ?? ''}`}>
      {ad}
      {isDue && (
        <iframe
          title={`${ad} ${number}`}
          src={adFramePath(number, language)}
          sandbox={adFrameSandbox}
          width={300}
          height={250}
          className="ad-place"
        />
      )}
    </aside>
  )
}
