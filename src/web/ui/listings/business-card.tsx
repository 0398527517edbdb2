import type { Business } from '../../../domain/directory/directory.ts'
import { phoneLink } from '../../../domain/phone/phone-link.ts'
import type { DatedSummary } from '../../api/queries.ts'
import { joinKnown } from '../../format/place.ts'
import { useHref, useMessages, useSourceLanguage } from '../../site-context.ts'
import { Phone } from '../icons.tsx'
import { Picture } from '../picture.tsx'
import { Stars } from '../stars.tsx'
import { VerifiedMark } from '../verified-mark.tsx'
import { type Look, looksOf } from './looks.ts'

interface BusinessCardProps {
  readonly business: DatedSummary
  /** Of its picture. */
  readonly look: Look
  readonly headingLevel: 'h2' | 'h3'
}

/** A listing as a card or, on phones, a row. One link covers the whole card, and a second one is for the phone. */
function BusinessCard({ business, look, headingLevel: Heading }: BusinessCardProps) {
  const address = useHref().details(business.slug)
  const langOf = useSourceLanguage()
  return (
    <article className="business-card">
      <Picture
        photo={business.photos?.[0] ?? null}
        trade={business.trade}
        look={look}
        className="business-card-picture"
      />
      <div className="flex min-w-0 flex-col gap-1 sm:p-4">
        <Heading className="line-clamp-2 font-semibold leading-snug">
          <a href={address} lang={langOf(business.name)} className="card-link">
            <bdi>{business.name}</bdi>
          </a>
          {business.isVerified && <VerifiedMark />}
        </Heading>
        <Facts business={business} />
        <AddedOn business={business} />
        <CardPhone business={business} />
      </div>
    </article>
  )
}

/** When it was added, on the cards of the newest. */
function AddedOn({ business: { addedDate } }: Pick<BusinessCardProps, 'business'>) {
  const { card, format } = useMessages()
  if (!addedDate) return null
  return (
    <p className="text-xs text-ink-2">
      <time dateTime={addedDate}>{card.addedOn(format.day(addedDate))}</time>
    </p>
  )
}

/** A link only if there is a number that can be dialled. */
function CardPhone({ business }: Pick<BusinessCardProps, 'business'>) {
  const { phone } = business
  if (!phone) return null
  const link = phoneLink(business)
  if (!link) return <p className="truncate text-xs text-ink-2">{phone}</p>
  return (
    <a href={link} className="card-phone">
      <Phone size={15} aria-hidden="true" />
      {phone}
    </a>
  )
}

function Facts({ business }: Pick<BusinessCardProps, 'business'>) {
  const { detail } = useMessages()
  const { shownPlace, street } = business
  const langOf = useSourceLanguage()
  const place = joinKnown([shownPlace.district, shownPlace.city], ', ')
  const where = place || (shownPlace.near && detail.servedArea(shownPlace.near))
  return (
    <>
      <p className="truncate text-sm text-ink-2">{joinKnown([business.categoryLabel, where])}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-ink-2">
        <Stars rating={business.rating} reviewCount={business.reviewCount} />
        <OpenBadge state={business.openState} />
      </p>
      {street && (
        <p className="truncate text-xs text-ink-3" lang={langOf(street)}>
          {street}
        </p>
      )}
    </>
  )
}

/** Shows open or closed by a dot and a word. Says so if it is unknown. */
function OpenBadge({ state }: { readonly state: Business['openState'] }) {
  const { card, fixed } = useMessages()
  if (state === 'unknown') return <span className="open-badge text-ink-3">{card.hoursUnknown}</span>
  const isOpen = state === 'open'
  return (
    <span lang={fixed.lang} className={`open-badge font-semibold ${isOpen ? 'text-open' : 'text-closed'}`}>
      {isOpen ? fixed.open : fixed.closed}
    </span>
  )
}

interface CardGridProps extends Pick<BusinessCardProps, 'headingLevel'> {
  readonly businesses: readonly DatedSummary[]
}

export function CardGrid({ businesses, ...card }: CardGridProps) {
  const looks = looksOf(businesses.map(({ id }) => id))
  return (
    <ul className="card-grid">
      {businesses.map((business, index) => (
        <li key={business.id}>
          <BusinessCard business={business} look={looks[index] as Look} {...card} />
        </li>
      ))}
    </ul>
  )
}
