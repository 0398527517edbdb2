import type { Database } from 'better-sqlite3'
import { prepareDatabaseVersion } from './database-version.ts'
import type { QueryPlan } from './filter-query.ts'

/** Of the shortest list that a query asks for: some 3,000 listings. */
const defaultPages = 4
/** A search asks for the same few lists again and again: for a page, for their lengths, for what facets are made of. */
const remembered = 16

/** The ranks of all matches of a query, best first; undefined where there may be very many. */
export type ShortLists = (plan: QueryPlan) => readonly number[] | undefined

/**
 * Reads the matches of queries that cannot have many all at once, in the ascending order that FTS5 reads fastest: the other way round takes half as
 * long again, and a page and its count would each read the lists. The latest are remembered until somebody writes.
 */
export function createShortLists(database: Database, shortPages = defaultPages): ShortLists {
  const listMatches = database
    .prepare<[string], number>(
      'select rowid from business_search where business_search match ? order by rowid',
    )
    .pluck()
  const versionNow = prepareDatabaseVersion(database)
  const known = new Map<string, readonly number[]>()
  let version = ''
  return ({ query, pages }) => {
    if (pages > shortPages) return undefined
    const now = versionNow()
    if (now !== version) known.clear()
    version = now
    const found = known.get(query)
    if (found) return found
    const ranks = listMatches.all(query).reverse()
    for (const oldest of known.keys()) if (known.size >= remembered) known.delete(oldest)
    known.set(query, ranks)
    return ranks
  }
}
