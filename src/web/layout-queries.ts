import type { DirectoryQuery } from './api/directory-query.ts'
import { popularCities, statistics } from './api/queries.ts'

/** What header and footer show on every page. */
export function layoutQueries(): readonly DirectoryQuery<unknown>[] {
  return [statistics(), popularCities()]
}
