import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../../src/config/config.ts'
import { createTestSite, type Engine, engines, type TestSite } from '../app/test-site.ts'
import { isFullLength } from '../full-length.ts'
import { startProgram } from './running-product.ts'

async function change({ dataDir, databaseUrl }: Config, statement: string): Promise<void> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(statement)
    return client.end()
  }
  const database = new Database(join(dataDir, 'directory.sqlite'))
  database.exec(statement)
  database.pragma('wal_checkpoint(truncate)')
  database.close()
}

interface OtherVersion {
  readonly made: string
  /** Leaves the names of migrations that such a version leaves. */
  readonly statement: string
  readonly words: readonly string[]
}

const otherVersions: readonly OtherVersion[] = [
  {
    made: 'that a newer version has changed',
    statement: `insert into migration values ('9999-from-the-future', current_timestamp)`,
    words: ['9999-from-the-future', 'restore a backup'],
  },
  {
    made: 'of a version from before the first release',
    statement: `update migration set name = '0001-directory' where name = '0001-schema'`,
    words: ['before the first release', 'npm run cli -- backup FILE', 'npm run cli -- restore FILE'],
  },
]
const each = engines.flatMap((engine) => otherVersions.map((version) => [engine, version] as const))
/** All open the database in one way, so each is tried once, and elsewhere the server and the command that would write most. */
const commands: readonly (readonly ['serve' | 'cli', readonly string[]])[] = [
  ['serve', []],
  ['cli', ['migrate']],
  ['cli', ['stats']],
  ['cli', ['export', 'refused.xlsx']],
]

describe.each(each)('a database on %s', (engine: Engine, { made, statement, words }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine)
    await change(site.config, statement)
  })
  afterAll(() => site.remove())

  const isFirst = engine === each[0]?.[0] && made === otherVersions[0]?.made
  test.each(isFirst || isFullLength ? commands : commands.slice(0, 2))(
    `${made} is refused in words by %s %s, and nothing is written`,
    async (name, commandLine) => {
      const read = () => readFileSync(join(site.config.dataDir, 'directory.sqlite'), 'base64')
      const before = engine === 'sqlite' ? read() : ''
      const program = startProgram(name, { ...site.environment, PORT: '0' }, commandLine)
      expect(await program.ended).toEqual({ code: 1, signal: null })
      for (const word of words) expect(program.said()).toContain(word)
      expect(program.said()).not.toMatch(/^ +at .*:\d+/m)
      expect(engine === 'sqlite' ? read() : '').toBe(before)
      expect((await site.storage.jobs.listJobs({ limit: 1 })).length).toBe(0)
    },
  )
})
