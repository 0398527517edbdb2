import type { Business } from '../../../domain/directory/directory.ts'
import { href } from '../../routes.ts'
import { categorySlug } from './category-slug.ts'

/** Where the business stands on the site, home first. */
export function detailCrumbs(business: Business): { name: string; path: string }[] {
  const slug = categorySlug(business)
  return [
    { name: '홈', path: href.home() },
    ...(business.city ? [{ name: business.city, path: href.city(business.city) }] : []),
    ...(slug ? [{ name: business.category, path: href.category(slug) }] : []),
    { name: business.name, path: href.details(business.slug) },
  ]
}
