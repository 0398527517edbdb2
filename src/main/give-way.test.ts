import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'

const worker = (module: URL) => `
  const { parentPort } = require('node:worker_threads')
  const { readlinkSync } = require('node:fs')
  const { getPriority } = require('node:os')
  import(${JSON.stringify(module)}).then(({ giveWay }) => {
    giveWay()
    parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))))
  })`

describe.skipIf(process.platform !== 'linux')('giveWay', () => {
  test('lowers the priority of the calling thread alone', async () => {
    const before = getPriority()
    const [priority] = await once(
      new Worker(worker(new URL('give-way.ts', import.meta.url)), { eval: true }),
      'message',
    )
    expect(priority).toBe(Math.min(19, before + 10))
    expect(getPriority()).toBe(before)
  })
})
