import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawlSite } from '../../scripts/crawl/crawl-site.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp('sqlite', { sampleData: true })
})
afterAll(() => app?.close())

test('150 pages in three languages: no mixed language; links to other languages lead there and back', async () => {
  const { pages, alternates, problems } = await crawlSite({
    origin: app.origin,
    linkOrigin: 'http://127.0.0.1:3000',
    pageLimit: 150,
  })
  expect(problems).toEqual([])
  expect(pages).toEqual({ ko: 50, en: 50, tr: 50 })
  expect(alternates).toBeGreaterThan(400)
})
