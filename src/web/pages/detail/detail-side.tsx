import { Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Business } from '../../../domain/directory/directory.ts'
import { type AdSlotNumber, adFramePath, adFrameSandbox } from '../../../domain/site/ad-frame.ts'
import { ratingOf } from '../../format/count.ts'
import { useMessages, useSiteContext, useSourceLanguage } from '../../site-context.ts'

export function SideCard({ business }: { readonly business: Business }) {
  const rating = ratingOf(business.rating)
  const { card, detail, format } = useMessages()
  return (
    <section aria-labelledby="summary" className="panel">
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

/** The category in the page's language, and in the source's words if those differ. */
function CategoryName({ business: { category, categoryLabel } }: { readonly business: Business }) {
  const { unknown } = useMessages()
  const langOf = useSourceLanguage()
  if (!category) return <span className="text-ink-3">{unknown}</span>
  if (category === categoryLabel) return category
  return (
    <>
      {categoryLabel}{' '}
      <span className="text-sm text-ink-3" lang={langOf(category)}>
        ({category})
      </span>
    </>
  )
}

/**
 * A `tel:` button, shown only if there is a number that can be dialled. On phones it stays at the bottom of the
 * screen.
 */
export function CallButton({ business }: { readonly business: Business }) {
  const { detail } = useMessages()
  if (!business.phoneE164) return null
  return (
    <div className="call-bar">
      <a href={`tel:${business.phoneE164}`} className="button-primary min-h-12 w-full flex-wrap text-base">
        <Phone size={20} aria-hidden="true" />
        {detail.call}
        <span className="tabular-nums font-normal">{business.phone}</span>
      </a>
    </div>
  )
}

interface AdSlotProps {
  /** Distinguishes the advertisements of the page. */
  readonly number: AdSlotNumber
  /** Milliseconds after the page's load until the advertisement loads. */
  readonly delay: number
  readonly className?: string
}

/**
 * A 300×250 advertisement. Its space is reserved, so that nothing moves. The network's script runs in a frame of its
 * own, and only if one is configured.
 */
export function AdSlot({ number, delay, className = '' }: AdSlotProps) {
  const { site, language, messages } = useSiteContext()
  const { adScriptUrl } = site
  const { ad } = messages.detail
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!adScriptUrl) return undefined
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [adScriptUrl, delay])
  return (
    <aside aria-label={`${ad} ${number}`} className={`ad-slot ${className}`}>
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
