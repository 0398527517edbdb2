import { type Kysely, sql } from 'kysely'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/visibility.ts'
import { businessColumns } from '../../business-row.ts'
import type { ListingIndex, RowPage } from '../../listing-index.ts'
import type { Schema } from '../../schema.ts'
import { filterTokens } from './filter-token.ts'

const rowNumber = sql<number>`rowid & 4294967295`

/**
 * Pages from the full-text index, whose rowid is the rank: it is read backwards and stops after one page. Only
 * published listings are in it.
 */
export function createSqliteListingIndex(db: Kysely<Schema>): ListingIndex {
  const match = (tokens: readonly string[]) =>
    sql`business_search match ${tokens.map((token) => `"${token}"`).join(' ')}`

  /** Row numbers come first, so that skipped rows are never read. */
  function rowNumbers(filter: ListingFilter, { sort, limit, offset }: RowPage) {
    const tokens = filterTokens(filter)
    const page = sql`limit ${limit} offset ${offset}`
    const published = sql`status = ${sql.lit(visibleStatus)}`
    if (tokens.length === 0) {
      const order = sort === 'latest' ? sql`n` : sql`rank`
      return sql`select n from business where ${published} order by ${order} desc ${page}`
    }
    const order = sort === 'latest' ? rowNumber : sql`rowid`
    return sql`select ${rowNumber} from business_search where ${match(tokens)} order by ${order} desc ${page}`
  }

  return {
    page: (filter, page) =>
      db
        .selectFrom('business')
        .select(businessColumns)
        .where(sql<boolean>`n in (${rowNumbers(filter, page)})`)
        .orderBy(page.sort === 'latest' ? 'n' : 'rank', 'desc')
        .execute(),

    async countUpTo(filter, limit) {
      const matches = sql<{ count: number }>`
        select count(*) as count from (select 1 from business_search
          where ${match(filterTokens(filter))} limit ${limit})`
      const { rows } = await matches.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}
