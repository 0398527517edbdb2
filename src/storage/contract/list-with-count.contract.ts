import type { ListingReader } from '../../application/ports/listing-store.ts'
import { groupOf, listGroups } from '../../application/search/list-groups.ts'

/** One page of a list and its count, as a visitor gets them. */
export async function listWithCount(
  listings: ListingReader,
  filter: Parameters<ListingReader['listPage']>[0],
  page: Parameters<ListingReader['listPage']>[1],
) {
  return listGroups(listings, [groupOf(filter)], { ...page, version: await listings.dataVersion() })
}
