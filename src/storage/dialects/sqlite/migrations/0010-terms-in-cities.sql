-- The full-text index also has tokens for a trade in a city; and it keeps no list of its rows any more, which lay in the order of
-- their ranks, so that an import wrote all over it. It is filled when all migrations are applied.
drop table business_search;
create virtual table business_search using fts5 (
  tokens, content = '', columnsize = 0, detail = none, tokenize = ascii
);
insert into business_search (business_search, rank) values ('hashsize', 33554432);
