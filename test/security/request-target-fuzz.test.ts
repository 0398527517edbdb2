import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { type RawAnswer, rawRequest } from './raw-request.ts'
import { type RawLine, tamperedLines } from './raw-targets.ts'
import { serveAgain } from './serve-again.ts'

const clientDir = join(import.meta.dirname, '..', '..', 'dist', 'client')
const seoulId = businessId('ChIJseoul00000000000000001')

const pages = [
  '/',
  '/businesses',
  '/businesses?page=2',
  '/search?q=%EC%B9%BC%EA%B5%AD%EC%88%98',
  '/category/healthcare',
  '/city/%EC%84%9C%EC%9A%B8',
  '/city/Seoul',
  '/cities',
  `/business/${seoulId}`,
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/add-business',
  '/advertise',
  '/404',
  '/no/such/page',
]
const pictures = [`/share/${seoulId}.png`, '/share/site.png']

function filesUnder(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|png|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length))
}

/** Runs `work` on each entry, several at the same time. */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const runner = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: 8 }, runner))
}

const parts = ({ status, headers, body }: RawAnswer) => ({
  status,
  type: headers.get('content-type'),
  location: headers.get('location'),
  etag: headers.get('etag'),
  body,
})

describe('5,000 request lines that somebody has tampered with', () => {
  let app: TestApp
  let addresses: string[]
  const asked = new Set<string>()

  beforeAll(async () => {
    app = await startTestApp('sqlite', { environment: { READ_BUDGET: 'off' } })
    await importRows(app)
    const calls = app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .map(({ path }) => path.replaceAll(/:[a-zA-Z]+(\([^)]*\))?/g, '1'))
    addresses = [...new Set([...pages, ...calls, ...pictures, ...filesUnder(clientDir)])]
  })
  afterAll(() => app.close())

  async function send({ method, target }: RawLine): Promise<void> {
    const answer = await rawRequest(app.origin, `${method} ${target}`)
    const said = { method, target, status: answer.status }
    expect(said).toEqual({ ...said, status: expect.toBeOneOf([200, 301, 400, 401, 404, 405, 415, 422]) })
    const location = answer.headers.get('location')
    if (location !== undefined) {
      expect(URL.parse(location, app.origin)?.origin, `${target} leads to ${location}`).toBe(app.origin)
      asked.add(location)
    }
    if (method === 'GET' && target.startsWith('/')) asked.add(target)
  }

  test('none fails, and none leads elsewhere', async () => {
    await forEach(tamperedLines(addresses, 5000), send)
    expect(asked.size).toBeGreaterThan(1000)
  })

  test('afterwards every file, page and call, and every page kept, is what a fresh server gives', async () => {
    const fresh = await serveAgain(app)
    try {
      await forEach([...new Set([...addresses, ...asked])], async (address) => {
        const [kept, made] = await Promise.all(
          [app.origin, fresh.origin].map(async (origin) => parts(await rawRequest(origin, `GET ${address}`))),
        )
        expect(kept, address).toEqual(made)
      })
    } finally {
      await fresh.close()
    }
  })
})
