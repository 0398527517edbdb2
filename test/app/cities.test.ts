import { describe, expect, test } from 'vitest'
import type { CityGroups } from '../../src/domain/directory/directory.ts'
import { between } from './html-parts.ts'
import { importRows } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

/** `count` listings in towns of a state. */
const inTowns = (state: string, towns: readonly string[]) =>
  towns.map((town, index) => ({
    name: `${town} Bakery`,
    category: 'Bakery',
    country: 'United States',
    full_address: `${index + 1} Main St, ${town}, ${state}`,
  }))

const rows = [
  ...inTowns('CA 92101', ['San Diego', 'San Diego', 'Santa Ana', 'Torrance']),
  ...inTowns('TX 77002', ['Houston', 'Dallas']),
  ...inTowns('NV 89101', ['Las Vegas']),
  { name: '가 빵집', category: 'Bakery', country: '대한민국', full_address: '서울특별시 마포구 양화로 45' },
].map((row, index) => ({ ...row, place_id: `ChIJcities${index}` }))

describe.each(engines)('cities on %s', (engine) => {
  const site = useListings(engine, rows)

  const groups = async (query: string) => {
    const answer = (await site.app.json(`/api/cities/groups?${query}`)) as CityGroups
    return answer.groups.map(({ countryCode, state, cities }) => [
      `${countryCode} ${state}`.trim(),
      cities.map(({ name, businessCount }) => `${name} ${businessCount}`),
    ])
  }

  test('are listed by country, the country with most listings first', async () => {
    expect(await groups('')).toEqual([
      ['US', ['San Diego 2', 'Dallas 1', 'Houston 1', 'Las Vegas 1', 'Santa Ana 1', 'Torrance 1']],
      ['KR', ['서울 1']],
    ])
  })

  test('those of a country are listed by state; cities alone in theirs are one group', async () => {
    const california = ['San Diego 2', 'Santa Ana 1', 'Torrance 1']
    const expected = [
      ['US California', california],
      ['US Texas', ['Dallas 1', 'Houston 1']],
      ['US', ['Las Vegas 1']],
    ]
    expect(await groups('country=US')).toEqual(expected)
    expect(await groups('country=미국')).toEqual(expected)
    expect(await groups('country=XX')).toEqual([])
  })

  test.each([
    ['san', [['US', ['San Diego 2', 'Santa Ana 1']]]],
    ['서', [['KR', ['서울 1']]]],
    ['nowhere', []],
  ])('are found by the beginning of a name: %s', async (q, expected) => {
    expect(await groups(`q=${encodeURIComponent(q)}`)).toEqual(expected)
  })

  test('GET /cities?q= → a page that robots leave out, with a form that keeps the text', async () => {
    const html = await (await site.app.fetch('/cities?q=san')).text()
    expect(html.match(/class="city-row"/g)).toHaveLength(2)
    expect(html).toContain('content="noindex, follow"')
    expect(/<input[^>]*name="q"[^>]*>/.exec(between(html, '<main', '</main>'))?.[0]).toContain('value="san"')
    expect(await (await site.app.fetch('/cities?country=US')).text()).not.toContain('content="noindex')
  })

  test('a change of the listings is seen', async () => {
    await importRows(site.app, [
      { ...rows[0], name: 'Reno Bakery', full_address: '1 Main St, Reno, NV 89501', place_id: 'ChIJreno' },
    ])
    // The cache asks a few times a second whether the data has changed.
    await expect
      .poll(async () => (await groups('country=US')).at(-1))
      .toEqual(['US Nevada', ['Las Vegas 1', 'Reno 1']])
  })
})
