import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { StorageFullError, StoreUnavailableError } from '../../../application/ports/store-errors.ts'

/** How long a writer waits for another one, in ms: far longer than an import's largest batch takes. */
const patience = 20_000
const retryInterval = 15
/** A job that has held the lock for this long, in ms, leaves others a turn. */
const longHold = 100
/** How long such a turn is, in ms: whoever waits asks at least once. */
const turn = 30
/** How long a connection waits by itself, in ms: a server's thread stands still for no longer than this. */
export const shortWait = 1

/** What SQLite says where the disk is full: the second one is about the file that readers and writers share. */
const fullCodes = new Set<unknown>(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
const isLocked = (error: unknown) => codeOf(error) === 'SQLITE_BUSY'

/**
 * Runs a transaction of a job's, when no other writer holds the lock. A job whose transactions follow each other
 * without a gap would keep everybody else from writing until it ends, so it pauses behind a long one.
 */
export async function waitingForLock<T>(transaction: () => T): Promise<T> {
  let start = performance.now()
  try {
    return await retryWhileLocked(async () => {
      start = performance.now()
      return transaction()
    })
  } finally {
    if (performance.now() - start > longHold) await delay(turn)
  }
}

/** How long the log's emptying waits for readers, in ms: nobody can write meanwhile. */
const readersWait = 2_000

/**
 * Empties the write-ahead log, as soon as whoever reads it has ended; this thread stands still meanwhile. Where somebody reads for
 * longer, as a verification does, it is emptied another time.
 */
export function emptyLog(database: Database): void {
  database.pragma(`busy_timeout = ${readersWait}`)
  try {
    database.pragma('wal_checkpoint(truncate)')
  } finally {
    database.pragma(`busy_timeout = ${shortWait}`)
  }
}

/**
 * Runs a call again until no other writer holds the lock; its thread goes on meanwhile. A lock that is not freed in time and a full
 * disk are told in the application's errors.
 */
export async function retryWhileLocked<T>(call: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (fullCodes.has(codeOf(error))) throw new StorageFullError(error)
      if (!isLocked(error)) throw error
      if (performance.now() > until) throw new StoreUnavailableError(error)
      await delay(retryInterval)
    }
  }
}

/**
 * The same store, whose calls wait for another writer without stopping the thread: a server goes on answering while an
 * import holds the lock.
 */
export function patient<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return (...parameters: unknown[]) => retryWhileLocked(async () => method.apply(target, parameters))
    },
  })
}
