/** Words of large batches that the dictionary does not have yet, in the order of their coming. */
export const wordNews = {
  name: '0008-word-news',
  sql: `
    create table search_word_news (
      id integer primary key,
      key text not null,
      word text not null,
      reversed text not null,
      business_count integer not null
    ) strict;
  `,
}
