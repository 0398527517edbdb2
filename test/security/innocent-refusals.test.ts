import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startReadThreads } from '../../src/main/threads/start-read-threads.ts'
import { importRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { GatedReads, untilArrived } from './gated-reads.ts'

/** For how long the server keeps the refusal of an impatient client, in ms. */
const heldFor = 500
/** Reads of one address that may wait. */
const waitingPerAddress = 12
const invalidForm = 'name=x'

describe('somebody who shares an address with one that floods the server', () => {
  let app: TestApp
  let reads: GatedReads
  let address = ''
  let tests = 0
  let waits: number[] = []
  let flood: Promise<unknown>[] = []
  beforeAll(async () => {
    app = await startTestApp('sqlite', {
      environment: { TRUST_PROXY: '127.0.0.1', READ_BUDGET: '250' },
      reads: async (config) => {
        reads = new GatedReads(await startReadThreads(config, () => undefined))
        return reads
      },
    })
    await importRows(app)
  })
  afterAll(() => app.close())

  /** Every way in which the server can wait is noted from here on. */
  beforeEach(async () => {
    address = `203.0.113.${++tests}`
    waits = []
    const { setTimeout: realWait } = timers
    vi.spyOn(timers, 'setTimeout').mockImplementation((milliseconds, ...rest) => {
      waits.push(milliseconds ?? 0)
      return realWait(milliseconds, ...rest)
    })
    syncBuiltinESMExports()
    reads.shut()
    flood = []
    for (let index = 0; index <= waitingPerAddress; index++) {
      flood.push(ask(`/search?q=flood${tests}n${index}`))
      if (index === 0) await reads.untilBegun(1)
    }
    await untilArrived(app)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    reads.open()
    // A refusal of this flood that comes late must not be noted in the next test.
    await Promise.all(flood)
  })

  const ask = (path: string, body?: string) =>
    app.fetch(path, {
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { method: 'POST', body }),
    })
  const heldBack = () => waits.filter((wait) => wait === heldFor)

  test.each([
    ['a page', '/search?q=innocent', undefined],
    ['a call', '/api/businesses?search=innocent', undefined],
    ['a form with a mistake', '/add-business', invalidForm],
  ])('%s is refused at once the first time, not after half a second', async (_what, path, body) => {
    const { status } = await ask(path, body)
    expect(status).toBe(429)
    expect(heldBack()).toEqual([])
  })

  test('who asks again before the time that was told waits half a second for each refusal', async () => {
    for (let count = 0; count < 3; count++) expect((await ask(`/search?q=again${count}`)).status).toBe(429)
    expect(heldBack().length).toBeGreaterThan(0)
  })
})
