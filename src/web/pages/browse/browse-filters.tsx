import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { topCategories } from '../../api/queries.ts'
import { formatCount } from '../../format/count.ts'
import { href, routePaths } from '../../routes.ts'
import type { BrowseFilter } from './browse-filter.ts'

const sorts = [
  { value: 'recommended', label: '추천순' },
  { value: 'latest', label: '최신 등록순' },
] as const

/** Search box, category and order as one GET form; a change goes back to page 1. */
export function BrowseFilters({ filter }: { readonly filter: BrowseFilter }) {
  const [, navigate] = useLocation()
  const apply = (form: HTMLFormElement) => {
    const data = new FormData(form)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    navigate(
      href.browse({
        search: text('search'),
        category: text('category'),
        sort: text('sort') === 'latest' ? 'latest' : 'recommended',
      }),
    )
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  return (
    <search>
      <form
        key={JSON.stringify(filter)}
        action={routePaths.browse}
        method="get"
        className="filter-panel"
        onSubmit={onSubmit}
      >
        <label className="field">
          <span>검색어</span>
          <input
            name="search"
            type="search"
            defaultValue={filter.search}
            placeholder="이름, 업종, 주소"
            enterKeyHint="search"
          />
        </label>
        <CategorySelect value={filter.category} onPick={apply} />
        <label className="field">
          <span>정렬</span>
          <select
            name="sort"
            defaultValue={filter.sort}
            onChange={(event) => event.currentTarget.form && apply(event.currentTarget.form)}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button-primary">
          <Search size={18} aria-hidden="true" />
          검색
        </button>
      </form>
    </search>
  )
}

function CategorySelect({ value, onPick }: { value: string; onPick: (form: HTMLFormElement) => void }) {
  const { data = [] } = useDirectoryQuery(topCategories())
  const isListed = value === '' || data.some(({ category }) => category === value)
  return (
    <label className="field">
      <span>카테고리</span>
      <select
        name="category"
        defaultValue={value}
        onChange={(event) => event.currentTarget.form && onPick(event.currentTarget.form)}
      >
        <option value="">All</option>
        {!isListed && <option value={value}>{value}</option>}
        {data.map(({ category, businessCount }) => (
          <option key={category} value={category}>
            {category} ({formatCount(businessCount)})
          </option>
        ))}
      </select>
    </label>
  )
}
