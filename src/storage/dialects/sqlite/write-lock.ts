import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'

/** How long a writer waits for another one, in ms: far longer than an import's largest batch takes. */
const patience = 20_000
const retryInterval = 25
/** A server's thread stands still for no longer than this. */
const shortWait = 5

const isLocked = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'

/** What an open connection does by itself when another one writes: hardly wait. */
export function waitBriefly(database: Database): void {
  database.pragma(`busy_timeout = ${shortWait}`)
}

/** Runs a transaction of this thread's own work; the thread stands still while it waits for the write lock. */
export function waitingForLock<T>(database: Database, transaction: () => T): T {
  database.pragma(`busy_timeout = ${patience}`)
  try {
    return transaction()
  } finally {
    waitBriefly(database)
  }
}

/** Runs a call of a server's: its thread goes on while another writer holds the lock. */
export async function retryWhileLocked<T>(call: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error
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
