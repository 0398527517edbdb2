import type { Database } from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import type { ReindexOptions } from '../../../application/ports/verification.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { reviewLimit } from '../../read/counted-list.ts'
import { type DerivedPart, reindexDirectory } from '../../reindex/reindex-directory.ts'
import { correctRows, inRanges, type RowRange } from '../../reindex/shared-parts.ts'
import type { Schema } from '../../schema.ts'
import { refuseOlder } from '../../schema-comparison.ts'
import type { Db, WriteDialect } from '../../write/write-dialect.ts'
import { prepareChangeMarks } from './doc-values.ts'
import { openFile } from './file/open-file.ts'
import { slugHash } from './listing-keys.ts'
import { compactSqlite } from './merge-segments.ts'
import { compareSqliteSchema } from './migrate-sqlite.ts'
import { rebuildSearch } from './rebuild-search.ts'
import { createSqliteWriteDialect, WritingSqliteDialect } from './sqlite-write-dialect.ts'
import { keepStatements } from './statement-cache.ts'
import { readSqliteSnapshot } from './verify-sqlite.ts'
import { waitingForLock } from './write-lock.ts'

const rowsPerStep = 5000

interface Reindexed {
  readonly database: Database
  readonly db: Db
  readonly dialect: WriteDialect
}

/** Rebuilds what is derived from the listings (see the port), over a connection of its own. */
export async function reindexSqlite(dataDir: string, options?: ReindexOptions): Promise<void> {
  const database = await openFile(dataDir)
  try {
    refuseOlder(compareSqliteSchema(database))
    const db = new Kysely<Schema>({
      dialect: new WritingSqliteDialect({ database: keepStatements(database) }),
    })
    const dialect = createSqliteWriteDialect(database, db, { rows: 0 })
    const ownParts = partsOf({ database, db, dialect })
    await reindexDirectory({ db, dialect, ownParts, readSnapshot: readSqliteSnapshot(dataDir) }, options)
    await compactSqlite(database, { rows: 0 })
  } finally {
    database.close()
  }
}

const partsOf = (reindexed: Reindexed): readonly DerivedPart[] => {
  const { database, db, dialect } = reindexed
  return [
    // First: the parts below change rows, and FTS5 fails if a row's tokens are to be removed that it does not have.
    { tables: ['business_search'], rebuild: () => rebuildSearch(database) },
    {
      tables: ['business', 'opening'],
      rebuild: () => inRanges(dialect, db, (trx, range) => correctRows(dialect, trx, { range })),
    },
    { tables: ['listing_slug'], rebuild: () => rebuildSlugs(reindexed) },
    { tables: ['review_order'], rebuild: () => rebuildOrder(reindexed) },
    { tables: ['fact_version'], rebuild: () => markAll(reindexed) },
  ]
}

/** Walks the entries of a table in the order of their keys, a step at a time, and deletes those that no listing has. */
async function* deleteUnwanted<Key, Entry extends { readonly key: Key }>(
  database: Database,
  { select, first, remove, isWanted }: DeleteOptions<Key, Entry>,
): AsyncGenerator<number> {
  const list = database.prepare<[Key], Entry>(`${select} limit ${rowsPerStep}`)
  const removeOne = database.prepare<[Key]>(remove)
  const step = database.transaction((after: Key): readonly Entry[] => {
    const entries = list.all(after)
    for (const entry of entries) if (!isWanted(entry)) removeOne.run(entry.key)
    return entries
  })
  for (let [after, done] = [first, 0]; ; ) {
    const entries = await waitingForLock(() => step.immediate(after))
    const last = entries.at(-1)
    if (!last) return
    after = last.key
    done += entries.length
    yield done
  }
}

interface DeleteOptions<Key, Entry> {
  /** Selects entries behind a key, in order. */
  readonly select: string
  readonly first: Key
  readonly remove: string
  readonly isWanted: (entry: Entry) => boolean
}

interface SlugEntry {
  readonly key: number
  readonly slug: string | null
  readonly isMerged: number
}

/** Of a listing that was merged into another only the hash is left: it stays. */
async function* rebuildSlugs({ database, db, dialect }: Reindexed): AsyncGenerator<number> {
  yield* deleteUnwanted<number, SlugEntry>(database, {
    select: `select hash as key, slug, exists (select 1 from merged_listing where merged_listing.n = listing_slug.n) as isMerged
      from listing_slug left join business on business.n = listing_slug.n where hash > ? order by hash`,
    first: -1,
    remove: 'delete from listing_slug where hash = ?',
    isWanted: ({ key, slug, isMerged }) => isMerged === 1 || (slug !== null && slugHash(slug) === key),
  })
  const list = database.prepare<[RowRange], { n: number; slug: string }>(
    'select n, slug from business where n between @first and @last',
  )
  const isTaken = database.prepare<[number]>('select 1 from listing_slug where hash = ?')
  const insert = database.prepare('insert into listing_slug values (?, ?)')
  yield* inRanges(dialect, db, async (_, range) => {
    for (const { n, slug } of list.all(range)) {
      const hash = slugHash(slug)
      if (!isTaken.get(hash)) insert.run(hash, n)
    }
  })
}

/** `reviewSortKey` in SQL. */
const reviewKey = `(min(review_count, ${reviewLimit}) << 32) + n`

async function* rebuildOrder({ database, db, dialect }: Reindexed): AsyncGenerator<number> {
  yield* deleteUnwanted<number, { readonly key: number; readonly isWanted: number }>(database, {
    select: `select place as key, exists (select 1 from business where n = place & 4294967295
        and status = '${visibleStatus}' and ${reviewKey} = place) as isWanted
      from review_order where place > cast(? as integer) order by place`,
    first: -1,
    remove: 'delete from review_order where place = cast(? as integer)',
    isWanted: ({ isWanted }) => isWanted === 1,
  })
  const fill = database.prepare<[RowRange]>(`
    insert into review_order select ${reviewKey} as place from business
      where n between @first and @last and status = '${visibleStatus}'
      order by place on conflict (place) do nothing`)
  yield* inRanges(dialect, db, async (_, range) => void fill.run(range))
}

/** Marks every listing as changed, so that servers load its doc values again. */
async function* markAll({ database, db, dialect }: Reindexed): AsyncGenerator<number> {
  const list = database.prepare<[RowRange], { n: number }>(
    'select n from business where n between @first and @last',
  )
  const mark = prepareChangeMarks(database)
  yield* inRanges(dialect, db, async (trx, range) => {
    mark(list.all(range))
    await sql`update meta set data_version = data_version + 1`.execute(trx)
  })
}
