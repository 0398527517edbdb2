import type { Config } from '../config/config.ts'
import type { ReadTask } from '../server/reads/public-reads.ts'
import type { ReadAnswer } from '../server/reads/read-answer.ts'

/** An error as plain data, because an error that is sent to another thread loses its class and its fields. */
export interface ReadFailure {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
  readonly statusCode?: number | undefined
  /** Seconds. */
  readonly retryAfter?: number | undefined
}

/** A message to a reading thread. */
export type ReadOrder = { readonly id: number; readonly task: ReadTask } | { readonly close: true }

export type ReadOutcome = { readonly answer: ReadAnswer } | { readonly failure: ReadFailure }

/** A message from a reading thread. */
export type ReadReport =
  | { readonly ready: true }
  | (ReadOutcome & { readonly id: number /** In ms. */; readonly cost: number })

/** SQLite works in the thread that asks. PostgreSQL works elsewhere, so its thread can render another page meanwhile. */
export const readsAtOnce = ({ databaseUrl }: Config) => (databaseUrl ? 8 : 1)

export function toReadFailure(error: unknown): ReadFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  return {
    name,
    message,
    stack,
    ...('statusCode' in error && { statusCode: Number(error.statusCode) }),
    ...('retryAfter' in error && { retryAfter: Number(error.retryAfter) }),
  }
}

/** An error with the name and status of the original one, by which the answer is chosen. */
export function fromReadFailure({ message, ...fields }: ReadFailure): Error {
  return Object.assign(new Error(message), fields)
}
