import { type Kysely, sql } from 'kysely'
import { conditionsOf, type ListingFilter } from '../../application/ports/listing-filter.ts'
import type { CityCount, DistrictCount, ListingReader } from '../../application/ports/listing-store.ts'
import { storedKey } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import { countedKinds } from './counted-list.ts'
import { keepAnswers } from './kept-answers.ts'

export type CountMethods = Pick<
  ListingReader,
  | 'statistics'
  | 'listCities'
  | 'findCity'
  | 'listDistricts'
  | 'listCategories'
  | 'listCountries'
  | 'countByDay'
  | 'dataVersion'
> & {
  /** The exact count of a filter with at most one condition, if it has a stored count; otherwise undefined. */
  countOf(filter: ListingFilter): Promise<number | undefined>
}

export const cityColumns = [
  'key',
  'name',
  'country_code as countryCode',
  'business_count as businessCount',
] as const
export const categoryColumns = [
  'key',
  'category',
  'category_group as categoryGroup',
  'business_count as businessCount',
] as const
export const countryColumns = [
  'country_code as countryCode',
  'country',
  'business_count as businessCount',
] as const

/** The districts with their cities, those with most listings first. */
const districtsIn = (db: Kysely<Schema>) =>
  db
    .selectFrom('district_count')
    .innerJoin('city_count', 'city_count.key', 'district_count.city_key')
    .select([
      'district_count.name',
      'district_count.business_count as businessCount',
      'city_count.key as cityKey',
      'city_count.name as cityName',
      'city_count.country_code as countryCode',
      'city_count.business_count as cityBusinessCount',
    ])
    .orderBy('district_count.business_count', 'desc')
    .orderBy('district_count.city_key')
    .orderBy('district_count.key')

export type DistrictRow = Awaited<ReturnType<ReturnType<typeof districtsIn>['execute']>>[number]

export const toDistrict = (row: DistrictRow): DistrictCount => ({
  name: row.name,
  businessCount: row.businessCount,
  city: {
    key: row.cityKey,
    name: row.cityName,
    countryCode: row.countryCode,
    businessCount: row.cityBusinessCount,
  },
})

/** Reads of the count tables. No request counts the listings themselves. A page asks for the version of the data some seven times. */
export function createCountReader(
  db: Kysely<Schema>,
  dataVersion: CountMethods['dataVersion'],
): CountMethods {
  return {
    ...keptLists(countListsIn(db), dataVersion),

    async findCity(key) {
      const { rows } = await sql<CityCount>`
        select key, name, country_code as "countryCode", business_count as "businessCount" from city_count
        where key = ${storedKey(key)}`.execute(db)
      return rows[0]
    },

    async countOf(filter) {
      const [condition, ...others] = conditionsOf(filter)
      const counted = condition && countedKinds[condition]
      if (others.length > 0 || (condition && !counted)) return undefined
      if (condition && counted?.table) {
        const [table, column] = counted.table
        const key = storedKey(String(filter[condition]))
        const { rows } = await sql<{ business_count: number }>`
          select business_count from ${sql.table(table)} where ${sql.ref(column)} = ${key}`.execute(db)
        return rows[0]?.business_count ?? 0
      }
      const { total_businesses, verified_businesses } = await metaOf(db)
      if (!condition) return total_businesses
      return filter.isVerified ? verified_businesses : total_businesses - verified_businesses
    },

    dataVersion,
  }
}

/** How many lists are kept. */
const keptLimit = 500
/** So many places of a list at most are kept: the first ones, which every page names. */
const mostPlaces = 100

type CountLists = ReturnType<typeof countListsIn>

/** The lists that nearly every page shows are read once, until the data change. */
function keptLists(lists: CountLists, dataVersion: () => Promise<number>): CountLists {
  const keep = keepAnswers(keptLimit, dataVersion)
  const isKept = ({ limit, offset }: Parameters<CountLists['listCities']>[0]) =>
    offset === 0 && limit <= mostPlaces
  return {
    ...lists,
    listCategories: () => keep('categories', lists.listCategories),
    listCountries: () => keep('countries', lists.listCountries),
    listCities: (page) =>
      isKept(page) ? keep(`cities ${page.limit}`, () => lists.listCities(page)) : lists.listCities(page),
    listDistricts: (key, page) =>
      isKept(page) && key !== undefined
        ? keep(`districts ${page.limit} ${key}`, () => lists.listDistricts(key, page))
        : lists.listDistricts(key, page),
  }
}

const metaOf = (db: Kysely<Schema>) => db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()

function countListsIn(
  db: Kysely<Schema>,
): Pick<
  CountMethods,
  'statistics' | 'listCities' | 'listDistricts' | 'listCategories' | 'listCountries' | 'countByDay'
> {
  return {
    async statistics() {
      const row = await metaOf(db)
      return {
        totalBusinesses: row.total_businesses,
        verifiedBusinesses: row.verified_businesses,
        categories: row.categories,
        totalCities: row.cities,
      }
    },

    listCities: ({ limit, offset }) =>
      db
        .selectFrom('city_count')
        .select(cityColumns)
        .orderBy('business_count', 'desc')
        .orderBy('key')
        .limit(limit)
        .offset(offset)
        .execute(),

    async listDistricts(key, { limit, offset }) {
      const all = districtsIn(db).limit(limit).offset(offset)
      const asked = key === undefined ? all : all.where('district_count.city_key', '=', storedKey(key))
      return (await asked.execute()).map(toDistrict)
    },

    listCategories: () =>
      db
        .selectFrom('category_count')
        .select(categoryColumns)
        .orderBy('business_count', 'desc')
        .orderBy('key')
        .execute(),

    listCountries: () =>
      db
        .selectFrom('country_count')
        .select(countryColumns)
        .orderBy('business_count', 'desc')
        .orderBy('country_code')
        .execute(),

    async countByDay(days) {
      const newest = await db
        .selectFrom('day_count')
        .select(['day', 'business_count as businessCount'])
        .orderBy('day', 'desc')
        .limit(days)
        .execute()
      return newest.reverse()
    },
  }
}
