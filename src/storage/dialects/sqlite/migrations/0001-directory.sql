-- Listings, their slugs, search index and counts; jobs; accounts and sessions.
create table business (
  n integer primary key,
  id text not null unique,
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
  updated_at integer not null
) strict;

create virtual table business_search using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = ascii
);
insert into business_search (business_search, rank) values ('hashsize', 33554432);

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
  cities integer not null
) strict;
insert into meta values (1, 0, 1, 0, 0, 0, 0);

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

create table job (
  id text primary key,
  kind text not null,
  state text not null,
  subject text not null,
  progress text,
  result text,
  created_at integer not null,
  updated_at integer not null
) strict, without rowid;

create table refused_row (
  job_id text not null references job (id) on delete cascade,
  row_number integer not null,
  reason text not null,
  cells text not null,
  primary key (job_id, row_number)
) strict, without rowid;

create table admin (
  username text primary key,
  password_hash text not null
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
