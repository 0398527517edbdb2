import type { RouteName } from '../../domain/site/match-route.ts'
import type { SummaryPage } from '../api/queries.ts'
import { pageSize } from '../api/queries.ts'
import { type MetaContext, pageNumber } from '../page.ts'
import { categoryListQuery, categoryNameOf, categorySlugOf } from '../pages/category-page.tsx'
import { cityListQuery, cityOf } from '../pages/city-page.tsx'
import { canonicalUrl, detailCrumbs } from '../pages/detail/detail-meta.ts'
import { businessIn, businessUnder } from '../pages/detail/detail-page.tsx'
import { listQueryOf } from '../pages/list/list-filter.ts'
import { breadcrumbData, businessData, type Crumb, itemListData, siteData } from './business-data.ts'

/** The schema.org data of a page. Only the server makes it, because only search engines read it. */
export function structuredDataOf(route: RouteName | undefined, context: MetaContext): object[] {
  const { request, read, site, messages, href } = context
  const home: Crumb = { name: messages.frame.home, path: href.home() }
  switch (route) {
    case 'home':
      return [siteData(context)]
    case 'browse':
    case 'search':
      return listData(context, read(listQueryOf(request)))
    case 'city':
    case 'district': {
      const { name, district } = cityOf(request)
      const found = read(cityListQuery(request))
      const shown = found?.shown
      const crumbs = [
        home,
        { name: messages.frame.cities, path: href.cities() },
        { name: shown?.name ?? name, path: href.city(name) },
        ...(district ? [{ name: shown?.district ?? district, path: href.district(name, district) }] : []),
      ]
      return [breadcrumbData(site, crumbs), ...listData(context, found)]
    }
    case 'category': {
      const found = read(categoryListQuery(request))
      const path = href.category(categorySlugOf(request))
      const crumbs = [home, { name: categoryNameOf(request, found, messages), path }]
      return [breadcrumbData(site, crumbs), ...listData(context, found)]
    }
    case 'details':
      return detailData(context, businessUnder)
    case 'business':
      return detailData(context, businessIn)
    default:
      return []
  }
}

function listData({ request, site, href }: MetaContext, list: SummaryPage | null | undefined): object[] {
  if (!list?.businesses.length) return []
  return [itemListData({ site, href }, list.businesses, (pageNumber(request) - 1) * pageSize)]
}

function detailData(context: MetaContext, queryOf: typeof businessIn): object[] {
  const { request, read, site } = context
  const business = read(queryOf(request))
  if (!business) return []
  const data = businessData(business, canonicalUrl(business, context))
  return [...(data ? [data] : []), breadcrumbData(site, detailCrumbs(business, context))]
}
