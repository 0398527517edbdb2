import { type ListSort, listSorts } from '../../../domain/directory/directory.ts'
import type { PageRequest } from '../../page-definition.ts'

/** What narrows and orders the list; '' means "any". */
export interface BrowseFilter {
  readonly search: string
  readonly category: string
  readonly sort: ListSort
}

export function browseFilterOf({ search }: PageRequest): BrowseFilter {
  const sort = search.get('sort')
  return {
    search: search.get('search')?.trim() ?? '',
    category: search.get('category')?.trim() ?? '',
    sort: listSorts.find((known) => known === sort) ?? 'recommended',
  }
}
