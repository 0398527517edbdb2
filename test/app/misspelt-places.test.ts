import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const row = {
  name: 'Vågen Blomster',
  place_id: 'ChIJmisspelt',
  category: 'Florist',
  full_address: 'Kirkegata 3, 4006 Stavanger, Norway',
  country: 'Norway',
}

describe.each(engines)('misspelt places on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    const lawyer = { ...row, place_id: 'ChIJdivorce', name: 'Berg & Lund', category: 'Divorce lawyer' }
    // Somebody is called by a word that is a mistake elsewhere.
    const named = { ...row, place_id: 'ChIJlawer', name: 'The Pocket Lawer', category: 'Lawyer' }
    const address = 'Storgata 5, 0155 Oslo, Norway'
    const elsewhere = {
      ...row,
      place_id: 'ChIJoslo',
      name: 'Stavanger Florist og Gaver',
      full_address: address,
    }
    await importRows(app, [row, lawyer, named, elsewhere])
  })
  afterAll(() => app.close())

  const list = (query: Record<string, string>) =>
    app.json(`/api/businesses?${new URLSearchParams(query)}`) as Promise<BusinessList>

  test.each([
    ['q=florist&location=Stavangerr', 'Stavanger · florist'],
    ['q=florist Stavangerr', 'florist Stavanger'],
  ])('/en/search?%s → a page that says the right name of the misspelt city', async (query, heading) => {
    const page = await (await app.fetch(encodeURI(`/en/search?${query}`))).text()
    expect(page).toContain(`class="list-heading">${heading}</h1>`)
    expect(page).toMatch(new RegExp(`<title data-page>[^<]*${heading}\\b[^r]`))
    expect(page).toContain('Stavangerr')
  })

  test.each(['florist stavange', 'florist stavangr'])(
    '%s → the city, also where a name elsewhere begins so',
    async (search) => {
      const { businesses, place } = await list({ search })
      expect(place).toMatchObject({ city: 'Stavanger' })
      expect(businesses.map(({ name }) => name)).toEqual(['Vågen Blomster'])
    },
  )

  test.each([
    [{ search: 'florsit istambul' }, 'florist'],
    [{ search: 'florsit istanbl' }, 'florist'],
    [{ search: 'florist', location: 'istanbl' }, 'florist'],
  ])('%j → the trade and the large town that were meant, though nothing is there', async (query, rest) => {
    expect(await list(query)).toMatchObject({ totalCount: 0, place: { city: 'İstanbul', rest } })
  })

  test.each(['divorse lawer', 'divorse lawer stavanger', 'divorse lawer stavangerr'])(
    '%s → the trade of two mistyped words, also in a misspelt city',
    async (search) => {
      const { businesses } = await list({ search })
      expect(businesses.map(({ name }) => name)).toEqual(['Berg & Lund'])
    },
  )

  test('two mistyped words beside a large town that has none of the trade → none, and no other trade', async () => {
    expect(await list({ search: 'mexican resturant stavangerr' })).toMatchObject({
      totalCount: 0,
      correctedQuery: 'mexican restaurant stavangerr',
    })
    expect((await list({ search: 'the pocket lawer' })).businesses.map(({ name }) => name)).toEqual([
      'The Pocket Lawer',
    ])
  })

  test.each(['qwertz istanbl', 'florsit qwertz'])('%s → no trade in a town', async (search) => {
    expect((await list({ search })).place).toBeUndefined()
  })

  test('a corrected search names the city rightly', async () => {
    const page = await (await app.fetch('/en/search?q=florsit+Stavangerr')).text()
    expect(page).toMatch(/Showing results for <strong>florist Stavanger<\/strong>/)
  })
})
