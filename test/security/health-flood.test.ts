import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'

const requests = 200
/** How often a single check of the parts may look at the schema: once for the store, once for the schema. */
const looksPerCheck = 2

describe.each(engines)('asking without end whether the server is ready, on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp(engine)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await app.close()
  })

  const isReady = async () => (await app.fetch('/readyz')).status === 200

  /** How often the database is looked at per second or part of one while `ask` runs. */
  async function looksPerSecond(ask: () => Promise<readonly boolean[]>): Promise<number> {
    const looks = vi.spyOn(app.storage, 'compareSchema')
    const begin = performance.now()
    expect(await ask()).toEqual(Array(requests).fill(true))
    // A check at the beginning, and another at each full second.
    const seconds = 1 + Math.ceil((performance.now() - begin) / 1000)
    expect(looks).toHaveBeenCalled()
    return looks.mock.calls.length / seconds
  }

  test('at once: the database is looked at once a second', async () => {
    const atOnce = () => Promise.all(Array.from({ length: requests }, isReady))
    expect(await looksPerSecond(atOnce)).toBeLessThanOrEqual(looksPerCheck)
  })

  test('one after the other: the database is looked at once a second', async () => {
    const oneByOne = async () => {
      const answers: boolean[] = []
      while (answers.length < requests) answers.push(await isReady())
      return answers
    }
    expect(await looksPerSecond(oneByOne)).toBeLessThanOrEqual(looksPerCheck)
  })

  test('tells nobody which part of the server fails', async () => {
    vi.spyOn(app.storage, 'compareSchema').mockRejectedValue(new Error('connect ECONNREFUSED 10.1.2.3:5432'))
    const answer = await app.fetch('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, '{"status":"unavailable"}'])
  })
})
