import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ClaimedJob, JobStore } from '../ports/job-store.ts'
import { StorageFullError, StoreUnavailableError } from '../ports/store-errors.ts'
import { JobInterruption } from './job-handler.ts'
import { failureOf, runJob } from './run-job.ts'

test('a job whose listings cannot be reached is not given back at once, unless the process stops', async () => {
  const released: string[] = []
  const jobs = {
    releaseJob: async (id: string) => void released.push(id),
    renewLease: async () => ({ cancelRequested: false }),
  } as Partial<JobStore> as JobStore
  const job = { id: 'job-1', kind: 'import', cancelRequested: false, idleAttempts: 1 }
  const stopping = new AbortController()
  const faults: unknown[] = []
  const run = runJob({ job, owner: 'run-1' } as ClaimedJob, {
    handler: () => Promise.reject(new StoreUnavailableError(new Error('a node is lost'))),
    jobs,
    clock: { now: () => 1 },
    signal: stopping.signal,
    onFault: (error) => faults.push(error),
  })
  for (let turns = 0; turns < 20; turns++) await turn()
  expect(released).toEqual([])
  stopping.abort(new JobInterruption('stopping'))
  expect(await run).toBe(false)
  expect(released).toEqual(['job-1'])
  expect(faults).toEqual([])
})

test('of a job that a full disk ends, nobody says that nothing was stored: it stores in steps', () => {
  const failure = failureOf(new StorageFullError(new Error('No space left on device')))
  expect(failure).toMatchObject({
    problem: 'storage-full',
    text: { en: expect.stringMatching(/disk of the server is full.*stored before stays/) },
  })
  expect(failure.message).toBe(failure.text?.ko)
})
