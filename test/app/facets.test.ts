import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('facets on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app)
    await importRows(
      app,
      ['Florist', 'Florist', 'Bakery', 'Establishment'].map((category, index) => ({
        name: `Torget ${index}`,
        place_id: `ChIJfacets${index}`,
        category,
        full_address: `Torget ${index + 1}, 4006 Stavanger`,
        country: 'Norway',
      })),
    )
    await importRows(
      app,
      ['Sweden', 'Denmark', 'Finland', 'Germany', 'France', 'Spain', 'Italy', 'Poland', 'Austria'].map(
        (country, index) => ({
          name: `Fjern ${index}`,
          place_id: `ChIJfjern${index}`,
          category: 'Florist',
          full_address: `Hauptplatz ${index + 1}`,
          country,
        }),
      ),
    )
  })
  afterAll(() => app.close())

  test('GET /api/businesses?facets=1 → how the list is spread over categories, cities and countries', async () => {
    const { facets } = (await app.json('/api/businesses?facets=1&country=TR')) as BusinessList
    expect(facets).toMatchObject({
      categories: [{ categoryLabel: '미용실', businessCount: 1 }],
      cities: [{ name: 'İstanbul', businessCount: 1 }],
      countries: [{ countryCode: 'TR', businessCount: 1 }],
      isEstimated: false,
    })
  })

  test('that it is a business at all is no trade to choose, nor said in a row', async () => {
    const { facets, totalCount } = (await app.json('/api/businesses?facets=1&country=NO')) as BusinessList
    expect(totalCount).toBe(4)
    expect(facets?.categories.map(({ category, trade }) => [category, trade])).toEqual([
      ['Florist', 'flower'],
      ['Bakery', 'bakery'],
    ])
    const html = await (await app.fetch('/businesses?country=NO')).text()
    expect(html).toMatch(/class="chip"><svg[^>]*><use href="[^"]*#flower"/)
    expect(html.split('<main')[1]).not.toContain('업소 ·')
  })

  test('GET /api/businesses → no facets unless asked for', async () => {
    expect(await app.json('/api/businesses')).not.toHaveProperty('facets')
  })

  test('GET /businesses → each facet as a link that keeps the other conditions', async () => {
    const html = await (await app.fetch('/businesses?sort=latest&category=unknown-kind')).text()
    expect(html).not.toContain('좁혀 보기')
    const all = await (await app.fetch('/businesses?sort=latest')).text()
    expect(all).toMatch(/<a href="\/businesses\?city=[^"]*&amp;sort=latest" class="facet-link">/)
    expect(all).toMatch(/<a href="\/businesses\?country=KR&amp;sort=latest" class="facet-link">/)
  })

  test('GET /search → the form offers the trades and countries of the list, and beside a chosen one all', async () => {
    const optionsOf = async (path: string) => {
      const html = await (await app.fetch(path)).text()
      return ['category', 'country'].map((name) => {
        const [, select = ''] = new RegExp(`<select name="${name}"[^>]*>(.*?)</select>`, 's').exec(html) ?? []
        return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
      })
    }
    expect(await optionsOf('/search?q=Torget')).toEqual([['Florist', 'Bakery'], ['NO']])
    const [trades, countries = []] = await optionsOf('/search?q=Torget&country=NO')
    expect(trades).toEqual(['Florist', 'Bakery'])
    expect(countries.length).toBeGreaterThan(2)
    expect(await optionsOf('/search?q=qqxxzzqq')).toEqual([[], []])
    // There are more countries than the facets of a list have.
    const [, everywhere = []] = await optionsOf('/search?q=Fjern')
    expect(everywhere).toEqual(expect.arrayContaining(['AT', 'DE', 'DK', 'ES', 'FI', 'FR', 'IT', 'PL', 'SE']))
  })
})
