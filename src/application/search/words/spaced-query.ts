import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { withoutPastedPluses } from '../../../domain/text/plain-signs.ts'

/** The query with spaces for the plus signs of an address that was pasted. */
export function asSpaced(query: BusinessQuery): BusinessQuery {
  const { search, location, literal } = query
  if (literal) return query
  return {
    ...query,
    ...(search && { search: withoutPastedPluses(search) }),
    ...(location && { location: withoutPastedPluses(location) }),
  }
}
