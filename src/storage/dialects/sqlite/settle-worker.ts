import { workerData } from 'node:worker_threads'
import { settleFile } from './settle-sqlite.ts'

/** The compaction thread after a large import. */
await settleFile(workerData)
