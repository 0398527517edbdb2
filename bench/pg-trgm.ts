import pg from 'pg'
import type { Storage } from '../src/storage/open-storage.ts'
import { startPostgres } from '../test/postgres/postgres-server.ts'
import { type Query, wordsOf } from './search-queries.ts'
import { spreadListings } from './spread-listings.ts'
import { type QueryClasses, timeClasses, type WordSearchFigures } from './word-search.ts'

/** More memory than by default, so that table and index stay in it. */
const settings = { shared_buffers: '2GB', work_mem: '64MB', maintenance_work_mem: '1GB' }
/** A query is ended after this time, in ms, and counts as this long. */
const statementTimeout = 5000
const isTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'

/**
 * The alternative without a search engine: one text for each row under a trigram index, every word by `ILIKE`, best first. A
 * page and a count, up to the limit of our counts, in one statement.
 */
export async function timeTrigrams(
  storage: Storage,
  sample: { rows: number; pieces: number },
  classes: QueryClasses,
): Promise<WordSearchFigures> {
  const server = await startPostgres(settings)
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    const { rows, loading } = await load(client, storage, sample)
    await client.query(`set statement_timeout = ${statementTimeout}`)
    return {
      name: 'pg_trgm',
      rows,
      loading,
      classes: await timeClasses(classes, (query) => countFound(client, query)),
    }
  } finally {
    await client.end()
    await server.stop()
  }
}

async function load(client: pg.Client, storage: Storage, sample: { rows: number; pieces: number }) {
  const started = performance.now()
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`
  await client.query(`
    create extension pg_trgm;
    create table listing (n bigint, name text, category text, city text, address text, score integer, text text)`)
  let rows = 0
  for await (const batch of spreadListings(storage, sample)) {
    await client.query('insert into listing select * from json_populate_recordset(null::listing, $1)', [
      JSON.stringify(
        batch.map(({ rowNumber: n, name, category, city, address, score }) => {
          return { n, name, category, city, address, score, text: [name, category, city, address].join(' ') }
        }),
      ),
    ])
    rows += batch.length
  }
  const filled = seconds()
  await client.query('create index on listing using gin (text gin_trgm_ops)')
  await client.query('create index on listing (score desc, n desc)')
  await client.query('vacuum (analyze) listing')
  const { size } = (await client.query(`select pg_total_relation_size('listing') as size`)).rows[0]
  return {
    rows,
    loading: `${seconds()} to load (${filled} without the indexes), ${Math.round(size / 2 ** 20)} MB`,
  }
}

/** Reads a page and returns the count; 0 if PostgreSQL gave up. */
async function countFound(client: pg.Client, query: Query): Promise<number> {
  const words = wordsOf(query)
  const conditions = words.map((_, index) => `text ilike $${index + 1}`).join(' and ')
  const text = `
    with page as materialized (
      select * from listing where ${conditions} order by score desc, n desc limit 20 offset ${Number(query.offset ?? 0)}
    ), counted as materialized (
      select count(*)::integer as total from (select 1 from listing where ${conditions} limit 10001) as capped
    )
    select * from counted left join page on true`
  try {
    const { rows } = await client.query(
      text,
      words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`),
    )
    return rows[0].total
  } catch (error) {
    if (isTimeout(error)) return 0
    throw error
  }
}
