import { type CityPage, cityPage } from '../../api/queries.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'
import type { Messages } from '../../messages/ko.ts'
import type { PageRequest } from '../../page.ts'
import type { FixedFilter } from '../list/list-filter.ts'
import { noticesCode } from './late-notices.ts'

export interface CityName {
  readonly name: string
  readonly district?: string
}

/** The names in the page's language, or as the address has them. Among cities of one name, the country or the state is named. */
export function titleOf(
  { name, district = '' }: CityName,
  found: CityPage | null | undefined,
  { place }: Messages,
): string {
  if (!found) return place(district, name)
  const { shown } = found
  return place(shown.district ?? '', shown.region ? `${shown.name} (${shown.region})` : shown.name)
}

/** The city and the district of a page's address. */
export const cityOf = ({ params: { name = '', district } }: PageRequest): CityName => ({
  name,
  ...(district && { district }),
})
export const cityQuery = (request: PageRequest): DirectoryQuery<CityPage | null> => ({
  ...cityPage(cityOf(request)),
  bringFor: (found) => (found ? undefined : noticesCode.attempt()),
})
export const fixedOf = ({ name, district }: CityName): FixedFilter => ({
  city: name,
  ...(district && { district }),
})
