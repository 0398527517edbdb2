import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openSqlite } from './open-sqlite.ts'

test('opening a new file waits for whoever is creating it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'opening-'))
  const other = new Database(join(dataDir, 'directory.sqlite'))
  other.exec('begin exclusive; create table theirs (value)')
  const opening = openSqlite({ dataDir })
  setTimeout(() => other.exec('commit').close(), 50)
  const storage = await opening
  expect(await storage.migrate()).toContain('0001-schema')
  await storage.close()
  await rm(dataDir, { recursive: true })
})
