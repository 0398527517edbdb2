import type { MouseEvent } from 'react'
import { phoneLink } from '../../../domain/phone/phone-link.ts'
import { useLastList } from '../../last-list.ts'
import { useHref, useMessages, useSiteContext, useSourceLanguage } from '../../site-context.ts'
import { ArrowLeft, MapPin, Phone } from '../../ui/icons.tsx'
import { looksOf } from '../../ui/listings/looks.ts'
import { Photo } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TradeGlyph } from '../../ui/trade-glyph.tsx'
import { detailCrumbs } from './detail-meta.ts'
import type { ShownBusiness } from './detail-queries.ts'
import { detailTexts } from './detail-texts.ts'

/** A listing's photo over the front of its shop, with the name, the address and the phone on it. */
export function DetailHero({ business }: { readonly business: ShownBusiness }) {
  const langOf = useSourceLanguage()
  const photo = business.photos[0]
  const [look] = looksOf([business.id])
  return (
    <header className={`detail-hero tint-${look?.tint} ${photo ? 'hero-with-photo' : ''}`}>
      <TradeGlyph trade={business.trade} />
      {photo && <Photo address={photo} eager />}
      <div className="page-width">
        <div className="hero-top">
          <BackLink business={business} />
          <Breadcrumbs business={business} />
        </div>
        <div className="hero-text">
          <Badges business={business} />
          <h1 className={`hero-name ${nameSize(business.name)}`} lang={langOf(business.name)}>
            <bdi>{business.name}</bdi>
          </h1>
          <Stars rating={business.rating} reviewCount={business.reviewCount} className="text-sm" />
          <p className="hero-facts">
            {business.address && (
              <span>
                <MapPin size={18} aria-hidden="true" />
                <bdi lang={langOf(business.address)}>{business.address}</bdi>
              </span>
            )}
            <HeroPhone business={business} />
          </p>
        </div>
      </div>
    </header>
  )
}

/** Goes back if the link's list is the page before: the browser then scrolls it to where it was left. */
function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!isPlain || history.state !== event.currentTarget.href) return
  event.preventDefault()
  history.back()
}

/** Leads to the list that this tab showed last, with its search and filters; else to the list of the city. */
function BackLink({ business: { shownPlace, cityPage } }: { readonly business: ShownBusiness }) {
  const { detail } = useMessages()
  const href = useHref()
  const lastList = useLastList()
  const city = shownPlace.city || shownPlace.near
  const target = lastList
    ? { label: detail.backToList, path: lastList }
    : city
      ? { label: detail.listOf(city), path: href.city(cityPage) }
      : { label: detail.list, path: href.browse() }
  return (
    <a href={target.path} className="detail-back" aria-label={target.label} onClick={goBack}>
      <ArrowLeft size={22} aria-hidden="true" />
    </a>
  )
}

/** Where the business stands in the directory. The page itself is named by its heading. */
function Breadcrumbs({ business }: { readonly business: ShownBusiness }) {
  const { detail } = useMessages()
  const crumbs = detailCrumbs(business, useSiteContext()).slice(0, -1)
  return (
    <nav aria-label={detail.crumbs} className="crumbs">
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A link only if there is a number that can be dialled. */
function HeroPhone({ business }: { readonly business: ShownBusiness }) {
  if (!business.phone || business.isClosedForGood) return null
  const content = (
    <>
      <Phone size={18} aria-hidden="true" />
      {business.phone}
    </>
  )
  const link = phoneLink(business)
  return link ? (
    <a href={link} className="hero-phone">
      {content}
    </a>
  ) : (
    <span className="hero-phone">{content}</span>
  )
}

const [longName, longestName] = [14, 30]

/** Long names are smaller, because they must fit beside the picture. */
function nameSize({ length }: string): string {
  return length > longestName ? 'hero-name-longest' : length > longName ? 'hero-name-long' : ''
}

function Badges({ business }: { readonly business: ShownBusiness }) {
  const { language, messages } = useSiteContext()
  const { card } = messages
  const href = useHref()
  return (
    <p className="hero-badges flex flex-wrap gap-2">
      {business.categorySlug && (
        <a href={href.category(business.categorySlug)} className="hero-badge">
          <TradeGlyph trade={business.trade} />
          {business.categoryLabel}
        </a>
      )}
      {business.isVerified && <span className="hero-badge">{card.verified}</span>}
      {business.isClosedForGood && <span className="hero-badge">{detailTexts(language).closedForGood}</span>}
    </p>
  )
}
