import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

describe('the page of all categories', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app.storage)
  })
  afterAll(() => app.close())

  const source = async (path: string) => (await app.fetch(path)).text()
  /** Slug → number, of the links in the page's lists. */
  const linked = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/href="\/category\/([^"]+)" class="city-row">.*?>([\d,]+)곳</g)].map(
        ([, slug, count]) => [slug, Number(count)],
      ),
    )

  test('GET /categories → each trade, linked, with the number that its list has', async () => {
    const trades = Object.entries(linked(await source('/categories')))
    expect(trades.length).toBeGreaterThan(2)
    for (const [slug, count] of trades) {
      const { totalCount } = (await app.json(`/api/businesses?category=${slug}&limit=1`)) as {
        totalCount: number
      }
      expect([slug, count]).toEqual([slug, totalCount])
    }
  })

  test('GET /categories?group=… → that group alone, under an address of its own; an unknown one is none', async () => {
    const group = await source('/categories?group=healthcare')
    expect(linked(group)).toHaveProperty('dentist')
    expect(linked(group)).not.toHaveProperty('hair-salon')
    expect(group).toMatch(/rel="canonical" href="[^"]*\/categories\?group=healthcare"/)
    expect(group).not.toContain('noindex')
    expect(await source('/categories?group=nothing')).toMatch(/rel="canonical" href="[^"]*\/categories"/)
    expect(await source('/categories?group=education')).toContain('noindex')
  })

  test('GET /sitemap-pages.xml → has it', async () => {
    const answer = await app.fetch('/sitemap-pages.xml')
    expect(await answer.text()).toMatch(/<loc>[^<]*\/categories<\/loc>/)
  })
})
