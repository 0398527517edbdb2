import type { Database, Statement } from 'better-sqlite3'
import type { ListingFact } from '../../listing-index.ts'

const columns =
  'n, category_key, city_key, country_code, latitude, longitude, opening_id, rating, review_count'
/** From an index that has no more than this of a row. */
const facts = 'business indexed by business_facts'

/** The facts of rows from one number on, as far as below another one. */
export function prepareFactRows(database: Database): Statement<[number, number], ListingFact> {
  return database.prepare(`select ${columns} from ${facts} where n >= ? and n < ?`)
}

/** The facts of rows by their numbers, a list in JSON. */
export function prepareSomeFacts(database: Database): Statement<[string], ListingFact> {
  return database.prepare(
    `select ${columns} from json_each(?) as wanted cross join ${facts} on n = wanted.value`,
  )
}
