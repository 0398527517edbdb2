/**
 * Opening patterns, of which many listings share one, so that "open now" is a set of patterns; who submitted a pending
 * listing; indexes of the sorts. Listings from before have no pattern: when they are open is unknown to filters.
 */
export const publicSite = {
  name: '0002-public-site',
  sql: `
    create table opening (
      id integer primary key,
      hours text not null,
      time_zone text not null,
      unique (hours, time_zone)
    ) strict;
    alter table business add column opening_id integer;
    create index business_facts on business (n, opening_id, rating, review_count);
    create index business_by_reviews on business (review_count, n) where status = 'published';

    create table submission (
      listing_id text primary key,
      email text not null,
      created_at integer not null
    ) strict, without rowid;
  `,
}
