import { describe, expect, test } from 'vitest'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { openWorkbookSource } from './workbook-source.ts'

/** The listings of a table. */
async function read(...rows: readonly (readonly string[])[]): Promise<readonly ListingDraft[]> {
  const workbook = {
    sheets: [{ name: 'CSV', visible: true }],
    async *rows() {
      yield rows.map((cells, index) => ({ number: index + 1, cells }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
  const source = await openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: true })
  const drafts: ListingDraft[] = []
  for await (const batch of source.batches()) drafts.push(...batch.drafts)
  return drafts
}

describe("a service's own columns", () => {
  const header = ['name', 'id', 'displayName.text', 'formattedAddress', 'primaryTypeDisplayName.text']
  const place = (nth: number) => [
    `places/ChIJexample0000${nth}`,
    `ChIJexample0000${nth}`,
    `Elm Cafe ${nth}`,
    `${nth} Elm St, Salem, OR 97301, USA`,
    'Cafe',
  ]
  const places = [1, 2, 3, 4, 5].map(place)

  test('a column whose cells contradict its header gives way to the next of that name', async () => {
    expect((await read(header, ...places)).map(({ name }) => name)).toContain('Elm Cafe 1')
  })

  test('a row for each day in columns of its own', async () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    const columns = days.map((_, day) => `regularOpeningHours.weekdayDescriptions/${day}`)
    const hours = days.map((day) => (day === 'Sunday' ? 'Sunday: Closed' : `${day}: 9:00 AM – 5:30 PM`))
    const [draft] = await read([...header, ...columns], ...places.map((row) => [...row, ...hours]))
    expect(draft?.openingHours).toMatchObject({ Monday: '9:00 AM – 5:30 PM', Sunday: 'Closed' })
    expect(Object.keys(draft?.openingHours ?? {})).toHaveLength(7)
  })

  test('hours of days beside a state that says that the place is closed for a while', async () => {
    const columns = ['title', 'place_id', 'hours', 'operating_hours.monday', 'operating_hours.tuesday']
    const [closed, open] = await read(
      columns,
      ['Elm Bar', 'a', 'Temporarily closed', '6–11 PM', '6–11 PM'],
      ['Oak Bar', 'b', 'Open ⋅ Closes 11 PM', '6–11 PM', '6–11 PM'],
    )
    expect(closed?.openingHours).toEqual({ Hours: 'Temporarily closed' })
    expect(open?.openingHours).toMatchObject({ Monday: '6–11 PM' })
  })

  test('hours of workdays beside the days of rest', async () => {
    const columns = ['name', 'place_id', 'workday_timing', 'closed_on']
    const [rests, never] = await read(
      columns,
      ['Elm Gym', 'a', '6 am–10 pm', 'Sunday'],
      ['Oak Gym', 'b', '6 am–10 pm', 'Open All Days'],
    )
    expect(rests?.openingHours).toMatchObject({ Monday: '6 am–10 pm', Sunday: 'closed' })
    expect(never?.openingHours).toEqual({ Hours: '6 am–10 pm' })
  })
})

test("classes of Google's map as headers, and links in the rows", async () => {
  const place = (name: string, trade: string, street: string, state: string) => [
    `https://www.google.com/maps/place/X/data=!8m2!3d44.94!4d-123.03?authuser=0`,
    name,
    '4.8',
    '(1,204)',
    trade,
    '·',
    street,
    state,
  ]
  const drafts = await read(
    ['hfpxzc href', 'qBF1Pd', 'MW4etd', 'UY7F9', 'W4Efsd', 'W4Efsd 2', 'W4Efsd 3', 'W4Efsd 4'],
    place('Elm Dental', 'Dentist', '123 Main St', 'Closed'),
    place('Oak Family Clinic', 'Medical clinic', '9 Oak Ave', 'Open'),
    place('Ash Pharmacy', 'Pharmacy', '77 Elm St', 'Permanently closed'),
    place('Pine Vet', 'Veterinarian', '5 Pine Rd', 'Temporarily closed'),
  )
  expect(drafts.map(({ name, status }) => `${name}: ${status}`)).toEqual([
    'Elm Dental: published',
    'Oak Family Clinic: published',
    'Ash Pharmacy: closed',
    'Pine Vet: published',
  ])
  expect(drafts[0]).toMatchObject({ rating: 4.8, reviewCount: 1204, category: 'Dentist', latitude: 44.94 })
  expect(drafts[3]?.openingHours).toEqual({ Hours: 'Temporarily closed' })
})

test('of two columns of trades, the one below comes first', async () => {
  const [russian] = await read(
    ['Название', 'Рубрики', 'Подрубрика', 'Город'],
    ['Улыбка', 'Медицина', 'Стоматологические центры', 'Екатеринбург'],
  )
  expect(russian?.category).toBe('Dentist')
  const [english] = await read(
    ['id', 'name', 'categories[0].title', 'categories[1].title', 'location.city'],
    ['E8RJkjfdcwgtyoPMjQ', 'Elm', 'Bookstores', 'Cafes', 'Salem'],
  )
  expect(english?.category).toBe('Bookstores')
})

test('the name on the sign comes before the registered one, and stands in for a person', async () => {
  const drafts = await read(
    ['BusinessName', 'BusinessTradeName', 'House', 'Street', 'City'],
    ['(A. Smith)', 'Elm Gardening', '1', 'ELM ST', 'Vancouver'],
    ['Oak Foods Ltd', '', '2', 'OAK ST', 'Vancouver'],
  )
  expect(drafts.map(({ name }) => name)).toEqual(['Elm Gardening', 'Oak Foods Ltd'])
})

test("Korea's pharmacies", async () => {
  const header =
    'hpid dutyName dutyAddr dutyTel1 dutyTime1s dutyTime1c dutyTime7s dutyTime7c wgs84Lat wgs84Lon'
  const [draft] = await read(header.split(' '), [
    'C1100001',
    '느티약국',
    '서울특별시 종로구 대학로 101',
    '02-000-1234',
    '0830',
    '1900',
    '',
    '',
    '37.5796',
    '126.9990',
  ])
  expect(draft).toMatchObject({
    name: '느티약국',
    latitude: 37.5796,
    longitude: 126.999,
    openingHours: { Monday: '08:30-19:00' },
  })
})

test('tags of the Humanitarian Exchange Language name the columns whose headers nobody knows', async () => {
  const [draft] = await read(
    ['Country', 'Admin1', 'Facility_n', 'Facility_t', 'Lat', 'Long', 'Date'],
    ['#country+name', '#adm1+name', '#loc +name', '#loc+type', '#geo+lat', '#geo+lon', '#date'],
    ['Kenya', 'Kisumu', 'Elm Dispensary', 'Dispensary', '-0.0680', '34.8160', '2019-02-01'],
  )
  expect(draft).toMatchObject({
    name: 'Elm Dispensary',
    category: 'Medical clinic',
    countryCode: 'KE',
    latitude: -0.068,
  })
})

test('the authority of an area is not the town of a business', async () => {
  const header = ['BusinessName', 'AddressLine2', 'AddressLine3', 'PostCode', 'LocalAuthorityName']
  const rows = ['Elm Bar', 'Oak Inn', 'Ash Stores'].map((name, nth) => [
    name,
    `${nth + 1} High Street`,
    'Whitby',
    'YO21 1AA',
    'Scarborough',
  ])
  expect((await read(header, ...rows)).map(({ city }) => city)).toEqual(['Whitby', 'Whitby', 'Whitby'])
})

describe('registers of towns', () => {
  const licence = (name: string, activity: string, status: string) => [
    name,
    '1 E ELM BLVD',
    'CHICAGO',
    'IL',
    'Mission',
    'RENEW',
    activity,
    status,
  ]
  const header =
    'DOING BUSINESS AS NAME|ADDRESS|CITY|STATE|NEIGHBORHOODS|APPLICATION TYPE|BUSINESS ACTIVITY|LICENSE STATUS'.split(
      '|',
    )

  test('no trade is told from a quarter or from what an application was for', async () => {
    const rows = ['Motor Vehicle Repair - Mechanical', 'Retail Sales of Perishable Foods'].map((text) =>
      licence('ELM', text, 'AAI'),
    )
    expect((await read(header, ...rows)).map(({ category }) => category)).toEqual(['Auto repair shop', ''])
    const others = header.filter((name) => name !== 'BUSINESS ACTIVITY')
    const cells = licence('OAK', '', 'AAI').filter((cell) => cell !== '')
    expect((await read(others, cells, cells, cells))[0]?.category).toBe('')
  })

  test('a licence that was cancelled or revoked, beside valid ones', async () => {
    const rows = ['AAI', 'AAC', 'REV'].map((status) => licence(`SHOP ${status}`, 'Pet Shop', status))
    expect((await read(header, ...rows)).map(({ status }) => status)).toEqual([
      'published',
      'closed',
      'closed',
    ])
  })

  test('the day on which a trade was given up', async () => {
    const rows = ['', '31.12.2020'].map((day, nth) => [`Salon ${nth}`, 'Bahnhofstr. 1', 'Rosenheim', day])
    const drafts = await read(['Firma', 'Straße', 'Ort', 'Abmeldung'], ...rows)
    expect(drafts.map(({ status }) => status)).toEqual(['published', 'closed'])
  })
})

describe('a list that numbers its businesses', () => {
  const header = ['Business Name', 'Rating', 'Neighborhood', 'Address']
  const row = (name: string) => [name, '4.5 star rating', 'North Salem', '10 Elm St, Salem, OR 97301']

  test('has names without their numbers, and ratings in words', async () => {
    const drafts = await read(header, row('1. Elm Cafe'), row('2. Oak Cafe'), row('3. Ash Cafe'))
    expect(drafts.map(({ name }) => name)).toEqual(['Elm Cafe', 'Oak Cafe', 'Ash Cafe'])
    expect(drafts[0]).toMatchObject({ rating: 4.5, zipCode: '97301' })
  })

  test('and one name that begins so is a name', async () => {
    const drafts = await read(header, row('1. FC Example'), row('Oak Cafe'), row('Ash Cafe'))
    expect(drafts.map(({ name }) => name)).toContain('1. FC Example')
  })

  test('the next list with another order has the same ids', async () => {
    const [first] = await read(header, row('1. Elm Cafe'), row('2. Oak Cafe'), row('3. Ash Cafe'))
    const second = await read(header, row('1. Oak Cafe'), row('2. Ash Cafe'), row('3. Elm Cafe'))
    expect(second[2]?.placeId).toBe(first?.placeId)
  })
})

test('what a business is by law is no trade, and a column of it none of trades', async () => {
  const header = ['business_name', 'legalentitytype', 'licensetype', 'address', 'licensestatus']
  const row = (nth: number, form: string, type: string) => [
    `Elm ${nth}`,
    form,
    type,
    `${nth} Elm St`,
    'Active',
  ]
  const rows = [
    row(1, 'Company', 'Bakery'),
    row(2, 'Individual', 'Hair salon'),
    row(3, 'Company', 'Pet store'),
    row(4, 'Corporation', 'Bakery'),
    row(5, 'Company', 'Cafe'),
    row(6, 'Company', 'Cafe'),
  ]
  const trades = (await read(header, ...rows)).map(({ category }) => category)
  expect(trades).toEqual(['Bakery', 'Hair salon', 'Pet store', 'Bakery', 'Cafe', 'Cafe'])
  const typed = await read(
    ['name', 'type', 'address'],
    ...rows.map(([name = '', form = '', , address = '']) => [name, form, address]),
  )
  expect(typed.map(({ category }) => category ?? '')).toEqual(['', '', '', '', '', ''])
})

describe('what a query or a page gives', () => {
  test('labels beside the links to items', async () => {
    const header = ['item', 'itemLabel', 'coord', 'countryLabel', 'locatedLabel', 'typeLabel', 'closedDate']
    const [open, closed] = await read(
      header,
      ['http://a.example/Q1', 'Museo Esempio', 'Point(11.3426 44.4949)', 'Italy', 'Bologna', 'museum', ''],
      [
        'http://a.example/Q2',
        'Teatro Vecchio',
        'Point(11.35 44.5)',
        'Italy',
        'Bologna',
        'theatre',
        '1994-06-30',
      ],
    )
    expect(open).toMatchObject({
      name: 'Museo Esempio',
      category: 'museum',
      city: 'Bologna',
      countryCode: 'IT',
    })
    expect(open).toMatchObject({ latitude: 44.4949, longitude: 11.3426, status: 'published' })
    expect(closed).toMatchObject({ name: 'Teatro Vecchio', status: 'closed' })
  })

  test('ratings and hours within objects', async () => {
    const header = ['title', 'address', 'rating.ratingValue', 'rating.reviewCount', 'openingHours.0.text.0']
    const row = [
      'Café Linden',
      'Musterallee 3, 04109 Leipzig, Deutschland',
      '4.6',
      '200+',
      'Mon-Fri: 08:00 - 18:00',
    ]
    const [draft] = await read([...header, 'openingHours.0.text.1'], [...row, 'Sat, Sun: 09:00 - 17:00'])
    expect(draft).toMatchObject({ rating: 4.6, reviewCount: 200 })
    expect(draft?.openingHours).toMatchObject({ Friday: '08:00 - 18:00', Sunday: '09:00 - 17:00' })
  })
})
