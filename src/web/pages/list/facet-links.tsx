import type { BusinessFacets } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { countryName } from '../../format/country-name.ts'
import type { ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'

interface FacetLinksProps {
  readonly facets: BusinessFacets | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

interface FacetValue {
  readonly label: string
  readonly businessCount: number
  readonly narrowed: Partial<ListFilter>
}

/** Ways to narrow the list, with how many listings each leaves; what the list is narrowed by already is left out. */
export function FacetLinks({ facets, filter, kind }: FacetLinksProps) {
  if (!facets) return null
  const groups = facetGroups(facets, filter).filter(({ values }) => values.length > 1)
  if (groups.length === 0) return null
  return (
    <nav aria-label="좁혀 보기" className="facets">
      {groups.map(({ title, values }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul aria-label={`${title}별 업체 수`}>
            {values.map(({ label, businessCount, narrowed }) => (
              <li key={kind.href(narrowed)}>
                <a href={kind.href({ ...filter, ...narrowed })} className="facet-link">
                  <span className="min-w-0">{label}</span>
                  <span className="tabular-nums text-ink-3">
                    {facets.isEstimated && '약 '}
                    {formatCount(businessCount)}
                    <span className="sr-only">곳</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function facetGroups(
  { categories, cities, countries }: BusinessFacets,
  filter: ListFilter,
): readonly { readonly title: string; readonly values: readonly FacetValue[] }[] {
  const groups = [
    {
      title: '업종',
      isChosen: filter.category !== '',
      values: categories.map(({ category, categoryLabel: label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { category },
      })),
    },
    {
      title: '도시',
      isChosen: filter.city !== '',
      values: cities.map(({ name: label, page: city, businessCount }) => ({
        label,
        businessCount,
        narrowed: { city },
      })),
    },
    {
      title: '국가',
      isChosen: filter.country !== '',
      values: countries.map(({ country: name, countryCode, businessCount }) => ({
        label: countryName(countryCode) || name,
        businessCount,
        narrowed: { country: countryCode },
      })),
    },
  ]
  return groups.filter(({ isChosen }) => !isChosen)
}
