import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '../../../../test/import/run-cli.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/postgres/test-database.ts'
import { untilWaiting } from '../../../../test/postgres/until-waiting.ts'
import { openStorage } from '../../open-storage.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
})
afterEach(() => database.drop())

test('of processes that start at once one migrates, and the others wait for it', async () => {
  // It keeps whoever migrates from ending.
  const gate = new pg.Client({ connectionString: database.url })
  const watcher = new pg.Client({ connectionString: database.url })
  const storages = await Promise.all(
    [1, 2, 3].map(() => openStorage({ databaseUrl: database.url, dataDir: '' })),
  )
  try {
    await gate.connect()
    await watcher.connect()
    await gate.query('create table migration (name text primary key, applied_at timestamptz not null)')
    await gate.query('begin')
    await gate.query('lock table migration in access exclusive mode')
    const migrated = Promise.allSettled(storages.map((storage) => storage.migrate()))
    await untilWaiting(watcher, storages.length)
    await gate.query('commit')
    expect((await migrated).map(({ status }) => status)).toEqual(storages.map(() => 'fulfilled'))
    const { rows } = await watcher.query(
      'select count(*)::int - count(distinct name)::int as twice from migration',
    )
    expect(rows).toEqual([{ twice: 0 }])
  } finally {
    await Promise.all(storages.map((storage) => storage.close()))
    await gate.end()
    await watcher.end()
  }
})

test('analyze looks at the columns that queries ask for, and not at texts that are only shown', async () => {
  const storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  const client = new pg.Client({ connectionString: database.url })
  try {
    await storage.migrate()
    await client.connect()
    const { rows } = await client.query<{ name: string; target: number | null }>(
      `select attname as name, attstattarget as target from pg_attribute where attrelid = 'business'::regclass and attnum > 0`,
    )
    const targets = new Map(rows.map(({ name, target }) => [name, target]))
    expect([targets.get('tokens'), targets.get('name'), targets.get('opening_hours')]).toEqual([500, 0, 0])
    for (const asked of ['id', 'n', 'rank', 'status', 'city_key', 'category_key', 'unique_content'])
      expect(targets.get(asked), asked).not.toBe(0)
  } finally {
    await client.end()
    await storage.close()
  }
})

describe('a database that is not fit for a directory is refused in words, and nothing is written to it', () => {
  const problemOf = async (url: string) => {
    const storage = await openStorage({ databaseUrl: url, dataDir: '' })
    const problem = await storage.migrate().catch((error: Error) => error)
    await storage.close()
    return problem
  }
  const run = async <Row extends pg.QueryResultRow>(url: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows
    await client.end()
    return rows
  }
  const tablesOf = async (url: string) =>
    (
      await run<{ name: string }>(
        url,
        `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
      )
    ).map(({ name }) => name)

  test.each([
    ['of the same name', 'business', 'create table business (id int)'],
    ['of migrations', 'migration', 'create table migration (id int, name text)'],
    [
      'of migrations with other names',
      'migration',
      `create table migration (name text, run_at date); insert into migration values ('1-users')`,
    ],
  ])('because of a table of another program, %s', async (_what, table, statement) => {
    await run(database.url, statement)
    expect(await problemOf(database.url)).toMatchObject({
      name: 'UnusableDatabaseError',
      message: expect.stringContaining(`"${table}"`),
    })
    expect(await tablesOf(database.url)).toEqual([table])
  })

  test('because its encoding lacks letters', async () => {
    const name = `latin_${Date.now()}`
    await run(database.url, `create database ${name} encoding 'LATIN1' locale 'C' template template0`)
    const url = Object.assign(new URL(database.url), { pathname: name }).href
    expect(await problemOf(url)).toMatchObject({
      name: 'UnusableDatabaseError',
      message: expect.stringContaining("encoding 'UTF8'"),
    })
    expect(await tablesOf(url)).toEqual([])
    await run(database.url, `drop database ${name} with (force)`)
  })

  test('but a table of another program in a schema of its own does not matter', async () => {
    await run(database.url, 'create schema other', 'create table other.migration (id int)')
    expect(await problemOf(database.url)).toContain('0001-schema')
  })
})

test('commands that work on what is there make no directory in an empty database', async () => {
  const { code, err } = await runCli(['stats'], { DATABASE_URL: database.url, DATA_DIR: '/nowhere' })
  expect(code).toBe(1)
  expect(err).toContain('There is no directory in the database')
  const storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  expect((await storage.compareSchema()).missing).toContain('0001-schema')
  await storage.close()
})
