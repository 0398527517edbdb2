-- Possible duplicates, the keys by which they are found, and into which listings others were merged.
-- The packed keys of the published listings with the row numbers 8192 × chunk to 8192 × chunk + 8191, as far as through_n:
-- 'stale' when one has changed since, 'fresh' until they are compared with all others, then 'compared'.
create table duplicate_keys (
  chunk integer primary key,
  through_n integer not null,
  state text not null,
  keys blob not null
) strict;

-- Listings that could be one place, first_id < second_id.
create table duplicate_pair (
  first_id text not null,
  second_id text not null,
  reasons text not null,
  strength integer not null,
  is_dismissed integer not null,
  job_id text not null,
  found_at integer not null,
  primary key (first_id, second_id)
) strict, without rowid;
create index duplicate_pair_by_strength on duplicate_pair (is_dismissed, strength desc, first_id, second_id);
create index duplicate_pair_by_job on duplicate_pair (job_id, first_id, second_id);

-- Listings that an administrator merged into another one: their addresses lead there, and imports leave them out.
create table merged_listing (
  id text primary key,
  n integer not null,
  into_id text not null
) strict, without rowid;
create unique index merged_listing_by_n on merged_listing (n);
