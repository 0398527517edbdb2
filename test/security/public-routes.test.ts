import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { languages, listedLanguages, pathIn } from '../../src/domain/site/language.ts'
import { routePaths } from '../../src/domain/site/match-route.ts'
import { siteFiles } from '../../src/domain/site/site-files.ts'
import { startReadThreads } from '../../src/main/threads/start-read-threads.ts'
import type { PublicReads } from '../../src/server/reads/public-reads.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { GatedReads, untilArrived } from './gated-reads.ts'

/** Routes that read nothing, so nobody pays for them. */
const free = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/admin',
  '/admin-login',
  '/admin-panel',
  '/admin/dashboard',
  ...listedLanguages.map((language) => pathIn(language, siteFiles.openSearch)),
]
/** Routes that no cache keeps on the server. */
const uncached = ['/api/suggest']
const id = businessId(listingRows[0]?.place_id ?? '')

/** Any read costs so much, in ms, that its client is over its budget. */
const cost = 1_000_000
const dear = (reads: PublicReads): PublicReads => ({
  atOnce: reads.atOnce,
  run(task, spend) {
    spend(cost)
    return reads.run(task, () => undefined)
  },
  close: () => reads.close(),
})

let app: TestApp
let reads: GatedReads
let slug: string
beforeAll(async () => {
  app = await startTestApp('sqlite', {
    environment: { TRUST_PROXY: '127.0.0.1', READ_BUDGET: '100' },
    reads: async (config) => {
      reads = new GatedReads(dear(await startReadThreads(config, () => undefined)))
      return reads
    },
  })
  await importRows(app)
  slug = (await app.storage.listings.findById(id))?.slug ?? ''
})
afterAll(() => app.close())

/** A path for each public GET route and each page in each language. */
function listPaths(): string[] {
  const routes = app.routes
    .filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/admin/') && !path.includes('*'))
    .map(({ path }) => path)
  const pages = languages.flatMap((language) =>
    Object.values(routePaths).map((path) => pathIn(language, path)),
  )
  return [...routes, ...pages].map((path) =>
    path
      .replace(/:part\([^)]*\)/, '1')
      .replace(/:id(\([^)]*\))?/, id)
      .replace('/category/:name', '/category/restaurants')
      .replace('/category/:slug', '/category/restaurants')
      .replace(':slug', encodeURIComponent(slug))
      .replace(':name', encodeURIComponent('서울'))
      .replace(':district', encodeURIComponent('마포구')),
  )
}

const from = (address: string, method = 'GET') => ({ method, headers: { 'x-forwarded-for': address } })
const addressOf = (index: number) => `10.0.${index >> 8}.${index & 255}`

describe('every public route', () => {
  test('that reads charges the client that asks', async () => {
    const paths = listPaths()
    expect(paths.length).toBeGreaterThan(90)
    for (const [index, path] of paths.entries()) {
      const answer = await app.fetch(path, from(addressOf(index)))
      expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 301])])
      await answer.arrayBuffer()
    }
    const charged: string[] = []
    const atOnce = 20
    for (let start = 0; start < paths.length; start += atOnce) {
      const some = paths.slice(start, start + atOnce)
      const ask = (word: string) =>
        some.map((_path, index) =>
          app.fetch(`/search?q=${word}${start + index}`, from(addressOf(start + index))),
        )
      reads.shut()
      // A client over its budget may have one read at a time.
      const first = ask('first')
      await untilArrived(app)
      const second = ask('second')
      await untilArrived(app)
      reads.open()
      await Promise.all(first)
      const statuses = (await Promise.all(second)).map(({ status }) => status)
      charged.push(...some.filter((_path, index) => statuses[index] === 429))
    }
    expect(new Set(paths.filter((path) => !charged.includes(path)))).toEqual(new Set(free))
  })

  test('is read once, whatever unknown query it has', async () => {
    for (const [index, path] of listPaths().entries()) {
      const ask = async (query: string, method = 'GET') =>
        (await app.fetch(path + query, from(addressOf(1000 + index), method))).arrayBuffer()
      await ask('')
      reads.shut()
      reads.open()
      for (const query of ['?x=1', '?x=2&utm_source=y', '?', '?%20', '?x[]=1&x[]=2']) await ask(query)
      await ask('?x=3', 'HEAD')
      if (uncached.includes(path))
        expect(new Set(reads.begun.map((task) => JSON.stringify(task))).size).toBe(1)
      else expect([path, reads.begun]).toEqual([path, []])
    }
  })
})
