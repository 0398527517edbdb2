-- Staging table for the words of large batches, in order of arrival.
create table search_word_news (
  id integer primary key,
  key text not null,
  word text not null,
  reversed text not null,
  business_count integer not null
) strict;
