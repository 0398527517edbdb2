import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Config, readConfig } from '../../src/config/config.ts'
import { openConfiguredStorage } from '../../src/main/storage.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { createDistributedDatabase } from '../citus/citus-database.ts'
import { isFullLength } from '../full-length.ts'
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts'

export type Engine = 'sqlite' | 'postgres' | 'citus'

/** The databases on which a test of the whole product runs: on Citus in a project of its own (see `vitest.config.ts`). */
export const engines = inject('engines') ?? (['sqlite', 'postgres'] as const)

/**
 * The databases on which most routes are tested: SQLite, and all at full length. The contract of the stores and `search-alike` prove that
 * the others answer alike, and the files that use `engines` prove that every kind of route works on them.
 */
export const routeEngines = inject('engines') ?? (isFullLength ? engines : (['sqlite'] as const))

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

function createDatabase(engine: Engine): Promise<TestDatabase> | undefined {
  if (engine === 'citus') return createDistributedDatabase()
  return engine === 'postgres' ? createTestDatabase() : undefined
}

/** `environment`: variables beside those of every test. `filled`: a folder whose copy the site begins with. */
export async function createTestSite(
  engine: Engine,
  environment: Readonly<Record<string, string>> = {},
  filled?: string,
): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'directory-'))
  if (filled) await cp(filled, dataDir, { recursive: true, preserveTimestamps: true })
  const database = await createDatabase(engine)
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
