import { describe, expect, test } from 'vitest'
import { openWorkbookSource } from './workbook-source.ts'

/** The listings of a table, with what a test looks at. */
const read = (...rows: readonly (readonly string[])[]) => readSheets({ CSV: rows })

/** The same of several sheets, by their names. */
async function readSheets(tables: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const workbook = {
    sheets: Object.keys(tables).map((name) => ({ name, visible: true })),
    async *rows(sheet: number) {
      yield (Object.values(tables)[sheet] ?? []).map((cells, index) => ({ number: index + 1, cells }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
  const source = await openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: true })
  const drafts = []
  for await (const batch of source.batches()) drafts.push(...batch.drafts)
  return drafts
}

describe('closings', () => {
  const place = (nth: number) => [`Elm Cafe ${nth}`, `${nth} Elm St, Salem, OR 97301, USA`]

  test('as the groups of fields of a program ask for them', async () => {
    const header = ['Name', 'Address', 'Closed > Is Closed']
    const [open, closed] = await read(header, [...place(1), 'No'], [...place(2), 'Yes'])
    expect([open?.status, closed?.status]).toEqual(['published', 'closed'])
  })

  test('in the fields of a Korean call', async () => {
    const header = ['BSSH_NM', 'ADDR', 'CLSBIZ_DT', 'CLSBIZ_DVS_NM']
    const address = '충청남도 논산시 시민로 260'
    const listed = await read(
      header,
      ['가나식당', address, '', ''],
      ['다라식당', address, '20230630', '폐업'],
    )
    expect(listed.map(({ status }) => status)).toEqual(['published', 'closed'])
  })

  test('beside hours of this moment', async () => {
    const header = ['Title', 'Address', 'Open_Time']
    const [open, gone, paused] = await read(
      header,
      [...place(1), 'Open · Closes 11 PM'],
      [...place(2), 'Permanently closed'],
      [...place(3), 'Temporarily closed'],
      [...place(4), 'Open · Closes 9:30 PM'],
    )
    expect([open?.status, gone?.status]).toEqual(['published', 'closed'])
    expect(paused?.openingHours).toEqual({ Hours: 'Temporarily closed' })
  })

  test('in a remark with its date within', async () => {
    const header = ['Name', 'Address', 'Bemerkung']
    const [gone, paused] = await read(
      header,
      [...place(1), 'Geschäft zum 31.12.2025 aufgegeben'],
      [...place(2), 'Betrieb ruht'],
    )
    expect(gone?.status).toBe('closed')
    expect(paused?.openingHours).toEqual({ Hours: 'Temporarily closed' })
  })
})

test('a column of hours that is called as being open', async () => {
  const header = ['가게이름', '주소', '영업']
  const [first] = await read(
    header,
    ['가나카페', '전북 전주시 완산구 은행로 65', '매일 11:00 - 22:00'],
    ['다라카페', '전북 전주시 완산구 은행로 67', '월-금 10:00~19:00, 토일 10:00~21:00'],
    ['마바카페', '전북 전주시 완산구 은행로 69', '11:00~20:00'],
  )
  expect(first?.openingHours.Monday).toBe('11:00 - 22:00')
})

describe('names', () => {
  const address = 'Via Aretina 20, 50136 Firenze, Italia'

  test('on the sign before those of the register, which stand in for them', async () => {
    const header = ['DENOMINAZIONE', 'INSEGNA', 'INDIRIZZO']
    const listed = await read(
      header,
      ['BIANCHI ANNA', 'Parrucchiera Anna', address],
      ['ELMO SRL', '', address],
    )
    expect(listed.map(({ name }) => name)).toEqual(['Parrucchiera Anna', 'ELMO SRL'])
  })

  test('and not what is short for them, or old', async () => {
    const located = await read(
      ['Location Name', 'Nickname', 'Address'],
      ['Fern Books', 'Main', address],
      ['Fern Cafe', 'Cafe', address],
    )
    expect(located.map(({ name }) => name)).toEqual(['Fern Books', 'Fern Cafe'])
    const [shop] = await read(
      ['Mağaza', 'Eski Ad', 'Adres'],
      ['Çınar Manav', 'eski', 'FSM Bulvarı No: 40, Nilüfer, Bursa'],
    )
    expect(shop?.name).toBe('Çınar Manav')
  })
})

test('a sheet that is called as a country is of that country, if none was chosen', async () => {
  const header = ['Winkel', 'Straat', 'Postcode', 'Plaats', 'Tel']
  const delft = ['Oude Delft 80', '2611 CD', 'Delft', '015-5550600']
  const listed = await readSheets({
    Nederland: [header, ...['Vink', 'Mus', 'Merel'].map((name) => [name, ...delft])],
    België: [header, ['Peeters', 'Grote Markt 3', '8500', 'Kortrijk', '0477 55 06 03']],
  })
  expect(listed.slice(2).map(({ city, phoneE164 }) => [city, phoneE164])).toEqual([
    ['Delft', '+31155550600'],
    ['Kortrijk', '+32477550603'],
  ])
})

describe('ratings and reviews', () => {
  const place = (nth: number) => [`Elm Cafe ${nth}`, `${nth} Elm St, Salem, OR 97301, USA`]

  test('in fields that are all called alike', async () => {
    const header = ['bizName', 'bizAddress', 'bizRating', 'bizReviewCount']
    const [first] = await read(header, [...place(1), '4.5 star rating', '1,310 reviews'])
    expect(first).toMatchObject({ rating: 4.5, reviewCount: 1310 })
  })

  test('of ten, beside the class of the hotel', async () => {
    const header = ['Hotel Name', 'Address', 'Review score', 'Stars', 'Price']
    const [first, second] = await read(
      header,
      [...place(1), '8,7 / 10', '3 out of 5', '€ 98'],
      [...place(2), '9.2', '', '€ 71'],
    )
    expect([first?.rating, second?.rating]).toEqual([4.4, 4.6])
    const [unrated] = await read(['Hotel Name', 'Address', 'Stars'], [...place(1), '3 out of 5'])
    expect(unrated?.rating).toBe(0)
  })

  test('counted beside the reviews themselves', async () => {
    const header = ['name', 'address', 'reviews_count', 'reviews']
    const [first] = await read(header, [...place(1), '143', '[{"review": "ok"}]'])
    expect(first?.reviewCount).toBe(143)
  })
})

test('hours in brackets are those of the day, and in a column of trades no trade', async () => {
  const header = ['Name', 'Main type', 'Occupation', 'Address', 'Opening Hours']
  const hours = 'Monday: [Open 24 hours], Tuesday: [6 AM-9 PM], Sunday: [Closed]'
  const row = [
    'Elm Cafe',
    'Cafe',
    'Monday: 9 AM–7 PM, Tuesday: 9 AM–7 PM',
    '1 Elm St, Salem, OR 97301, USA',
    hours,
  ]
  const [first] = await read(header, row)
  expect(first?.category).toBe('Cafe')
  expect(first?.openingHours).toEqual({ Monday: 'Open 24 hours', Tuesday: '6 AM-9 PM', Sunday: 'Closed' })
})

test('the fields of a town’s calls: its phone, and its point', async () => {
  const header = ['Adi', 'Adres', 'LokasyonX', 'LokasyonY', 'LOCPLC_FACLT_TELNO']
  const [first] = await read(header, [
    'Yalı Eczanesi',
    'Anafartalar Cad. 301, Konak, İzmir',
    '38.46',
    '27.089',
    '',
  ])
  expect(first).toMatchObject({ latitude: 38.46, longitude: 27.089 })
  const [korean] = await read(
    ['bizplcNm', 'refineRoadnmAddr', 'LOCPLC_FACLT_TELNO'],
    ['가나빵집', '경기도 고양시 일산동구 정발산로 30', '031-555-0570'],
  )
  expect(korean?.phoneE164).toBe('+82315550570')
})

test('the kind of kitchen rather than that of the licence, which is that of all', async () => {
  const listed = await read(
    ['업소명', '업종', '영업의 형태', '소재지'],
    ...['한식', '분식', '중국식'].map((kitchen, at) => [
      `가나식당 ${at}`,
      '일반음식점',
      kitchen,
      `경상북도 경주시 보문로 ${at + 1}`,
    ]),
  )
  expect(listed.map(({ category }) => category)).toEqual(['한식', '분식', '중국식'])
})
