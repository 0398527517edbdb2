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

export interface Tiers {
  /** Lists that follow each other. */
  readonly tiers: readonly ListingFilter[]
  /** Fewer lists, of the same listings together: by them the tiers are counted. */
  readonly counted?: readonly ListingFilter[] | undefined
}

/** One page of lists that follow each other. Where one is longer than is counted, those behind it are out of reach. */
export async function listTiers(
  listings: Listings,
  { tiers, counted = tiers }: Tiers,
  page: Page,
): Promise<ListingPage> {
  const found: ListingPage['listings'][number][] = []
  let filled = 0
  const counts = new Map<ListingFilter, MatchCount>()
  for (const tier of tiers) {
    const before = sum(counts)
    const offset = Math.max(0, page.offset - before)
    const { listings: rows, places } = await listings.listPage(tier, {
      ...page,
      offset,
      limit: page.limit - filled,
    })
    found.push(...rows)
    filled += places
    if (filled === page.limit) {
      const count = await countAll(listings, counted, page.sort, counts)
      // Of very many listings some are counted: maybe fewer than have been shown so far.
      return { listings: found, ...count, totalCount: Math.max(count.totalCount, page.offset + page.limit) }
    }
    // Of what is open the best may be all that is known.
    const isWhole = offset + page.limit <= matchCap && !tier.openingIds
    const endsHere = isWhole && (places > 0 || offset === 0)
    const count = endsHere ? exactly(offset + places) : await listings.count(tier, page.sort)
    counts.set(tier, count)
    if (count.totalCountIsCapped) return { listings: found, ...count }
  }
  return { listings: found, ...exactly(sum(counts)) }
}

const exactly = (totalCount: number): MatchCount => ({ totalCount, totalCountIsCapped: false })

function sum(counts: ReadonlyMap<ListingFilter, MatchCount>): number {
  return [...counts.values()].reduce((total, { totalCount }) => total + totalCount, 0)
}

/** `known`: counts that need not be asked for. */
async function countAll(
  listings: Listings,
  filters: readonly ListingFilter[],
  sort: ListSort,
  known: ReadonlyMap<ListingFilter, MatchCount>,
): Promise<MatchCount> {
  let total = 0
  for (const filter of filters) {
    const { totalCount, totalCountIsCapped } = known.get(filter) ?? (await listings.count(filter, sort))
    total += totalCount
    // What is behind a list that is not counted to its end is out of reach.
    if (totalCountIsCapped) return { totalCount: Math.min(total, matchCap), totalCountIsCapped: true }
  }
  return exactly(total)
}
