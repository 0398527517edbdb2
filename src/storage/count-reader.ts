import type { Kysely } from 'kysely'
import type { ListingFilter, ListingReader } from '../application/ports/listing-store.ts'
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
  /** The exact count of a filter that names one thing at most, undefined for any other. */
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

/** Everything that is read from the count tables: no request ever counts the listings. */
export function createCountReader(db: Kysely<Schema>): CountMethods {
  const meta = () => db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()

  async function countAll(isVerified: boolean | undefined) {
    const { total_businesses, verified_businesses } = await meta()
    if (isVerified === undefined) return total_businesses
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

  return {
    findCity,
    findCategory,
    countGroup,

    async countOf(filter) {
      const { categoryKey, categoryGroup, cityKey, countryCode, minRating, hasPhone, openingIds } = filter
      const terms = filter.terms?.length || filter.anyOf?.length || filter.noneOf?.length
      const further = terms || minRating || hasPhone || openingIds
      const given = [further, categoryKey, categoryGroup, cityKey, countryCode].filter(Boolean).length
      if (given === 0) return countAll(filter.isVerified)
      if (given > 1 || further || filter.isVerified !== undefined) return undefined
      if (categoryKey) return (await findCategory(categoryKey))?.businessCount ?? 0
      if (categoryGroup) return countGroup(categoryGroup)
      if (cityKey) return (await findCity(cityKey))?.businessCount ?? 0
      return countCountry(countryCode ?? '')
    },

    async statistics() {
      const row = await meta()
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

    dataVersion: async () => (await meta()).data_version,
  }
}
