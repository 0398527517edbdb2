import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { saysNear } from '../../../domain/search-words/near/near-words.ts'
import { withoutPastedPluses } from '../../../domain/text/plain-signs.ts'

/** The query with spaces for the plus signs of an address that was pasted, and with `near me` among the words: it names no place. */
export function asSpaced(query: BusinessQuery): BusinessQuery {
  const { location: _, ...others } = query
  if (query.literal) return query
  const search = query.search && withoutPastedPluses(query.search)
  const location = query.location && withoutPastedPluses(query.location)
  if (search && location && saysNear(location.trim())) return { ...others, search: `${search} ${location}` }
  return { ...query, ...(search && { search }), ...(location && { location }) }
}
