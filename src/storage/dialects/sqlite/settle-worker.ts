import { workerData } from 'node:worker_threads'
import { openFile } from './open-file.ts'
import { type SettleRequest, settleSqlite } from './settle-sqlite.ts'

/** The thread that settles a large import. */
const { dataDir, unsettled } = workerData as SettleRequest
const database = await openFile(dataDir)
// Half of what others have: it goes through most tables in their order.
database.pragma(`cache_size = ${Number(database.pragma('cache_size', { simple: true })) / 2}`)
await settleSqlite(database, unsettled)
database.close()
