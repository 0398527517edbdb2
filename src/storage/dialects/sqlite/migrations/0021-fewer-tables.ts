/** What decision 0025 found not to be worth its code. */
export const fewerTables = {
  name: '0021-fewer-tables',
  sql: 'drop table key_print;',
}
