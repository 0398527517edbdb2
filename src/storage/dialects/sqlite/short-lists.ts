import type { Database } from 'better-sqlite3'
import { keepLatest } from '../../keep-latest.ts'
import { prepareDatabaseVersion } from './database-version.ts'
import type { FactMemory } from './fact-memory.ts'
import type { QueryPlan } from './filter-query.ts'

/** Of the shortest list that a query asks for: some 3,000 listings. */
const defaultPages = 4
/** So many times as long may it be where it is compared with others: it would be read for the count anyway. */
const timesCompared = 3
/** A search asks for the same few lists again and again: for a page, for their lengths, for what facets are made of. */
const remembered = 16

/** The ranks of all matches of a query, best first; undefined where there may be very many. */
export type ShortLists = (plan: Omit<QueryPlan, 'expectedPages'>) => readonly number[] | undefined

/**
 * Reads the matches of queries that cannot have many all at once, in the ascending order that FTS5 reads fastest: the other way round takes half as
 * long again, and a page and its count would each read the lists. The latest are remembered until somebody writes.
 */
export function createShortLists(
  database: Database,
  facts: Pick<FactMemory, 'knowsMost' | 'inCity'>,
  { shortPages = defaultPages, versionNow = prepareDatabaseVersion(database) } = {},
): ShortLists {
  const listMatches = database
    .prepare<[string], number>(
      'select rowid from business_search where business_search match ? order by rowid',
    )
    .pluck()
  const known = new Map<string, readonly number[]>()
  let version = ''

  /** In the order of the index. A city's list is long: hundreds of listings are looked up in memory sooner than in it. */
  function read({ query, anywhere }: Pick<QueryPlan, 'query' | 'anywhere'>): number[] {
    if (!anywhere || !facts.knowsMost()) return listMatches.all(query)
    return facts.inCity(listMatches.all(anywhere.query), anywhere.cityKey)
  }

  return (plan) => {
    const { query, pages, lists } = plan
    if (pages > (lists > 1 ? timesCompared : 1) * shortPages) return undefined
    const now = versionNow()
    if (now !== version) known.clear()
    version = now
    const found = known.get(query)
    if (found) return found
    const ranks = read(plan).reverse()
    keepLatest(known, query, ranks, remembered)
    return ranks
  }
}
