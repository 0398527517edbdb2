/** 32 bits of each key that was ever given, for imports. A later migration drops the table again, so nobody fills it any more. */
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
