-- The search dictionary: words of listing names by their typed letters, and how many listings have them.
create table search_word (
  key text collate "C" primary key,
  word text not null,
  reversed text collate "C" not null,
  business_count bigint not null
);
-- Words by their ends: a mistake leaves a word's beginning or its end as it is.
create index search_word_by_end on search_word (reversed);
