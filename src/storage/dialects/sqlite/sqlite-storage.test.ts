import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describeStorage } from '../../storage.contract.ts'

describeStorage('SQLite', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  return {
    options: { dataDir },
    async execute(statement) {
      const database = new Database(join(dataDir, 'directory.sqlite'))
      database.exec(statement)
      database.close()
    },
    destroy: () => rm(dataDir, { recursive: true }),
  }
})
