import type { DirectoryQuery } from '../../api/directory-query.ts'
import { businessList, topCategories, topCountries } from '../../api/queries.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import { businessQueryOf, filterOf } from './list-filter.ts'

export const listQueryOf = (request: PageRequest) =>
  businessList(businessQueryOf(filterOf(request)), pageNumber(request))

/** What a screen with filters needs. */
export function listPageQueries(request: PageRequest): readonly DirectoryQuery<unknown>[] {
  return [topCategories(), topCountries(), listQueryOf(request)]
}
