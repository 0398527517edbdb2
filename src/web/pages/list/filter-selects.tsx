import { type FilterName, filters } from '../../../domain/directory/filters.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { topCategories, topCountries } from '../../api/queries.ts'
import { formatCount } from '../../format/count.ts'
import { countryName } from '../../format/country-name.ts'
import { categoryText } from './list-filter.ts'

interface SelectProps {
  readonly filter: FilterName
  readonly value: string
  readonly any: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** How a value that the list does not hold is said. */
  readonly textOf?: (value: string) => string
}

const asIs = (value: string) => value

/** A choice that also offers what the address asks for, where the list does not hold it. */
function FilterSelect({ filter, value, any, options, textOf = asIs }: SelectProps) {
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <label className="field">
      <span>{filters[filter].label}</span>
      <select name={filters[filter].parameter} value={value} onChange={letFormHandle}>
        <option value="">{any}</option>
        {!isListed && <option value={value}>{textOf(value)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

export function CategorySelect({ value = '' }: { readonly value: string | undefined }) {
  const { data = [] } = useDirectoryQuery(topCategories())
  const options = data.map(({ category, categoryLabel, businessCount }) => ({
    value: category,
    label: `${categoryLabel} (${formatCount(businessCount)})`,
  }))
  return <FilterSelect filter="category" any="All" value={value} options={options} textOf={categoryText} />
}

export function CountrySelect({ value = '' }: { readonly value: string | undefined }) {
  const { data = [] } = useDirectoryQuery(topCountries())
  const options = data
    .filter(({ countryCode }) => countryCode)
    .map(({ country, countryCode, businessCount }) => ({
      value: countryCode,
      label: `${countryName(countryCode) || country} (${formatCount(businessCount)})`,
    }))
  return <FilterSelect filter="country" any="모든 국가" value={value} options={options} />
}

const ratings = [4, 3, 2].map((rating) => ({ value: String(rating), label: `${rating}점 이상` }))

export function RatingSelect({ value }: { readonly value: number | undefined }) {
  const shown = value === undefined ? '' : String(value)
  return <FilterSelect filter="minRating" any="모든 평점" value={shown} options={ratings} />
}

/** The address holds the state: the form's own handler changes it. */
function letFormHandle(): void {}
