import { type Kysely, sql } from 'kysely'
import type { ListingFilter, ListingReader } from '../application/ports/listing-store.ts'
import { visibleStatus } from '../domain/business/visibility.ts'
import { type BusinessRow, businessColumns, decodeBusiness } from './business-row.ts'
import { createCatalogueReader } from './catalogue-reader.ts'
import { createCountReader } from './count-reader.ts'
import type { ListingIndex, RowPage } from './listing-index.ts'
import { mergeTarget } from './merge-target.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** Matches of a filter are counted up to here. */
const countCap = 10_000

/** All reads of listings (see the port), over one dialect's index. */
export function createListingReader(db: Kysely<Schema>, index: ListingIndex): ListingReader {
  const counts = createCountReader(db)

  async function findById(id: string) {
    const row = await db
      .selectFrom('business')
      .select(businessColumns)
      .where('id', '=', storedText(id))
      .where('status', '=', sql.lit(visibleStatus))
      .executeTakeFirst()
    return row ? decodeBusiness(row) : findMerged(id)
  }

  /** The listing that one was merged into. */
  async function findMerged(id: string) {
    const target = sql<{ id: string }>`with recursive ${sql.raw(mergeTarget('merged_listing.into_id'))}
      select business.id from hop join business on business.id = hop.id`
    const { rows } =
      await sql<BusinessRow>`select ${sql.raw(businessColumns.map((column) => `business.${column}`).join(', '))}
      from merged_listing join business on business.id = (${target})
      where merged_listing.id = ${storedText(id)} and business.status = ${sql.lit(visibleStatus)}`.execute(db)
    return rows[0] && decodeBusiness(rows[0])
  }

  /** From the page itself where it shows the end of the list, else from the index. */
  async function countMatches(filter: ListingFilter, page: RowPage, rowsOnPage: number): Promise<number> {
    const endsHere = rowsOnPage < page.limit && (rowsOnPage > 0 || page.offset === 0)
    if (endsHere) return page.offset + rowsOnPage
    return index.countUpTo(filter, countCap + 1)
  }

  return {
    ...counts,
    ...createCatalogueReader(db),
    findById,

    async findBySlug(slug) {
      const id = await index.findIdBySlug(storedText(slug))
      return id === undefined ? undefined : findById(id)
    },

    async list(filter, page) {
      const rows = await index.page(filter, page)
      const known = await counts.countOf(filter)
      const total = known ?? (await countMatches(filter, page, rows.length))
      const isCapped = known === undefined && total > countCap
      return {
        listings: rows.map(decodeBusiness),
        totalCount: isCapped ? countCap : total,
        totalCountIsCapped: isCapped,
      }
    },
  }
}
