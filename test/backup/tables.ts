import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import Database from 'better-sqlite3'
import pg from 'pg'

/** What becomes of a table when a backup or a snapshot is restored. Both hold the same. */
export interface Decision {
  readonly is: 'backup' | 'derived' | 'left out'
  readonly why: string
  /** Rows that are there before the restore stay. */
  readonly isAddedTo?: boolean
  /** Columns that follow from others, or belong to the process that works on the row. */
  readonly without?: readonly string[]
}

const kept = (why: string, more: Partial<Decision> = {}): Decision => ({ is: 'backup', why, ...more })
const derived = (why: string): Decision => ({ is: 'derived', why })
const leftOut = (why: string): Decision => ({ is: 'left out', why })

const index = derived('made of the listings when they are stored')
const account = leftOut(
  'who may sign in is not content: a restore must neither let anybody in nor lock anybody out',
)

/** A decision for each table of either engine. */
export const decisions: Readonly<Record<string, Decision>> = {
  business: kept('the listings', { without: ['opening_id', 'tokens'] }),
  submission: kept('the senders of listings that wait for approval'),
  report: kept('what visitors say is wrong, and what was decided'),
  merged_listing: kept('the addresses of merged listings lead on, and imports leave them out'),
  duplicate_pair: kept('pairs, and those that are different places'),
  undoable_change: kept('what can be undone'),
  added_rows: kept('what undoing an import takes'),
  changed_listing: kept('what undoing a change takes', { without: ['before.opening_id'] }),
  dropped_name: kept('what undoing the last listing of a place takes'),
  job: kept('jobs that have ended, with their results', {
    isAddedTo: true,
    without: ['owner', 'lease_until', 'cancel_requested'],
  }),
  refused_row: kept('the refused rows of imports', { isAddedTo: true }),
  audit: kept('who did what, and the changes that can be undone', { isAddedTo: true }),
  synonym: kept('what phrases mean', { isAddedTo: true }),
  import_layout: kept('how files are read', { isAddedTo: true }),
  trade_mapping: kept('which trades texts mean', { isAddedTo: true }),

  opening: derived('patterns of hours that listings share'),
  meta: derived('totals, versions and the next row number'),
  listing_slug: derived('the addresses of listings and of merged ones, which name them'),
  fact_version: index,
  review_order: index,
  list_block: index,
  city_count: index,
  city_country_count: index,
  district_count: index,
  category_count: index,
  group_count: index,
  country_count: index,
  day_count: index,
  shortcoming_count: index,
  search_word: index,
  duplicate_keys: index,
  business_search: index,
  business_search_data: index,
  business_search_idx: index,
  business_search_config: index,

  admin: account,
  session: account,
  second_factor: account,
  recovery_code: account,
  attempt_limit: leftOut('limits of some minutes, which belong to the running site'),
  directory_hold: leftOut('the job that runs now'),
  zero_result: leftOut('what visitors typed is deleted after 90 days, and a backup would keep it'),
  shared_file: leftOut('files of a day, and the snapshots themselves'),
  shared_file_piece: leftOut('files of a day, and the snapshots themselves'),
  migration: leftOut('the program makes the schema'),
}

type Environment = Readonly<Record<string, string>>
type Row = Readonly<Record<string, unknown>>
type Dump = Readonly<Record<string, readonly Row[]>>

async function query(environment: Environment, sqlite: string, postgres: string): Promise<Row[]> {
  if (!environment.DATABASE_URL) {
    const database = new Database(join(environment.DATA_DIR ?? '', 'directory.sqlite'), { readonly: true })
    const rows = database.prepare<[], Row>(sqlite).all()
    database.close()
    return rows
  }
  const client = new pg.Client({ connectionString: environment.DATABASE_URL })
  await client.connect()
  return (await client.query<Row>(postgres).finally(() => client.end())).rows
}

/** The names of all tables, those of the full-text index too. */
export async function listTables(environment: Environment): Promise<string[]> {
  const rows = await query(
    environment,
    "select name from sqlite_master where type = 'table' and name not like 'sqlite%'",
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  return rows.map(({ name }) => String(name)).sort()
}

/** The rows of the tables that backups hold, alike from both engines. */
export async function dumpTables(environment: Environment): Promise<Dump> {
  const dump: Record<string, readonly Row[]> = {}
  for (const [name, { is, without = [] }] of Object.entries(decisions)) {
    if (is !== 'backup') continue
    // Some rows of `business` share their hours: the view has whole ones.
    const statement = `select * from ${name === 'business' ? 'listing' : name}`
    const rows = await query(environment, statement, statement)
    dump[name] = rows.map((row) => comparable(row, without))
  }
  return dump
}

/** Of a job: null as JSON is nothing, too. */
const jsonColumns = new Set(['request', 'progress', 'result'])

function comparable(row: Row, without: readonly string[]): Row {
  const fields = Object.entries(row).map(([name, value]): [string, unknown] => {
    if (name === 'before') return [name, comparable(JSON.parse(String(value)) as Row, ['opening_id'])]
    if (jsonColumns.has(name)) return [name, JSON.parse(String(value))]
    // Null says the same, see the column.
    if (name === 'data_at') return [name, Number(value ?? row.created_at)]
    // PostgreSQL's driver gives long numbers as texts.
    if (typeof value === 'string' && /^\d{1,16}$/.test(value)) return [name, Number(value)]
    return [name, typeof value === 'boolean' ? Number(value) : value]
  })
  return Object.fromEntries(fields.filter(([name]) => !without.includes(name)))
}

/** What differs between two dumps in tables with a decision. */
export function differencesIn(before: Dump, after: Dump, is: Decision['is']): object[] {
  return Object.entries(decisions).flatMap(([name, decision]) => {
    if (decision.is !== is) return []
    const [was, now] = [before[name] ?? [], after[name] ?? []]
    const lacks = (rows: readonly Row[], row: Row) => !rows.some((other) => isDeepStrictEqual(other, row))
    const lost = was.filter((row) => lacks(now, row))
    const added = decision.isAddedTo ? [] : now.filter((row) => lacks(was, row))
    return lost.length + added.length > 0 ? [{ name, lost, added }] : []
  })
}
