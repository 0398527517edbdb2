import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { JobInterruption } from '../../application/jobs/job-handler.ts'
import { untilEnd } from './job-thread.ts'

afterEach(() => vi.useRealTimers())

/** A thread in a long step: it hears that it should end, and ends only when the test lets it. */
async function threadInLongStep() {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', (order) => order === 'end' ? parentPort.close() : parentPort.postMessage('heard'))
     parentPort.postMessage('begun')`,
    { eval: true },
  )
  await once(worker, 'message')
  return worker
}

async function interrupt(cause: JobInterruption['cause']) {
  const worker = await threadInLongStep()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const controller = new AbortController()
  const heard = once(worker, 'message')
  const ended = untilEnd(worker, controller.signal)
  ended.catch(() => {})
  const outcome = Promise.race([ended.then(() => 'ended'), heard.then(() => 'still running')])
  controller.abort(new JobInterruption(cause))
  expect(await outcome).toBe('still running')
  vi.advanceTimersByTime(60_000)
  return { worker, ended }
}

test('a cancelled job may finish its step, however long that takes', async () => {
  const { worker, ended } = await interrupt('cancelled')
  worker.postMessage('end')
  await expect(ended).resolves.toBeUndefined()
})

test('a process that stops does not wait for a long step', async () => {
  const { worker, ended } = await interrupt('stopping')
  await expect(ended).rejects.toMatchObject({ cause: 'stopping' })
  await worker.terminate()
})
