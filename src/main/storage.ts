import { mkdirSync } from 'node:fs'
import type { Config } from '../config/config.ts'
import { openStorage, type Storage, type StorageOptions } from '../storage/open-storage.ts'
import { provideGazetteerFile } from './gazetteer.ts'

/** Opens the configured database. Also provides the gazetteer, on which the stored cities depend. */
export function openConfiguredStorage(
  config: Config,
  options: Pick<StorageOptions, 'readOnly'> = {},
): Promise<Storage> {
  const { dataDir, databaseUrl } = config
  provideGazetteerFile()
  if (!options.readOnly) mkdirSync(dataDir, { recursive: true })
  return openStorage({ dataDir, ...options, ...(databaseUrl && { databaseUrl }) })
}
