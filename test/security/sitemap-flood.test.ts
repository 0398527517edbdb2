import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startReadThreads } from '../../src/main/threads/start-read-threads.ts'
import { Refusal } from '../../src/server/admission/refusal.ts'
import type { PublicReads, ReadTask } from '../../src/server/reads/public-reads.ts'
import { importRows, type ListingRow } from '../app/listing-rows.ts'
import { type Engine, engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { GatedReads, untilArrived } from './gated-reads.ts'

const attacker = '203.0.113.9'
const businesses = '/sitemap-businesses-1.xml'

const from = (address: string, headers: Record<string, string> = {}, method = 'GET'): RequestInit => ({
  method,
  headers: { 'x-forwarded-for': address, ...headers },
})
const plain = { 'accept-encoding': 'identity' }

/** More than two pieces of a sitemap. */
const rows: readonly ListingRow[] = Array.from({ length: 1200 }, (_, index) => ({
  name: `가게 ${index}`,
  place_id: `ChIJ${index}`,
  category: 'Bakery',
  country: '대한민국',
}))

interface Site {
  readonly app: TestApp
  readonly reads: GatedReads
}

/** `change`: what a test does to the reads before they are gated. */
async function start(
  engine: Engine,
  readBudget: string,
  change: (reads: PublicReads) => PublicReads = (reads) => reads,
): Promise<Site> {
  let gated: GatedReads | undefined
  const app = await startTestApp(engine, {
    environment: { TRUST_PROXY: '127.0.0.1', READ_BUDGET: readBudget },
    reads: async (config) => {
      gated = new GatedReads(change(await startReadThreads(config, () => undefined)))
      return gated
    },
  })
  return { app, reads: gated as GatedReads }
}

/** Each task costs so many milliseconds. */
const costing = (cost: number) => (reads: PublicReads) => ({
  atOnce: reads.atOnce,
  async run(task: ReadTask, spend: (cost: number) => void) {
    spend(cost)
    return reads.run(task, () => undefined)
  },
  close: () => reads.close(),
})

describe.each(engines)('a sitemap on %s that is asked for under many addresses', (engine) => {
  let site: Site
  beforeAll(async () => {
    site = await start(engine, 'off')
    await importRows(site.app, rows)
  })
  afterAll(() => site.app.close())

  test('at the same time is read once, whole, for all of them', async () => {
    const { app, reads } = site
    reads.shut()
    const asked = ['', '?a=1', '?a=2', '?a=1&a=2', '?'].flatMap((query) =>
      ['br', 'gzip', 'identity'].map((encoding, index) =>
        app.fetch(`${businesses}${query}`, from(`203.0.113.${index}`, { 'accept-encoding': encoding })),
      ),
    )
    await reads.untilBegun(1)
    reads.open()
    const texts = await Promise.all((await Promise.all(asked)).map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    const ids = [...(texts[0]?.matchAll(/<loc>[^<]*\/business\/([^<]*)<\/loc>/g) ?? [])].map(([, id]) => id)
    expect([ids.length, new Set(ids).size]).toEqual([rows.length, rows.length])
    expect(reads.begun.length).toBe(new Set(reads.begun.map((task) => JSON.stringify(task))).size)
    expect(reads.begun.length).toBeLessThan(5)
  })

  test('is kept under one of them: no query, number or method reads it again', async () => {
    const { app, reads } = site
    reads.shut()
    reads.open()
    await (await app.fetch(businesses)).text()
    expect(reads.begun).toEqual([])
    for (const path of [`${businesses}?b=1`, '/sitemap-businesses-0001.xml', `${businesses}?b=2`]) {
      for (const encoding of ['gzip', 'identity']) {
        const answer = await app.fetch(path, from(attacker, { 'accept-encoding': encoding }))
        expect([answer.status, (await answer.text()).match(/<url>/g)?.length]).toEqual([200, rows.length])
      }
      const head = await app.fetch(path, from(attacker, {}, 'HEAD'))
      expect([head.status, await head.text()]).toEqual([200, ''])
    }
    expect(reads.begun).toEqual([])
  })

  test('is read again after the data has changed', async () => {
    const { app } = site
    const before = await app.fetch(businesses)
    await importRows(app, [{ name: '새 가게', place_id: 'ChIJnew' }])
    const etag = { 'if-none-match': before.headers.get('etag') ?? '' }
    await expect.poll(async () => (await app.fetch(businesses, from(attacker, etag))).status).toBe(200)
    expect((await (await app.fetch(businesses)).text()).match(/<url>/g)).toHaveLength(rows.length + 1)
  })
})

describe('a client that reads sitemaps', () => {
  /** How two searches of the client are answered that wait at the same time: over its budget it may have one. */
  async function searchTwice({ app, reads }: Site): Promise<number[]> {
    reads.shut()
    const first = app.fetch('/search?q=first', from(attacker))
    await reads.untilBegun(1)
    const second = app.fetch('/search?q=second', from(attacker))
    await Promise.race([second, untilArrived(app)])
    reads.open()
    return [(await first).status, (await second).status]
  }

  test('that are in no cache pays for it with its budget, as for pages', async () => {
    const site = await start('sqlite', '100', costing(1_000_000))
    try {
      expect(await searchTwice(site)).toEqual([200, 200])
      const visitor = await site.app.fetch('/search?q=third', from('198.51.100.7'))
      expect(visitor.status).toBe(200)
    } finally {
      await site.app.close()
    }
    const other = await start('sqlite', '100', costing(1_000_000))
    try {
      await (await other.app.fetch('/sitemap.xml', from(attacker))).text()
      expect(await searchTwice(other)).toEqual([200, 429])
    } finally {
      await other.app.close()
    }
  })

  test('uncompressed pays for the decompression, even of kept ones', async () => {
    const site = await start('sqlite', '1', costing(0))
    try {
      for (let count = 0; count < 200; count++) {
        await (await site.app.fetch('/sitemap-pages.xml', from(attacker, plain))).text()
      }
      expect(await searchTwice(site)).toEqual([200, 429])
    } finally {
      await site.app.close()
    }
  })
})

test('a sitemap that cannot be read to its end ends with its connection, not as if it were whole', async () => {
  const { app } = await start('sqlite', 'off', (reads) => ({
    atOnce: reads.atOnce,
    run: (task, spend) =>
      'from' in task && task.from ? Promise.reject(new Refusal('failed')) : reads.run(task, spend),
    close: () => reads.close(),
  }))
  try {
    await importRows(app, rows)
    for (const encoding of ['gzip', 'identity']) {
      const answer = await app.fetch(businesses, from(attacker, { 'accept-encoding': encoding }))
      expect(answer.status).toBe(200)
      await expect(answer.text()).rejects.toThrow()
    }
    expect((await app.fetch('/')).status).toBe(200)
  } finally {
    await app.close()
  }
})

describe('a client that does not read its sitemap', () => {
  /** So long that a sitemap of 45 MB fits into no buffer of the system. */
  const longPath = `/details/${'x'.repeat(3000)}`
  const count = 3000
  let site: Site
  beforeAll(async () => {
    site = await start('sqlite', 'off')
    await importRows(
      site.app,
      Array.from({ length: count }, (_, index) => ({ name: `가게 ${index}`, place_id: `ChIJ${index}` })),
    )
    const database = new Database(join(site.app.dataDir, 'directory.sqlite'))
    database.prepare('update business set canonical_url = ?').run(longPath)
    database.close()
  })
  afterAll(() => site.app.close())

  test('gets it piece by piece: no more of it is made than it takes', async () => {
    const { app, reads } = site
    reads.shut()
    reads.open()
    const { hostname, port } = new URL(app.origin)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`GET ${businesses} HTTP/1.0\r\nHost: ${hostname}\r\n\r\n`)
    await reads.untilBegun(2)
    // What is made beyond need is made within this time on any machine that is not busy.
    await wait(1000)
    const begun = reads.begun.length
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    await once(socket, 'end')
    const text = Buffer.concat(chunks).toString()
    expect(text.match(/<url>/g)).toHaveLength(count)
    expect(text).toMatch(/<\/urlset>\n$/)
    expect(begun).toBeLessThan(reads.begun.length)
  })
})
