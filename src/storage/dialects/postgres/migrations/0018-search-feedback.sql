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
