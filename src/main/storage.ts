import { mkdirSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import { openStorage, type Storage } from '../storage/open-storage.ts'

/** Opens the database that the configuration names. */
export function openConfiguredStorage(config: Config): Promise<Storage> {
  const { dataDir, databaseUrl } = config
  mkdirSync(dataDir, { recursive: true })
  return openStorage(databaseUrl ? { dataDir, databaseUrl } : { dataDir })
}
