import type { CityCount } from '../../application/ports/listing-store.ts'
import type { SearchDictionary, SearchWord } from '../../application/ports/search-dictionary.ts'
import type { Synonym } from '../../application/ports/search-feedback.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { reverse } from '../../domain/search-terms/word-key.ts'
import { type DistrictRow, toDistrict } from '../read/count-reader.ts'
import { storedKey, storedText } from '../rows/stored-text.ts'

/** How many words one query reads, so that it stays fast even if very many begin alike. */
const scanLimit = 1000
const similarLimit = 300
/** A name such as Centro is that of a district in very many cities. */
const districtLimit = 50
/** Higher than any character of a key. */
const lastCharacter = '\u{10ffff}'

/** Reads of one engine as plain SQL. A search makes several, and a query builder takes longer than the database. */
export interface PlainReads {
  /** Follows a column: it is one of a list of texts, which is one value. */
  readonly isOneOf: string
  /** `?` is the next value. */
  readonly rows: <Row>(
    text: string,
    values: readonly (string | number | readonly string[])[],
  ) => Promise<Row[]>
}

const words = 'select key, word, business_count as "businessCount" from search_word'
/** The words in which a column begins with a text, of which `beginningWith` are the values. */
const beginning = (column: 'key' | 'reversed') =>
  `(${words} where ${column} >= ? and ${column} < ? order by ${column} limit ${scanLimit}) as words`
const beginningWith = (text: string) => [storedText(text), `${storedText(text)}${lastCharacter}`]

/** The dictionary tables of either engine. */
export function createSearchDictionary({ rows, isOneOf }: PlainReads): SearchDictionary {
  return {
    ...createPlaceNames({ rows, isOneOf }),

    async wordsFrom(key, limit) {
      const start = storedText(key)
      if (start === '') return []
      return rows<SearchWord>(
        `select * from ${beginning('key')} order by key = ? desc, "businessCount" desc, key limit ?`,
        [...beginningWith(key), start, limit],
      )
    },

    async findWords(keys) {
      return keys.length === 0
        ? []
        : rows<SearchWord>(`${words} where key ${isOneOf}`, [keys.map(storedText)])
    },

    async findSynonyms(keys) {
      if (keys.length === 0) return []
      const text = `select key, phrase, meaning, trade from synonym where key ${isOneOf}`
      return rows<Synonym>(text, [keys.map(storedText)])
    },

    async wordsLike({ start, end, minLength, maxLength }) {
      const alike = (column: 'key' | 'reversed', text: string) =>
        rows<SearchWord>(
          `select * from ${beginning(column)} where length(key) between ? and ?
            order by "businessCount" desc, key limit ${similarLimit}`,
          [...beginningWith(text), minLength, maxLength],
        )
      const found = await Promise.all([alike('key', start), alike('reversed', reverse(end))])
      return [...new Map(found.flat().map((word) => [word.key, word])).values()]
    },
  }
}

/** The cities and districts that the directory has. */
function createPlaceNames({
  rows,
  isOneOf,
}: PlainReads): Pick<SearchDictionary, 'findCities' | 'findDistricts'> {
  return {
    async findCities(keys) {
      if (keys.length === 0) return []
      return rows<CityCount>(
        `select key, name, country_code as "countryCode", business_count as "businessCount" from city_count
          where key ${isOneOf}`,
        [keys.map(storedKey)],
      )
    },

    async findDistricts(names) {
      if (names.length === 0) return []
      const found = await rows<DistrictRow>(
        `select district_count.name, district_count.business_count as "businessCount", city_count.key as "cityKey",
          city_count.name as "cityName", city_count.country_code as "countryCode",
          city_count.business_count as "cityBusinessCount"
          from district_count join city_count on city_count.key = district_count.city_key
          where district_count.folded ${isOneOf}
          order by district_count.business_count desc, district_count.city_key, district_count.key limit ${districtLimit}`,
        [[...new Set(names.map((name) => storedKey(cityKey(name))))]],
      )
      return found.map(toDistrict)
    },
  }
}
