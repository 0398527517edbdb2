/** Drops the table of the Bloom filter, which saved too little (decision 25). */
export const fewerTables = {
  name: '0021-fewer-tables',
  sql: 'drop table key_print;',
}
