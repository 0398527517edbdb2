import pg from 'pg'
import type { Storage } from '../src/storage/open-storage.ts'
import { startPostgres } from '../test/postgres/postgres-server.ts'
import type { Query } from './search-queries.ts'

const batchSize = 5000
/** They take far longer than ours. */
const queriesPerClass = 60

/**
 * What a team does without a search engine: one text a row under a trigram index, every word by `ILIKE`, best first.
 * Gives the milliseconds of each class's queries; classes without words are left out.
 */
export async function timeTrigrams(
  storage: Storage,
  rows: number,
  classes: ReadonlyMap<string, readonly Query[]>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    await fill(client, storage, rows)
    const times = new Map<string, number[]>()
    for (const [name, queries] of classes) {
      const wordy = queries.filter(({ search, lat }) => search && !lat).slice(0, queriesPerClass)
      if (wordy.length > 0) times.set(name, await timeQueries(client, wordy))
    }
    return times
  } finally {
    await client.end()
    await server.stop()
  }
}

async function fill(client: pg.Client, { administration }: Storage, rows: number): Promise<void> {
  await client.query(`
    create extension pg_trgm;
    create table listing (n bigint primary key, name text, category text, city text, address text, score integer, text text)`)
  let after = 0
  for (let done = 0; done < rows; done += batchSize) {
    const batch = await administration.scanStored({ after, limit: Math.min(batchSize, rows - done) })
    if (batch.length === 0) break
    after = batch.at(-1)?.rowNumber ?? after
    await client.query('insert into listing select * from json_populate_recordset(null::listing, $1)', [
      JSON.stringify(
        batch.map(({ rowNumber: n, name, category, city, address, score }) => {
          return { n, name, category, city, address, score, text: [name, category, city, address].join(' ') }
        }),
      ),
    ])
  }
  await client.query('create index on listing using gin (text gin_trgm_ops)')
  await client.query('create index on listing (score desc, n desc)')
  await client.query('vacuum (analyze) listing')
}

async function timeQueries(client: pg.Client, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = []
  for (const { search = '', city = '', offset = '0' } of queries) {
    const words = `${search} ${city}`.split(/\s+/).filter(Boolean)
    const conditions = words.map((_, index) => `text ilike $${index + 1}`).join(' and ')
    const text = `select * from listing where ${conditions} order by score desc, n desc limit 20 offset ${Number(offset)}`
    const values = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
    const started = performance.now()
    await client.query(text, values)
    times.push(performance.now() - started)
  }
  return times
}
