import { expect, test, vi } from 'vitest'
import type { JobRun } from '../jobs/job-handler.ts'
import { createDeleteAllHandler, type DeleteAllPorts } from './delete-all.ts'

const now = Date.UTC(2026, 10, 21, 9, 30)

/** A directory whose snapshot an earlier run of the job has taken. */
function directory() {
  const clear = vi.fn(async () => undefined)
  const ports = {
    administration: { hold: async () => now, clear },
    snapshots: {
      nextTime: async () => now,
      describe: async (name: string) => ({ name, createdAt: now, bytes: 100, listings: 7 }),
      share: async (snapshot: object) => snapshot,
      prune: async () => undefined,
    },
    clock: { now: () => now },
  }
  return { clear, run: createDeleteAllHandler(ports as unknown as DeleteAllPorts) }
}

function runOf(signal: AbortSignal): JobRun {
  return { job: { id: 'job-1' } as JobRun['job'], owner: 'owner-1', signal, onProgress: () => undefined }
}

test('a run that was cut off after its snapshot only deletes', async () => {
  const { clear, run } = directory()
  expect(await run(runOf(new AbortController().signal))).toEqual({
    snapshot: 'snapshot-2026-11-21T09-30-00-000Z.jsonl.gz',
    deleted: 7,
  })
  expect(clear).toHaveBeenCalledExactlyOnceWith('job-1', 'owner-1')
})

test('a job that was cancelled while it took its snapshot deletes nothing', async () => {
  const { clear, run } = directory()
  await expect(run(runOf(AbortSignal.abort(new Error('cancelled'))))).rejects.toThrow('cancelled')
  expect(clear).not.toHaveBeenCalled()
})
