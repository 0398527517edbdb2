import type { Config } from '../../config/config.ts'
import type { ReadTask } from '../../server/reads/public-reads.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import type { PlainError } from './thread-errors.ts'

/** A message to a reading thread. */
export type ReadOrder =
  | {
      readonly id: number
      readonly task: ReadTask
      /** The replica may answer if it has the data of this version. Absent: it is not asked. */
      readonly replicaFrom?: number | undefined
    }
  | { readonly close: true }

export type ReadOutcome = { readonly answer: ReadAnswer } | { readonly error: PlainError }

/** A message from a reading thread. */
export type ReadReport =
  | { readonly ready: true }
  | (ReadOutcome & {
      readonly id: number
      /** In ms. */
      readonly cost: number
      /** Why the replica failed to answer, so that the primary was asked. */
      readonly replicaFailure?: string | undefined
    })

/** SQLite works in the thread that asks. PostgreSQL works elsewhere, so its thread can render another page meanwhile. */
export const readsAtOnce = ({ databaseUrl }: Config) => (databaseUrl ? 8 : 1)
