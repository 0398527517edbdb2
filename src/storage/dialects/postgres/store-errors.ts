import { StorageFullError, StoreUnavailableError } from '../../../application/ports/store-errors.ts'

/** Codes of the operating system's: the server is down, cannot be found, or the connection was cut. */
const lostCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/**
 * PostgreSQL's own codes: it shuts down (57P01), has crashed (57P02), is starting (57P03), cut an idle connection (57P05), has no
 * connection left (53300), or refuses the login (28…), which an operator may be changing right now.
 */
const unavailableCodes = /^(08...|57P0[1235]|53300|28...)$/

/** What the driver says without any code. */
const lostMessages =
  /^(Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after)/

const diskFull = '53100'

/** The application's error in place of the driver's where the database is out of reach or its disk is full; else the error itself. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailableError) return error
  const code = 'code' in error ? error.code : undefined
  if (code === diskFull) return new StorageFullError(error)
  return isLost(code, error.message) ? new StoreUnavailableError(error) : error
}

function isLost(code: unknown, message: string): boolean {
  if (typeof code === 'string') return lostCodes.has(code) || unavailableCodes.test(code)
  return lostMessages.test(message)
}

/** The same store, whose calls reject with the application's errors. */
export function withStoreErrors<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return async (...parameters: unknown[]) => {
        try {
          return await method.apply(target, parameters)
        } catch (error) {
          throw toStoreError(error)
        }
      }
    },
  })
}
