import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import type { Sources } from '../candidate.ts'
import { namedFilter } from '../interpretation.ts'

/** Whether a listing has exactly this name. */
export async function isName({ listings }: Sources, query: BusinessQuery): Promise<boolean> {
  const named = namedFilter(query)
  // A list and not `best`: later steps ask for the same list.
  const page = { sort: 'recommended', limit: 1, offset: 0 } as const
  return named !== undefined && (await listings.listPage(named, page)).listings.length > 0
}
