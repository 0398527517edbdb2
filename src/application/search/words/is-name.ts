import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { defaultPageSize } from '../../directory/page-bounds.ts'
import type { Sources } from '../candidate.ts'
import { namedFilter } from '../interpretation.ts'

/** Whether a listing has exactly this name. */
export async function isName({ listings }: Sources, query: BusinessQuery): Promise<boolean> {
  const named = namedFilter(query)
  // A list and not `best`, and a whole page of it: later steps ask for the same one.
  const page = { sort: 'recommended', limit: defaultPageSize, offset: 0 } as const
  return named !== undefined && (await listings.listPage(named, page)).listings.length > 0
}
