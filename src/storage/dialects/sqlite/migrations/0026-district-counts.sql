-- The districts of each city and how many listings each has. A listing's own spelling counts under `key`, which the filter compares;
-- `folded`, without accents, is for looking a district up by what people type. The rebuild that a new index format starts fills it.
create table district_count (
  city_key text not null,
  key text not null,
  name text not null,
  folded text not null,
  business_count integer not null,
  primary key (city_key, key)
) without rowid;
create index district_count_by_name on district_count (folded);
