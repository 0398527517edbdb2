import type { Database } from 'better-sqlite3'
import { memoize } from '../../memoize.ts'
import { prepareDatabaseVersion } from './database-version.ts'
import type { ListSizes } from './filter-query.ts'
import { prepareIndexSegments } from './index-segments.ts'

/** Before each term of the index that is not of a prefix index. */
const mainIndex = '0'
/** Where the last list of a segment ends is not kept: it counts as a long one. */
const unknown = 2 ** 40

/**
 * How long the lists of the full-text index are, in pages. FTS5 keeps with which term each page of a segment begins
 * (the table `business_search_idx`): a list reaches as far as the next term's. Remembered for as long as the segments are the same.
 */
export function createListSizes(
  database: Database,
  versionNow = prepareDatabaseVersion(database),
): ListSizes {
  const listSegments = prepareIndexSegments(database)
  const page = (comparison: string, order: string) =>
    `(select pgno >> 1 from business_search_idx
      where segid = segment.value and term ${comparison} cast(:term as blob) order by term ${order} limit 1)`
  const countPages = database
    .prepare<{ segments: string; term: string }, number>(
      `select coalesce(sum(coalesce(${page('>', 'asc')}, ${unknown}) - ${page('<=', 'desc')}), 0) from json_each(:segments) as segment`,
    )
    .pluck()
  const sizesIn = (segments: string) =>
    memoize((token) => countPages.get({ segments, term: mainIndex + token }) ?? 0)
  let version = ''
  let known = ''
  let sizeOf = sizesIn(known)
  return () => {
    const now = versionNow()
    if (now === version) return sizeOf
    version = now
    const segments = JSON.stringify(listSegments())
    if (segments !== known) {
      known = segments
      sizeOf = sizesIn(segments)
    }
    return sizeOf
  }
}
