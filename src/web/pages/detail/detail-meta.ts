import type { Business } from '../../../domain/directory/directory.ts'
import { joinKnown, placeText } from '../../format/place.ts'
import type { PageMeta, PreviewImage } from '../../meta/page-meta.ts'
import { href } from '../../routes.ts'
import type { SiteSettings } from '../../site-context.ts'

/** Meta data of a business's page. Uses the spec's fallbacks if no SEO text is stored. */
export function detailMeta(business: Business | null | undefined, site: SiteSettings): PageMeta {
  if (!business) {
    return {
      title: `업체를 찾을 수 없습니다 — ${site.name}`,
      description: '찾는 업체가 없거나 삭제되었습니다.',
      canonical: href.home(),
      status: 404,
      noindex: true,
    }
  }
  return {
    title: business.seoTitle || fallbackTitle(business),
    description: business.seoDescription || fallbackDescription(business),
    canonical: canonicalUrl(business, site),
    openGraphType: 'business.business',
    image: previewImage(business),
  }
}

function previewImage({ id, name, photos: [photo] }: Business): PreviewImage {
  if (photo) return { url: photo, alt: name, isDrawn: false }
  return { url: `/share/${encodeURIComponent(id)}.png`, alt: name, isDrawn: true }
}

function fallbackTitle(business: Business): string {
  return joinKnown([joinKnown([business.name, business.categoryLabel], ' - '), placeText(business)], ' | ')
}

function fallbackDescription(business: Business): string {
  const place = placeText(business)
  return joinKnown(
    [
      joinKnown([place && `${place}의`, business.categoryLabel, business.name], ' '),
      '주소, 전화번호, 영업시간, 평점을 확인하세요.',
    ],
    ' — ',
  )
}

/** The stored address (which may be a path) or the spec's fallback, as an absolute address. */
export function canonicalUrl(business: Business, site: SiteSettings): string {
  const path = business.canonicalUrl || href.business(business.id)
  return URL.parse(path, site.origin)?.href ?? site.origin + href.business(business.id)
}

/** Breadcrumbs of the business, starting with the home page. */
export function detailCrumbs(business: Business): { name: string; path: string }[] {
  return [
    { name: '홈', path: href.home() },
    ...(business.city ? [{ name: business.city, path: href.city(business.cityPage) }] : []),
    ...(business.city && business.district
      ? [{ name: business.district, path: href.district(business.cityPage, business.district) }]
      : []),
    ...(business.categorySlug
      ? [{ name: business.categoryLabel, path: href.category(business.categorySlug) }]
      : []),
    { name: business.name, path: href.details(business.slug) },
  ]
}
