import { filterKey } from '../application/ports/listing-filter.ts'
import {
  type ListingFilter,
  type ListingReader,
  type MatchCount,
  matchCap,
} from '../application/ports/listing-store.ts'
import type { ListSort } from '../domain/directory/directory.ts'
import type { CountMethods } from './count-reader.ts'
import { findCountedList } from './counted-list.ts'
import { keepLatest } from './keep-latest.ts'
import type { ListingIndex } from './listing-index.ts'

/** Counts, of the latest filters: whoever turns the pages of a list asks for the same one again. */
const remembered = 1000

interface CounterParts {
  readonly counts: CountMethods
  /** See `createListingReader`. */
  readonly versionNow?: (() => string) | undefined
}

/** Counts matches (see the port). Counts are remembered until a listing changes. */
export function createMatchCounter(
  index: ListingIndex,
  { counts, versionNow }: CounterParts,
): ListingReader['count'] {
  const known = new Map<string, MatchCount>()
  let version = -1
  /** What `versionNow` said then. */
  let seen: string | undefined

  /** Forgets what was before the latest change, whose number it returns. */
  async function renew(): Promise<number> {
    const written = versionNow?.()
    if (written !== undefined && written === seen) return version
    const now = await counts.dataVersion()
    if (now !== version) known.clear()
    version = now
    seen = written
    return now
  }

  async function countSome(filter: ListingFilter): Promise<MatchCount> {
    const { count, mayBeMore } = await index.countUpTo(filter, matchCap + 1)
    return { totalCount: Math.min(count, matchCap), totalCountIsCapped: mayBeMore }
  }

  async function countOrRemember(filter: ListingFilter): Promise<MatchCount> {
    const asked = await renew()
    // The patterns that are open now are very many, and others in a quarter of an hour.
    if (filter.openingIds) return countSome(filter)
    const key = filterKey(filter)
    const before = known.get(key)
    if (before) return before
    const count = await countSome(filter)
    if (asked === version) keepLatest(known, key, count, remembered)
    return count
  }

  return async (filter: ListingFilter, sort: ListSort) => {
    const total = await counts.countOf(filter)
    if (total === undefined) return countOrRemember(filter)
    const isCapped = total > matchCap && !findCountedList(filter, sort)
    return { totalCount: isCapped ? matchCap : total, totalCountIsCapped: isCapped }
  }
}
