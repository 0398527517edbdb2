import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { importRows } from '../../../test/app/listing-rows.ts'
import { createTestSite, engines, type TestSite } from '../../../test/app/test-site.ts'
import { loadBuiltFrontEnd } from '../../server/pages/front-end.ts'
import type { ReadTask } from '../../server/reads/public-reads.ts'
import { distDir } from '../app.ts'
import { createPublicReader } from './public-reader.ts'
import { ReadThread } from './read-thread.ts'

const tasks: ReadTask[] = [
  { kind: 'page', url: '/', encoding: 'br' },
  { kind: 'page', url: '/en', encoding: 'br' },
  { kind: 'page', url: '/nowhere', encoding: 'identity' },
  { kind: 'call', language: 'ko', call: 'businesses', input: { limit: 20, offset: 0, facets: true } },
  { kind: 'call', language: 'ko', call: 'business', input: '0000000000000000' },
  { kind: 'suggest', text: '서울', isPlace: false, language: 'ko' },
  { kind: 'picture', language: 'ko' },
  { kind: 'sitemap', list: 'index', language: 'ko' },
  { kind: 'sitemap', list: 'businesses', part: 1, language: 'ko' },
]

describe.each(engines)('a reading thread on %s', (engine) => {
  let site: TestSite
  const threads: ReadThread[] = []
  beforeAll(async () => {
    site = await createTestSite(engine)
    await importRows(site.storage)
  })
  afterEach(async () => {
    for (const thread of threads.splice(0)) await thread.close()
  })
  afterAll(() => site.remove())

  function start(options: { timeLimit: number }) {
    const faults: unknown[] = []
    const thread = new ReadThread(
      Object.assign(options, { config: site.config, onFault: (error: unknown) => faults.push(error) }),
    )
    threads.push(thread)
    return { thread, faults }
  }

  test('answers as this thread does, and says what each answer cost', async () => {
    const { thread } = start({ timeLimit: 60_000 })
    await thread.started
    const frontEnd = await loadBuiltFrontEnd(distDir)
    const readHere = createPublicReader(site.config, site.storage, async () => frontEnd)
    for (const task of tasks) {
      const costs: number[] = []
      const { body, etag, status } = await thread.run(task, (cost) => costs.push(cost))
      const here = await readHere(task)
      expect([status, etag]).toEqual([here.status, here.etag])
      expect(Buffer.from(body).equals(here.body)).toBe(true)
      expect(costs).toEqual([expect.any(Number)])
    }
  })

  test('that a task holds up answers it with 503, and then goes on', async () => {
    const options = { timeLimit: 1 }
    const { thread, faults } = start(options)
    await thread.started
    const late = thread.run({ kind: 'picture', language: 'ko' }, () => undefined)
    await expect(late).rejects.toMatchObject({ statusCode: 503, retryAfter: 1 })
    expect(faults).toHaveLength(1)
    options.timeLimit = 60_000
    await expect
      .poll(() => thread.run({ kind: 'picture', language: 'ko' }, () => undefined).catch(() => undefined))
      .toMatchObject({ status: 200 })
  })

  test('may take three times as long for its first answer', async () => {
    const { thread, faults } = start({ timeLimit: 60_000 })
    await thread.started
    const read = () => thread.run({ kind: 'picture', language: 'ko' }, () => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const first = read()
      vi.advanceTimersByTime(3 * 60_000 - 1)
      expect((await first).status).toBe(200)
      const late = read()
      vi.advanceTimersByTime(60_000)
      await expect(late).rejects.toMatchObject({ statusCode: 503 })
      expect(faults).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test('that has yet to start is not replaced because tasks wait for it', async () => {
    const options = { timeLimit: 1 }
    const { thread } = start(options)
    await expect(thread.run({ kind: 'picture', language: 'ko' }, () => undefined)).rejects.toMatchObject({
      statusCode: 503,
    })
    await thread.started
    options.timeLimit = 60_000
    expect((await thread.run({ kind: 'picture', language: 'ko' }, () => undefined)).status).toBe(200)
  })

  test('that is closed has answered what it was asked', async () => {
    const { thread } = start({ timeLimit: 60_000 })
    await thread.started
    const asked = thread.run({ kind: 'picture', language: 'ko' }, () => undefined)
    await thread.close()
    expect((await asked).status).toBe(200)
    await expect(thread.run({ kind: 'picture', language: 'ko' }, () => undefined)).rejects.toMatchObject({
      statusCode: 503,
    })
  })
})
