import type { PoolClient } from 'pg'

/** Deletes every listing and all that hangs on one, inside the caller's transaction. Row numbers are not given again. */
export async function clearListings(client: PoolClient): Promise<void> {
  await client.query(`
    truncate business, listing_slug, submission, city_count, city_country_count, category_count, group_count,
      country_count, day_count, search_word, list_block, undoable_change, added_rows, changed_listing, dropped_name,
      duplicate_keys, duplicate_pair, merged_listing;
    update shortcoming_count set business_count = 0;
    update meta set data_version = data_version + 1, total_businesses = 0, verified_businesses = 0, categories = 0,
      cities = 0;
  `)
}
