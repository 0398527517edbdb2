import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { type BegunTask, KeptThreads } from './kept-threads.ts'
import { threadOf } from './testing/thread-of.ts'

const begun: BegunTask[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const task of begun.splice(0)) await task.end()
})

const limits = { maxOldGenerationSizeMb: 64 }
/** Says the number of its thread, and what else it is asked to do. */
const teller = threadOf(`
  if (task === 'fail') throw new Error('It does not work.')
  if (task === 'leave') process.exit(3)
  port.postMessage(threadId)`)

function beginIn(threads: KeptThreads<string>, task = 'tell') {
  const one = threads.begin(task)
  begun.push(one)
  return one
}

/** Does a task, and returns the number of its thread. */
async function doneIn(threads: KeptThreads<string>): Promise<number> {
  const task = beginIn(threads)
  const [number] = await once(task.port, 'message')
  task.release()
  return number
}

test('a thread that has done its task does the next one', async () => {
  const threads = new KeptThreads<string>(teller, limits)
  const first = await doneIn(threads)
  expect([await doneIn(threads), await doneIn(threads)]).toEqual([first, first])
})

test('tasks at the same time have threads of their own, and one thread is kept', async () => {
  const threads = new KeptThreads<string>(teller, limits)
  const tasks = [beginIn(threads), beginIn(threads)]
  const numbers = await Promise.all(tasks.map(async ({ port }) => (await once(port, 'message'))[0]))
  expect(new Set(numbers).size).toBe(2)
  for (const task of tasks) task.release()
  expect(await doneIn(threads)).toBe(numbers[0])
  await expect(tasks[1]?.death).rejects.toThrow('A thread ended early')
})

test('a thread that was ended, or has died, does no other task', async () => {
  const threads = new KeptThreads<string>(teller, limits)
  const ended = beginIn(threads)
  const [first] = await once(ended.port, 'message')
  await ended.end()
  await expect(ended.death).rejects.toThrow('A thread ended early (exit code 1).')
  expect(await doneIn(threads)).not.toBe(first)
  await expect(beginIn(threads, 'fail').death).rejects.toThrow('It does not work.')
  await expect(beginIn(threads, 'leave').death).rejects.toThrow('A thread ended early (exit code 3).')
  expect(await doneIn(threads)).toBeGreaterThan(0)
})

test('a task that is over cannot end the thread that was kept', async () => {
  const threads = new KeptThreads<string>(teller, limits)
  const first = await doneIn(threads)
  await begun[0]?.end()
  expect(await doneIn(threads)).toBe(first)
})

test('a thread without a task is ended after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const threads = new KeptThreads<string>(teller, limits, 60_000)
  await doneIn(threads)
  vi.advanceTimersByTime(59_000)
  await doneIn(threads)
  vi.advanceTimersByTime(59_000)
  const last = await doneIn(threads)
  vi.advanceTimersByTime(60_000)
  await expect(begun[2]?.death).rejects.toThrow('A thread ended early')
  expect(await doneIn(threads)).not.toBe(last)
})

test('nothing is kept once they are closed', async () => {
  const threads = new KeptThreads<string>(teller, limits)
  const busy = beginIn(threads)
  await once(busy.port, 'message')
  await doneIn(threads)
  await threads.close()
  await expect(begun[1]?.death).rejects.toThrow('A thread ended early')
  busy.release()
  await expect(busy.death).rejects.toThrow('A thread ended early')
})
