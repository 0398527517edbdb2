-- Opening patterns, which many listings share, so that "open now" is a set of patterns; the senders of pending
-- listings; indexes of the sorts. Earlier listings have no pattern, so filters do not know when they are open.
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
