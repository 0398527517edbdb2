import type { Database } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { ReindexOptions } from '../../../application/ports/verification.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { reviewLimit } from '../../counted-list.ts'
import { type CandidateRow, candidateColumns, chunkSize, encodeKeys } from '../../duplicate-chunk.ts'
import { storeIndexFormat } from '../../index-format.ts'
import { correctionSteps, countTableNames, findCorrections } from '../../reindex/correct-counts.ts'
import { mendRow } from '../../reindex/mend-row.ts'
import { type DerivedPart, rebuildParts } from '../../reindex/rebuild-parts.ts'
import type { Schema } from '../../schema.ts'
import { type StoredRow, selectStored } from '../../stored-row.ts'
import { requireSchema, tryDecode } from '../../verify/verified-database.ts'
import { prepareRowChange } from './change-rows.ts'
import { prepareChangeMarks } from './doc-values.ts'
import { prepareOpeningIntern } from './intern-openings.ts'
import { slugHash } from './listing-keys.ts'
import { migrations } from './migrate-sqlite.ts'
import { openFile } from './open-file.ts'
import { rebuildSearch } from './rebuild-search.ts'
import { settleSqlite } from './settle-sqlite.ts'
import { prepareVerification } from './verify-sqlite.ts'
import { prepareBlockCut } from './write-blocks.ts'
import { retryWhileLocked, waitingForLock } from './write-lock.ts'

const rowsPerStep = 5000

/** Rebuilds over a connection of its own. Counts come last, because the other parts change them. */
export async function reindexSqlite(dataDir: string, options: ReindexOptions = {}): Promise<void> {
  const database = await openFile(dataDir)
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
    await requireSchema(db, migrations)
    await rebuildParts(partsOf(database, dataDir), options)
    await settleSqlite(database, { rows: 0 })
    if (options.only === undefined) await retryWhileLocked(() => storeIndexFormat(db))
  } finally {
    database.close()
  }
}

const partsOf = (database: Database, dataDir: string): readonly DerivedPart[] => [
  // First: a row that changes is taken out of the index, which fails where the index never had it.
  { tables: ['business_search'], rebuild: () => rebuildSearch(database) },
  { tables: ['business', 'opening'], rebuild: () => inRanges(database, prepareColumns(database)) },
  { tables: ['listing_slug'], rebuild: () => rebuildSlugs(database) },
  { tables: ['review_order'], rebuild: () => rebuildOrder(database) },
  { tables: ['fact_version'], rebuild: () => inRanges(database, prepareDocValueMarks(database)) },
  { tables: ['duplicate_keys'], rebuild: () => rebuildDuplicateKeys(database) },
  { tables: countTableNames, rebuild: (only) => rebuildCounts(database, dataDir, only) },
]

interface Range {
  readonly first: number
  /** Included. */
  readonly last: number
}

/** Each range of row numbers in a transaction. */
async function* inRanges(database: Database, write: (range: Range) => void): AsyncGenerator<number> {
  const step = database.transaction(write)
  const lastRow = database.prepare<[], number | null>('select max(n) from business').pluck()
  for (let first = 0; first <= (lastRow.get() ?? -1); first += rowsPerStep) {
    await waitingForLock(() => step.immediate({ first, last: first + rowsPerStep - 1 }))
    yield first + rowsPerStep
  }
}

/** Columns that follow from other columns. A row that changes is written through the usual path, with its index entries and counts. */
function prepareColumns(database: Database): (range: Range) => void {
  const list = database.prepare<[Range], StoredRow>(
    `${selectStored} where business.n between @first and @last order by business.n`,
  )
  const startInterning = prepareOpeningIntern(database)
  const changeRows = prepareRowChange(database)
  return (range) => {
    const internOpening = startInterning()
    const changes = list.all(range).flatMap((before) => {
      const decoded = tryDecode(before)
      const after = decoded ? mendRow(before, decoded, internOpening) : before
      return decoded && after !== before ? [{ before, after, terms: decoded.terms }] : []
    })
    if (changes.length > 0) changeRows(changes, { changeId: '', now: 0, isRecorded: false })
  }
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
async function* rebuildSlugs(database: Database): AsyncGenerator<number> {
  yield* deleteUnwanted<number, SlugEntry>(database, {
    select: `select hash as key, slug, exists (select 1 from merged_listing where merged_listing.n = listing_slug.n) as isMerged
      from listing_slug left join business on business.n = listing_slug.n where hash > ? order by hash`,
    first: -1,
    remove: 'delete from listing_slug where hash = ?',
    isWanted: ({ key, slug, isMerged }) => isMerged === 1 || (slug !== null && slugHash(slug) === key),
  })
  const list = database.prepare<[Range], { n: number; slug: string }>(
    'select n, slug from business where n between @first and @last',
  )
  const isTaken = database.prepare<[number]>('select 1 from listing_slug where hash = ?')
  const insert = database.prepare('insert into listing_slug values (?, ?)')
  yield* inRanges(database, (range) => {
    for (const { n, slug } of list.all(range)) {
      const hash = slugHash(slug)
      if (!isTaken.get(hash)) insert.run(hash, n)
    }
  })
}

/** `reviewPlace` in SQL. */
const placeOf = `(min(review_count, ${reviewLimit}) << 32) + n`

async function* rebuildOrder(database: Database): AsyncGenerator<number> {
  yield* deleteUnwanted<number, { readonly key: number; readonly isWanted: number }>(database, {
    select: `select place as key, exists (select 1 from business where n = place & 4294967295
        and status = '${visibleStatus}' and ${placeOf} = place) as isWanted
      from review_order where place > cast(? as integer) order by place`,
    first: -1,
    remove: 'delete from review_order where place = cast(? as integer)',
    isWanted: ({ isWanted }) => isWanted === 1,
  })
  const fill = database.prepare<[Range]>(`
    insert into review_order select ${placeOf} as place from business
      where n between @first and @last and status = '${visibleStatus}'
      order by place on conflict do nothing`)
  yield* inRanges(database, (range) => void fill.run(range))
}

/** Marks every listing as changed, so that servers load its doc values again. */
function prepareDocValueMarks(database: Database): (range: Range) => void {
  const list = database.prepare<[Range], { n: number }>(
    'select n from business where n between @first and @last',
  )
  const mark = prepareChangeMarks(database)
  return (range) => mark(list.all(range))
}

/** Stale chunks are left out: the next search for duplicates computes them anyway. */
async function* rebuildDuplicateKeys(database: Database): AsyncGenerator<number> {
  const chunks = database
    .prepare<[], number>(`select chunk from duplicate_keys where state <> 'stale' order by chunk`)
    .pluck()
  const listRows = database.prepare<[number, number, number], CandidateRow>(
    `select ${candidateColumns.join(', ')} from business
     where status = '${visibleStatus}' and n between ? and min(?, (select through_n from duplicate_keys where chunk = ?))
     order by n`,
  )
  const store = database.prepare(
    `update duplicate_keys set keys = @keys, state = 'fresh' where chunk = @chunk and state <> 'stale' and keys <> @keys`,
  )
  const step = database.transaction((chunk: number) => {
    const first = chunk * chunkSize
    store.run({ chunk, keys: encodeKeys(listRows.all(first, first + chunkSize - 1, chunk)) })
  })
  for (const chunk of chunks.all()) {
    await waitingForLock(() => step.immediate(chunk))
    yield (chunk + 1) * chunkSize
  }
}

/** One round is enough unless somebody splits a block between its snapshot and its corrections. */
const mostRounds = 3

/**
 * Computes from one snapshot of the database by how much each count is wrong, and adds the difference. So what others write
 * meanwhile stays counted.
 */
async function* rebuildCounts(
  database: Database,
  dataDir: string,
  only: string | undefined,
): AsyncGenerator<number> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  const cutBlocks = database.transaction(prepareBlockCut(database))
  for (let round = 0; round < mostRounds; round++) {
    const steps: number[] = []
    const corrections = await correctionsIn(dataDir, only, (done) => void steps.push(done))
    yield steps.at(-1) ?? 0
    for (const add of correctionSteps(corrections)) {
      await retryWhileLocked(() => db.transaction().execute(add))
    }
    await waitingForLock(() => cutBlocks.immediate())
    if (corrections.rows.length === 0) return
  }
}

async function correctionsIn(dataDir: string, only: string | undefined, report: (done: number) => void) {
  const reader = await openFile(dataDir, { readOnly: true })
  try {
    reader.exec('begin')
    return await findCorrections(await prepareVerification(reader), only, report)
  } finally {
    reader.close()
  }
}
