import type { ListSort } from '../../domain/directory/directory.ts'
import {
  type ListingFilter,
  type ListingPage,
  type ListingReader,
  type MatchCount,
  matchCap,
} from '../ports/listing-store.ts'

type Listings = Pick<ListingReader, 'listPage' | 'count'>
type Page = Parameters<ListingReader['listPage']>[1]

/** Results that are counted as one. */
export interface ResultGroup {
  /** Lists that follow each other; no listing is in two of them. */
  readonly lists: readonly ListingFilter[]
  /** What all of them hold together: by it the group is counted. */
  readonly whole: ListingFilter
}

export const groupOf = (filter: ListingFilter): ResultGroup => ({ lists: [filter], whole: filter })

/** The group with each of its filters changed. */
export function mapGroup(
  { lists, whole }: ResultGroup,
  change: (filter: ListingFilter) => ListingFilter,
): ResultGroup {
  return { lists: lists.map(change), whole: change(whole) }
}

/**
 * One page of result groups that follow each other. Where a list is longer than is counted, what is behind it is out of
 * reach.
 */
export async function listGroups(
  listings: Listings,
  groups: readonly ResultGroup[],
  page: Page,
): Promise<ListingPage> {
  const found: ListingPage['listings'][number][] = []
  let filled = 0
  let total = 0
  for (const [index, { lists }] of groups.entries()) {
    const before = total
    for (const list of lists) {
      const offset = Math.max(0, page.offset - total)
      const limit = page.limit - filled
      const { listings: rows, places } = await listings.listPage(list, { ...page, offset, limit })
      found.push(...rows)
      filled += places
      if (filled === page.limit) {
        const count = await countGroups(listings, { groups: groups.slice(index), before }, page.sort)
        // Of very many listings some are counted: maybe fewer than have been shown so far.
        const totalCount = Math.max(count.totalCount, page.offset + page.limit)
        return { listings: found, ...count, totalCount }
      }
      // Of what is open the best may be all that is known.
      const isWhole = offset + page.limit <= matchCap && !list.openingIds
      const endsHere = isWhole && (places > 0 || offset === 0)
      const count = endsHere ? exactly(offset + places) : await listings.count(list, page.sort)
      if (count.totalCountIsCapped) return { listings: found, ...count }
      total += count.totalCount
    }
  }
  return { listings: found, ...exactly(total) }
}

const exactly = (totalCount: number): MatchCount => ({ totalCount, totalCountIsCapped: false })

/** How many listings the groups have, with those before them. */
async function countGroups(
  listings: Listings,
  { groups, before }: { readonly groups: readonly ResultGroup[]; readonly before: number },
  sort: ListSort,
): Promise<MatchCount> {
  let total = before
  for (const { whole } of groups) {
    const { totalCount, totalCountIsCapped } = await listings.count(whole, sort)
    total += totalCount
    // What is behind a list that is not counted to its end is out of reach.
    if (totalCountIsCapped) return { totalCount: Math.min(total, matchCap), totalCountIsCapped: true }
  }
  return exactly(total)
}
