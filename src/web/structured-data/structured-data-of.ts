import type { RouteName } from '../../domain/site/match-route.ts'
import { pageSize } from '../api/queries.ts'
import { type MetaContext, pageNumber } from '../page.ts'
import { canonicalUrl, detailCrumbs } from '../pages/detail/detail-meta.ts'
import { businessIn, businessUnder } from '../pages/detail/detail-page.tsx'
import { filterOf, type ListFilter, listQuery } from '../pages/list/list-filter.ts'
import { categoryFilter } from '../pages/place/category-page.tsx'
import { cityOf, cityQuery } from '../pages/place/city-of-page.ts'
import { cityFilter } from '../pages/place/city-page.tsx'
import { tradeInPlaceFilter } from '../pages/place/trade-in-place-page.tsx'
import { categoryNameOf, categoryQuery, categorySlugOf } from '../pages/place/trade-of-page.ts'
import { breadcrumbData, businessData, type Crumb, itemListData, siteData } from './business-data.ts'

/** The schema.org data of a page. Only the server makes it, because only search engines read it. */
export function structuredDataOf(route: RouteName | undefined, context: MetaContext): object[] {
  const { request, read, site, messages, href } = context
  switch (route) {
    case 'home':
      return [siteData(context)]
    case 'browse':
    case 'search':
      return listData(context, filterOf(request))
    case 'city':
    case 'district':
      return [breadcrumbData(site, cityCrumbs(context)), ...listData(context, cityFilter(request))]
    case 'category': {
      const name = categoryNameOf(request, read(categoryQuery(request)), messages)
      const crumbs = [homeCrumb(context), { name, path: href.category(categorySlugOf(request)) }]
      return [breadcrumbData(site, crumbs), ...listData(context, categoryFilter(request))]
    }
    case 'tradeInCity':
    case 'tradeInDistrict': {
      const filter = tradeInPlaceFilter(request)
      const { category = '', city = '', district } = filter
      const name = categoryNameOf(request, read(categoryQuery(request)), messages)
      const path = href.place({ category, city, ...(district && { district }) })
      return [breadcrumbData(site, [...cityCrumbs(context), { name, path }]), ...listData(context, filter)]
    }
    case 'details':
      return detailData(context, businessUnder)
    case 'business':
      return detailData(context, businessIn)
    default:
      return []
  }
}

const homeCrumb = ({ messages, href }: MetaContext): Crumb => ({
  name: messages.frame.home,
  path: href.home(),
})

function cityCrumbs(context: MetaContext): Crumb[] {
  const { request, read, messages, href } = context
  const { name, district } = cityOf(request)
  const shown = read(cityQuery(request))?.shown
  return [
    homeCrumb(context),
    { name: messages.frame.cities, path: href.cities() },
    { name: shown?.name ?? name, path: href.city(name) },
    ...(district ? [{ name: shown?.district ?? district, path: href.place({ city: name, district }) }] : []),
  ]
}

function listData({ request, site, href, read }: MetaContext, filter: ListFilter): object[] {
  const page = pageNumber(request)
  const list = read(listQuery(filter, page))
  if (!list?.businesses.length) return []
  return [itemListData({ site, href }, list.businesses, (page - 1) * pageSize)]
}

function detailData(context: MetaContext, queryOf: typeof businessIn): object[] {
  const { request, read, site } = context
  const business = read(queryOf(request))
  // A closed business has no page for search engines.
  if (!business || business.isClosedForGood) return []
  const data = businessData(business, canonicalUrl(business, context))
  return [...(data ? [data] : []), breadcrumbData(site, detailCrumbs(business, context))]
}
