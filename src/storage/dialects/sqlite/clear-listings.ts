import type { Database } from 'better-sqlite3'

/** Deletes every listing and all that hangs on one, inside the caller's transaction. Row numbers are not given again. */
export function clearListings(database: Database): void {
  database.exec(`
    drop table if exists business_search_beside;
    drop table if exists search_rebuild;
    delete from business;
    insert into business_search (business_search) values ('delete-all');
    delete from listing_id;
    delete from listing_id_news;
    delete from listing_slug;
    delete from listing_slug_news;
    delete from submission;
    delete from city_count;
    delete from city_country_count;
    delete from category_count;
    delete from group_count;
    delete from country_count;
    delete from day_count;
    delete from search_word;
    delete from list_block;
    delete from review_order;
    update shortcoming_count set business_count = 0;
    delete from undoable_change;
    delete from added_rows;
    delete from changed_listing;
    delete from dropped_name;
    delete from duplicate_keys;
    delete from duplicate_pair;
    delete from merged_listing;
    update fact_version set version = version + (select max(version) from fact_version);
    update meta set data_version = data_version + 1, total_businesses = 0, verified_businesses = 0, categories = 0,
      cities = 0, merged_businesses = 0;
  `)
}
