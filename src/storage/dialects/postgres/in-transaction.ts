import type { Pool, PoolClient } from 'pg'
import { retry } from '../../../application/retry.ts'

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back must not return to the pool.
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

const attempts = 5
/** PostgreSQL's codes for serialization_failure and deadlock_detected. */
const conflicts = new Set<unknown>(['40001', '40P01'])

/** The data has changed since the transaction began, because another transaction was faster. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/** Repeats a transaction that the server aborted because of a conflict, or that threw `ConflictError`. */
export function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  return retry(transaction, (error, attempt) =>
    isConflict(error) && attempt < attempts ? 20 * attempt : undefined,
  )
}

function isConflict(error: unknown): boolean {
  if (error instanceof ConflictError) return true
  return error instanceof Error && 'code' in error && conflicts.has(error.code)
}
