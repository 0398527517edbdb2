import type { Kysely } from 'kysely'
import { type Condition, conditionsOf } from '../application/ports/listing-filter.ts'
import type { ListingFilter, ListingReader } from '../application/ports/listing-store.ts'
import type { CountedCondition } from './counted-list.ts'
import type { Schema } from './schema.ts'
import { storedKey } from './stored-text.ts'

export type CountMethods = Pick<
  ListingReader,
  | 'statistics'
  | 'listCities'
  | 'findCity'
  | 'listCategories'
  | 'findCategory'
  | 'countGroup'
  | 'listCountries'
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

/** Reads of the count tables. No request counts the listings themselves. */
export function createCountReader(db: Kysely<Schema>): CountMethods {
  async function countVerified(isVerified: boolean) {
    const { total_businesses, verified_businesses } = await metaOf(db)
    return isVerified ? verified_businesses : total_businesses - verified_businesses
  }

  const findCity = (key: string) =>
    db.selectFrom('city_count').select(cityColumns).where('key', '=', storedKey(key)).executeTakeFirst()

  const findCategory = (key: string) =>
    db
      .selectFrom('category_count')
      .select(categoryColumns)
      .where('key', '=', storedKey(key))
      .executeTakeFirst()

  async function countGroup(group: string) {
    const row = await db
      .selectFrom('group_count')
      .select('business_count')
      .where('category_group', '=', group as never)
      .executeTakeFirst()
    return row?.business_count ?? 0
  }

  async function countCountry(countryCode: string) {
    const row = await db
      .selectFrom('country_count')
      .select('business_count')
      .where('country_code', '=', storedKey(countryCode))
      .executeTakeFirst()
    return row?.business_count ?? 0
  }

  const countOf: {
    readonly [Name in CountedCondition]: (value: NonNullable<ListingFilter[Name]>) => Promise<number>
  } = {
    categoryKey: async (key) => (await findCategory(key))?.businessCount ?? 0,
    categoryGroup: countGroup,
    cityKey: async (key) => (await findCity(key))?.businessCount ?? 0,
    countryCode: countCountry,
    isVerified: countVerified,
  }
  const isCounted = (name: Condition): name is CountedCondition => name in countOf

  return {
    ...countListsIn(db),
    findCity,
    findCategory,
    countGroup,

    async countOf(filter) {
      const [condition, ...others] = conditionsOf(filter)
      if (!condition) return (await metaOf(db)).total_businesses
      if (others.length > 0 || !isCounted(condition)) return undefined
      return countOf[condition](filter[condition] as never)
    },

    dataVersion: async () => (await metaOf(db)).data_version,
  }
}

const metaOf = (db: Kysely<Schema>) => db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()

function countListsIn(
  db: Kysely<Schema>,
): Pick<CountMethods, 'statistics' | 'listCities' | 'listCategories' | 'listCountries'> {
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
  }
}
