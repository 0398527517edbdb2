import type { ReactNode } from 'react'
import { phoneLink } from '../../../domain/phone/phone-link.ts'
import { type BusinessSummary, shortDescription } from '../../api/business-summary.ts'
import { joinKnown, placeText } from '../../format/place.ts'
import type { Messages } from '../../messages/ko.ts'
import { SaveToggle } from '../../saved/save-toggle.tsx'
import { useHref, useMessages, useSourceLanguage } from '../../site-context.ts'
import { OpenState } from '../open-state.tsx'
import { Photo } from '../picture.tsx'
import { Stars } from '../stars.tsx'
import { TradeTile } from '../trade-glyph.tsx'
import { VerifiedMark } from '../verified-mark.tsx'
import { partsOf, type RowKind, rowClasses } from './row-parts.ts'

/** What is the same in all rows and stands above them, so that no row repeats it. */
export interface SaidAbove {
  readonly city: boolean
  readonly district: boolean
  readonly trade: boolean
}

interface ResultRowProps {
  readonly business: BusinessSummary
  readonly kind: RowKind
  readonly said: SaidAbove
  /** Whether it has the drawing of its trade, as trades mix in its list. */
  readonly isMarked: boolean
  /** Whether the search asks for a time, so that a row says that its hours are unknown: it is no answer yet. */
  readonly isTimeAsked?: boolean | undefined
  readonly headingLevel: 'h2' | 'h3'
  /** At the end of the row, instead of the heart. */
  readonly actions?: ReactNode
  /** Below the facts. */
  readonly note?: ReactNode
}

/**
 * A listing as a line of a timetable: on wide screens its facts stand in columns, on narrow ones below each other. One
 * link covers the whole row; the phone is a second one above it. What is unknown takes no room. The photo comes first,
 * so that nothing moves down for it where the page arrives slowly.
 */
export function ResultRow({
  business,
  kind,
  said,
  isMarked,
  isTimeAsked,
  headingLevel: Heading,
  actions,
  note,
}: ResultRowProps) {
  const address = useHref().details(business.slug)
  const messages = useMessages()
  const langOf = useSourceLanguage()
  const { fixed } = messages
  const isCity = kind === 'city'
  const known = partsOf(business, kind)
  const isUnsure = isTimeAsked && !known.state
  const parts = isUnsure ? { ...known, state: true } : known
  const description = shortDescription(business.description)
  return (
    <article className={`row ${rowClasses(parts)}`}>
      {isMarked && <TradeTile trade={business.trade} />}
      {parts.photo && (
        <div className="row-photo">
          <Photo address={parts.photo} />
        </div>
      )}
      <div className="row-text">
        <Heading className="row-name">
          <a href={address} lang={langOf(business.name)} className="row-link">
            <bdi>{business.name}</bdi>
          </a>
          {business.isVerified && (isCity ? <VerifiedBadge /> : <VerifiedMark />)}
        </Heading>
        <Where business={business} kind={kind} said={said} />
        {parts.about && (
          <p className="row-about" lang={langOf(description)}>
            {description}
          </p>
        )}
      </div>
      {(parts.rate || parts.state) && (
        <p className="row-facts">
          <OpenState business={business} words={openWords(kind, messages)} />
          {isUnsure && <span className="state text-ink-3">{messages.filters.labels.hoursUnknown}</span>}
          {parts.rate && (
            <Stars rating={business.rating} reviewCount={business.reviewCount} className="row-rate" isShort />
          )}
        </p>
      )}
      <RowPhone business={business} />
      <span className="row-save">{actions ?? <SaveToggle id={business.id} name={business.name} />}</span>
      {note}
      {parts.view && (
        <a href={address} lang={fixed.lang} className="row-view">
          {fixed.viewDetails}
          <span className="sr-only" lang={langOf(business.name)}>
            : <bdi>{business.name}</bdi>
          </span>
        </a>
      )}
    </article>
  )
}

/** The words for open and closed, which the specification fixes on some screens. */
function openWords(kind: RowKind, { fixed, open }: Messages) {
  if (kind === 'search') return { open: open.isOpen, closed: open.isClosed, lang: undefined }
  return { open: kind === 'city' ? fixed.open : fixed.openNow, closed: fixed.closed, lang: fixed.lang }
}

/** Distance, trade, place and street in one line, which is cut at its end. */
function Where({ business, kind, said }: Pick<ResultRowProps, 'business' | 'kind' | 'said'>) {
  const { detail, format } = useMessages()
  const langOf = useSourceLanguage()
  const { shownPlace, street, distanceKm } = business
  const city = kind === 'search' || kind === 'city' ? shownPlace.city : placeText(shownPlace)
  const place = joinKnown([said.district ? '' : shownPlace.district, said.city ? '' : city], ', ')
  const near = shownPlace.city ? '' : shownPlace.near
  const facts = joinKnown([
    // That it is a business at all says nothing.
    said.trade || business.categorySlug === 'establishment' ? '' : business.categoryLabel,
    place || (near && detail.servedArea(near)),
  ])
  return (
    <p className="row-where">
      {distanceKm !== undefined && (
        <>
          <b>{format.distance(distanceKm)}</b>
          {(facts || street) && ' · '}
        </>
      )}
      {facts}
      {street && (
        <>
          {facts && ' · '}
          <bdi lang={langOf(street)}>{street}</bdi>
        </>
      )}
    </p>
  )
}

/** A link only if there is a number that can be dialled. */
function RowPhone({ business }: Pick<ResultRowProps, 'business'>) {
  const { card } = useMessages()
  const { name, phone } = business
  if (!phone) return null
  const link = phoneLink(business)
  if (!link) return <p className="row-call row-call-off">{phone}</p>
  return (
    <a href={link} className="row-call" aria-label={`${card.call(name)} ${phone}`}>
      {phone}
    </a>
  )
}

/** The mark of a listing that the administrator has verified, as a word. */
function VerifiedBadge() {
  const { fixed } = useMessages()
  return (
    <span lang={fixed.lang} className="row-badge">
      {fixed.verified}
    </span>
  )
}
