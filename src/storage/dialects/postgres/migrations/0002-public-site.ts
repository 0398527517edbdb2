/**
 * Opening patterns, of which many listings share one, so that "open now" is a set of patterns; who submitted a pending
 * listing; indexes of the sorts. Listings from before have no pattern: when they are open is unknown to filters.
 */
export const publicSite = {
  name: '0002-public-site',
  sql: `
    create table opening (
      id integer generated always as identity primary key,
      hours text not null,
      time_zone text not null
    );
    create unique index opening_by_content on opening (md5(hours), time_zone);
    alter table business add column opening_id integer;
    create index business_by_rating on business (rating, review_count, n) where status = 'published';
    create index business_by_reviews on business (review_count, n) where status = 'published';

    create table submission (
      listing_id text collate "C" primary key,
      email text not null,
      created_at bigint not null
    );
  `,
}
