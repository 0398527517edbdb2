import { type Kysely, type SqlBool, sql } from 'kysely'
import type { CityCount } from '../../application/ports/listing-store.ts'
import type { SearchDictionary, SearchWord } from '../../application/ports/search-dictionary.ts'
import type { Synonym } from '../../application/ports/search-feedback.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { reverse } from '../../domain/search-terms/word-key.ts'
import { districtsIn, toDistrict } from '../read/count-reader.ts'
import { storedKey, storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import type { OneOf } from '../write/write-dialect.ts'

/** How many words one query reads, so that it stays fast even if very many begin alike. */
const scanLimit = 1000
const similarLimit = 300
/** A name such as Centro is that of a district in very many cities. */
const districtLimit = 50
/** Higher than any character of a key. */
const lastCharacter = '\u{10ffff}'
const wordColumns = ['key', 'word', 'business_count as businessCount'] as const

/** The dictionary tables of either engine. */
export function createSearchDictionary(db: Kysely<Schema>, oneOf: OneOf): SearchDictionary {
  /** The words in which a column begins with a text. */
  function beginning(column: 'key' | 'reversed', text: string) {
    const start = storedText(text)
    return db
      .selectFrom('search_word')
      .select(wordColumns)
      .where(column, '>=', start)
      .where(column, '<', `${start}${lastCharacter}`)
      .orderBy(column)
      .limit(scanLimit)
  }

  return {
    ...createPlaceNames(db, oneOf),

    async wordsFrom(key, limit) {
      if (storedText(key) === '') return []
      const words: SearchWord[] = await db
        .selectFrom(beginning('key', key).as('words'))
        .selectAll()
        .orderBy(sql<SqlBool>`key = ${storedText(key)}`, 'desc')
        .orderBy('businessCount', 'desc')
        .orderBy('key')
        .limit(limit)
        .execute()
      return words
    },

    async findWords(keys) {
      if (keys.length === 0) return []
      const { rows } = await sql<SearchWord>`
        select key, word, business_count as "businessCount" from search_word
        where key ${oneOf(keys.map(storedText))}`.execute(db)
      return rows
    },

    async findSynonyms(keys) {
      if (keys.length === 0) return []
      const { rows } = await sql<Synonym>`
        select key, phrase, meaning, trade from synonym where key ${oneOf(keys.map(storedText))}`.execute(db)
      return rows
    },

    async wordsLike({ start, end, minLength, maxLength }) {
      const alike = (words: ReturnType<typeof beginning>) =>
        db
          .selectFrom(words.as('words'))
          .selectAll()
          .where(sql<SqlBool>`length(key) between ${minLength} and ${maxLength}`)
          .orderBy('businessCount', 'desc')
          .orderBy('key')
          .limit(similarLimit)
          .execute()
      const found = await Promise.all([
        alike(beginning('key', start)),
        alike(beginning('reversed', reverse(end))),
      ])
      return [...new Map(found.flat().map((word) => [word.key, word])).values()]
    },
  }
}

/** The cities and districts that the directory has. */
function createPlaceNames(
  db: Kysely<Schema>,
  oneOf: OneOf,
): Pick<SearchDictionary, 'findCities' | 'findDistricts'> {
  return {
    async findCities(keys) {
      if (keys.length === 0) return []
      const { rows } = await sql<CityCount>`
        select key, name, country_code as "countryCode", business_count as "businessCount" from city_count
        where key ${oneOf(keys.map(storedKey))}`.execute(db)
      return rows
    },

    async findDistricts(names) {
      if (names.length === 0) return []
      const rows = await districtsIn(db)
        .where(sql<SqlBool>`district_count.folded ${oneOf(names.map((name) => storedKey(cityKey(name))))}`)
        // As a literal: SQLite sorts a few rows faster if it knows that they are few.
        .limit(sql.lit(districtLimit))
        .execute()
      return rows.map(toDistrict)
    },
  }
}
