import { pathIn, splitPath } from '../../../domain/site/language.ts'
import { joinKnown, placeText } from '../../format/place.ts'
import type { Messages } from '../../messages/ko.ts'
import type { PageMeta, PreviewImage } from '../../meta/page-meta.ts'
import type { MetaContext } from '../../page.ts'
import type { ShownBusiness } from './detail-queries.ts'
import { detailTexts } from './detail-texts.ts'

type Context = Pick<MetaContext, 'site' | 'language' | 'messages' | 'href'>

/** Meta data of a business's page. Uses the spec's fallbacks if no SEO text is stored. */
export function detailMeta(business: ShownBusiness | null | undefined, context: Context): PageMeta {
  const { site, language, messages, href } = context
  const { detail } = messages
  // Undefined where it could not be read.
  if (business === undefined) {
    const { notLoadedTitle, notLoaded } = detailTexts(language)
    return {
      title: `${notLoadedTitle} — ${site.name}`,
      description: notLoaded,
      canonical: href.home(),
      noindex: true,
    }
  }
  if (business === null) {
    const { notFoundTitle, notFound } = detailTexts(language)
    return {
      title: `${notFoundTitle} — ${site.name}`,
      description: notFound,
      canonical: href.home(),
      status: 404,
      noindex: true,
    }
  }
  const { name, categoryLabel, seoTitle, seoDescription } = business
  if (business.isClosedForGood) {
    const title = `${name} (${detailTexts(language).closedForGood})`
    return {
      title: `${title} — ${site.name}`,
      description: joinKnown([title, categoryLabel, placeText(business.shownPlace)], ' · '),
      canonical: canonicalUrl(business, context),
      image: previewImage(business, context),
      noindex: true,
    }
  }
  return {
    title: seoTitle || fallbackTitle(business, messages),
    description: seoDescription || detail.description(placeText(business.shownPlace), categoryLabel, name),
    canonical: canonicalUrl(business, context),
    openGraphType: 'business.business',
    image: previewImage(business, context),
  }
}

function previewImage({ id, name, photos: [photo] }: ShownBusiness, { href }: Context): PreviewImage {
  return { path: href.sharePicture(id), alt: name, photo }
}

const streetLimit = 80

/**
 * Name, category, city and state, as the specification says. District and street follow, because a chain has many shops of one
 * name in a city, and a country where the city is not the largest of its name.
 */
function fallbackTitle(business: ShownBusiness, { format }: Messages): string {
  const { name, categoryLabel, city, cityPage, countryCode, shownPlace, street } = business
  const isNamesake = city !== '' && cityPage !== city
  const where = joinKnown([
    placeText(shownPlace),
    isNamesake && format.country(countryCode),
    shownPlace.district,
    street.slice(0, streetLimit),
  ])
  return joinKnown([joinKnown([name, categoryLabel], ' - '), where], ' | ')
}

/**
 * The stored address (which may be a path) or the spec's fallback, as an absolute address. On this site it is that of the
 * page's language.
 */
export function canonicalUrl(business: ShownBusiness, { site, language, href }: Context): string {
  const fallback = site.origin + href.business(business.id)
  const stored = business.canonicalUrl && URL.parse(business.canonicalUrl, site.origin)
  if (!stored) return fallback
  if (stored.origin !== site.origin) return stored.href
  return site.origin + pathIn(language, splitPath(stored.pathname).rest) + stored.search
}

/** Breadcrumbs of the business, from the home page to its own canonical address. */
export function detailCrumbs(business: ShownBusiness, context: Context): { name: string; path: string }[] {
  const { messages, href } = context
  return [
    { name: messages.frame.home, path: href.home() },
    ...(business.cityPage
      ? [{ name: business.shownPlace.city || business.shownPlace.near, path: href.city(business.cityPage) }]
      : []),
    ...(business.city && business.district
      ? [
          {
            name: business.shownPlace.district,
            path: href.place({ city: business.cityPage, district: business.district }),
          },
        ]
      : []),
    ...(business.categorySlug
      ? [{ name: business.categoryLabel, path: href.category(business.categorySlug) }]
      : []),
    { name: business.name, path: canonicalUrl(business, context) },
  ]
}
