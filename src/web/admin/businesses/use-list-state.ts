import { useLocation, useSearch } from 'wouter'
import type { ListFilter } from '../admin-api.ts'

export const statusFilters = ['all', 'verified', 'pending'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** What the list shows; all of it is in the address, so that back and reload keep it. */
export interface ListState {
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
  /** Any other filter begins at its first page. */
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

/** The filter as calls take it. */
export function filterOf({ search, country, category, status }: ListState): ListFilter {
  return {
    ...(search && { search }),
    ...(country && { country }),
    ...(category && { category }),
    ...(status !== 'all' && { verified: status === 'verified' }),
  }
}
