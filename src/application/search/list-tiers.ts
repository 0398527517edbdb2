import type { ListingFilter, ListingPage, ListingReader } from '../ports/listing-store.ts'

type Page = Parameters<ListingReader['list']>[1]

/** One page of lists that follow each other. Where one is longer than is counted, those behind it are out of reach. */
export async function listTiers(
  listings: Pick<ListingReader, 'list'>,
  tiers: readonly ListingFilter[],
  page: Page,
): Promise<ListingPage> {
  const found: ListingPage['listings'][number][] = []
  let totalCount = 0
  for (const tier of tiers) {
    const offset = Math.max(0, page.offset - totalCount)
    const list = await listings.list(tier, { ...page, offset, limit: page.limit - found.length })
    found.push(...list.listings)
    totalCount += list.totalCount
    if (list.totalCountIsCapped)
      return { listings: found, totalCount: list.totalCount, totalCountIsCapped: true }
  }
  return { listings: found, totalCount, totalCountIsCapped: false }
}
