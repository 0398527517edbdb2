import { setTimeout as wait } from 'node:timers/promises'
import type { Storage } from '../../src/storage/open-storage.ts'

const pause = 100

/**
 * Waits until no job is open and the search texts follow the facts: the server writes them again by itself, after whatever has changed
 * facts, and two directories are only the same once it has.
 */
export async function untilTextsFollow(
  { administration, jobs }: Pick<Storage, 'administration' | 'jobs'>,
  limit: AbortSignal,
): Promise<void> {
  for (;;) {
    const isOpen = (await jobs.listJobs({ limit: 50 })).some(
      ({ state }) => state === 'queued' || state === 'running',
    )
    if (!isOpen && (await administration.textChanges()) === '') return
    await wait(pause, undefined, { signal: limit })
  }
}
