import { Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { type FilterName, type FilterValue, filters } from '../../../domain/directory/filters.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { popularCities } from '../../api/queries.ts'
import { CategorySelect, CountrySelect, RatingSelect } from './filter-selects.tsx'
import { type ListFilter, listFilterOf } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'
import { TextFilter } from './text-filter.tsx'

interface FilterFormProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly onSubmit: () => void
}

/** Every condition in one GET form. With JavaScript a choice applies at once; a change goes back to page 1. */
export function FilterForm({ filter, kind, onSubmit }: FilterFormProps) {
  const [, navigate] = useLocation()
  const apply = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    navigate(kind.href(listFilterOf(new URLSearchParams(fields))))
  }
  const onPick = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isChoice = target instanceof HTMLSelectElement || (target as HTMLInputElement).type === 'checkbox'
    if (isChoice) apply(currentTarget)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
    onSubmit()
  }
  return (
    <form action={kind.action} method="get" className="filter-form" onChange={onPick} onSubmit={submit}>
      {filter.search && <input type="hidden" name={kind.keyword} value={filter.search} />}
      {filter.location && <input type="hidden" name="location" value={filter.location} />}
      {filter.literal && <input type="hidden" name="literal" value="1" />}
      {filter.sort !== 'recommended' && <input type="hidden" name="sort" value={filter.sort} />}
      {filter.lat && <input type="hidden" name="lat" value={filter.lat} />}
      {filter.lng && <input type="hidden" name="lng" value={filter.lng} />}
      {fields.map((name) => (
        <Field key={name} name={name} filter={filter} />
      ))}
      <fieldset className="filter-checks">
        <legend className="sr-only">그 밖의 조건</legend>
        {checks.map((name) => (
          <Check key={name} filter={name} checked={filter[name] ?? false} />
        ))}
      </fieldset>
      <button type="submit" className="button-primary">
        <Search size={18} aria-hidden="true" />
        적용
      </button>
    </form>
  )
}

type CheckName = (typeof checks)[number]
type FieldName = Exclude<FilterName, CheckName>
const checks = ['openNow', 'hasPhone'] as const

/** The field of each filter that is no check, in the order in which they stand. */
const fieldOf: { readonly [Name in FieldName]: (value: FilterValue<Name> | undefined) => ReactNode } = {
  category: (category) => <CategorySelect value={category} />,
  city: (city) => <CityField value={city} />,
  district: (district) => <TextFilter filter="district" value={district} placeholder="예: 강남구" />,
  country: (country) => <CountrySelect value={country} />,
  minRating: (rating) => <RatingSelect value={rating} />,
  verified: (isVerified) =>
    isVerified !== undefined && (
      <input type="hidden" name={filters.verified.parameter} value={filters.verified.print(isVerified)} />
    ),
}
const fields = Object.keys(fieldOf) as readonly FieldName[]

function Field<Name extends FieldName>({ name, filter }: { name: Name; filter: ListFilter }) {
  return fieldOf[name](filter[name] as FilterValue<Name> | undefined)
}

function CityField({ value }: { value: string | undefined }) {
  const { data: cities = [] } = useDirectoryQuery(popularCities())
  return (
    <>
      <TextFilter filter="city" value={value} placeholder="예: 서울" list="filter-cities" />
      <datalist id="filter-cities">
        {cities.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  )
}

function Check({ filter, checked }: { filter: CheckName; checked: boolean }) {
  const { parameter, label } = filters[filter]
  return (
    <label className="filter-check">
      <input type="checkbox" name={parameter} value="1" checked={checked} onChange={letFormHandle} />
      {label}
    </label>
  )
}

/** The address holds the state: the form's own handler changes it. */
function letFormHandle(): void {}
