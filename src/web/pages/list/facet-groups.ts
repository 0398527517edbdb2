import { isCategoryGroup } from '../../../domain/category/category-group.ts'
import type { DrawnTrade } from '../../../domain/category/drawn-trade.ts'
import { type FilterName, givenFilters } from '../../../domain/directory/filters.ts'
import type { ShownFacets } from '../../api/queries.ts'
import type { Messages } from '../../messages/ko.ts'
import type { ListFilter, ListKind } from './list-filter.ts'

/** A value that narrows a list, and how many businesses remain. */
interface FacetValue {
  readonly label: string
  readonly businessCount: number
  readonly narrowed: Partial<ListFilter>
  readonly trade?: DrawnTrade
}

/** The list that the values narrow. */
interface FacetedList {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly messages: Messages
}

interface FacetGroup {
  readonly valuesOf: (facets: ShownFacets, list: FacetedList) => readonly FacetValue[]
  /** Which mark says that its counts are estimates. */
  readonly estimate?: 'attributesAreEstimated' | 'districtsAreEstimated'
  /** Whether a further value narrows the list that a value has narrowed already. */
  readonly isRepeated?: true
}

/** How each filter is offered with its counts, in the order shown; null: not offered. */
const facetOf: { readonly [Name in FilterName]: FacetGroup | null } = {
  category: {
    valuesOf: ({ categories }, { kind }) =>
      categories.map(({ category, categoryLabel: label, categorySlug, businessCount, trade }) => ({
        label,
        trade,
        businessCount,
        // The address of a page about a place has the trade's slug.
        narrowed: { category: isAboutPlace(kind) ? categorySlug : category },
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
    valuesOf: ({ countries }, { messages }) =>
      countries
        // A country without a code cannot be asked for.
        .filter(({ countryCode }) => countryCode)
        .map(({ countryCode, businessCount }) => ({
          label: messages.format.country(countryCode) || countryCode,
          businessCount,
          narrowed: { country: countryCode },
        })),
  },
  district: {
    estimate: 'districtsAreEstimated',
    valuesOf: ({ districts }) =>
      districts.map(({ name: district, shown: label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { district },
      })),
  },
  attribute: {
    estimate: 'attributesAreEstimated',
    isRepeated: true,
    valuesOf: ({ attributes }, { filter: { attribute: chosen = [] } }) =>
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
  missing: null,
}

/** Whether the list is that of a page about a trade or a place. */
export const isAboutPlace = ({ fixed }: ListKind) => Object.keys(fixed).length > 0

/** The values that divide a list, by filter. Conditions that apply already are left out, but a group has trades. */
export function facetGroups(facets: ShownFacets, list: FacetedList) {
  const { filter, messages } = list
  const { labels, trades } = messages.filters
  const chosen = givenFilters(filter).filter(
    (name) => name !== 'category' || !isCategoryGroup(filter.category ?? ''),
  )
  return (Object.keys(facetOf) as FilterName[]).flatMap((name) => {
    const group = facetOf[name]
    if (!group || (chosen.includes(name) && !group.isRepeated)) return []
    const values = group.valuesOf(facets, list)
    const isEstimated = facets[group.estimate ?? 'isEstimated']
    const textOf = (count: number) => messages.format.count(count)
    const countOf = isEstimated ? (count: number) => messages.filters.about(textOf(count)) : textOf
    // All listings have a value that is the only one; of attributes, each divides them.
    const title = name === 'category' ? trades : labels[name]
    if (values.length <= (group.isRepeated ? 0 : 1)) return []
    const links = values.map(({ label, businessCount, narrowed, trade }) => ({
      label,
      trade,
      count: countOf(businessCount),
      href: list.kind.href({ ...filter, ...narrowed }),
    }))
    return [{ title, links }]
  })
}
