import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { collectYoungGarbage } from './young-garbage.ts'

/** Takes the collector again and again, as a thread does once when it starts. An error ends the thread. */
const source = `
  const { exposeCollector } = await import(${JSON.stringify(import.meta.resolve('./young-garbage.ts'))})
  for (let time = 0; time < 200; time++) exposeCollector()({ type: 'minor' })
`

const runThread = () =>
  new Promise<number>((resolve, reject) => {
    const address = new URL(`data:text/javascript,${encodeURIComponent(source)}`)
    new Worker(address).once('error', reject).once('exit', resolve)
  })

test('threads that start at once all get their collector', async () => {
  collectYoungGarbage()

  const exitCodes = await Promise.all([runThread(), runThread(), runThread(), runThread()])

  expect(exitCodes).toEqual([0, 0, 0, 0])
})
