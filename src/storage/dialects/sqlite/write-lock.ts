import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { StorageFullError, StoreUnavailableError } from '../../../application/ports/store-errors.ts'
import { retry } from '../../../application/retry.ts'

/** How long a writer waits for the lock of another one, in ms. An import's largest batch takes far less. */
const lockTimeout = 20_000
const retryInterval = 15
/** After holding the lock for this long, in ms, a job pauses. */
const longHold = 100
/** The length of that pause, in ms. A waiting writer retries at least once in it. */
const turn = 30
/** SQLite's own timeout, in ms, for which the thread blocks. */
export const shortWait = 1

/** SQLite's codes for a full disk. The second one is for the shared-memory file. */
const fullCodes = new Set<unknown>(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
const isLocked = (error: unknown) => codeOf(error) === 'SQLITE_BUSY'

/**
 * Runs a job's transaction when no other writer has the lock. After a long transaction the job pauses, because
 * otherwise its consecutive transactions would keep all others from writing.
 */
export async function waitingForLock<T>(transaction: () => T | Promise<T>): Promise<T> {
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

/** How long a checkpoint waits for readers, in ms. Nobody can write meanwhile. */
const readersWait = 2_000

/**
 * Empties the write-ahead log when its readers have finished. The thread blocks meanwhile. If a reader takes longer,
 * as `verify` does, the log is emptied another time.
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
 * Repeats a call until no other writer has the lock, without blocking the thread. If the lock is not released in
 * time, or the disk is full, it throws the application's error.
 */
export function retryWhileLocked<T>(call: () => Promise<T>): Promise<T> {
  const until = performance.now() + lockTimeout
  return retry(call, (error) => {
    if (fullCodes.has(codeOf(error))) throw new StorageFullError(error)
    if (!isLocked(error)) return undefined
    if (performance.now() > until) throw new StoreUnavailableError(error)
    return retryInterval
  })
}

/**
 * Wraps a store so that its calls wait for the write lock without blocking the thread. A server then keeps answering
 * while an import holds the lock.
 */
export function withLockRetries<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return (...parameters: unknown[]) => retryWhileLocked(async () => method.apply(target, parameters))
    },
  })
}
