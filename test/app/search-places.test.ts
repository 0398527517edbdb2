import { describe, expect, test } from 'vitest'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { namesOf, useListings } from './use-listings.ts'

const rows: readonly ListingRow[] = [
  {
    name: 'Presque Tulips',
    category: 'Florist',
    full_address: '12 State St, Erie, PA 16501, United States',
    country: 'United States',
  },
  {
    name: 'Harvard Roses',
    category: 'Florist',
    full_address: '80 E 4th St, Columbus, OH 43215, United States',
    country: 'United States',
  },
  {
    name: 'Vågen Blomster',
    category: 'Florist',
    full_address: 'Kirkegata 3, 4006 Stavanger, Norway',
    country: 'Norway',
  },
  {
    name: 'Columbo Tailors',
    category: 'Tailor',
    full_address: 'Torgallmenningen 1, 5014 Bergen, Norway',
    country: 'Norway',
  },
  {
    name: 'Kreisel Blumen',
    category: 'Florist',
    full_address: 'Hohlstrasse 3, 8048 Zürich, Switzerland',
    country: 'Switzerland',
  },
  {
    name: 'Limmat Blumen',
    category: 'Florist',
    full_address: 'Heinrichstrasse 7, 8005 Zürich, Switzerland',
    country: 'Switzerland',
  },
  {
    name: '물레 꽃집',
    category: 'Florist',
    full_address: '서울특별시 성동구 마조로 1 (행당동)',
    country: '대한민국',
  },
  {
    name: '들녘 꽃집',
    category: 'Florist',
    full_address: '서울특별시 성동구 왕십리로 1 (성수동1가)',
    country: '대한민국',
  },
  {
    name: '여울 세탁소',
    category: 'Laundry',
    full_address: '서울특별시 성동구 왕십리로 9, 샛별약국 1층 (성수동1가)',
    country: '대한민국',
  },
  {
    name: 'Hudson Blooms',
    category: 'Florist',
    full_address: '110 E 60th St, New York, NY 10022, United States',
    country: 'United States',
  },
  {
    name: 'Prospect Petals',
    category: 'Florist',
    full_address: '20 Flatbush Ave, Brooklyn, NY 11217, United States',
    country: 'United States',
  },
  {
    name: 'Havn Vaskeri',
    category: 'Laundry',
    full_address: 'Kirkegata 5, Fjord Bakery, 4006 Stavanger, Norway',
    country: 'Norway',
  },
  {
    name: '솥밥',
    category: '한식',
    full_address: '서울특별시 성동구 마조로 3 (행당동)',
    country: '대한민국',
  },
  {
    name: '초승달 술집',
    category: '호프',
    full_address: '서울특별시 성동구 독서당로 5 (옥수동)',
    country: '대한민국',
  },
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `보리 ${index + 1}호`,
    category: '호프',
    full_address: `서울특별시 성동구 왕십리로 ${index + 20} (성수동1가)`,
    country: '대한민국',
  })),
].map((row, index) => ({ ...row, place_id: `ChIJplaces${index}` }))

describe.each(engines)('places as people write them on %s', (engine) => {
  const { list } = useListings(engine, rows)

  test.each([
    ['florist Erie PA', '', ['Presque Tulips'], 'Erie PA'],
    ['florist', 'Erie, PA', ['Presque Tulips'], undefined],
    ['florist', 'erie pa', ['Presque Tulips'], undefined],
    ['florist', 'Columbus Ohio', ['Harvard Roses'], undefined],
    ['florist Colombus OH', '', ['Harvard Roses'], 'Colombus OH'],
    ['florist stavnger', '', ['Vågen Blomster'], 'stavnger'],
    ['florist', 'Stavangerr', ['Vågen Blomster'], undefined],
    ['florist', 'Pensylvania', ['Presque Tulips'], undefined],
    ['florist zürich kreis 5', '', ['Limmat Blumen'], 'zürich kreis 5'],
    ['florist altstetten', '', ['Kreisel Blumen'], 'altstetten'],
    ['florist', 'Kreis 5', ['Limmat Blumen'], 'Kreis 5'],
    ['florist Kreis 5', 'Zürich', ['Limmat Blumen'], 'Kreis 5'],
    ['Altstetten florist', 'Zürich', ['Kreisel Blumen'], 'Altstetten'],
    ['florist Wiedikon', 'Zürich', [], 'Wiedikon'],
    ['florist', 'Gangnam', [], 'Gangnam'],
    ['행당역 꽃집', '서울', ['물레 꽃집', '들녘 꽃집'], '행당역'],
    ['성동구 세탁소', '서울', ['여울 세탁소'], '성동구'],
    ['florist Kreis 1', 'Zürich', [], 'Kreis 1'],
    ['꽃집', '성동구 응봉동', [], '성동구 응봉동'],
    ['꽃집', '강남', [], '강남'],
    ['한양대 florist', '', ['물레 꽃집'], '한양대'],
    ['florist', '한양대', ['물레 꽃집'], '한양대'],
    ['왕십리역 세탁소', '', ['여울 세탁소'], '왕십리역'],
    ['florist in altstetten', '', ['Kreisel Blumen'], 'altstetten'],
    ['꽃집 펜실베이니아', '', ['Presque Tulips'], undefined],
    ['florist', '펜실베이니아', ['Presque Tulips'], undefined],
    ['세탁소', '왕십리역', ['여울 세탁소'], undefined],
    ['세탁소', 'Seongdong-gu', ['여울 세탁소'], 'Seongdong-gu'],
    ['laundry seongdong', '', ['여울 세탁소'], 'seongdong'],
    ['laundry', 'Seongdong-gu, Seoul', ['여울 세탁소'], 'Seongdong-gu, Seoul'],
    ['세탁소 성도구', '', ['여울 세탁소'], '성도구'],
    ['세탁소', '서울 성도구', ['여울 세탁소'], '서울 성도구'],
    ['laundry seongsu-dong', '', ['여울 세탁소'], 'seongsu-dong'],
    ['florist', 'Haengdang-dong', ['물레 꽃집'], 'Haengdang-dong'],
    ['florist Haengdang station', '', ['물레 꽃집'], 'Haengdang station'],
    ['행당 꽃집', '', ['물레 꽃집'], '행당'],
    ['florist', 'Manhatan', ['Hudson Blooms'], 'Manhatan'],
    ['florist manhatan', '', ['Hudson Blooms'], 'manhatan'],
    ['florist Erie Pennsylvania', '', ['Presque Tulips'], 'Erie Pennsylvania'],
    ['florist Manhattan New York', '', ['Hudson Blooms'], undefined],
    ['Florist Stavanger Norwegen', '', ['Vågen Blomster'], 'Stavanger Norwegen'],
    ['花屋 ソウル 城東区', '', ['들녘 꽃집', '물레 꽃집'], 'ソウル 城東区'],
    ['세탁소', '서울시 성동', ['여울 세탁소'], '서울시 성동'],
    ['세탁소', '셔울', ['여울 세탁소'], undefined],
    ['florist', 'Stadt Zürich', ['Limmat Blumen', 'Kreisel Blumen'], undefined],
    ['florist', 'Pennsylvanien', ['Presque Tulips'], undefined],
    ['florist', 'New Yrk', ['Hudson Blooms', 'Prospect Petals'], undefined],
    ['florist', 'Altstettn', ['Kreisel Blumen'], 'Altstettn'],
    ['세탁소 성동구청', '', ['여울 세탁소'], '성동구청'],
    ['세탁소', '성동구청', ['여울 세탁소'], '성동구청'],
  ])('GET /api/businesses?search=%s&location=%s → %j', async (search, location, names, phrase) => {
    const found = await list({ search, ...(location && { location }) })
    expect(namesOf(found)).toEqual(names)
    if (phrase) expect(found.place).toMatchObject({ phrase })
  })

  test.each([
    ['bakery stavanger', ''],
    ['bakery', 'Stavanger'],
    ['약국 성동구', ''],
    ['약국', '성동구'],
  ])('GET /api/businesses?search=%s&location=%s → not who is beside one', async (search, location) => {
    const asked = { search, ...(location && { location }) }
    expect(await list(asked)).toMatchObject({ totalCount: 0 })
    expect(await list({ ...asked, literal: '1' })).toMatchObject({ totalCount: 1 })
  })

  test('GET /api/businesses?search=florist brooklyn queens → a borough beside a city', async () => {
    const found = await list({ search: 'florist brooklyn queens' })
    expect(namesOf(found)).toEqual(['Prospect Petals'])
    expect(found.place?.several).toHaveLength(2)
  })

  test.each([
    ['florist', 'Erie, TX'],
    ['florist', 'Chicago'],
    ['tailor', 'Stavangerr'],
    ['tailor', 'erie pa'],
  ])('GET /api/businesses?search=%s&location=%s → nothing, and no other place', async (search, location) => {
    expect(await list({ search, location })).toMatchObject({ totalCount: 0 })
  })

  test.each([
    ['tailor 16501', '16501'],
    ['4006 tailor', '4006'],
    ['fancy tailor zip code 16501', '16501'],
    ['florist CH-8002', '8002'],
  ])('GET /api/businesses?search=%s → no other postal code', async (search, phrase) => {
    expect(await list({ search })).toMatchObject({ totalCount: 0, place: { phrase, district: phrase } })
  })

  test('GET /api/businesses?search=성수역 술집 → those around the station, by whatever name', async () => {
    const { businesses, totalCount } = await list({ search: '성수역 술집' })
    expect(totalCount).toBe(10)
    expect(businesses.filter(({ address }) => !address.includes('성수동'))).toEqual([])
  })

  test.each([
    ['뚝섬역 꽃집', '', ['들녘 꽃집', '물레 꽃집']],
    ['왕십리역 꽃집', '', ['물레 꽃집', '들녘 꽃집']],
    ['꽃집', '뚝섬역', ['들녘 꽃집', '물레 꽃집']],
    ['꽃집', '왕십리역', ['물레 꽃집', '들녘 꽃집']],
  ])(
    'GET /api/businesses?search=%s&location=%s → those around the station, then the rest of its district',
    async (search, location, names) => {
      const found = await list({ search, ...(location && { location }) })
      expect(namesOf(found)).toEqual(names)
      expect(found).toMatchObject({ totalCount: 2, place: { district: '성동구' } })
    },
  )

  test('GET /api/businesses?search=성수동 갸우뚱 술집 → without the unknown word, by whatever name', async () => {
    expect(await list({ search: '성수동 갸우뚱 술집' })).toMatchObject({
      totalCount: 10,
      correctedQuery: '성수동 술집',
    })
  })

  test.each([['술집', '뚝섬', 10]])(
    'GET /api/businesses?search=%s&location=%s → by whatever name',
    async (search, location, totalCount) => {
      expect(await list({ search, location })).toMatchObject({ totalCount })
    },
  )

  test('GET /api/businesses?search=florist tailor Stavanger → those of one trade, where none is of both', async () => {
    const found = await list({ search: 'florist tailor Stavanger' })
    expect(namesOf(found)).toEqual(['Vågen Blomster'])
    expect(found.correctedQuery).toBe('florist Stavanger')
  })

  test('GET /api/businesses?search=qwertz florist Pensylvania → without the unknown word, and nowhere else', async () => {
    const { correctedQuery } = await list({ search: 'qwertz florist Pensylvania' })
    expect(correctedQuery).toBe('florist Pennsylvania')
  })

  test.each(['qwertz florist Stavangerr', 'kreisel limmat florist Stavangerr'])(
    'GET /api/businesses?search=%s → without the unknown words in the misspelt city',
    async (search) => {
      expect(await list({ search })).toMatchObject({ totalCount: 1, correctedQuery: 'florist Stavangerr' })
    },
  )

  test('GET /api/businesses?search=성동구 행당동 갸우뚱 꽃집 → never without the 동', async () => {
    expect(namesOf(await list({ search: '성동구 행당동 갸우뚱 꽃집' }))).toEqual(['물레 꽃집'])
  })

  test('GET /api/businesses?search=marvellous florist 16501 → the trade is one word', async () => {
    expect(await list({ search: 'marvellous flower shop 16501' })).toMatchObject({
      totalCount: 1,
      correctedQuery: 'flower shop 16501',
    })
  })

  test('GET /api/businesses?search=옥수동 갸우뚱한 호프 → a town of the trade’s name is none', async () => {
    expect(namesOf(await list({ search: '옥수동 갸우뚱한 호프' }))).toEqual(['초승달 술집'])
  })

  test('GET /api/businesses?search=성동구 솥밥집 → what it cooks', async () => {
    expect(namesOf(await list({ search: '성동구 솥밥집' }))).toEqual(['솥밥'])
  })

  test('GET /api/businesses?search=행당동 식당 → whoever cooks there', async () => {
    expect(namesOf(await list({ search: '행당동 식당' }))).toEqual(['솥밥'])
  })

  test('GET /api/businesses?search=florist 16599 Erie → those of the city, and the answer says so', async () => {
    const found = await list({ search: 'florist 16599 Erie' })
    expect(namesOf(found)).toEqual(['Presque Tulips'])
    expect(found.correctedQuery).toBe('florist Erie')
  })

  test('GET /api/businesses?search=florist 16501-0001 → those in the postal code', async () => {
    expect(namesOf(await list({ search: 'florist 16501-0001' }))).toEqual(['Presque Tulips'])
  })

  test('a name that is like a city is a name', async () => {
    expect(namesOf(await list({ search: 'columbo tailors' }))).toEqual(['Columbo Tailors'])
  })

  test.each(['취리히', 'zurigo', 'Цирих'])(
    'GET /api/businesses?search=%s → a city by its name in another language',
    async (search) => {
      const found = await list({ search })
      expect(namesOf(found).toSorted()).toEqual(['Kreisel Blumen', 'Limmat Blumen'])
      expect(found.place).toMatchObject({ phrase: search, rest: '' })
    },
  )
})
