import { type Kysely, sql } from 'kysely'
import { type ListingFilter, type ListingReader, matchCap } from '../application/ports/listing-store.ts'
import { groupOf, listGroups } from '../application/search/list-groups.ts'
import { visibleStatus } from '../domain/business/listing.ts'
import { type BusinessRow, businessColumns, decodeBusiness } from './business-row.ts'
import { createCatalogueReader } from './catalogue-reader.ts'
import { createCountReader } from './count-reader.ts'
import { findCountedList } from './counted-list.ts'
import { createFacetReader } from './facet-reader.ts'
import { blockSize, findBlock } from './list-block.ts'
import type { ListingIndex, PlacedRows, RowPage } from './listing-index.ts'
import { createMatchCounter } from './match-counter.ts'
import { mergeTarget } from './merge-target.ts'
import { createNearReader } from './near-reader.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

interface ReaderOptions {
  /** A text that is another one once anybody has written, where the engine can tell without a query. */
  readonly versionNow?: () => string
}

const nothing: PlacedRows = { rows: [], places: 0 }

/** All reads of listings (see the port), over one dialect's index. */
export function createListingReader(
  db: Kysely<Schema>,
  index: ListingIndex,
  { versionNow }: ReaderOptions = {},
): ListingReader {
  const counts = createCountReader(db)

  async function findById(id: string) {
    const row = await db
      .selectFrom('listing')
      .select(businessColumns)
      .where(index.isListing('listing', storedText(id)))
      .where('status', '=', sql.lit(visibleStatus))
      .executeTakeFirst()
    return row ? decodeBusiness(row) : findMerged(id)
  }

  /** The listing that one was merged into. */
  async function findMerged(id: string) {
    const target = sql<{ id: string }>`with recursive ${sql.raw(mergeTarget('merged_listing.into_id'))}
      select business.id from hop join business on ${index.isListing('business', sql.ref('hop.id'))}`
    const { rows } =
      await sql<BusinessRow>`select ${sql.raw(businessColumns.map((column) => `business.${column}`).join(', '))}
      from merged_listing join listing as business on ${index.isListing('business', sql`(${target})`)}
      where merged_listing.id = ${storedText(id)} and business.status = ${sql.lit(visibleStatus)}`.execute(db)
    return rows[0] && decodeBusiness(rows[0])
  }

  /** Of a counted list any page, from the block where it begins; of any other list what is among the first. */
  async function readPage(filter: ListingFilter, page: RowPage): Promise<PlacedRows> {
    const counted = findCountedList(filter, page.sort)
    if (!counted) {
      const limit = Math.min(page.limit, matchCap - page.offset)
      return limit > 0 ? index.page(filter, { ...page, limit }) : nothing
    }
    if (page.offset < blockSize) return index.page(filter, page)
    const block = await findBlock(db, counted, page.offset)
    if (!block) return nothing
    const behind = block.through - page.offset - page.limit
    return index.page(filter, {
      ...page,
      offset: page.offset - block.before,
      below: block.below ?? undefined,
      fromEnd: behind < 0 ? undefined : { floor: block.floor, offset: behind },
    })
  }

  const pages: Pick<ListingReader, 'listPage' | 'count'> = {
    async listPage(filter, page) {
      const { rows, places } = await readPage(filter, page)
      return { listings: rows.map(decodeBusiness), places }
    },
    count: createMatchCounter(index, { counts, versionNow }),
  }

  return {
    ...counts,
    ...createCatalogueReader(db),
    listNear: createNearReader(index),
    facets: createFacetReader(db, index, counts),
    findById,

    async findBySlug(slug) {
      const id = await index.findIdBySlug(storedText(slug))
      return id === undefined ? undefined : findById(id)
    },

    ...pages,
    list: (filter, page) => listGroups(pages, [groupOf(filter)], page),
    best: (filter, limit) => index.best(filter, limit),
  }
}
