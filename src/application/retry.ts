import { setTimeout as delay } from 'node:timers/promises'

/**
 * Repeats a call that fails. `pauseAfter` says for how many ms to wait before the next attempt, undefined to throw the error; it may
 * throw another one in its place. `attempt`: how many there were. A signal that is aborted ends a pause and throws its reason.
 */
export async function retry<T>(
  call: () => Promise<T>,
  pauseAfter: (error: unknown, attempt: number) => number | undefined,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call()
    } catch (error) {
      const pause = pauseAfter(error, attempt)
      if (pause === undefined) throw error
      await delay(pause, undefined, signal && { signal }).catch(() => signal?.throwIfAborted())
    }
  }
}

/** Pauses that grow from the first to the longest, in ms. */
export function growingPause(
  attempt: number,
  { first, longest }: { first: number; longest: number },
): number {
  return Math.min(first * 2 ** (attempt - 1), longest)
}
