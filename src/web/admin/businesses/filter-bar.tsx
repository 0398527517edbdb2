import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CategorySummary, CountrySummary } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import type { ListFilter } from '../admin-api.ts'
import { call } from '../admin-call.ts'

const specCategories = ['Service Provider', 'Restaurant', 'Auto Service']
const furtherCategories = 50
const statusLabels = { all: 'All', verified: 'Verified', pending: 'Pending' } as const

interface FilterBarProps {
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
}

/** Search, country, category and status. */
export function FilterBar({ state, onChange }: FilterBarProps) {
  const countries = useQuery({
    queryKey: ['api', 'countries'],
    queryFn: () => call<readonly CountrySummary[]>('GET', 'countries'),
  })
  const categories = useQuery({
    queryKey: ['api', 'categories'],
    queryFn: () => call<readonly CategorySummary[]>('GET', 'categories'),
  })
  const others = (categories.data ?? [])
    .filter(({ category }) => !specCategories.includes(category))
    .slice(0, furtherCategories)
  return (
    <div className="filter-bar">
      <SearchBox search={state.search} onSearch={(search) => onChange({ search })} />
      <label className="field field-wide">
        <span>국가</span>
        <select value={state.country} onChange={(event) => onChange({ country: event.currentTarget.value })}>
          <option value="">All Countries</option>
          <ChosenOption
            chosen={state.country}
            listed={(countries.data ?? []).map(({ country }) => country)}
          />
          {(countries.data ?? []).map(({ country, businessCount }) => (
            <option key={country} value={country}>
              {country} ({formatCount(businessCount)})
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>카테고리</span>
        <select
          value={state.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        >
          <option value="">All</option>
          {specCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
          <ChosenOption
            chosen={state.category}
            listed={[...specCategories, ...others.map(({ category }) => category)]}
          />
          {others.map(({ category, businessCount }) => (
            <option key={category} value={category}>
              {category} ({formatCount(businessCount)})
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>상태</span>
        <select
          value={state.status}
          onChange={(event) => onChange({ status: event.currentTarget.value as ListState['status'] })}
        >
          {statusFilters.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Offers the address's value if the list does not have it. Without this the control would show another value. */
function ChosenOption({ chosen, listed }: { chosen: string; listed: readonly string[] }) {
  if (chosen === '' || listed.includes(chosen)) return null
  return <option>{chosen}</option>
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search)
  useEffect(() => setText(search), [search])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <search>
      <form className="filter-search" onSubmit={onSubmit}>
        <label className="field">
          <span>검색</span>
          <input
            type="search"
            value={text}
            maxLength={200}
            placeholder="이름, 주소, 카테고리"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="button-quiet">
          검색
        </button>
      </form>
    </search>
  )
}

const statusFilters = ['all', 'verified', 'pending'] as const
type StatusFilter = (typeof statusFilters)[number]

/** The state of the list. All of it is in the address, so "back" and "reload" keep it. */
interface ListState {
  readonly search: string
  readonly country: string
  readonly category: string
  readonly status: StatusFilter
  /** From 1. */
  readonly page: number
}

export function useListState(): readonly [ListState, (change: Partial<ListState>) => void] {
  const [, navigate] = useLocation()
  const parameters = new URLSearchParams(useSearch())
  const state: ListState = {
    search: parameters.get('search') ?? '',
    country: parameters.get('country') ?? '',
    category: parameters.get('category') ?? '',
    status: statusFilters.find((status) => status === parameters.get('status')) ?? 'all',
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1),
  }
  /** A change of any other filter goes to page 1. */
  const change = (changed: Partial<ListState>) => {
    const { status, page, ...texts } = { ...state, page: 1, ...changed }
    const given = Object.entries({
      ...texts,
      status: status === 'all' ? '' : status,
      page: page > 1 ? String(page) : '',
    }).filter(([, value]) => value !== '')
    navigate(`/admin-panel?${new URLSearchParams([['tab', 'businesses'], ...given])}`)
  }
  return [state, change]
}

/** The filter in the form of the calls' parameters. */
export function filterOf({ search, country, category, status }: ListState): ListFilter {
  return {
    ...(search && { search }),
    ...(country && { country }),
    ...(category && { category }),
    ...(status !== 'all' && { verified: status === 'verified' }),
  }
}
