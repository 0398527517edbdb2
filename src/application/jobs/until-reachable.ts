import { setTimeout as delay } from 'node:timers/promises'
import { isStoreUnavailable } from '../ports/store-unavailable.ts'

/** In ms: the first pause, the longest one, and all together. Restarting a database server takes less. */
const pauses = { first: 100, longest: 3000, total: 60_000 }

/**
 * Repeats a call while the database cannot be reached, with growing pauses, for a minute at most. Once the signal is aborted, the
 * next failure is final.
 */
export async function untilReachable<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  let waited = 0
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await call()
    } catch (error) {
      if (!isStoreUnavailable(error) || signal?.aborted || waited >= pauses.total) throw error
    }
    await delay(pause)
    waited += pause
  }
}
