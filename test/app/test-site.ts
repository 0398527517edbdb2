import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../src/config/config.ts'
import { openConfiguredStorage } from '../../src/main/storage.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { createTestDatabase } from '../postgres/test-database.ts'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

export const adminPassword = 'correct horse battery'

/** A database and a folder of the test's own, without a running server. */
export interface TestSite {
  readonly config: Config
  /** The environment with which another process can use the same database. */
  readonly environment: Readonly<Record<string, string>>
  /** Migrated. */
  readonly storage: Storage
  remove(): Promise<void>
}

/** `environment`: variables beside those of every test. */
export async function createTestSite(
  engine: Engine,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'directory-'))
  const database = engine === 'postgres' ? await createTestDatabase() : undefined
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    ADMIN_PASSWORD: adminPassword,
    SAMPLE_DATA: 'off',
    READ_BUDGET: 'off',
    ...environment,
  }
  const config = readConfig(variables)
  const storage = await openConfiguredStorage(config)
  await storage.migrate()
  return {
    config,
    environment: variables,
    storage,
    async remove() {
      await storage.close()
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
