import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { JobInterruption } from '../../application/jobs/job-handler.ts'
import { untilEnd } from './job-thread.ts'
import { KeptThreads } from './kept-threads.ts'
import { threadOf } from './testing/thread-of.ts'
import { toPlainError } from './thread-errors.ts'

afterEach(() => vi.useRealTimers())

/** A task in a long step: it hears that it should end, and ends only when the test lets it. */
const longStep = threadOf(`
  port.on('message', (order) => port.postMessage(order === 'end' ? { end: true } : { fault: task }))
  port.postMessage('begun')`)

async function interrupt(cause: JobInterruption['cause']) {
  const task = new KeptThreads(longStep, {}).begin(toPlainError(new Error('heard')))
  await once(task.port, 'message')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const controller = new AbortController()
  const heard = Promise.withResolvers<unknown>()
  const ended = untilEnd(task, controller.signal, heard.resolve)
  ended.catch(() => {})
  const outcome = Promise.race([ended.then(() => 'ended'), heard.promise])
  controller.abort(new JobInterruption(cause))
  expect(await outcome).toMatchObject({ message: 'heard' })
  vi.advanceTimersByTime(60_000)
  return { task, ended }
}

test('a cancelled job may finish its step, if that takes a minute', async () => {
  const { task, ended } = await interrupt('cancelled')
  task.port.postMessage('end')
  await expect(ended).resolves.toBeUndefined()
  await task.end()
})

test('a cancelled job whose thread hangs is cut off', async () => {
  const { task, ended } = await interrupt('cancelled')
  vi.advanceTimersByTime(60_000)
  await expect(ended).rejects.toMatchObject({ cause: 'cancelled' })
  await expect(task.death).rejects.toThrow('A thread ended early')
})

test('so is one that another process has cancelled: its thread tells', async () => {
  const telling = threadOf(`port.postMessage({ interrupted: task })`)
  const task = new KeptThreads(telling, {}).begin('cancelled')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ended = untilEnd(task, new AbortController().signal, () => {})
  ended.catch(() => {})
  await once(task.port, 'message')
  vi.advanceTimersByTime(120_000)
  await expect(ended).rejects.toMatchObject({ cause: 'cancelled' })
})

test('a process that stops does not wait for a long step', async () => {
  const { task, ended } = await interrupt('stopping')
  await expect(ended).rejects.toMatchObject({ cause: 'stopping' })
  await expect(task.death).rejects.toThrow('A thread ended early')
})
