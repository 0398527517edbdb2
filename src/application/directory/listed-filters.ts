import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import type { Clock } from '../ports/system.ts'
import { OpenListings } from './open-listings.ts'

/** What is needed to understand a search. */
export interface SearchPorts {
  readonly listings: ListingReader
  readonly dictionary: SearchDictionary
  readonly clock: Clock
}

/**
 * The filters that together find what the panel's list of the query shows. No listing is in two of them. []: the query finds nothing.
 * What works on a whole list, such as an export, so means the listings that the administrator sees.
 */
export async function listedFilters(
  { listings, dictionary, clock }: SearchPorts,
  query: BusinessQuery,
): Promise<readonly ListingFilter[]> {
  const version = await listings.dataVersion()
  const open = new OpenListings(listings)
  // Loaded when it is needed: every command and the thread of jobs load this file, and hardly any of them searches.
  const { understandParts } = await import('../search/understand-parts.ts')
  const found = await understandParts(
    { listings, dictionary, openingIds: (asked) => open.openingIds(clock.now(), version, asked) },
    { ...query, inPanel: true },
    async ({ groups }) => {
      let totalCount = 0
      for (const { whole } of groups) {
        const count = await listings.count(whole, { sort: 'recommended', version })
        totalCount += count.totalCount
      }
      return { totalCount }
    },
  )
  return found ? found.interpretation.groups.map(({ whole }) => whole) : []
}
