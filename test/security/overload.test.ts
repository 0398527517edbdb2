import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startReadThreads } from '../../src/main/threads/start-read-threads.ts'
import type { ReadTask } from '../../src/server/reads/public-reads.ts'
import { importRows } from '../app/listing-rows.ts'
import { type Engine, engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { GatedReads, untilArrived } from './gated-reads.ts'

const visitor = '198.51.100.7'
/** Reads of one address that may wait, behind the one that runs. */
const waitingPerAddress = 12
/** Reads of all addresses that may wait. */
const waitingLimit = 64

const from = (address: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { 'x-forwarded-for': address },
})
const urlOf = (task: ReadTask | undefined) => (task?.kind === 'page' ? task.url : task?.kind)

interface Site {
  readonly app: TestApp
  readonly reads: GatedReads
}

/** The product with its reading threads. */
async function start(engine: Engine, readBudget: string): Promise<Site> {
  let gated: GatedReads | undefined
  const app = await startTestApp(engine, {
    environment: { TRUST_PROXY: '127.0.0.1', READ_BUDGET: readBudget },
    reads: async (config) => {
      gated = new GatedReads(await startReadThreads(config, () => undefined))
      return gated
    },
  })
  await importRows(app)
  return { app, reads: gated as GatedReads }
}

describe('a flood of reads', () => {
  let site: Site
  let app: TestApp
  let reads: GatedReads
  /** Another address for each test, so that one test does not use up the budget of the next. */
  let attacker = ''
  let tests = 0
  beforeAll(async () => {
    site = await start('sqlite', '250')
    app = site.app
    reads = site.reads
  })
  beforeEach(() => {
    attacker = `203.0.113.${++tests}`
  })
  afterEach(async () => {
    reads.open()
    await untilArrived(app)
  })
  afterAll(() => app.close())

  /** One read that runs, and all that may wait behind it. */
  async function flood(address: (index: number) => string = () => attacker): Promise<Promise<Response>[]> {
    const requests: Promise<Response>[] = []
    for (let index = 0; index <= waitingPerAddress; index++) {
      requests.push(app.fetch(`/search?q=flood${tests}n${index}`, from(address(index))))
      if (index === 0) await reads.untilBegun(1)
    }
    await untilArrived(app)
    return requests
  }

  test('does not keep a visitor at another address waiting behind it', async () => {
    reads.shut()
    const flooded = await flood()
    const search = app.fetch('/search?q=visitor', from(visitor))
    await untilArrived(app)
    reads.open()
    expect((await search).status).toBe(200)
    await Promise.all(flooded)
    expect(reads.begun.slice(0, 2).map(urlOf)).toEqual(['/search?q=flood1n0', '/search?q=visitor'])
  })

  test('does not keep cached pages, files and health checks waiting while every thread is busy', async () => {
    const before = await (await app.fetch('/', from(visitor))).text()
    reads.shut()
    await flood()
    for (const path of ['/', '/favicon.svg', '/healthz', '/robots.txt']) {
      expect((await app.fetch(path, from(visitor))).status).toBe(200)
    }
    expect(await (await app.fetch('/', from(visitor))).text()).toBe(before)
    expect(reads.begun).toHaveLength(1)
  })

  test('is refused with 429, Retry-After and words: a page as a page, a call as JSON', async () => {
    reads.shut()
    await flood()
    const page = await app.fetch('/search?q=more', from(attacker))
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '1'])
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.')
    const call = await app.fetch('/api/businesses?search=more', from(attacker))
    expect([call.status, call.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await call.json()).toEqual({ message: '요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.' })
  })

  test('by many networks of one IPv6 subscriber counts as one client', async () => {
    reads.shut()
    const requests = await flood((index) => `2001:db8:1:2::${index + 1}`)
    expect((await app.fetch('/search?q=further', from('2001:db8:1:2:ffff::1'))).status).toBe(429)
    reads.open()
    await Promise.all(requests)
  })

  test('by many subscribers of one large IPv6 network leaves room in the queue for a visitor of another', async () => {
    reads.shut()
    const first = app.fetch('/search?q=large', from(attacker))
    await reads.untilBegun(1)
    const refused: number[] = []
    const clients = new AbortController()
    const ask = async (index: number) => {
      const address = `2001:db8:${tests}:${index.toString(16)}::1`
      const { status } = await app.fetch(
        `/search?q=large-${index}`,
        from(address, { signal: clients.signal }),
      )
      refused.push(status)
    }
    const requests = Array.from({ length: waitingLimit + 3 }, (_, index) => ask(index).catch(() => undefined))
    await expect.poll(() => refused).toEqual([503, 503, 503])
    const search = app.fetch('/search?q=of-another', from('198.51.100.8'))
    const madeRoom = expect.poll(() => refused).toEqual([503, 503, 503, 503])
    await Promise.race([madeRoom, search])
    clients.abort()
    await Promise.all(requests)
    reads.open()
    expect((await search).status).toBe(200)
    await first
  })

  test('whose clients went away is not read for', async () => {
    reads.shut()
    const first = app.fetch('/search?q=first', from(attacker))
    await reads.untilBegun(1)
    const client = new AbortController()
    const given = ['a', 'b', 'c'].map((word) =>
      app.fetch(`/search?q=gone-${word}`, from(attacker, { signal: client.signal })).catch(() => undefined),
    )
    await untilArrived(app)
    client.abort()
    await Promise.all(given)
    await untilArrived(app)
    reads.open()
    await first
    expect((await app.fetch('/search?q=last', from(attacker))).status).toBe(200)
    expect(reads.begun.map(urlOf)).toEqual(['/search?q=first', '/search?q=last'])
  })
})

test.each(engines)(
  'a flood of the worst reads on %s is answered with 200, 429 and 503 alone',
  async (engine) => {
    const { app } = await start(engine, '1')
    try {
      const worst = (index: number) => [
        `/api/businesses?openNow=1&minRating=4&lat=${index}&lng=-35`,
        `/api/businesses?sort=rating&minRating=3&hasPhone=1&offset=${index}`,
        `/businesses?rating=3.5&phone=1&open=1&sort=rating&q=a${index}`,
        `/api/suggest?q=${index}`,
        '/share/site.png',
        '/sitemap-businesses-1.xml',
      ]
      const paths = Array.from({ length: 20 }, (_, index) => worst(index)).flat()
      const answers = await Promise.all(paths.map((path) => app.fetch(path, from('203.0.113.9'))))
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.length).toBeGreaterThan(0)
      for (const { status, headers } of refused) {
        expect([429, 503]).toContain(status)
        expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      }
      expect((await app.fetch('/search?q=visitor', from(visitor))).status).toBe(200)
    } finally {
      await app.close()
    }
  },
)
