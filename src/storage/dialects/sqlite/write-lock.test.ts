import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openStorage } from '../../open-storage.ts'

test('a write that must wait for another process lets this thread go on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
  const storage = await openStorage({ dataDir })
  await storage.migrate()
  const other = new Database(join(dataDir, 'directory.sqlite'))
  other.exec('begin immediate')

  const account = { id: '1', username: 'admin', passwordHash: 'x', mustChangePassword: false }
  const saved = storage.sessions.saveAccount(account)
  await delay(50)
  expect(await storage.sessions.listAccounts()).toEqual([])

  other.exec('commit')
  await saved
  expect(await storage.sessions.listAccounts()).toEqual([account])
  other.close()
  await storage.close()
  await rm(dataDir, { recursive: true })
})
