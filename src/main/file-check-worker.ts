import { parentPort, workerData } from 'node:worker_threads'
import { findFileDamage } from '../storage/dialects/sqlite/find-file-damage.ts'
import { giveWay } from './give-way.ts'

giveWay()
parentPort?.postMessage(await findFileDamage(workerData as string))
