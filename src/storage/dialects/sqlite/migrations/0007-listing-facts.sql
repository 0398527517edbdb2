-- A covering index of the columns of doc values, and a table with the version of each chunk of them.
drop index business_facts;
create index business_facts on business (
  n, opening_id, rating, review_count, category_key, city_key, country_code, latitude, longitude
);

-- The latest change of the listings with the row numbers 2048 × chunk to 2048 × chunk + 2047.
create table fact_version (
  chunk integer primary key,
  version integer not null
) strict;
create index fact_version_by_version on fact_version (version);
insert into fact_version select distinct n / 2048, 1 from business;
