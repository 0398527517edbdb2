import type { Kysely } from 'kysely'
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
import { findBlock } from './list-block.ts'
import type { ListingIndex } from './listing-index.ts'
import type { Schema } from './schema.ts'

/** A filter by a city or category that has no more listings than this is counted to its end. */
const shortList = 50_000
/** Fewer are counted to the last one: “5+” tells nobody anything. */
const few = 50
/** Of more listings than these the best ones are looked through. */
export const defaultCountedListings = 1_000_000
/** Counts, of the latest filters: whoever turns the pages of a list asks for the same one again. */
const remembered = 1000

interface CounterParts {
  readonly counts: CountMethods
  /** Of more listings the best ones are looked through. */
  readonly limit: number
  /** See `createListingReader`. */
  readonly versionNow?: (() => string) | undefined
}

/**
 * Counts matches (see the port) in a time that does not grow with the listings: of more than `limit` only the best ones are looked
 * through. Counts are remembered until a listing changes.
 */
export function createMatchCounter(
  db: Kysely<Schema>,
  index: ListingIndex,
  { counts, limit, versionNow }: CounterParts,
): ListingReader['count'] {
  const best = { name: 'recommended', filter: {}, sort: 'recommended' } as const
  const known = new Map<string, MatchCount>()
  /** The lowest rank that is counted; undefined where all are. */
  let floor: number | undefined
  let version = -1
  /** What `versionNow` said then. */
  let seen: string | undefined

  /** Forgets what was before the latest change, whose number it returns. */
  async function renew(): Promise<number> {
    const written = versionNow?.()
    if (written !== undefined && written === seen) return version
    const now = await counts.dataVersion()
    if (now !== version) {
      floor = (await findBlock(db, best, limit))?.below ?? undefined
      known.clear()
      version = now
    }
    seen = written
    return now
  }

  async function isShort({ cityKey, categoryKey }: ListingFilter): Promise<boolean> {
    const lists = [cityKey && { cityKey }, categoryKey && { categoryKey }]
    for (const list of lists) if (list && ((await counts.countOf(list)) ?? 0) <= shortList) return true
    return false
  }

  async function countSome(filter: ListingFilter): Promise<MatchCount> {
    const above = floor
    const isWhole = above === undefined || filter.openingIds !== undefined
    if (!isWhole && !index.isShort(filter) && !(await isShort(filter))) {
      const { count } = await index.countUpTo(filter, { limit: matchCap, above })
      if (count >= few) return { totalCount: count, totalCountIsCapped: true }
      const some = await index.countUpTo(filter, { limit: few })
      return { totalCount: some.count, totalCountIsCapped: some.mayBeMore }
    }
    const { count, mayBeMore } = await index.countUpTo(filter, { limit: matchCap + 1 })
    return { totalCount: Math.min(count, matchCap), totalCountIsCapped: mayBeMore }
  }

  async function countOrRemember(filter: ListingFilter): Promise<MatchCount> {
    const asked = await renew()
    // The patterns that are open now are very many, and others in a quarter of an hour.
    if (filter.openingIds) return countSome(filter)
    const key = JSON.stringify(filter)
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
