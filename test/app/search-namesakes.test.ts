import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const country = 'United States'
const businesses: readonly ListingRow[] = [
  {
    name: 'Harvard Roses',
    category: 'Florist',
    full_address: '80 E 4th St, Columbus, OH 43215, United States',
    phone: '(614) 555-4477',
    country,
  },
  {
    name: 'Scioto Tulips',
    category: 'Florist',
    full_address: '9 Main St, Columbus, OH 43215, United States',
    phone: '(614) 555-3010',
    country,
  },
  {
    name: 'Dusty Anvil',
    category: '',
    full_address: '11 Main St, Columbus, OH 43215, United States',
    phone: '(614) 555-8090',
    country,
  },
  {
    name: 'Musi Petals',
    category: 'Florist',
    full_address: 'Station Road, Hyderabad, Telangana 500001, India',
    phone: '098765 43219',
    country: 'India',
  },
  {
    name: 'Lakeside Petals',
    category: 'Florist',
    full_address: 'Main Road, Meerpet, Hyderabad, Telangana 500097, India',
    country: 'India',
  },
  {
    name: 'Sunset Flowers',
    category: 'Florist',
    full_address: '700 Sunset Blvd, Los Angeles, CA 90012, United States',
    country,
  },
  {
    name: 'Three Rivers Bouquets',
    category: 'Florist',
    full_address: '2718 California Ave, Pittsburgh, PA 15212, United States',
    country,
  },
  {
    name: 'Concourse Blooms',
    category: 'Florist',
    full_address: '9 Union St, The Dalles, OR 97058, United States',
    country,
  },
  {
    name: 'Ferry Stitches',
    category: 'Tailor',
    full_address: '9 Bay St, Staten Island, NY 10301, United States',
    country,
  },
  {
    name: 'Capitol Orchids',
    category: 'Florist',
    full_address: '12 State St, Harrisburg, PA 17101, United States',
    country,
  },
]

const rows = businesses.map((row, index) => ({ ...row, place_id: `ChIJnamesake${index}` }))

describe.each(engines)('%s: places with one name, and numbers beside them', (engine) => {
  let app: TestApp
  const list = async (query: Readonly<Record<string, string>>) =>
    (await app.json(`/api/businesses?${new URLSearchParams(query)}`)) as BusinessList
  const named = async (query: Readonly<Record<string, string>>) =>
    (await list(query)).businesses.map(({ name }) => name).toSorted()

  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
  })
  afterAll(() => app.close())

  test('GET /api/businesses?search=florist columbus georgia → none, and not those of Ohio', async () => {
    const found = await list({ search: 'florist columbus georgia' })
    expect(found.totalCount).toBe(0)
    expect(found.place?.phrase).toBe('columbus georgia')
  })

  test.each(['florist columbus ohio', 'florist columbus oh', 'columbus ohio florist', 'florist columbus'])(
    'GET /api/businesses?search=%s → those of Ohio',
    async (search) => {
      expect(await named({ search })).toEqual(['Harvard Roses', 'Scioto Tulips'])
    },
  )

  test.each(['California', 'CA', 'Calif.', 'Calif'])(
    'GET /api/businesses?search=florist&location=%s → nobody of California Avenue elsewhere',
    async (location) => {
      expect(await named({ search: 'florist', location })).toEqual(['Sunset Flowers'])
    },
  )

  test('GET /api/businesses?search=florist california → nobody of California Avenue elsewhere', async () => {
    expect(await named({ search: 'florist california' })).toEqual(['Sunset Flowers'])
  })

  test.each(['florist columbus 4477', '4477 florist columbus', 'florist 4477 columbus'])(
    'GET /api/businesses?search=%s → whose number ends so',
    async (search) => {
      expect(await named({ search })).toEqual(['Harvard Roses'])
    },
  )

  test('GET /api/businesses?search=florist columbus 8090 → who has the number, though of no known trade', async () => {
    const found = await list({ search: 'florist columbus 8090' })
    expect(found.businesses.map(({ name }) => name)).toEqual(['Dusty Anvil'])
    expect(found.correctedQuery).toBe('columbus 8090')
  })

  test.each(['florist dalles', 'florist the dalles'])(
    'GET /api/businesses?search=%s → those of the town with an article',
    async (search) => {
      const found = await list({ search })
      expect(found.businesses.map(({ name }) => name)).toEqual(['Concourse Blooms'])
      expect(found.place).toMatchObject({ city: 'The Dalles', rest: 'florist' })
    },
  )

  test('GET /api/businesses?search=florist staten island → none, and nobody of State Street', async () => {
    const found = await list({ search: 'florist staten island' })
    expect(found.totalCount).toBe(0)
    expect(found.place).toMatchObject({ phrase: 'staten island', rest: 'florist' })
  })

  test('GET /api/businesses?search=614 area code florist → the label may follow the number', async () => {
    expect(await named({ search: '614 area code florist' })).toEqual(['Harvard Roses', 'Scioto Tulips'])
  })

  test.each([
    ['43219 florist', 'Musi Petals'],
    ['florist 43219', 'Musi Petals'],
    ['Harvard Roses +1 614 555', 'Harvard Roses'],
  ])('GET /api/businesses?search=%s → digits of a number beside what it is', async (search, name) => {
    expect(await named({ search })).toEqual([name])
  })

  test('GET /api/businesses?search=florist ameerpet → none there, and nobody of Meerpet', async () => {
    expect(await list({ search: 'florist ameerpet' })).toMatchObject({
      totalCount: 0,
      place: { district: 'Ameerpet' },
    })
  })

  test('GET /api/businesses?search=٦١٤ ٥٥٥ ٤٤٧٧ → a number in other digits', async () => {
    expect(await named({ search: '٦١٤ ٥٥٥ ٤٤٧٧' })).toEqual(['Harvard Roses'])
  })
})
