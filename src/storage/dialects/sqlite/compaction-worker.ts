import { workerData } from 'node:worker_threads'
import { compactFile } from './merge-segments.ts'

/** The compaction thread after a large import. */
await compactFile(workerData)
