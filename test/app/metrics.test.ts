import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
let metricsOrigin: string

beforeAll(async () => {
  const port = await freePort()
  metricsOrigin = `http://127.0.0.1:${port}`
  app = await startTestApp('sqlite', { sampleData: true, environment: { METRICS_PORT: String(port) } })
})
afterAll(() => app.close())

async function scrape(): Promise<Map<string, number>> {
  const answer = await fetch(`${metricsOrigin}/metrics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

const requestsTo = (route: string, status: number) =>
  `http_requests_total{route="${route}",method="GET",status="${status}"}`

test('GET /metrics → requests by route and status, cache hits, refusals, jobs and listings', async () => {
  const before = await scrape()
  const of = (figures: Map<string, number>, name: string) => figures.get(name) ?? 0
  await (await app.fetch('/about')).text()
  await (await app.fetch('/about')).text()
  await (await app.fetch('/api/statistics')).text()
  await (await app.fetch('/api/admin/jobs')).text()
  const after = await scrape()
  const added = (name: string) => of(after, name) - of(before, name)

  expect(added(requestsTo('/api/statistics', 200))).toBe(1)
  expect(added(requestsTo('/api/admin/jobs', 401))).toBe(1)
  expect(added(requestsTo('ready', 200))).toBe(1)
  expect(added('page_cache_lookups_total{outcome="hit"}')).toBe(1)
  expect(added('page_cache_lookups_total{outcome="miss"}')).toBe(1)
  expect(added('http_refused_requests_total{reason="not-signed-in"}')).toBe(1)
  expect(added('http_request_duration_seconds_count{route="/api/statistics"}')).toBe(1)
  expect(of(after, 'directory_jobs{kind="import",state="done"}')).toBe(1)
  expect(of(after, 'directory_listings')).toBeGreaterThan(2000)
  expect(of(after, 'directory_store_up')).toBe(1)
  expect(of(after, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(after.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
})

test('GET / on the metrics port → 404, and no metrics on the port of visitors', async () => {
  expect((await fetch(`${metricsOrigin}/`)).status).toBe(404)
  expect((await app.fetch('/metrics')).status).toBe(404)
})

test('an answer that was not at hand names its request', async () => {
  const [first, second] = await Promise.all([app.fetch('/api/statistics'), app.fetch('/api/statistics')])
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})
