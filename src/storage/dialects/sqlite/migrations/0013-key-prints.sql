-- The table of a Bloom filter of keys. A later migration drops it, so nothing fills it any more.
create table key_print (
  id integer primary key autoincrement,
  ids blob not null,
  slugs blob not null
) strict;
