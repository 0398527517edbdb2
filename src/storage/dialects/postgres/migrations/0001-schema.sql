-- Listings, their slugs, search index and counts; jobs; accounts and sessions. `business` can be distributed by `id`,
-- `listing_slug` by `slug`: neither has another unique constraint, and no foreign key leaves them.
create table business (
  n bigint not null,
  id text collate "C" primary key,
  rank bigint not null,
  slug text not null,
  place_id text not null,
  name text not null,
  category text not null,
  category_key text collate "C" not null,
  category_group text collate "C",
  address text not null,
  zip_code text not null,
  city text not null,
  city_key text collate "C" not null,
  state text not null,
  district text not null,
  country text not null,
  country_code text collate "C" not null,
  latitude double precision,
  longitude double precision,
  time_zone text not null,
  phone text not null,
  phone_e164 text not null,
  rating double precision not null,
  review_count bigint not null,
  photos text not null,
  opening_hours text not null,
  about text not null,
  is_verified boolean not null,
  status text not null,
  description text not null,
  location_link text not null,
  unique_content text not null,
  seo_title text not null,
  seo_description text not null,
  canonical_url text not null,
  created_at bigint not null,
  updated_at bigint not null,
  tokens tsvector not null,
  -- The opening pattern; null where hours or time zone are unknown.
  opening_id integer,
  -- The last edit by hand.
  edited_at bigint,
  -- When the data were imported; null: at created_at. Edits and search texts keep it.
  data_at bigint
);
create index business_by_rank on business (rank) where status = 'published';
create index business_by_n on business (n) where status = 'published';
create index business_by_category on business (category_key, rank) where status = 'published';
create index business_by_group on business (category_group, rank) where status = 'published';
create index business_by_city on business (city_key, rank) where status = 'published';
create index business_by_country on business (country_code, rank) where status = 'published';
create index business_by_rating on business (rating, review_count, n) where status = 'published';
create index business_by_reviews on business (review_count, n) where status = 'published';
-- Submissions, in the order of their coming.
create index business_pending on business (n) where status = 'pending';
create index business_by_token on business using gin (tokens) where status = 'published';
-- Index of the few verified listings, best first.
create index business_by_verified on business (rank) where status = 'published' and is_verified;
-- Statistics of the 5,000 most common tokens instead of 1,000. The planner takes all other tokens for rare (ADR 21).
alter table business alter column tokens set statistics 500;

-- The view of whole rows, which has the same name in every dialect.
create view listing as select * from business;

create table listing_slug (
  slug text collate "C" primary key,
  listing_id text collate "C" not null
);

create table meta (
  id integer primary key check (id = 1),
  data_version bigint not null,
  next_n bigint not null,
  total_businesses bigint not null,
  verified_businesses bigint not null,
  categories bigint not null,
  cities bigint not null,
  -- How the derived tables were made: see `index-format.ts`.
  index_format text not null default ''
);
insert into meta values (1, 0, 1, 0, 0, 0, 0);

create table city_count (
  key text collate "C" primary key,
  name text not null,
  country_code text collate "C" not null,
  business_count bigint not null
);
create index city_count_by_size on city_count (business_count desc, key);

create table city_country_count (
  key text collate "C" not null,
  country_code text collate "C" not null,
  business_count bigint not null,
  primary key (key, country_code)
);

create table category_count (
  key text collate "C" primary key,
  category text not null,
  category_group text,
  business_count bigint not null
);

create table group_count (
  category_group text collate "C" primary key,
  business_count bigint not null
);

create table country_count (
  country_code text collate "C" primary key,
  country text not null,
  business_count bigint not null
);

-- Jobs with leases.
create table job (
  id text collate "C" primary key,
  kind text not null,
  state text not null,
  subject text not null,
  progress text,
  result text,
  created_at bigint not null,
  updated_at bigint not null,
  username text not null default '',
  request text,
  owner text not null default '',
  lease_until bigint not null default 0,
  cancel_requested boolean not null default false,
  attempts integer not null default 1,
  started_at bigint,
  undone_at bigint,
  -- How many runs in a row have stored no work. After too many, the job fails.
  idle_attempts integer not null default 0
);
create index job_by_time on job (created_at, id);
-- Jobs that change listings run one at a time, whoever starts them. The kinds that only read are named; a new kind counts as changing.
create unique index job_writing on job (state)
  where state = 'running' and kind not in ('preview', 'export', 'backup');

create table refused_row (
  job_id text collate "C" not null references job (id) on delete cascade,
  row_number bigint not null,
  reason text not null,
  cells text not null,
  primary key (job_id, row_number)
);

create table admin (
  username text collate "C" primary key,
  password_hash text not null,
  -- Of the password that the product makes on its first start.
  password_expires_at bigint
);

create table session (
  token_hash text collate "C" primary key,
  username text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  user_agent text not null
);
create index session_by_username on session (username);
create index session_by_expiry on session (expires_at);

-- Opening patterns, which many listings share, so that "open now" is a set of patterns.
create table opening (
  id integer generated always as identity primary key,
  hours text not null,
  time_zone text not null
);
create unique index opening_by_content on opening (md5(hours), time_zone);

-- The senders of pending listings.
create table submission (
  listing_id text collate "C" primary key,
  email text not null,
  created_at bigint not null
);

-- Changes that can be undone; what that takes is in the three tables after it.
create table undoable_change (
  id text collate "C" primary key,
  changed_at bigint not null
);

-- The rows that a change added: by number, first and last included.
create table added_rows (
  change_id text collate "C" not null,
  first_n bigint not null,
  last_n bigint not null,
  primary key (change_id, first_n)
);

-- A listing as it was before a change: JSON of its row. The change made it what it was at changed_at, its version.
create table changed_listing (
  change_id text collate "C" not null,
  listing_id text collate "C" not null,
  changed_at bigint not null,
  before text not null,
  primary key (change_id, listing_id)
);
create index changed_listing_by_listing on changed_listing (listing_id, changed_at);

-- What a city, category or country was called when a change took its last listing.
create table dropped_name (
  change_id text collate "C" not null,
  kind text not null,
  key text collate "C" not null,
  name text not null,
  category_group text,
  primary key (change_id, kind, key)
);

-- What administrators did.
create table audit (
  id text collate "C" primary key,
  at bigint not null,
  username text not null,
  action text not null,
  subject_id text not null,
  subject text not null,
  details text
);
create index audit_by_time on audit (at, id);

-- Counts for the dashboard.
create table day_count (
  day text collate "C" primary key,
  business_count bigint not null
);

create table shortcoming_count (
  shortcoming text collate "C" primary key,
  business_count bigint not null
);
insert into shortcoming_count values ('city', 0), ('hours', 0), ('phone', 0), ('seo', 0);

-- The search dictionary: words of listing names by their typed letters, and how many listings have them.
create table search_word (
  key text collate "C" primary key,
  word text not null,
  reversed text collate "C" not null,
  business_count bigint not null
);
-- Words by their ends: a mistake leaves a word's beginning or its end as it is.
create index search_word_by_end on search_word (reversed);

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

-- Block counts of the lists that have any number of pages.
create table list_block (
  list text collate "C" not null,
  floor bigint not null,
  business_count bigint not null,
  primary key (list, floor)
);

-- Limited attempts, such as logins and submissions. The limits hold for all processes and survive a restart.
create table attempt_limit (
  key text collate "C" primary key,
  count integer not null,
  free_at bigint not null,
  expires_at bigint not null
);
create index attempt_limit_by_expiry on attempt_limit (expires_at);

-- The optional second factor: the secret for an authenticator's codes, and recovery codes.
create table second_factor (
  username text collate "C" primary key,
  secret text not null,
  is_confirmed integer not null,
  last_step bigint not null
);
create table recovery_code (
  username text collate "C" not null,
  code_hash text collate "C" not null,
  primary key (username, code_hash)
);

-- The job that keeps the directory read-only until it has ended, because it deletes or restores everything. One row.
create table directory_hold (
  id integer primary key check (id = 1),
  job_id text not null,
  held_at bigint not null
);
insert into directory_hold values (1, '', 0);

-- The districts of each city and how many listings each has. A listing's own spelling counts under `key`, which the filter compares;
-- `folded`, without accents, is for looking a district up by what people type.
create table district_count (
  city_key text not null,
  key text not null,
  name text not null,
  folded text not null,
  business_count bigint not null,
  primary key (city_key, key)
);
create index district_count_by_name on district_count (folded);

-- Searches without results, counted for each day, and what the administrator says that a phrase means.
create table zero_result (
  day text collate "C" not null,
  words text collate "C" not null,
  place text collate "C" not null,
  search_count bigint not null,
  primary key (day, words, place)
);
create table synonym (
  key text collate "C" primary key,
  phrase text not null,
  meaning text not null,
  trade text not null,
  created_at bigint not null
);

-- What visitors say is wrong with listings. A report is open until it is decided on.
create table report (
  id text collate "C" primary key,
  listing_id text collate "C" not null,
  -- Separated by commas.
  reasons text not null,
  note text not null,
  -- Of the business itself; '' from any other visitor.
  contact text not null,
  created_at bigint not null,
  decision text,
  decided_at bigint
);
create index report_open on report (created_at, id) where decided_at is null;
create index report_open_by_listing on report (listing_id) where decided_at is null;
create index report_decided on report (decided_at) where decided_at is not null;
