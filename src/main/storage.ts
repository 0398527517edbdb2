import { mkdirSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import { openStorage, type Storage } from '../storage/open-storage.ts'
import { provideGazetteerFile } from './gazetteer.ts'

/** Opens the database that the configuration names. What is stored of cities depends on the gazetteer: it is there from then on. */
export function openConfiguredStorage(config: Config): Promise<Storage> {
  const { dataDir, databaseUrl } = config
  provideGazetteerFile()
  mkdirSync(dataDir, { recursive: true })
  return openStorage(databaseUrl ? { dataDir, databaseUrl } : { dataDir })
}
