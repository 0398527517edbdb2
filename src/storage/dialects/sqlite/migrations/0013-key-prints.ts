/** The table of a Bloom filter of keys. A later migration drops it, so nothing fills it any more. */
export const keyPrints = {
  name: '0013-key-prints',
  sql: `
    create table key_print (
      id integer primary key autoincrement,
      ids blob not null,
      slugs blob not null
    ) strict;
  `,
}
