import type { BusinessFacets } from '../../../domain/directory/directory.ts'
import { type FilterName, givenFilters } from '../../../domain/directory/filters.ts'
import type { Messages } from '../../messages/ko.ts'
import type { ListFilter } from './list-filter.ts'

/** A value that narrows a list, and how many businesses remain. */
interface FacetValue {
  readonly label: string
  readonly businessCount: number
  readonly narrowed: Partial<ListFilter>
}

interface FacetGroup {
  readonly valuesOf: (facets: BusinessFacets, filter: ListFilter, messages: Messages) => readonly FacetValue[]
  /** Whether a further value narrows the list that a value has narrowed already. */
  readonly isRepeated?: true
}

/** How each filter is offered with its counts, in the order shown; null: not offered. */
const facetOf: { readonly [Name in FilterName]: FacetGroup | null } = {
  category: {
    valuesOf: ({ categories }) =>
      categories.map(({ category, categoryLabel: label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { category },
      })),
  },
  city: {
    valuesOf: ({ cities }) =>
      cities.map(({ shown, page: city, businessCount }) => ({
        label: shown.name,
        businessCount,
        narrowed: { city },
      })),
  },
  country: {
    valuesOf: ({ countries }, _, { format }) =>
      countries.map(({ country: name, countryCode, businessCount }) => ({
        label: format.country(countryCode) || name,
        businessCount,
        narrowed: { country: countryCode },
      })),
  },
  district: {
    valuesOf: ({ districts }) =>
      districts.map(({ name: district, shown: label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { district },
      })),
  },
  attribute: {
    isRepeated: true,
    valuesOf: ({ attributes }, { attribute: chosen = [] }) =>
      attributes.map(({ attribute, label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { attribute: [...chosen, attribute] },
      })),
  },
  minRating: null,
  openNow: null,
  hasPhone: null,
  hoursUnknown: null,
  box: null,
  verified: null,
}

/** The values that divide a list, by filter. Conditions that apply already are left out. */
export function facetGroups(facets: BusinessFacets, filter: ListFilter, messages: Messages) {
  const { labels, trades } = messages.filters
  const chosen = givenFilters(filter)
  return (Object.keys(facetOf) as FilterName[]).flatMap((name) => {
    const group = facetOf[name]
    if (!group || (chosen.includes(name) && !group.isRepeated)) return []
    const values = group.valuesOf(facets, filter, messages)
    const isEstimated = group.isRepeated ? facets.attributesAreEstimated : facets.isEstimated
    // All listings have a value that is the only one; of attributes, each divides them.
    const title = name === 'category' ? trades : labels[name]
    return values.length > (group.isRepeated ? 0 : 1) ? [{ title, values, isEstimated }] : []
  })
}
