import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
