import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const bern = { country: 'Switzerland', full_address: 'Marktgasse 4, 3011 Bern, Switzerland' }
const basel = { country: 'Switzerland', full_address: 'Freie Strasse 9, 4001 Basel, Switzerland' }
const luzern = { country: 'Switzerland', full_address: 'Pilatusstrasse 2, 6003 Luzern, Switzerland' }
const mapo = { country: '대한민국', full_address: '서울특별시 마포구 양화로 11 (서교동)' }
const jongno = { country: '대한민국', full_address: '서울특별시 종로구 종로 8 (관철동)' }

const rows: readonly ListingRow[] = [
  { ...bern, name: 'Aare Forno', category: 'Pizza restaurant' },
  { ...basel, name: 'Rheinknie Forno', category: 'Pizza restaurant' },
  { ...luzern, name: 'Pilatus Forno', category: 'Pizza restaurant' },
  { ...bern, name: 'Marzili Stube', category: 'Restaurant' },
  { ...bern, name: 'Zahnwerk Aare', category: 'Dentist', phone: '031 246 80 13' },
  { ...bern, name: 'Nudel Aare', category: 'Ramen restaurant' },
  { ...basel, name: 'Wiese Sushi', category: 'Sushi restaurant' },
  { ...mapo, name: '물레 통닭', category: '치킨' },
  { ...jongno, name: '들녘 통닭', category: '치킨' },
  { ...jongno, name: '노을횟집', category: '횟집' },
  { ...jongno, name: '윤슬다방', category: '카페' },
  { ...luzern, name: 'Tokyo Stube', category: 'Restaurant' },
  { ...luzern, name: 'Luzern Stube', category: 'Restaurant' },
  { ...bern, name: 'Tannhof Grill', category: 'Restaurant' },
  ...Array.from({ length: 22 }, (_, index) => ({
    ...luzern,
    name: `Nordluft ${index}`,
    category: 'HVAC contractor',
  })),
  { ...luzern, name: 'Warmstube Seetal', category: 'Heating contractor' },
  {
    ...bern,
    name: 'Gurten Hanteln',
    category: 'Gym',
    full_address: 'Hauptgasse 5, above Safran Biryani, 3600 Thun, Switzerland',
  },
  {
    ...bern,
    name: 'Indian Summit Hanteln',
    category: 'Gym',
    full_address: 'Hauptgasse 8, 3600 Thun, Switzerland',
  },
].map((row, index) => ({ ...row, place_id: `ChIJspoken${index}` }))

describe.each(engines)('searches as they are spoken (%s)', (engine) => {
  const site = useListings(engine, rows)

  const listed = (search: string, location = '') =>
    site.app.json(`/api/businesses?${new URLSearchParams({ search, location })}`) as Promise<BusinessList>
  const namesOf = ({ businesses }: BusinessList) => businesses.map(({ name }) => name).toSorted()

  test.each([
    ['pizza bern oder basel', ['Aare Forno', 'Rheinknie Forno']],
    ['pizzza basel luzern', ['Pilatus Forno', 'Rheinknie Forno']],
    ['pizza basel luzern', ['Pilatus Forno', 'Rheinknie Forno']],
    ['pizza bern, basel, luzern', ['Aare Forno', 'Pilatus Forno', 'Rheinknie Forno']],
    ['마포구나 종로구 치킨', ['들녘 통닭', '물레 통닭']],
  ])('“%s” is a trade in one of several places', async (search, names) => {
    const found = await listed(search)
    expect(namesOf(found)).toEqual(names)
    expect(found.place?.several?.length).toBeGreaterThan(1)
  })

  test.each([
    ['marzilli vegetarian', ['Marzili Stube']],
    ['vegan marzilli bern', ['Marzili Stube']],
    ['pilatus dinner', ['Pilatus Forno']],
    ['tannhof bar', ['Tannhof Grill']],
    ['tannhoff bar', ['Tannhof Grill']],
  ])('“%s” is a name beside what its house is not filed as', async (search, names) => {
    expect(namesOf(await listed(search))).toEqual(names)
  })

  test('a dish beside a diet that nobody is known for asks for who may have it', async () => {
    const found = await listed('vegan avocado toast bern')
    expect(namesOf(found)).toContain('Marzili Stube')
    expect(found.unknownAttributes).toMatchObject({ isKnown: false })
  })

  test('who mistypes a trade near them is asked for a place all the same', async () => {
    expect(await listed('dentst near me')).toMatchObject({
      correctedQuery: 'dentist',
      near: { words: 'near me' },
    })
  })

  test.each([
    ['thermostst', 'HVAC contractor'],
    ['thermostst luzern', 'luzern HVAC contractor'],
    ['veneerss bern', 'bern Dentist'],
  ])('“%s” has a mistyped word that tells of a trade: “%s”', async (search, correctedQuery) => {
    const found = await listed(search)
    expect(found.totalCount).toBeGreaterThan(0)
    expect(found).toMatchObject({ correctedQuery })
  })

  test('a word that is like none that tells of a trade stays unknown', async () => {
    expect(await listed('qwrtzpf')).toMatchObject({ totalCount: 0 })
  })

  test.each([
    ['restaurant', 'Bern fish market', 'Bern'],
    ['치킨', '관철동 먹자골목', '관철동'],
  ])('“%s” in “%s” is looked for in %s', async (search, location, phrase) => {
    const { totalCount, place } = await listed(search, location)
    expect(totalCount).toBeGreaterThan(0)
    expect(place).toMatchObject({ phrase })
  })

  test.each([
    ['pizza', 'bern oder basel', ['Aare Forno', 'Rheinknie Forno']],
    ['pizza', 'Basel & Luzern', ['Pilatus Forno', 'Rheinknie Forno']],
    ['pizza', 'bern, basel, luzern', ['Aare Forno', 'Pilatus Forno', 'Rheinknie Forno']],
    ['치킨', '마포구, 종로구', ['들녘 통닭', '물레 통닭']],
  ])('“%s” in the place “%s” is in one of several places', async (search, location, names) => {
    const found = await listed(search, location)
    expect(namesOf(found)).toEqual(names)
    expect(found.place?.several?.length).toBeGreaterThan(1)
  })

  test('a page names the several places of a search, and its field keeps them', async () => {
    for (const asked of ['q=pizza bern ou basel', 'q=pizza&location=bern oder basel']) {
      const html = await (await site.app.fetch(`/search?${encodeURI(asked)}`)).text()
      expect(html).toContain('Aare Forno')
      expect(html).toContain('Rheinknie Forno')
      expect(html).not.toContain('Pilatus Forno')
    }
    const words = await (await site.app.fetch(`/search?${encodeURI('q=pizza bern ou basel')}`)).text()
    expect(words).toMatch(/베른[^<]{1,9}바젤/)
    const field = await (
      await site.app.fetch(`/search?${encodeURI('q=pizza&location=bern oder basel')}`)
    ).text()
    expect(field).toContain('value="bern oder basel"')
  })

  test('a page says in which of several places there is none, and lists the nearest', async () => {
    const html = await (
      await site.app.fetch(`/search?${encodeURI('q=sushi&location=bern oder luzern')}`)
    ).text()
    expect(html).toMatch(/베른[^<]{1,9}루체른/)
    expect(html).toContain('Wiese Sushi')
  })

  test('none in any of several places is none', async () => {
    const { totalCount, place } = await listed('sushi bern oder luzern')
    expect(totalCount).toBe(0)
    expect(place?.several?.map(({ city }) => city)).toEqual(['Bern', 'Luzern'])
  })

  test.each([
    ['Zahnarztpraxis bern', ['Zahnwerk Aare']],
    ['Ramenrestaurant bern', ['Nudel Aare']],
    ['종로구 치킨이 맛있어요', ['들녘 통닭']],
    ['종로구에서 회식하기 좋은 횟집이 어디 있을까', ['노을횟집']],
    ['끝번호 8013', ['Zahnwerk Aare']],
    ['８０１３', ['Zahnwerk Aare']],
    ['+41 31 2', ['Zahnwerk Aare']],
    ['dentist area code 031', ['Zahnwerk Aare']],
    ['031 dentist', ['Zahnwerk Aare']],
    ['pizza bern fancy nonesuch', ['Aare Forno']],
    ['チョンノグ カフェ', ['윤슬다방']],
    ['tannhof ramen bern', ['Tannhof Grill']],
  ])('“%s” says more than a trade and a place', async (search, names) => {
    expect(namesOf(await listed(search))).toEqual(names)
  })

  test.each([
    ['piza luzrn', ['Pilatus Forno']],
    ['카패 종로국', ['윤슬다방']],
    ['치킹 마프구', ['물레 통닭']],
  ])('“%s” has two typing errors: one of the trade, one of the place', async (search, names) => {
    expect(namesOf(await listed(search))).toEqual(names)
  })

  test('a mistyped trade that a place has not does not list all of the place', async () => {
    const { totalCount, place } = await listed('dantist basel')
    expect(totalCount).toBe(0)
    expect(place?.city).toBe('Basel')
  })

  test.each(['qwertz & tannhof bern', 'tannhof und qwertz bern', 'tannhof and qwertz'])(
    'half of “%s” is another name',
    async (search) => {
      expect((await listed(search)).totalCount).toBe(0)
    },
  )

  test('“my heating stopped working luzern” asks for whoever repairs it, by each name of the trade', async () => {
    const { totalCount, place } = await listed('my heating stopped working luzern')
    expect(totalCount).toBe(23)
    expect(place?.city).toBe('Luzern')
  })

  test('a mistyped name that only somebody elsewhere has does not list all of the place', async () => {
    for (const search of ['tanhof basel', 'marzilli basel']) {
      const { totalCount, place } = await listed(search)
      expect(totalCount).toBe(0)
      expect(place?.city).toBe('Basel')
    }
  })

  test('a place beside what nobody is called is all of the place', async () => {
    expect(namesOf(await listed('qqwxyzk basel'))).toEqual(['Rheinknie Forno', 'Wiese Sushi'])
  })

  test('“cnlzls 종로구” is typed in the other layout, with one letter wrong', async () => {
    expect(namesOf(await listed('cnlzls 종로구'))).toEqual(['들녘 통닭'])
  })

  test('a trade that a city does not have is no name that begins with the city', async () => {
    expect((await listed('dentist luzern')).totalCount).toBe(0)
    expect((await listed('ramen tokyo')).totalCount).toBe(0)
  })

  test.each(['biryani thun', 'indian restaurant thun'])(
    '“%s” asks for who cooks: no gym above one, and none with such a name',
    async (search) => {
      const { totalCount, place } = await listed(search)
      expect(totalCount).toBe(0)
      expect(place?.city).toBe('Thun')
    },
  )

  test('a dish that no place abroad names does not list every restaurant', async () => {
    expect((await listed('쭈꾸미 bern')).totalCount).toBe(0)
  })
})
