import type { Database } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { ReindexOptions } from '../../../application/ports/verification.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { type CandidateRow, candidateColumns, chunkSize, encodeKeys } from '../../duplicate-chunk.ts'
import { correctionSteps, countTableNames, findCorrections } from '../../reindex/correct-counts.ts'
import { mendRow } from '../../reindex/mend-row.ts'
import { type DerivedPart, rebuildParts } from '../../reindex/rebuild-parts.ts'
import type { Schema } from '../../schema.ts'
import { type StoredRow, selectStored } from '../../stored-row.ts'
import { requireSchema, tryDecode } from '../../verify/verified-database.ts'
import { prepareRowChange } from './change-rows.ts'
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

/** Over a connection of its own. Counts come last: what else is made anew changes them. */
export async function reindexSqlite(dataDir: string, options: ReindexOptions = {}): Promise<void> {
  const database = await openFile(dataDir)
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
    await requireSchema(db, migrations)
    await rebuildParts(partsOf(database, dataDir), options)
    await settleSqlite(database, { rows: 0, news: 0 })
  } finally {
    database.close()
  }
}

const partsOf = (database: Database, dataDir: string): readonly DerivedPart[] => [
  // First: a row that changes is taken out of the index, which fails where the index never had it.
  { tables: ['business_search'], rebuild: () => rebuildSearch(database) },
  { tables: ['business', 'opening'], rebuild: () => inRanges(database, prepareColumns(database)) },
  { tables: ['listing_id'], rebuild: () => rebuildIds(database) },
  { tables: ['listing_slug'], rebuild: () => rebuildSlugs(database) },
  { tables: ['review_order'], rebuild: () => rebuildOrder(database) },
  { tables: ['fact_version'], rebuild: () => inRanges(database, prepareFactChunks(database)) },
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

/** Columns that follow from others. A row that changes takes all that hangs on it along. */
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

/** Entries of a table by its key, as many as a step takes: those that no listing gives are taken out. */
async function* weedOut<Key, Entry extends { readonly key: Key }>(
  database: Database,
  { select, first, remove, isWanted }: WeedOptions<Key, Entry>,
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

interface WeedOptions<Key, Entry> {
  /** Selects entries behind a key, in order. */
  readonly select: string
  readonly first: Key
  readonly remove: string
  readonly isWanted: (entry: Entry) => boolean
}

async function* rebuildIds(database: Database): AsyncGenerator<number> {
  yield* weedOut<string, { readonly key: string; readonly owner: string | null }>(database, {
    select: `select listing_id.id as key, business.id as owner from listing_id left join business on business.n = listing_id.n
      where listing_id.id > ? order by listing_id.id`,
    first: '',
    remove: 'delete from listing_id where id = ?',
    isWanted: ({ key, owner }) => key === owner,
  })
  const fill = database.prepare<[Range]>(`
    insert into listing_id select id, n from business where n between @first and @last
      and not exists (select 1 from listing_of_id as known where known.id = business.id) on conflict do nothing`)
  yield* inRanges(database, (range) => void fill.run(range))
}

interface SlugEntry {
  readonly key: number
  readonly slug: string | null
  readonly isMerged: number
}

/** Of a listing that was merged into another only the hash is left: it stays. */
async function* rebuildSlugs(database: Database): AsyncGenerator<number> {
  yield* weedOut<number, SlugEntry>(database, {
    select: `select hash as key, slug, exists (select 1 from merged_listing where merged_listing.n = listing_slug.n) as isMerged
      from listing_slug left join business on business.n = listing_slug.n where hash > ? order by hash`,
    first: -1,
    remove: 'delete from listing_slug where hash = ?',
    isWanted: ({ key, slug, isMerged }) => isMerged === 1 || (slug !== null && slugHash(slug) === key),
  })
  const list = database.prepare<[Range], { n: number; slug: string }>(
    'select n, slug from business where n between @first and @last',
  )
  const isTaken = database.prepare<[number]>('select 1 from listing_of_slug where hash = ?')
  const insert = database.prepare('insert into listing_slug values (?, ?)')
  yield* inRanges(database, (range) => {
    for (const { n, slug } of list.all(range)) {
      const hash = slugHash(slug)
      if (!isTaken.get(hash)) insert.run(hash, n)
    }
  })
}

const placeOf = '(min(review_count, 1048575) << 32) + n'

async function* rebuildOrder(database: Database): AsyncGenerator<number> {
  yield* weedOut<number, { readonly key: number; readonly isWanted: number }>(database, {
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

/** Has what was read of the listings into memory read again. */
function prepareFactChunks(database: Database): (range: Range) => void {
  const mark = database.prepare<[Range]>(`
    insert into fact_version
      select distinct n / 2048, (select coalesce(max(version), 0) + 1 from fact_version) from business
      where n between @first and @last
    on conflict (chunk) do update set version = excluded.version`)
  return (range) => void mark.run(range)
}

/** Chunks that are to be read again anyway are left to whoever does. */
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

/** Rounds after which counts agree, unless a block is cut just between reading and writing, each time. */
const mostRounds = 3

/**
 * What the counts lack is worked out from one state of the database, while others write, and is then added to what they have made of
 * the counts.
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
