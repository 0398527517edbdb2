import type { AskedIds } from '../../../domain/directory/saved-ids.ts'
import type { BusinessSummary } from '../../api/business-summary.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'

/** The businesses of a saved list, in its order, each once, without those that are gone. */
export function businessesByIds(
  ids: readonly string[],
): DirectoryQuery<readonly (BusinessSummary & AskedIds)[]> {
  return {
    key: ['api', 'businesses', 'listed', ids],
    read: (api) => api.findBusinesses(ids),
    answer: 'listings',
  }
}
