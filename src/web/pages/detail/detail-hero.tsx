import { ArrowLeft, MapPin, Phone } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { SaveToggle } from '../../saved/save-toggle.tsx'
import { useHref, useMessages, useSourceLanguage } from '../../site-context.ts'
import { looksOf } from '../../ui/looks.ts'
import { Photo } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TradeGlyph } from '../../ui/trade-glyph.tsx'

/** A listing's photo over the front of its shop, with the name, the address and the phone on it. */
export function DetailHero({ business }: { readonly business: Business }) {
  const { detail } = useMessages()
  const href = useHref()
  const langOf = useSourceLanguage()
  const city = business.shownPlace.city || business.shownPlace.near
  const backTo = city
    ? { label: detail.listOf(city), path: href.city(business.cityPage) }
    : { label: detail.list, path: href.browse() }
  const photo = business.photos[0]
  const [look] = looksOf([business.id])
  return (
    <header className={`detail-hero tint-${look?.tint} ${photo ? 'hero-with-photo' : ''}`}>
      <TradeGlyph trade={business.trade} />
      {photo && <Photo address={photo} eager />}
      <div className="page-width">
        <div className="hero-top">
          <a href={backTo.path} className="detail-back">
            <ArrowLeft size={18} aria-hidden="true" />
            {backTo.label}
          </a>
          <SaveToggle id={business.id} name={business.name} />
        </div>
        <div className="hero-text">
          <Badges business={business} />
          <h1 className={`hero-name ${nameSize(business.name)}`} lang={langOf(business.name)}>
            {business.name}
          </h1>
          <Stars rating={business.rating} reviewCount={business.reviewCount} className="text-sm" />
          <p className="hero-facts">
            {business.address && (
              <span>
                <MapPin size={18} aria-hidden="true" />
                <span lang={langOf(business.address)}>{business.address}</span>
              </span>
            )}
            <HeroPhone business={business} />
          </p>
        </div>
      </div>
    </header>
  )
}

/** A link only if there is a number that can be dialled. */
function HeroPhone({ business: { phone, phoneE164 } }: { readonly business: Business }) {
  if (!phone) return null
  const content = (
    <>
      <Phone size={18} aria-hidden="true" />
      {phone}
    </>
  )
  return phoneE164 ? (
    <a href={`tel:${phoneE164}`} className="hero-phone">
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

function Badges({ business }: { readonly business: Business }) {
  const { card } = useMessages()
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
    </p>
  )
}
