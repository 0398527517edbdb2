import { fillIndex } from '../fill-index.ts'

/** The index has a token for each listing's district. */
export const districtTokens = {
  name: '0022-district-tokens',
  sql: `insert into business_search (business_search) values ('delete-all');`,
  run: fillIndex,
}
