import { parentPort, workerData } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { type CandidateRequest, findCandidates } from './find-candidates.ts'

/** A thread that reads listings which may be duplicates. */
const { file, rowNumbers } = workerData as CandidateRequest
const database = new BetterSqlite3(file, { readonly: true })
parentPort?.postMessage(findCandidates(database, rowNumbers))
database.close()
