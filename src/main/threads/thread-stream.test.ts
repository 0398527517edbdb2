import { afterEach, expect, test } from 'vitest'
import { KeptThreads } from './kept-threads.ts'
import { threadOf } from './testing/thread-of.ts'
import { ThreadStream } from './thread-stream.ts'

const streams: ThreadStream<number>[] = []
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

/** Threads that make numbers with `work`, the body of a function of `send` and `made`, which counts. */
function numberThreads(work: string) {
  const module = threadOf(`const made = task; await sendItems(port, async (send) => { ${work} })`)
  return new KeptThreads<Int32Array>(module, {})
}

function streamOf(work: string, threads = numberThreads(work)) {
  const made = new Int32Array(new SharedArrayBuffer(4))
  const stream = new ThreadStream<number>(threads.begin(made))
  streams.push(stream)
  return { stream, madeItems: () => Atomics.load(made, 0) }
}

const threeNumbers = 'for (let item = 1; item <= 3; item++) { Atomics.add(made, 0, 1); await send(item) }'

test('a thread makes one item more than it is asked for, and says where the items end', async () => {
  const { stream, madeItems } = streamOf(threeNumbers)
  stream.request()
  expect(await stream.next()).toBe(1)
  await expect.poll(madeItems).toBe(2)
  stream.request(2)
  expect([await stream.next(), await stream.next(), await stream.next()]).toEqual([2, 3, undefined])
})

test('requests of a stream that has ended ask for nothing of the next one', async () => {
  const threads = numberThreads(threeNumbers)
  const first = streamOf(threeNumbers, threads).stream
  first.request(20)
  for (const item of [1, 2, 3, undefined, undefined]) expect(await first.next()).toBe(item)
  const second = streamOf(threeNumbers, threads)
  second.stream.request()
  expect(await second.stream.next()).toBe(1)
  await expect.poll(second.madeItems).toBe(2)
})

test('an error of the thread comes after the items before it, with its name and fields', async () => {
  const { stream } = streamOf(
    `await send(1); throw Object.assign(new Error('Too large.'), { name: 'WorkbookError', problem: 'too-large' })`,
  )
  stream.request(2)
  expect(await stream.next()).toBe(1)
  await expect(stream.next()).rejects.toMatchObject({
    name: 'WorkbookError',
    message: 'Too large.',
    problem: 'too-large',
  })
})

test('a thread that ends early, or is ended, is an error', async () => {
  const { stream } = streamOf('await send(1); process.exit()')
  stream.request(2)
  expect(await stream.next()).toBe(1)
  await expect(stream.next()).rejects.toThrow('A thread ended early')

  const closed = streamOf(threeNumbers).stream
  const item = closed.next()
  await Promise.all([closed.close(), expect(item).rejects.toThrow('A thread ended')])
})
