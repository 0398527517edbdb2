import { findCityByName } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { findCountry } from '../../domain/address/country/find-country.ts'
import { isEmptyField } from '../../domain/business/missing-fields.ts'
import { categoryGroupNamed, categoryKey } from '../../domain/category/category-key.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import {
  type FilterName,
  type FilterValue,
  givenFilters,
  ratingStep,
} from '../../domain/directory/filters.ts'
import { searchTerms } from '../../domain/search-terms/category-search.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'

/** The key of a city by any of its names: Seoul, 서울 and 서울특별시 are one city. */
export const keyOfCity = (name: string) => cityKey(findCityByName(name).pageName)

/** A group's slug or name means the whole group, although some sources use `Restaurants` for one category. */
export function categoryFilter(name: string): ListingFilter {
  const group = categoryGroupNamed(name)
  return group ? { categoryGroup: group } : { categoryKey: categoryKey(name) }
}

/** The condition of each filter. */
const conditionOf: { readonly [Name in FilterName]: (value: FilterValue<Name>) => ListingFilter } = {
  category: categoryFilter,
  city: (name) => ({ cityKey: keyOfCity(name) }),
  district: (district) => ({ district }),
  country: (country) => ({ countryCode: findCountry(country) || country.slice(0, 60) }),
  minRating(rating) {
    const minRating = ratingStep(rating)
    return minRating === undefined ? {} : { minRating }
  },
  attribute: (attributes) => ({ attributes }),
  hasPhone: (hasPhone) => ({ hasPhone }),
  hoursUnknown: (hoursUnknown) => ({ hoursUnknown }),
  /** Added later, by DirectoryService: what is open this minute must not change what the words mean. */
  openNow: () => ({}),
  box: (box) => ({ box }),
  verified: (isVerified) => ({ isVerified }),
  /** `text` is in no index of words. */
  missing(missing) {
    return {
      missing: missing.filter(isEmptyField),
      ...(missing.includes('text') && { withoutText: true }),
    }
  },
}

function conditionsOf(query: BusinessQuery): ListingFilter {
  const condition = <Name extends FilterName>(name: Name) =>
    conditionOf[name](query[name] as FilterValue<Name>)
  const ofChange = query.changeId ? { changeId: query.changeId } : {}
  return Object.assign(ofChange, ...givenFilters(query).map(condition))
}

/** The words to search for. */
export const wordsOf = ({ search, location }: BusinessQuery) =>
  [search, location].filter((text) => text?.trim()).join(' ')

/**
 * The filter of a query, without `openNow`. undefined if words were given but none of them can be searched: such a
 * search finds nothing.
 */
export function toFilter(query: BusinessQuery): ListingFilter | undefined {
  const words = wordsOf(query)
  const { terms, anyOf, noneOf } = searchTerms(words)
  if (words && terms.length + anyOf.length === 0) return undefined
  return {
    ...(terms.length > 0 && { terms }),
    ...(anyOf.length > 0 && { anyOf }),
    ...(noneOf && { noneOf }),
    ...conditionsOf(query),
  }
}
