import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { filterKey, type ListingFilter } from '../../application/ports/listing-filter.ts'
import {
  type ListingReader,
  type MatchCount,
  matchCap,
  upToCap,
} from '../../application/ports/listing-store.ts'
import { type Listing, type OpeningHoursText, visibleStatus } from '../../domain/business/listing.ts'
import { blockSize, findBlock } from '../derived/list-block.ts'
import type { ListingIndex, PageRows, RowPage } from '../listing-index.ts'
import { followMerges } from '../merge-drafts.ts'
import {
  type BusinessRow,
  businessColumnList,
  businessColumns,
  decodeBusiness,
} from '../rows/business-row.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import type { OneOf } from '../write/write-dialect.ts'
import { createClusterReader } from './cluster-reader.ts'
import { type CountMethods, createCountReader } from './count-reader.ts'
import { findCountedList } from './counted-list.ts'
import { createFacetReader } from './facet-reader.ts'
import { createNearReader } from './near-reader.ts'

const nothing: PageRows = { rows: [], entries: 0 }

interface ReaderParts {
  readonly oneOf: OneOf
  readonly dataVersion: () => Promise<number>
}

/** All reads of listings (see the port), with one dialect's index. */
export function createListingReader(
  db: Kysely<Schema>,
  index: ListingIndex,
  { oneOf, dataVersion }: ReaderParts,
): ListingReader {
  const counts = createCountReader(db, dataVersion)

  /** For a counted list: any page, from its block. For any other list: pages within the first `matchCap` entries. */
  async function readPage(filter: ListingFilter, page: RowPage): Promise<PageRows> {
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

  return {
    ...counts,
    ...createCatalogueReader(db),
    listNear: createNearReader(index),
    ...createFacetReader(db, index, counts),
    clusters: createClusterReader(db, index, counts),
    ...createIdReader(db, index, oneOf),
    async listPage(filter, page) {
      const { rows, entries, total } = await readPage(filter, page)
      const count = total === undefined ? {} : { count: upToCap(total) }
      return { listings: rows.map(decodeBusiness), entries, ...count }
    },
    count: createMatchCounter(index, counts),
    best: (filter, limit) => index.best(filter, limit),
  }
}

type IdMethods = Pick<ListingReader, 'findById' | 'findByIds' | 'findBySlug'>

/** Reads of listings by their ids and slugs. A listing that was merged into another one leads to the other one. */
function createIdReader(db: Kysely<Schema>, index: ListingIndex, oneOf: OneOf): IdMethods {
  async function findStored(id: string) {
    const { rows } = await sql<BusinessRow>`select ${sql.raw(businessColumnList)} from listing
      where id = ${storedText(id)} and status in (${sql.lit(visibleStatus)}, 'closed')`.execute(db)
    return rows[0] && decodeBusiness(rows[0])
  }

  async function findAllStored(ids: readonly string[]): Promise<ReadonlyMap<string, Listing>> {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('listing')
      .select(businessColumns)
      .where(sql<boolean>`id ${oneOf(ids)}`)
      .where('status', '=', sql.lit(visibleStatus))
      .execute()
    return new Map(rows.map(decodeBusiness).map((listing) => [listing.id, listing]))
  }

  async function findById(id: string) {
    const own = await findStored(id)
    if (own) return own
    const target = (await followMerges(db, oneOf, [storedText(id)])).get(storedText(id))
    return target === undefined ? undefined : findStored(target)
  }

  async function findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, Listing>> {
    const stored = new Map(ids.map((id) => [id, storedText(id)]))
    const own = await findAllStored([...stored.values()])
    const missing = [...stored.values()].filter((id) => !own.has(id))
    const targets = await followMerges(db, oneOf, missing)
    const others = await findAllStored([...new Set(targets.values())])
    return new Map(
      [...stored].flatMap(([asked, id]): [string, Listing][] => {
        const listing = own.get(id) ?? others.get(targets.get(id) ?? '')
        return listing ? [[asked, listing]] : []
      }),
    )
  }

  return {
    findById,
    findByIds,

    async findBySlug(slug) {
      const id = await index.findIdBySlug(storedText(slug))
      return id === undefined ? undefined : findById(id)
    },
  }
}

type CatalogueMethods = Pick<ListingReader, 'listOpenings' | 'listSitemapEntries' | 'lastRowNumber'>

/** Reads of all patterns or all listings, in ranges of their numbers. */
function createCatalogueReader(db: Kysely<Schema>): CatalogueMethods {
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

/** How many counts are remembered. Turning the pages of a list asks for the same count again. */
const remembered = 1000

/** Counts matches (see the port). Counts are remembered under the data version. */
function createMatchCounter(index: ListingIndex, counts: CountMethods): ListingReader['count'] {
  const known = new LRUCache<string, MatchCount>({ max: remembered })

  async function countSome(filter: ListingFilter): Promise<MatchCount> {
    const { count, mayBeMore } = await index.countUpTo(filter, matchCap + 1)
    return { totalCount: Math.min(count, matchCap), totalCountIsCapped: mayBeMore }
  }

  return async (filter, { sort, version }) => {
    const total = await counts.countOf(filter)
    if (total !== undefined) {
      const isCapped = total > matchCap && !findCountedList(filter, sort)
      return { totalCount: isCapped ? matchCap : total, totalCountIsCapped: isCapped }
    }
    // The list of open patterns is very long, and changes within a quarter of an hour.
    if (filter.openingIds) return countSome(filter)
    const key = `${version} ${filterKey(filter)}`
    const before = known.get(key)
    if (before) return before
    const count = await countSome(filter)
    known.set(key, count)
    return count
  }
}
