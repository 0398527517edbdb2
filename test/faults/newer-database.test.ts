import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../src/config/config.ts'
import { createTestSite, engines, type TestSite } from '../app/test-site.ts'
import { startProgram } from './running-product.ts'

/** Changes the database as a migration of the next version would. */
async function markAsNewer({ dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query("insert into migration values ('9999-from-the-future', now())")
    return client.end()
  }
  const database = new Database(join(dataDir, 'directory.sqlite'))
  database.exec("insert into migration values ('9999-from-the-future', 'then')")
  database.pragma('wal_checkpoint(truncate)')
  database.close()
}

describe.each(engines)('a database on %s that a newer version has changed', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine)
    await markAsNewer(site.config)
  })
  afterAll(() => site.remove())

  test.each([
    ['serve', []],
    ['cli', ['stats']],
    ['cli', ['migrate']],
    ['cli', ['export', '/dev/null']],
  ] as const)('is refused in words by %s %s, and nothing is written', async (name, commandLine) => {
    const read = () => readFileSync(join(site.config.dataDir, 'directory.sqlite'), 'base64')
    const before = engine === 'sqlite' ? read() : ''
    const program = startProgram(name, { ...site.environment, PORT: '0' }, commandLine)
    expect(await program.ended).toEqual({ code: 1, signal: null })
    expect(program.said()).toContain('9999-from-the-future')
    expect(program.said()).toContain('restore a backup')
    expect(program.said()).not.toMatch(/^ +at .*:\d+/m)
    expect(engine === 'sqlite' ? read() : '').toBe(before)
    expect((await site.storage.jobs.listJobs({ limit: 1 })).length).toBe(0)
  })
})
