import { beforeEach, expect, test } from 'vitest'
import { IdleMerge } from './job-queue.ts'

const minute = 60_000
let now: number
let signals: AbortSignal[]
let faults: unknown[]
/** Ends the latest merge. */
let end: (error?: Error) => void
let idleMerge: IdleMerge

beforeEach(() => {
  now = 1_000_000
  signals = []
  faults = []
  idleMerge = new IdleMerge({
    thread: {
      mergeSegments(signal) {
        signals.push(signal)
        return new Promise((resolve, reject) => {
          end = (error) => (error ? reject(error) : resolve())
          signal.addEventListener('abort', () => resolve())
        })
      },
    },
    clock: { now: () => now },
    onFault: (error) => faults.push(error),
  })
})

/** A second has gone by. */
function pass(milliseconds: number, hasJobs = false): Promise<void> {
  now += milliseconds
  idleMerge.note(hasJobs)
  return new Promise((resolve) => setImmediate(resolve))
}

test('begins when no job has been open for a minute', async () => {
  await pass(minute / 2, true)
  await pass(minute - 1)
  expect(signals).toHaveLength(0)
  await pass(1)
  expect(signals).toHaveLength(1)
})

test('one runs at a time, the next an hour later', async () => {
  await pass(minute)
  await pass(61 * minute)
  expect(signals).toHaveLength(1)
  end()
  await pass(0)
  await pass(0)
  expect(signals).toHaveLength(2)
  end()
  await pass(59 * minute)
  expect(signals).toHaveLength(2)
  await pass(minute)
  expect(signals).toHaveLength(3)
})

test('makes room for a job, and begins again a minute after it', async () => {
  await pass(minute)
  await pass(1, true)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  await pass(minute - 1)
  expect(signals).toHaveLength(1)
  await pass(1)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('a merge that fails is told, and does not come again at once', async () => {
  await pass(minute)
  const error = new Error('disk full')
  end(error)
  await pass(1)
  expect(faults).toEqual([error])
  await pass(minute)
  expect(signals).toHaveLength(1)
})

test('stopping ends what runs', async () => {
  await pass(minute)
  await idleMerge.stop()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
