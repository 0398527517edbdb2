import { setTimeout as delay } from 'node:timers/promises'

const attempts = 5
/** PostgreSQL's codes for serialization_failure and deadlock_detected. */
const conflicts = new Set<unknown>(['40001', '40P01'])

/** Runs a transaction again when the server sacrificed it to another one. */
export async function retryConflicts<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      const isConflict = error instanceof Error && 'code' in error && conflicts.has(error.code)
      if (!isConflict || attempt === attempts) throw error
      await delay(20 * attempt)
    }
  }
}
