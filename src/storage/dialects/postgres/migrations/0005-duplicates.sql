-- Possible duplicates, the keys by which they are found, and into which listings others were merged.
-- The packed keys of the published listings with the row numbers 8192 × chunk to 8192 × chunk + 8191, as far as through_n:
-- 'stale' when one has changed since, 'fresh' until they are compared with all others, then 'compared'.
create table duplicate_keys (
  chunk integer primary key,
  through_n bigint not null,
  state text not null,
  keys bytea not null
);

-- Listings that could be one place, first_id < second_id.
create table duplicate_pair (
  first_id text collate "C" not null,
  second_id text collate "C" not null,
  reasons text not null,
  strength integer not null,
  is_dismissed boolean not null,
  job_id text collate "C" not null,
  found_at bigint not null,
  primary key (first_id, second_id)
);
create index duplicate_pair_by_strength on duplicate_pair (is_dismissed, strength desc, first_id, second_id);
create index duplicate_pair_by_job on duplicate_pair (job_id, first_id, second_id);

-- Listings that an administrator merged into another one: their addresses lead there, and imports leave them out.
create table merged_listing (
  id text collate "C" primary key,
  n bigint not null,
  into_id text collate "C" not null
);
