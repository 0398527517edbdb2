-- A separate table for ids, as for slugs, and a staging table for each. `business` is written again, because SQLite
-- cannot remove a constraint from a table.
  create table listing_id (
    id text primary key,
    n integer not null
  ) strict, without rowid;
  insert into listing_id select id, n from business order by id;

  create table business_without_key (
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
    opening_id integer,
    edited_at integer
  ) strict;
  insert into business_without_key (n, id, rank, slug, place_id, name, category, category_key, category_group, address, zip_code, city, city_key,
state, district, country, country_code, latitude, longitude, time_zone, phone, phone_e164, rating, review_count, photos,
opening_hours, about, is_verified, status, description, location_link, unique_content, seo_title, seo_description,
canonical_url, created_at, updated_at, opening_id, edited_at) select n, id, rank, slug, place_id, name, category, category_key, category_group, address, zip_code, city, city_key,
state, district, country, country_code, latitude, longitude, time_zone, phone, phone_e164, rating, review_count, photos,
opening_hours, about, is_verified, status, description, location_link, unique_content, seo_title, seo_description,
canonical_url, created_at, updated_at, opening_id, edited_at from business order by n;
  drop table business;
  alter table business_without_key rename to business;
  create index business_facts on business (
    n, opening_id, rating, review_count, category_key, city_key, country_code, latitude, longitude
  );
  create index business_by_reviews on business (review_count, n) where status = 'published';
  create index business_pending on business (n) where status = 'pending';
  -- The old table took its statistics with it. Of an empty one there are none: it will be no longer.
  pragma analysis_limit = 1000;
  analyze business;
  analyze listing_id;
  delete from sqlite_stat1 where stat glob '0 *';
  analyze sqlite_schema;

  create table listing_id_news (
    id text primary key,
    n integer not null
  ) strict, without rowid;
  create table listing_slug_news (
    hash integer primary key,
    n integer not null
  ) strict;

  -- A listing's row number by its id, and by a slug's hash, wherever they are.
  create view listing_of_id as
    select id, n from listing_id union all select id, n from listing_id_news;
  create view listing_of_slug as
    select hash, n from listing_slug union all select hash, n from listing_slug_news;
