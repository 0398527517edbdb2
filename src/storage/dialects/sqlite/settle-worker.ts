import { workerData } from 'node:worker_threads'
import { openFile } from './open-file.ts'
import { type SettleRequest, settleSqlite } from './settle-sqlite.ts'

/** The compaction thread after a large import. */
const { dataDir, unsettled } = workerData as SettleRequest
// It reads most tables from start to end.
const database = await openFile(dataDir, { cache: { least: 16_000, most: 128_000, part: 1 / 100 } })
await settleSqlite(database, unsettled)
database.close()
