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
