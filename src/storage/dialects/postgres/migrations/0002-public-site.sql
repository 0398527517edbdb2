-- Opening patterns, which many listings share, so that "open now" is a set of patterns; the senders of pending
-- listings; indexes of the sorts. Earlier listings have no pattern, so filters do not know when they are open.
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
