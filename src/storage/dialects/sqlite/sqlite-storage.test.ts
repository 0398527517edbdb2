import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describeStorage } from '../../storage.contract.ts'
import { slugHash } from './listing-keys.ts'

async function createTestBed() {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  return {
    options: { dataDir },
    async query(sql: string) {
      const database = new Database(join(dataDir, 'directory.sqlite'))
      const statement = database.prepare(sql)
      const value = statement.reader ? statement.pluck().get() : statement.run()
      database.close()
      return value
    },
    slugInsert: (slug: string, id: string) =>
      `insert into listing_slug select ${slugHash(slug)}, n from business where id = '${id}'`,
    destroy: () => rm(dataDir, { recursive: true }),
  }
}

describeStorage('SQLite', createTestBed)
