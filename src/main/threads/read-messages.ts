import type { Config } from '../../config/config.ts'
import type { ReadTask } from '../../server/reads/public-reads.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import type { PlainError } from './thread-errors.ts'

/** A message to a reading thread. */
export type ReadOrder = { readonly id: number; readonly task: ReadTask } | { readonly close: true }

export type ReadOutcome = { readonly answer: ReadAnswer } | { readonly error: PlainError }

/** A message from a reading thread. */
export type ReadReport =
  | { readonly ready: true }
  | (ReadOutcome & { readonly id: number /** In ms. */; readonly cost: number })

/** SQLite works in the thread that asks. PostgreSQL works elsewhere, so its thread can render another page meanwhile. */
export const readsAtOnce = ({ databaseUrl }: Config) => (databaseUrl ? 8 : 1)
