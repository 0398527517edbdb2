import { parentPort, workerData } from 'node:worker_threads'
import { findFileDamage } from '../../storage/dialects/sqlite/file/find-file-damage.ts'
import { lowerJobPriority } from './thread-priority.ts'

lowerJobPriority()
parentPort?.postMessage(await findFileDamage(workerData as string))
