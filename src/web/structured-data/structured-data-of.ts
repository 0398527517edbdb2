import type { RouteName } from '../../domain/site/match-route.ts'
import type { SummaryPage } from '../api/queries.ts'
import { pageSize } from '../api/queries.ts'
import { type MetaContext, pageNumber } from '../page.ts'
import { categoryListQuery, categoryNameOf, categorySlugOf } from '../pages/category-page.tsx'
import { cityListQuery, cityOf } from '../pages/city-page.tsx'
import { canonicalUrl, detailCrumbs } from '../pages/detail/detail-meta.ts'
import { businessIn, businessUnder } from '../pages/detail/detail-page.tsx'
import { listQueryOf } from '../pages/list/list-filter.ts'
import { href } from '../routes.ts'
import { breadcrumbData, businessData, type Crumb, itemListData, siteData } from './business-data.ts'

const home: Crumb = { name: '홈', path: href.home() }

/** The schema.org data of a page. Only the server makes it, because only search engines read it. */
export function structuredDataOf(route: RouteName | undefined, context: MetaContext): object[] {
  const { request, read, site } = context
  switch (route) {
    case 'home':
      return [siteData(site)]
    case 'browse':
    case 'search':
      return listData(context, read(listQueryOf(request)))
    case 'city':
    case 'district': {
      const { name, district } = cityOf(request)
      const crumbs = [
        home,
        { name: '도시', path: href.cities() },
        { name, path: href.city(name) },
        ...(district ? [{ name: district, path: href.district(name, district) }] : []),
      ]
      return [breadcrumbData(site, crumbs), ...listData(context, read(cityListQuery(request)))]
    }
    case 'category': {
      const found = read(categoryListQuery(request))
      const path = href.category(categorySlugOf(request))
      const crumbs = [home, { name: categoryNameOf(request, found), path }]
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

function listData({ request, site }: MetaContext, list: SummaryPage | null | undefined): object[] {
  if (!list?.businesses.length) return []
  return [itemListData(site, list.businesses, (pageNumber(request) - 1) * pageSize)]
}

function detailData({ request, read, site }: MetaContext, queryOf: typeof businessIn): object[] {
  const business = read(queryOf(request))
  if (!business) return []
  const data = businessData(business, canonicalUrl(business, site))
  return [...(data ? [data] : []), breadcrumbData(site, detailCrumbs(business))]
}
