import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { createTestDatabase } from '../postgres/test-database.ts'

const folder = (engine: string) =>
  join(import.meta.dirname, `../../src/storage/dialects/${engine}/migrations`)

/** A database as the first schema made it, with two accounts, one second factor and a session of no account. */
const before = (schema: string) => `
  ${schema};
  create table migration (name text primary key, applied_at timestamp not null);
  insert into migration values ('0001-schema', '2026-11-01');
  insert into admin values ('ann', 'hash of ann', null), ('bob', 'hash of bob', 5);
  insert into second_factor values ('ann', 'secret', 1, 7), ('nobody', 'secret', 1, 7);
  insert into recovery_code values ('ann', 'code'), ('nobody', 'code');
  insert into session values ('hidden', 'ann' || '~', 1, 1, 9000000000000, '');`

async function createBefore(engine: 'sqlite' | 'postgres') {
  const statements = before(await readFile(join(folder(engine), '0001-schema.sql'), 'utf8'))
  const dataDir = await mkdtemp(join(tmpdir(), 'account-ids-'))
  if (engine === 'sqlite') {
    const file = new Database(join(dataDir, 'directory.sqlite'))
    file.exec(statements.replace('timestamp', 'text'))
    file.close()
    return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true }) }
  }
  const { url, drop } = await createTestDatabase({ empty: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
  return { options: { dataDir, databaseUrl: url }, remove: drop }
}

test.each(['sqlite', 'postgres'] as const)(
  'on %s accounts of the first schema get ids and keep their second factors; sessions end',
  async (engine) => {
    const { options, remove } = await createBefore(engine)
    const storage = await openStorage(options)
    expect(await storage.migrate()).toContain('0002-account-ids')
    const [ann, bob] = await storage.sessions.listAccounts()
    expect(ann).toMatchObject({ username: 'ann', passwordHash: 'hash of ann', mustChangePassword: false })
    expect(bob).toMatchObject({ username: 'bob', passwordHash: 'hash of bob', mustChangePassword: true })
    expect(new Set([ann?.id, bob?.id, '', undefined]).size).toBe(4)
    expect(await storage.secondFactors.find(ann?.id ?? '')).toEqual({
      secret: 'secret',
      isConfirmed: true,
      lastStep: 7,
      recoveryHashes: ['code'],
    })
    expect(await storage.secondFactors.find(bob?.id ?? '')).toBeUndefined()
    expect(await storage.sessions.findSession('hidden')).toBeUndefined()
    await storage.close()
    await remove()
  },
)
