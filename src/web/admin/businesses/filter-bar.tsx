import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isMissingField, missingFields } from '../../../domain/business/missing-fields.ts'
import { listSearchLimit } from '../../../domain/directory/administrators-query.ts'
import { type FilterValue, filters } from '../../../domain/directory/filters.ts'
import type { ListFilter } from '../admin-api.ts'
import { useCategories, useCountries, useCountryName } from '../categories.ts'
import { importsQuery } from '../jobs/job-queries.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'

const furtherCategories = 50

interface FilterBarProps {
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
}

/** Search, country, category, status, what is missing, and the import. On a phone all but the search are folded until one is set. */
export function FilterBar({ state, onChange }: FilterBarProps) {
  const { businesses, formats } = useMessages()
  const countries = useCountries()
  const countryName = useCountryName()
  const id = useId()
  const { search: _, page: __, status, ...others } = state
  const setCount = [status === 'all' ? '' : status, ...Object.values(others)].filter(Boolean).length
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? setCount > 0
  return (
    <div className="filter-bar">
      <SearchBox search={state.search} onSearch={(search) => onChange({ search })} />
      <button
        type="button"
        className="button-quiet filter-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        {businesses.filters.toggle(setCount)}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className="filter-more" data-open={isOpen}>
        <label className="field field-wide">
          <span>{businesses.filters.country}</span>
          <select
            value={state.country}
            onChange={(event) => onChange({ country: event.currentTarget.value })}
          >
            <option value="">{spec.businesses.allCountries}</option>
            <ChosenOption chosen={state.country} listed={countries.map(({ country }) => country)} />
            {countries.map(({ country, businessCount }) => (
              <option key={country} value={country}>
                {countryName(country)} ({formats.count(businessCount)})
              </option>
            ))}
          </select>
        </label>
        <CategoryFilter chosen={state.category} onChoose={(category) => onChange({ category })} />
        <label className="field">
          <span>{businesses.filters.status}</span>
          <select
            value={state.status}
            onChange={(event) => onChange({ status: event.currentTarget.value as ListState['status'] })}
          >
            {statusFilters.map((status) => (
              <option key={status} value={status}>
                {spec.businesses.statuses[status]}
              </option>
            ))}
          </select>
        </label>
        <MissingFilter chosen={state.missing} onChoose={(missing) => onChange({ missing })} />
        <ImportFilter chosen={state.changeId} onChoose={(changeId) => onChange({ changeId })} />
      </div>
    </div>
  )
}

interface MissingFilterProps {
  readonly chosen: string
  readonly onChoose: (missing: string) => void
}

/** What the listings lack. An address may name several fields; the control then shows them together. */
function MissingFilter({ chosen, onChoose }: MissingFilterProps) {
  const { businesses } = useMessages()
  const { missing } = businesses.filters
  const several = chosen.includes(',') ? chosen.split(',').filter(isMissingField) : []
  return (
    <label className="field field-wide">
      <span>{missing.label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{missing.any}</option>
        {several.length > 0 && (
          <option value={chosen}>{several.map((field) => missing.fields[field]).join(' · ')}</option>
        )}
        {missingFields.map((field) => (
          <option key={field} value={field}>
            {missing.fields[field]}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ImportFilterProps {
  readonly chosen: string
  readonly onChoose: (changeId: string) => void
}

/** The listings that an import has added or changed, for as long as it can be undone. */
function ImportFilter({ chosen, onChoose }: ImportFilterProps) {
  const { businesses, formats } = useMessages()
  const { imported } = businesses.filters
  const { data } = useQuery(importsQuery)
  const imports = (data ?? []).filter(({ canUndo }) => canUndo)
  return (
    <label className="field field-wide">
      <span>{imported.label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{imported.any}</option>
        {chosen !== '' && !imports.some(({ id }) => id === chosen) && (
          <option value={chosen}>{imported.former}</option>
        )}
        {imports.map(({ id, subject, createdAt }) => (
          <option key={id} value={id}>
            {subject} · {formats.dateTime(createdAt)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface CategoryFilterProps {
  readonly chosen: string
  readonly onChoose: (category: string) => void
}

/** The specification's categories, then the most frequent others: one line for each trade, whatever its names. */
function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const { businesses, formats, language } = useMessages()
  const specified = spec.businesses.categories
  const categories = useCategories()
  const others = categories
    .filter(({ slug }) => !specified.some((one) => one.slug === slug))
    .slice(0, furtherCategories)
  return (
    <label className="field">
      <span>{businesses.filters.category}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{spec.businesses.all}</option>
        {specified.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <ChosenOption
          chosen={chosen}
          name={categories.find(({ category }) => category === chosen)?.label[language]}
          listed={[...specified.map(({ name }) => name), ...others.map(({ category }) => category)]}
        />
        {others.map(({ category, label, businessCount }) => (
          <option key={category} value={category}>
            {label[language]} ({formats.count(businessCount)})
          </option>
        ))}
      </select>
    </label>
  )
}

interface ChosenOptionProps {
  readonly chosen: string
  readonly name?: string | undefined
  readonly listed: readonly string[]
}

/** Offers the address's value if the list does not have it. Without this the control would show another value. */
function ChosenOption({ chosen, name = chosen, listed }: ChosenOptionProps) {
  if (chosen === '' || listed.includes(chosen)) return null
  return <option value={chosen}>{name}</option>
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search)
  const { filters } = useMessages().businesses
  useEffect(() => setText(search), [search])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <search>
      <form className="filter-search" onSubmit={onSubmit}>
        <label className="field">
          <span>{filters.search}</span>
          <input
            type="search"
            value={text}
            maxLength={listSearchLimit}
            placeholder={filters.placeholder}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="button-quiet">
          {filters.search}
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
  /** Names of fields, separated by commas; '' for any listing. */
  readonly missing: string
  /** The job of an import; '' for listings of any. */
  readonly changeId: string
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
    missing: printMissing(filters.missing.parse(parameters.get('missing') ?? '')),
    changeId: parameters.get('changeId') ?? '',
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

const printMissing = (fields: FilterValue<'missing'> | undefined) =>
  fields === undefined ? '' : filters.missing.print(fields.filter(isMissingField))

/** The filter in the form of the calls' parameters. */
export function filterOf({ search, country, category, status, missing, changeId }: ListState): ListFilter {
  return {
    ...(search && { search }),
    ...(country && { country }),
    ...(category && { category }),
    ...(status !== 'all' && { verified: status === 'verified' }),
    ...(missing && { missing }),
    ...(changeId && { changeId }),
  }
}
