import { ArrowLeft, MapPin, Phone } from 'lucide-react'
import type { Business } from '../../../domain/directory/directory.ts'
import { useHref, useMessages, useSourceLanguage } from '../../site-context.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'

const longName = 30

export function DetailHero({ business }: { readonly business: Business }) {
  const { detail } = useMessages()
  const href = useHref()
  const langOf = useSourceLanguage()
  const city = business.shownPlace.city || business.shownPlace.near
  const backTo = city
    ? { label: detail.listOf(city), path: href.city(business.cityPage) }
    : { label: detail.list, path: href.browse() }
  return (
    <header className="detail-hero">
      <Picture
        photo={business.photos[0] ?? null}
        illustration={business.illustration}
        className="detail-hero-picture"
        eager
      />
      <div className="detail-hero-text">
        <div className="page-width">
          <a href={backTo.path} className="detail-back">
            <ArrowLeft size={18} aria-hidden="true" />
            {backTo.label}
          </a>
          <div className="mt-auto">
            <Badges business={business} />
            <h1
              className={`mt-3 font-extrabold tracking-tight ${nameSize(business.name)}`}
              lang={langOf(business.name)}
            >
              {business.name}
            </h1>
            <Stars rating={business.rating} reviewCount={business.reviewCount} className="mt-2" />
            <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
              {business.address && (
                <span className="inline-flex items-start gap-1.5">
                  <MapPin size={18} aria-hidden="true" className="mt-0.5" />
                  <span lang={langOf(business.address)}>{business.address}</span>
                </span>
              )}
              {business.phone && (
                <span className="inline-flex items-center gap-1.5 tabular-nums">
                  <Phone size={18} aria-hidden="true" />
                  {business.phone}
                </span>
              )}
            </p>
          </div>
        </div>
      </div>
    </header>
  )
}

/** Long names are smaller, because they must fit beside the picture. */
function nameSize(name: string): string {
  return name.length > longName ? 'text-lg sm:text-xl' : 'text-2xl sm:text-3xl'
}

function Badges({ business }: { readonly business: Business }) {
  const { card } = useMessages()
  const href = useHref()
  return (
    <p className="flex flex-wrap gap-2">
      {business.categorySlug && (
        <a href={href.category(business.categorySlug)} className="hero-badge">
          {business.categoryLabel}
        </a>
      )}
      {business.isVerified && <span className="hero-badge">{card.verified}</span>}
    </p>
  )
}
