/** What many matches of a search are looked at for, apart from the wide rows of the table. */
export const listingFacts = {
  name: '0007-listing-facts',
  sql: `
    drop index business_facts;
    create index business_facts on business (
      n, opening_id, rating, review_count, category_key, city_key, country_code, latitude, longitude
    );
  `,
}
