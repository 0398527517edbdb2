import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'

const worker = (module: URL) => `
  const { parentPort } = require('node:worker_threads')
  const { readlinkSync } = require('node:fs')
  const { getPriority } = require('node:os')
  import(${JSON.stringify(module)}).then(({ lowerJobPriority }) => {
    lowerJobPriority()
    parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))))
  })`

/** '' if the thread has ended since it was listed, as one of another test may have. */
function nameOf(thread: string): string {
  try {
    return readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

const prioritiesOfHelpers = () =>
  readdirSync('/proc/self/task')
    .filter((thread) => nameOf(thread) === 'V8Worker')
    .map((thread) => getPriority(Number(thread)))

describe.skipIf(process.platform !== 'linux')('lowerJobPriority', () => {
  test('lowers the priority of the calling thread and of those that collect its garbage', async () => {
    const before = getPriority(process.pid)
    const [priority] = await once(
      new Worker(worker(new URL('thread-priority.ts', import.meta.url)), { eval: true }),
      'message',
    )
    expect(priority).toBe(Math.min(19, before + 10))
    expect(getPriority(process.pid)).toBe(before)
    const helpers = prioritiesOfHelpers()
    expect(helpers.length).toBeGreaterThan(0)
    expect(new Set(helpers)).toEqual(new Set([Math.min(19, before + 10)]))
  })
})
