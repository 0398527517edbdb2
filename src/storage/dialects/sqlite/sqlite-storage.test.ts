import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { StorageOptions } from '../../open-storage.ts'
import { describeStorage } from '../../storage.contract.ts'
import { slugHash } from './slug-hash.ts'

const createTestBed = (options: Pick<StorageOptions, 'shortListPages'>) => async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  return {
    options: { dataDir, ...options },
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

describeStorage('SQLite', createTestBed({}))
describeStorage('SQLite, whose lists are all long', createTestBed({ shortListPages: -1 }))
