import { businessId } from '../../domain/business/business-id.ts'
import { sampleDraft } from './storage-under-test.contract.ts'

/** A damage to a directory of three listings, and what verification must report. */
export interface Damage {
  readonly name: string
  /** SQL statements for one engine or for both. */
  readonly sqlite?: string
  readonly postgres?: string
  readonly both?: string
  /** Repairs the damage if `reindex` cannot. */
  readonly repair?: string
  /** `table: what is wrong: expected, found` of each difference, with any number of others if `andMore`. */
  readonly expected: readonly string[]
  readonly expectedOnPostgres?: readonly string[]
  readonly andMore?: boolean
}

const indexed = (command: string, token: string) =>
  `insert into business_search (${command === 'delete' ? 'business_search, ' : ''}rowid, tokens)
   select ${command === 'delete' ? `'delete', ` : ''}rank, '${token}' from business where n = 1`

/** Row 1: Golden Bakery in Berlin; row 2: Blue Bakery in Seoul; row 3: Golden Café, which has no city. */
export const damagedDrafts = [
  sampleDraft({ placeId: 'one', name: 'Golden Bakery' }),
  sampleDraft({
    placeId: 'two',
    name: 'Blue Bakery',
    city: 'Seoul',
    countryCode: 'KR',
    country: 'South Korea',
  }),
  sampleDraft({ placeId: 'three', name: 'Golden Café', city: '', isVerified: false, reviewCount: 3 }),
]
const ids = ['one', 'two', 'three'].map(businessId)
const [one] = ids

/** The values of row 1. */
const sound = {
  updated_at: 1_700_000_000_000,
  created_at: 1_700_000_000_000,
  data_at: 1_700_000_000_000,
  edited_at: 'null',
  latitude: 52.5,
  longitude: 13.4,
  rating: 4.3,
  review_count: 12,
}

const count = (table: string, condition: string, expected: number) => ({
  name: `a count of ${table}`,
  both: `update ${table} set business_count = business_count + 1 where ${condition}`,
  expected: [`${table}: count is wrong: ${expected}, ${expected + 1}`],
})

const orphan = (table: string, values: string, what: string): Damage => ({
  name: `a row of ${table} that nothing explains`,
  both: `insert into ${table} values (${values})`,
  repair: `delete from ${table}`,
  expected: [`${table}: ${what}`],
})

export const damages: readonly Damage[] = [
  {
    name: 'a ghost token of a listing',
    sqlite: indexed('insert', 'ghost'),
    postgres: `update business set tokens = tokens || 'ghost'::tsvector where n = 1`,
    expected: [`search index: token should not be there: null, ghost`],
  },
  {
    name: 'a lost token of a listing',
    sqlite: indexed('delete', 'golden'),
    postgres: `update business set tokens = ts_delete(tokens, 'golden') where n = 1`,
    expected: ['search index: token is missing: golden, null'],
  },
  {
    name: 'tokens of a listing that is not there',
    sqlite: `insert into business_search (rowid, tokens) values (7 * 4294967296 + 77, 'ghost')`,
    expected: ['search index: token should not be there: null, ghost'],
  },
  {
    name: 'a slug of a listing that is not there',
    postgres: `insert into listing_slug values ('nowhere', 'nobody')`,
    sqlite: 'insert into listing_slug values (7, 77)',
    expected: ['listing_slug: slug should not be there: null, slug 7'],
    expectedOnPostgres: ['listing_slug: slug leads to a listing that is not there: null, nobody'],
  },
  {
    name: 'a slug that another listing could take',
    sqlite: 'update listing_slug set n = -n where n = 1',
    postgres: `delete from listing_slug where listing_id = '${one}'`,
    expected: [
      'listing_slug: slug is missing: slug 185503698657396, null',
      'listing_slug: slug should not be there: null, slug 185503698657396',
    ],
    expectedOnPostgres: ['listing_slug: slug is missing: slug golden-bakery-berlin-one, null'],
  },
  {
    name: 'two listings with one row number',
    postgres: 'update business set n = 2, rank = rank + 1 where n = 1',
    repair: `update business set n = 1, rank = rank - 1 where id = '${one}'`,
    expected: ['business: row number is another listing’s too: null, 2'],
    andMore: true,
  },
  {
    name: 'two listings of one place',
    both: `update business set place_id = 'two' where n = 1`,
    repair: `update business set place_id = 'one' where n = 1`,
    expected: [
      'business: place_id is another listing’s too: null, two',
      `business: column id must be ${ids[1]}, which follows from placeId: null, "${one}"`,
    ],
  },
  ...(
    [
      ['updated_at', 1e18, 'a time of the years 1970 to 9999, in whole milliseconds'],
      ['created_at', -1e18, 'a time of the years 1970 to 9999, in whole milliseconds'],
      ['edited_at', 1e18, 'a time of the years 1970 to 9999, in whole milliseconds, or null'],
      ['data_at', 1e18, 'a time of the years 1970 to 9999, in whole milliseconds'],
      ['latitude', 91, 'a number from -90 to 90, or null'],
      ['longitude', 1e300, 'a number from -180 to 180, or null'],
      ['rating', 5.5, 'a number from 0 to 5 with one decimal at most'],
      ['review_count', -1, 'a whole number from 0 to 999,999,999'],
    ] as const
  ).map(
    ([column, value, wanted]): Damage => ({
      name: `${column} out of range`,
      both: `update business set ${column} = ${value} where n = 1`,
      repair: `update business set ${column} = ${sound[column]} where n = 1`,
      expected: [`business: column ${column} must be ${wanted}: null, ${value}`],
      andMore: true,
    }),
  ),
  {
    name: 'an entry of the order by reviews',
    sqlite: 'delete from review_order where place & 4294967295 = 3',
    expected: ['review_order: place is missing: place 12884901891, null'],
  },
  {
    name: 'an entry too much in the order by reviews',
    sqlite: 'insert into review_order values (9 * 4294967296 + 3)',
    expected: ['review_order: place should not be there: null, place 38654705667'],
  },
  {
    name: 'a range of listings whose changes nobody is told of',
    sqlite: 'update fact_version set chunk = 9',
    expected: Array.from({ length: 3 }, () => 'fact_version: chunk is missing: 0, null'),
  },
  {
    name: 'a rank',
    both: 'update business set rank = rank + 4294967296 where n = 1',
    expected: ['business: column rank does not follow from the others: 2899665565515777, 2899669860483073'],
    andMore: true,
  },
  count('city_count', `key = 'berlin'`, 1),
  count('city_country_count', `key = 'berlin'`, 1),
  count('district_count', `city_key = 'berlin'`, 1),
  count('category_count', `key = 'bakery'`, 3),
  count('group_count', `category_group = 'restaurants'`, 3),
  count('country_count', `country_code = 'DE'`, 2),
  count('day_count', `day = '2023-11-14'`, 3),
  count('shortcoming_count', `shortcoming = 'city'`, 1),
  count('list_block', `list = 'city berlin'`, 1),
  count('list_block', `list = 'reviews'`, 3),
  count('search_word', `key = 'golden'`, 2),
  {
    name: 'a total',
    both: 'update meta set total_businesses = 4, cities = 0',
    expected: ['meta: count is wrong: 2, 0', 'meta: count is wrong: 3, 4'],
  },
  {
    name: 'a row number that would be given twice',
    both: 'update meta set next_n = 3',
    expected: [
      'added_rows: rows of a change are out of range, or another change’s too: null, import-1',
      'meta: next row number is taken: 4, 3',
    ],
  },
  {
    name: 'the country of a city',
    both: `update city_count set country_code = 'FR' where key = 'berlin'`,
    expected: ['city_count: country is wrong: DE, FR'],
  },
  {
    name: 'a city that is not counted',
    both: `update city_count set key = 'paris' where key = 'berlin'`,
    expected: [
      'city_count: count is wrong: 0, 1',
      'city_count: count is wrong: 1, 0',
      'city_count: country is wrong: , DE',
    ],
  },
  {
    name: 'the name of a category',
    both: `update category_count set category = 'Bank'`,
    expected: ['category_count: name belongs to another key: bank, Bank'],
  },
  {
    name: 'a word that is not in the dictionary',
    both: `update search_word set key = 'silver' where key = 'golden'`,
    expected: [
      'search_word: count is wrong: 0, 2',
      'search_word: count is wrong: 2, 0',
      'search_word: key is not the word’s: golden, silver',
      'search_word: reversed key is wrong: revlis, nedlog',
    ],
  },
  {
    name: 'the time zone of a shared pattern of hours',
    both: `update opening set time_zone = 'Asia/Tokyo'`,
    expected: Array.from(
      { length: 3 },
      () => 'opening: the pattern of a listing is another one: Europe/Berlin {"Monday":"9AM-5PM"}, 1',
    ),
  },
  {
    name: 'a listing under another pattern of hours',
    both: 'update business set opening_id = 9 where n = 1',
    repair: 'update business set opening_id = (select max(id) from opening) where n = 1',
    expected: [
      'opening: the pattern of a listing is missing: null, 9',
      'search index: token is missing: <U+E10C>hours, null',
      'shortcoming_count: count is wrong: 1, 0',
    ],
    expectedOnPostgres: [
      'opening: the pattern of a listing is missing: Europe/Berlin {"Monday":"9AM-5PM"}, 9',
    ],
  },
  {
    name: 'a listing with broken attributes',
    both: `update business set about = '{' where n = 1`,
    repair: `update business set about = '{"Service options":{"Delivery":true,"Price":"low"}}' where n = 1`,
    expected: ['business: row cannot be read: null, null'],
  },
  orphan(
    'submission',
    `'nobody', 'a@example.org', 1`,
    'no listing waits for approval under this id: null, nobody',
  ),
  orphan(
    'dropped_name',
    `'gone', 'city', 'berlin', 'Berlin', null`,
    'belongs to a change that cannot be undone: null, gone',
  ),
  orphan(
    'report',
    `'r1', '${one}', 'phone', '', '', 1, 'applied', 2, 'gone'`,
    'belongs to a change that cannot be undone: null, gone',
  ),
  orphan(
    'changed_listing',
    `'import-1', '${one}', 1, '{"id":"another"}'`,
    `keeps another listing: ${one}, another`,
  ),
  orphan(
    'merged_listing',
    `'old', 2, '${one}', ''`,
    'a listing has the row number of a merged one: null, old',
  ),
  orphan('duplicate_pair', `'b', 'a', 'phone', 1, false, 'import-1', 1, 0`, 'pair is not in order: null, b'),
  {
    name: 'rows that two changes added',
    both: `insert into added_rows values ('import-1', 2, 2)`,
    repair: `delete from added_rows where first_n = 2`,
    expected: ['added_rows: rows of a change are out of range, or another change’s too: null, import-1'],
  },
  {
    name: 'rows that two changes added, at their edge alone',
    both: `insert into added_rows values ('import-1', 3, 3)`,
    repair: `delete from added_rows where first_n = 3`,
    expected: ['added_rows: rows of a change are out of range, or another change’s too: null, import-1'],
  },
  {
    name: 'a listing that is listed and found, but has become invisible',
    both: `update business set status = 'lost' where n = 2`,
    repair: `update business set status = 'published' where n = 2`,
    expected: ['meta: count is wrong: 2, 3', 'city_count: count is wrong: 0, 1'],
    andMore: true,
  },
  {
    name: 'a lost key of those by which duplicates are found',
    sqlite: `update duplicate_keys set state = 'fresh', keys = substr(keys, 1, length(keys) - 28)`,
    postgres: `update duplicate_keys set state = 'fresh', keys = substring(keys from 1 for length(keys) - 28)`,
    expected: ['duplicate_keys: key of a listing is missing: keys 3 …, null'],
  },
]
