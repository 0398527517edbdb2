import { BadgeCheck, Phone } from 'lucide-react'
import type { Business } from '../../domain/directory/directory.ts'
import type { BusinessSummary } from '../api/business-summary.ts'
import { joinKnown, placeText } from '../format/place.ts'
import { useHref, useMessages, useSourceLanguage } from '../site-context.ts'
import { Picture } from './picture.tsx'
import { Stars } from './stars.tsx'

/**
 * What a card shows beyond the basic facts: nothing (`brief`, on the home page); the description and `Open Now`
 * (`category`); or the description, a Verified badge and a View Details button (`city`).
 */
export type CardKind = 'brief' | 'category' | 'city'

interface BusinessCardProps {
  readonly business: BusinessSummary
  readonly kind: CardKind
  readonly headingLevel: 'h2' | 'h3'
}

/** A listing as a card or, on phones, a row. One link covers the whole card, and a second one is for the phone. */
function BusinessCard({ business, kind, headingLevel: Heading }: BusinessCardProps) {
  const { fixed } = useMessages()
  const address = useHref().details(business.slug)
  const langOf = useSourceLanguage()
  const isCity = kind === 'city'
  return (
    <article className="business-card">
      <Picture
        photo={business.photo}
        illustration={business.illustration}
        className="business-card-picture"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 sm:p-4">
        <Heading className="line-clamp-2 font-semibold leading-snug">
          <a href={address} lang={langOf(business.name)} className="card-link">
            {business.name}
          </a>
          {business.isVerified && (isCity ? <VerifiedBadge /> : <VerifiedMark />)}
        </Heading>
        <Facts business={business} kind={kind} />
        <CardPhone business={business} />
        {isCity && (
          <a
            href={address}
            lang={fixed.lang}
            className={`button-quiet relative self-start ${business.phone ? 'mt-2' : 'mt-auto'}`}
          >
            {fixed.viewDetails}
            <span className="sr-only" lang={langOf(business.name)}>
              : {business.name}
            </span>
          </a>
        )}
      </div>
    </article>
  )
}

/** A link only if there is a number that can be dialled. */
function CardPhone({ business: { phone, phoneE164 } }: Pick<BusinessCardProps, 'business'>) {
  if (!phone) return null
  if (!phoneE164) return <p className="truncate text-xs text-ink-2">{phone}</p>
  return (
    <a href={`tel:${phoneE164}`} className="card-phone">
      <Phone size={15} aria-hidden="true" />
      {phone}
    </a>
  )
}

function Facts({ business, kind }: Pick<BusinessCardProps, 'business' | 'kind'>) {
  const { detail, fixed, format } = useMessages()
  const { shownPlace, address, description } = business
  const langOf = useSourceLanguage()
  const place = joinKnown(
    [shownPlace.district, kind === 'category' ? placeText(shownPlace) : shownPlace.city],
    ', ',
  )
  const where = place || (shownPlace.near && detail.servedArea(shownPlace.near))
  const distance = business.distanceKm === undefined ? '' : format.distance(business.distanceKm)
  return (
    <>
      <p className="truncate text-sm text-ink-2">{joinKnown([distance, business.categoryLabel, where])}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-ink-2">
        <Stars rating={business.rating} reviewCount={business.reviewCount} />
        <OpenBadge state={business.openState} openWord={kind === 'category' ? fixed.openNow : fixed.open} />
      </p>
      {address && (
        <p className="truncate text-xs text-ink-3" lang={langOf(address)}>
          {address}
        </p>
      )}
      {kind !== 'brief' && description && (
        <p className="line-clamp-2 text-sm text-ink-2" lang={langOf(description)}>
          {description}
        </p>
      )}
    </>
  )
}

interface OpenBadgeProps {
  readonly state: Business['openState']
  /** The word for "open" on this screen. */
  readonly openWord: string
}

/** Shows open or closed by a dot and a word. Says so if it is unknown. */
function OpenBadge({ state, openWord }: OpenBadgeProps) {
  const { card, fixed } = useMessages()
  if (state === 'unknown') return <span className="open-badge text-ink-3">{card.hoursUnknown}</span>
  const isOpen = state === 'open'
  return (
    <span lang={fixed.lang} className={`open-badge font-semibold ${isOpen ? 'text-open' : 'text-closed'}`}>
      {isOpen ? openWord : fixed.closed}
    </span>
  )
}

/** The mark of a listing that the administrator has verified. */
function VerifiedMark() {
  const { card } = useMessages()
  return (
    <span className="ml-1 inline-block align-[-0.2em] text-brand">
      <BadgeCheck size={18} aria-hidden="true" />
      <span className="sr-only">{card.verified}</span>
    </span>
  )
}

/** The same as a word. */
function VerifiedBadge() {
  const { fixed } = useMessages()
  return (
    <span lang={fixed.lang} className="chip verified-badge">
      <BadgeCheck size={14} aria-hidden="true" />
      {fixed.verified}
    </span>
  )
}

interface CardGridProps extends Pick<BusinessCardProps, 'kind' | 'headingLevel'> {
  readonly businesses: readonly BusinessSummary[]
}

export function CardGrid({ businesses, ...card }: CardGridProps) {
  return (
    <ul className="card-grid">
      {businesses.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} {...card} />
        </li>
      ))}
    </ul>
  )
}
