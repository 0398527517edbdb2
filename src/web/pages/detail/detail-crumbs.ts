import type { Business } from '../../../domain/directory/directory.ts'
import { href } from '../../routes.ts'

/** Where the business stands on the site, home first. */
export function detailCrumbs(business: Business): { name: string; path: string }[] {
  return [
    { name: '홈', path: href.home() },
    ...(business.city ? [{ name: business.city, path: href.city(business.cityPage) }] : []),
    ...(business.categorySlug
      ? [{ name: business.categoryLabel, path: href.category(business.categorySlug) }]
      : []),
    { name: business.name, path: href.details(business.slug) },
  ]
}
