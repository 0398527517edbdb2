import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
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
  const { data: cities = [] } = useDirectoryQuery(popularCities())
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
      <CategorySelect value={filter.category} />
      <TextFilter name="city" label="도시" value={filter.city} placeholder="예: 서울" list="filter-cities" />
      <datalist id="filter-cities">
        {cities.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <CountrySelect value={filter.country} />
      <RatingSelect value={filter.rating} />
      <fieldset className="filter-checks">
        <legend className="sr-only">그 밖의 조건</legend>
        <Check name="open" label="지금 영업 중" checked={filter.open} />
        <Check name="phone" label="전화번호 있음" checked={filter.phone} />
      </fieldset>
      <button type="submit" className="button-primary">
        <Search size={18} aria-hidden="true" />
        적용
      </button>
    </form>
  )
}

function Check({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="filter-check">
      <input type="checkbox" name={name} value="1" checked={checked} onChange={letFormHandle} />
      {label}
    </label>
  )
}

/** The address holds the state: the form's own handler changes it. */
function letFormHandle(): void {}
