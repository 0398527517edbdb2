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
  tokens tsvector not null
);
create index business_by_rank on business (rank) where status = 'published';
create index business_by_n on business (n) where status = 'published';
create index business_by_category on business (category_key, rank) where status = 'published';
create index business_by_group on business (category_group, rank) where status = 'published';
create index business_by_city on business (city_key, rank) where status = 'published';
create index business_by_country on business (country_code, rank) where status = 'published';
create index business_by_token on business using gin (tokens) where status = 'published';

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
  cities bigint not null
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

create table job (
  id text collate "C" primary key,
  kind text not null,
  state text not null,
  subject text not null,
  progress text,
  result text,
  created_at bigint not null,
  updated_at bigint not null
);

create table refused_row (
  job_id text collate "C" not null references job (id) on delete cascade,
  row_number bigint not null,
  reason text not null,
  cells text not null,
  primary key (job_id, row_number)
);

create table admin (
  username text collate "C" primary key,
  password_hash text not null
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
