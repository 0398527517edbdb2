import { findCityByName } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { findCountry } from '../../domain/address/country/find-country.ts'
import { isCategoryGroup } from '../../domain/category/category-group.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { categorySlug } from '../../domain/category/category-slug.ts'
import { type BusinessQuery, ratingSteps } from '../../domain/directory/directory.ts'
import { searchTerms } from '../../domain/search-terms/category-search.ts'
import type { ListingFilter } from '../ports/listing-store.ts'

/** Seoul, 서울 and 서울특별시 are one city. */
export const keyOfCity = (name: string) => cityKey(findCityByName(name).pageName)

/** A group's slug means the whole group, although `Restaurants` is also what some sources call one category. */
export function categoryFilter(name: string): ListingFilter {
  const group = [categorySlug(name), categoryKey(name)].find(isCategoryGroup)
  return group ? { categoryGroup: group } : { categoryKey: categoryKey(name) }
}

const ratingStep = (minRating: number | undefined) =>
  ratingSteps.findLast((step) => minRating !== undefined && step <= minRating)

/** What is looked for by words. */
export const wordsOf = ({ search, location }: BusinessQuery) =>
  [search, location].filter((text) => text?.trim()).join(' ')

/** What a query asks for, but for `openNow`; undefined where words were given but none of them can be looked for: such a search finds nothing. */
export function toFilter(query: BusinessQuery): ListingFilter | undefined {
  const words = wordsOf(query)
  const { terms, anyOf } = searchTerms(words)
  const minRating = ratingStep(query.minRating)
  if (words && terms.length + anyOf.length === 0) return undefined
  return {
    ...(terms.length > 0 && { terms }),
    ...(anyOf.length > 0 && { anyOf }),
    ...(query.category && categoryFilter(query.category)),
    ...(query.city && { cityKey: keyOfCity(query.city) }),
    ...(query.country && { countryCode: findCountry(query.country) || query.country.slice(0, 60) }),
    ...(minRating && { minRating }),
    ...(query.hasPhone && { hasPhone: true }),
    ...(query.verified !== undefined && { isVerified: query.verified }),
  }
}
