-- Listings, with the order in which they are stored as their number.
create table business (
  n integer primary key,
  id text not null,
  rank integer not null,
  slug text not null,
  place_id text not null,
  name text not null,
  category text not null,
  category_key text not null,
  category_group text,
  address text not null,
  zip_code text not null,
  city text not null,
  city_key text not null,
  state text not null,
  district text not null,
  country text not null,
  country_code text not null,
  latitude real,
  longitude real,
  time_zone text not null,
  phone text not null,
  phone_e164 text not null,
  rating real not null,
  review_count integer not null,
  photos text not null,
  -- '' where there is a pattern; the view has both.
  opening_hours text not null,
  about text not null,
  is_verified integer not null,
  status text not null,
  description text not null,
  location_link text not null,
  unique_content text not null,
  seo_title text not null,
  seo_description text not null,
  canonical_url text not null,
  created_at integer not null,
  updated_at integer not null,
  -- The opening pattern; null where hours or time zone are unknown.
  opening_id integer,
  -- The last edit by hand.
  edited_at integer,
  -- When the data were imported; null: at created_at. Edits and search texts keep it.
  data_at integer
) strict;

create unique index business_by_id on business (id);

-- A covering index of the columns of doc values.
create index business_facts on business (
  n, opening_id, rating, review_count, category_key, city_key, country_code, latitude, longitude
);

-- Submissions, in the order of their coming.
create index business_pending on business (n) where status = 'pending';

-- Opening patterns, which many listings share, so that "open now" is a set of patterns.
create table opening (
  id integer primary key,
  hours text not null,
  time_zone text not null,
  unique (hours, time_zone)
) strict;

-- Whole rows: rows with an opening pattern store no hours, because a tenth of the table was copies of them.
create view listing as select
  n, id, rank, slug, place_id, name, category, category_key, category_group, address, zip_code, city, city_key, state,
  district, country, country_code, latitude, longitude, time_zone, phone, phone_e164, rating, review_count, photos,
  coalesce((select hours from opening where opening.id = business.opening_id), opening_hours) as opening_hours,
  about, is_verified, status, description, location_link, unique_content, seo_title, seo_description, canonical_url,
  created_at, updated_at, opening_id, edited_at, data_at
  from business;

-- The full-text index. Two segments of a level are merged.
create virtual table business_search using fts5 (
  tokens, content = '', columnsize = 0, detail = none, tokenize = ascii
);
insert into business_search (business_search, rank) values ('hashsize', 33554432);
insert into business_search (business_search, rank) values ('usermerge', 2);

-- The latest change of the listings with the row numbers 2048 × chunk to 2048 × chunk + 2047.
create table fact_version (
  chunk integer primary key,
  version integer not null
) strict;

create index fact_version_by_version on fact_version (version);

-- The sort keys of the list by reviews: the number of reviews (at most 1,048,575) in the high bits, the row number in the low 32.
create table review_order (place integer primary key) strict;

-- Block counts of the lists that have any number of pages.
create table list_block (
  list text not null,
  floor integer not null,
  business_count integer not null,
  primary key (list, floor)
) strict, without rowid;

create table listing_slug (
  hash integer primary key,
  n integer not null
) strict;

create table meta (
  id integer primary key check (id = 1),
  data_version integer not null,
  next_n integer not null,
  total_businesses integer not null,
  verified_businesses integer not null,
  categories integer not null,
  cities integer not null,
  -- How many listings there were when the full-text index was last merged into one segment.
  merged_businesses integer not null default 0,
  -- How the derived tables were made: see `index-format.ts`.
  index_format text not null default ''
) strict;
insert into meta (id, data_version, next_n, total_businesses, verified_businesses, categories, cities) values (1, 0, 1, 0, 0, 0, 0);

create table city_count (
  key text primary key,
  name text not null,
  country_code text not null,
  business_count integer not null
) strict, without rowid;

create index city_count_by_size on city_count (business_count desc, key);

create table city_country_count (
  key text not null,
  country_code text not null,
  business_count integer not null,
  primary key (key, country_code)
) strict, without rowid;

create table category_count (
  key text primary key,
  category text not null,
  category_group text,
  business_count integer not null
) strict, without rowid;

create table group_count (
  category_group text primary key,
  business_count integer not null
) strict, without rowid;

create table country_count (
  country_code text primary key,
  country text not null,
  business_count integer not null
) strict, without rowid;

-- The districts of each city and how many listings each has. A listing's own spelling counts under `key`, which the filter compares;
-- `folded`, without accents, is for looking a district up by what people type.
create table district_count (
  city_key text not null,
  key text not null,
  name text not null,
  folded text not null,
  business_count integer not null,
  primary key (city_key, key)
) without rowid;

create index district_count_by_name on district_count (folded);

-- Counts for the dashboard.
create table day_count (
  day text primary key,
  business_count integer not null
) strict, without rowid;

create table shortcoming_count (
  shortcoming text primary key,
  business_count integer not null
) strict, without rowid;
insert into shortcoming_count values ('city', 0), ('hours', 0), ('phone', 0), ('seo', 0);

-- The search dictionary: words of listing names by their typed letters, and how many listings have them.
create table search_word (
  key text primary key,
  word text not null,
  reversed text not null,
  business_count integer not null
) strict, without rowid;

-- Words by their ends: a mistake leaves a word's beginning or its end as it is.
create index search_word_by_end on search_word (reversed);

-- Jobs with leases.
create table job (
  id text primary key,
  kind text not null,
  state text not null,
  subject text not null,
  progress text,
  result text,
  created_at integer not null,
  updated_at integer not null,
  username text not null default '',
  request text,
  owner text not null default '',
  lease_until integer not null default 0,
  cancel_requested integer not null default 0,
  attempts integer not null default 1,
  started_at integer,
  undone_at integer,
  -- How many runs in a row have stored no work. After too many, the job fails.
  idle_attempts integer not null default 0
) strict, without rowid;

create index job_by_time on job (created_at, id);

-- Jobs that change listings run one at a time, whoever starts them. The kinds that only read are named; a new kind counts as changing.
create unique index job_writing on job (state)
  where state = 'running' and kind not in ('preview', 'export', 'backup');

create table refused_row (
  job_id text not null references job (id) on delete cascade,
  row_number integer not null,
  reason text not null,
  cells text not null,
  primary key (job_id, row_number)
) strict, without rowid;

-- The job that keeps the directory read-only until it has ended, because it deletes or restores everything. One row.
create table directory_hold (
  id integer primary key check (id = 1),
  job_id text not null,
  held_at integer not null
) strict;
insert into directory_hold values (1, '', 0);

-- Changes that can be undone; what that takes is in the three tables after it.
create table undoable_change (
  id text primary key,
  changed_at integer not null
) strict, without rowid;

-- The rows that a change added: by number, first and last included.
create table added_rows (
  change_id text not null,
  first_n integer not null,
  last_n integer not null,
  primary key (change_id, first_n)
) strict, without rowid;

-- A listing as it was before a change: JSON of its row. The change made it what it was at changed_at, its version.
create table changed_listing (
  change_id text not null,
  listing_id text not null,
  changed_at integer not null,
  before text not null,
  primary key (change_id, listing_id)
) strict, without rowid;

create index changed_listing_by_listing on changed_listing (listing_id, changed_at);

-- What a city, category or country was called when a change took its last listing.
create table dropped_name (
  change_id text not null,
  kind text not null,
  key text not null,
  name text not null,
  category_group text,
  primary key (change_id, kind, key)
) strict, without rowid;

-- What administrators did.
create table audit (
  id text primary key,
  at integer not null,
  username text not null,
  action text not null,
  subject_id text not null,
  subject text not null,
  details text
) strict, without rowid;

create index audit_by_time on audit (at, id);

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

-- The senders of pending listings.
create table submission (
  listing_id text primary key,
  email text not null,
  created_at integer not null
) strict, without rowid;

-- What visitors say is wrong with listings. A report is open until it is decided on.
create table report (
  id text primary key,
  listing_id text not null,
  -- Separated by commas.
  reasons text not null,
  note text not null,
  -- Of the business itself; '' from any other visitor.
  contact text not null,
  created_at integer not null,
  decision text,
  decided_at integer
) strict, without rowid;

create index report_open on report (created_at, id) where decided_at is null;

create index report_open_by_listing on report (listing_id) where decided_at is null;

create index report_decided on report (decided_at) where decided_at is not null;

-- Searches without results, counted for each day, and what the administrator says that a phrase means.
create table zero_result (
  day text not null,
  words text not null,
  place text not null,
  search_count integer not null,
  primary key (day, words, place)
) strict, without rowid;

create table synonym (
  key text primary key,
  phrase text not null,
  meaning text not null,
  trade text not null,
  created_at integer not null
) strict, without rowid;

create table admin (
  username text primary key,
  password_hash text not null,
  -- Of the password that the product makes on its first start.
  password_expires_at integer
) strict, without rowid;

create table session (
  token_hash text primary key,
  username text not null,
  created_at integer not null,
  last_seen_at integer not null,
  expires_at integer not null,
  user_agent text not null
) strict, without rowid;

create index session_by_username on session (username);

create index session_by_expiry on session (expires_at);

-- The optional second factor: the secret for an authenticator's codes, and recovery codes.
create table second_factor (
  username text primary key,
  secret text not null,
  is_confirmed integer not null,
  last_step integer not null
) strict, without rowid;

create table recovery_code (
  username text not null,
  code_hash text not null,
  primary key (username, code_hash)
) strict, without rowid;

-- Limited attempts, such as logins and submissions. The limits hold for all processes and survive a restart.
create table attempt_limit (
  key text primary key,
  count integer not null,
  free_at integer not null,
  expires_at integer not null
) strict, without rowid;

create index attempt_limit_by_expiry on attempt_limit (expires_at);
