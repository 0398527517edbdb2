import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { ThreadStream } from './thread-stream.ts'

const streams: ThreadStream<number>[] = []
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close()
})

/** A stream of numbers from a thread that runs `work`, the body of a function of `send` and `made`, which counts. */
function streamOf(work: string) {
  const made = new Int32Array(new SharedArrayBuffer(4))
  const module = JSON.stringify(new URL('thread-stream.ts', import.meta.url).href)
  const worker = new Worker(
    `const { parentPort, workerData: made } = require('node:worker_threads')
     import(${module}).then(({ sendItems }) => sendItems(parentPort, async (send) => { ${work} }))`,
    { eval: true, workerData: made },
  )
  const stream = new ThreadStream<number>(worker)
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
  await expect(stream.next()).rejects.toThrow('A thread ended before it had sent everything.')

  const closed = streamOf(threeNumbers).stream
  const item = closed.next()
  await Promise.all([closed.close(), expect(item).rejects.toThrow('A thread ended')])
})
