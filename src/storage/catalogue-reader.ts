import { type Kysely, sql } from 'kysely'
import type { ListingReader } from '../application/ports/listing-store.ts'
import { type OpeningHoursText, visibleStatus } from '../domain/business/listing.ts'
import type { Schema } from './schema.ts'

type CatalogueMethods = Pick<ListingReader, 'listOpenings' | 'listSitemapEntries' | 'lastRowNumber'>

/** Reads that go through all patterns or all listings, in ranges of their numbers. */
export function createCatalogueReader(db: Kysely<Schema>): CatalogueMethods {
  return {
    async listOpenings(after) {
      const rows = await db.selectFrom('opening').selectAll().where('id', '>', after).orderBy('id').execute()
      return rows.map(({ id, hours, time_zone }) => ({
        id,
        hours: JSON.parse(hours) as OpeningHoursText,
        timeZone: time_zone,
      }))
    },

    listSitemapEntries: ({ after, through, limit }) =>
      db
        .selectFrom('business')
        .select(['id', 'n as rowNumber', 'canonical_url as canonicalUrl', 'updated_at as updatedAt'])
        .where('status', '=', sql.lit(visibleStatus))
        .where('n', '>', after)
        .where('n', '<=', through)
        .orderBy('n')
        .limit(limit)
        .execute(),

    async lastRowNumber() {
      const row = await db
        .selectFrom('business')
        .select('n')
        .where('status', '=', sql.lit(visibleStatus))
        .orderBy('n', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.n ?? 0
    },
  }
}
