import { isFrequentTerm } from '../../domain/search-terms/index-terms.ts'
import { defaultPageSize } from '../directory/page-bounds.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import {
  type ListingPage,
  type ListingReader,
  type MatchCount,
  matchCap,
  upToCap,
} from '../ports/listing-store.ts'

type Listings = Pick<ListingReader, 'listPage' | 'count'>
/** `version`: the data version when the request began. */
type Page = Parameters<ListingReader['listPage']>[1] & { readonly version: number }

/** Results that are counted together. */
export interface ResultGroup {
  /** Lists that are shown one after the other. No listing is in two of them. */
  readonly lists: readonly ListingFilter[]
  /** All listings of the group. The group is counted with this filter. */
  readonly whole: ListingFilter
  /** Terms of those that come first in each of its lists: of a station's own quarter. */
  readonly own?: readonly string[]
}

export const groupOf = (filter: ListingFilter): ResultGroup => ({ lists: [filter], whole: filter })

/** The group with each of its filters changed. */
export function mapGroup(
  { lists, whole, ...more }: ResultGroup,
  change: (filter: ListingFilter) => ListingFilter,
): ResultGroup {
  return { ...more, lists: lists.map(change), whole: change(whole) }
}

/** The lists of a group as they are read: only here are they parted, because what a search means depends on its lists. */
function ownFirst({ lists, whole, own }: ResultGroup): ResultGroup {
  if (!own) return { lists, whole }
  const having = (list: ListingFilter) => ({ ...list, terms: [...(list.terms ?? []), ...own] })
  const lacking = (list: ListingFilter) => ({ ...list, notAllOf: [...(list.notAllOf ?? []), own] })
  return { lists: lists.flatMap((list) => [having(list), lacking(list)]), whole }
}

type Rows = ListingPage['listings']
const asListed = (rows: Rows): Rows => rows

/**
 * One page of result groups that follow each other. After a list that is longer than what is counted, no further
 * lists are shown. `arrange` orders the rows of a page that are of one list.
 */
export async function listGroups(
  listings: Listings,
  asked: readonly ResultGroup[],
  page: Page,
  arrange = asListed,
): Promise<ListingPage> {
  const groups = asked.map(ownFirst)
  const found: Rows[number][] = []
  let filled = 0
  let total = 0
  for (const [index, group] of groups.entries()) {
    const before = total
    const all = await readWhole(listings, group, page)
    if (all) {
      found.push(...all.slice(0, page.limit - filled))
      filled = Math.min(page.limit, filled + all.length)
      total += all.length
      if (filled < page.limit) continue
      const count = await countGroups(listings, { groups: groups.slice(index + 1), before: total }, page)
      return { listings: found, ...count }
    }
    for (const list of group.lists) {
      const offset = Math.max(0, page.offset - total)
      const limit = page.limit - filled
      const read = await listings.listPage(list, { ...page, offset, limit })
      const { listings: rows, entries } = read
      found.push(...arrange(rows))
      filled += entries
      if (filled === page.limit) {
        const own = list === group.lists.at(-1) ? read.count : undefined
        const sum = own && !own.totalCountIsCapped ? total - before + own.totalCount : undefined
        const count = await countGroups(listings, { groups: groups.slice(index), before, first: sum }, page)
        // The count is a lower bound and may be smaller than what is shown already.
        const totalCount = Math.max(count.totalCount, page.offset + page.limit)
        return { listings: found, ...count, totalCount }
      }
      // For "open now" and a box, only the best matches may have been looked at.
      const isWhole = offset + page.limit <= matchCap && !list.openingIds && !list.box
      const endsHere = isWhole && (entries > 0 || offset === 0)
      const count = endsHere ? exactly(offset + entries) : (read.count ?? (await listings.count(list, page)))
      if (count.totalCountIsCapped) return { listings: found, ...count }
      total += count.totalCount
    }
  }
  return { listings: found, ...exactly(total) }
}

const exactly = (totalCount: number): MatchCount => ({ totalCount, totalCountIsCapped: false })

interface CountedGroups {
  readonly groups: readonly ResultGroup[]
  readonly before: number
  /** How many listings the first group has, if its lists have told it. */
  readonly first?: number | undefined
}

/** How many listings the groups have together, with those before them. */
async function countGroups(
  listings: Listings,
  { groups, before, first }: CountedGroups,
  page: Page,
): Promise<MatchCount> {
  let total = before
  for (const [index, { whole }] of groups.entries()) {
    const isKnown = index === 0 && first !== undefined
    const { totalCount, totalCountIsCapped } = isKnown ? upToCap(first) : await listings.count(whole, page)
    total += totalCount
    // Lists after one that is not counted to its end are never shown.
    if (totalCountIsCapped) return { totalCount: Math.min(total, matchCap), totalCountIsCapped: true }
  }
  return exactly(total)
}

/**
 * All listings of a group in the order of its lists, if they are so few that one page has them; otherwise undefined. Most ways to
 * understand a search find nothing or a handful, so the whole is asked for first: where it has none, no list of it is read, and what only
 * one list can have is not asked for again.
 */
async function readWhole(
  listings: Pick<Listings, 'listPage'>,
  { lists, whole }: ResultGroup,
  page: Page,
): Promise<Rows | undefined> {
  // For "open now" and a box, only the best matches may have been looked at.
  if (lists.length < 2 || page.offset > 0 || whole.openingIds || whole.box || !isRare(whole)) return undefined
  const limit = Math.max(page.limit, defaultPageSize)
  const { listings: found, entries } = await listings.listPage(whole, { ...page, limit })
  if (entries === limit || found.length < entries) return undefined
  const ordered: Rows[number][] = []
  let left = found
  for (const [index, list] of lists.entries()) {
    const possible = left.filter((one) => mayHave(list, one))
    if (possible.length === 0) continue
    const later = lists.slice(index + 1)
    const isSettled = !later.some((other) => possible.some((one) => mayHave(other, one)))
    const own = isSettled ? possible : (await listings.listPage(list, { ...page, limit })).listings
    const ids = new Set(own.map(({ id }) => id))
    ordered.push(...left.filter(({ id }) => ids.has(id)))
    left = left.filter(({ id }) => !ids.has(id))
  }
  return ordered
}

/** Whether a listing must have a word that is no trade: a trade alone is what very many are. */
const isRare = ({ terms = [] }: ListingFilter): boolean => terms.some((term) => !isFrequentTerm(term))

/** Lists that begin with the visitor's own country are told apart by the country alone. */
const mayHave = (
  { countryCode, notCountryCode }: ListingFilter,
  listing: Pick<Rows[number], 'countryCode'>,
): boolean =>
  (!countryCode || listing.countryCode === countryCode) &&
  (!notCountryCode || listing.countryCode !== notCountryCode)
