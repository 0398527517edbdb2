import { describe, expect, test } from 'vitest'
import { importColumns } from '../../../domain/business/import-columns.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { normaliseRow } from './normalise-row.ts'

const columns = recogniseHeader(importColumns)

function normalise(cells: Partial<Record<(typeof importColumns)[number], string>>, deriveIds = false) {
  const row = { number: 7, cells: importColumns.map((column) => cells[column] ?? '') }
  return normaliseRow(row, columns, { deriveIds })
}

describe('normaliseRow', () => {
  test('makes a listing of a full row', () => {
    const { draft } = normalise({
      name: ' 한밭  식당 ',
      place_id: 'ChIJtest0001',
      category: 'Korean restaurant',
      full_address: '대전광역시 중구 중앙로 1',
      country: '대한민국',
      phone: '042-222-3333',
      rating: '4,5',
      reviews: '321.0',
      working_hours: '{"Monday": "9AM-8PM"}',
    })
    expect(draft).toMatchObject({
      name: '한밭 식당',
      categoryGroup: 'restaurants',
      city: '대전',
      state: '대전광역시',
      countryCode: 'KR',
      phoneE164: '+82422223333',
      rating: 4.5,
      reviewCount: 321,
      openingHours: { Monday: '9AM-8PM' },
      isVerified: false,
      status: 'published',
    })
  })

  test('repairs characters that an export damaged, and names the cells', () => {
    const { draft, notes } = normalise({
      name: 'CafÃ© ZoÃ«',
      place_id: 'CafÃ©',
      full_address: '7 Row, Bristol BS1&nbsp;4XE, UK',
      category: 'Caf\ufffd',
      working_hours: '{"Monday": "11â€¯AMâ€“8â€¯PM"}',
    })
    expect(draft).toMatchObject({ name: 'Café Zoë', placeId: 'CafÃ©', zipCode: 'BS1 4XE' })
    expect(draft?.openingHours).toEqual({ Monday: '11 AM–8 PM' })
    expect(notes).toEqual([
      { rowNumber: 7, column: 'name', problem: 'repaired', text: 'CafÃ© ZoÃ«' },
      { rowNumber: 7, column: 'category', problem: 'garbled', text: 'Caf\ufffd' },
      { rowNumber: 7, column: 'working_hours', problem: 'repaired', text: '{"Monday": "11â€¯AMâ€“8â€¯PM"}' },
    ])
  })

  test('names the cells that could not be read, or do not fit their columns', () => {
    const { notes } = normalise({
      name: 'Elm Cafe',
      place_id: 'p',
      full_address: '#REF!',
      category: '2024-01-05 10:00',
      working_hours: 'when the sun shines',
      phone: '12345',
    })
    expect(notes?.map(({ column, problem, text }) => `${column} ${problem}: ${text}`)).toEqual([
      'full_address error: #REF!',
      'working_hours hours: when the sun shines',
      'phone phone: 12345',
      'category misplaced: 2024-01-05 10:00',
    ])
  })

  test.each([
    ['#REF!', 'name-error'],
    ['#NAME?', 'name-error'],
    ['??? 식당', 'name-garbled'],
    ['ì„œìš¸ ì•½êµ', 'name-garbled'],
    ['\ufffd\ufffd a', 'name-garbled'],
    ['M\ufffdller Bakery', undefined],
    ['Wat???', undefined],
  ])('the name %s', (name, reason) => expect(normalise({ name, place_id: 'p' }).refused?.reason).toBe(reason))

  test.each([
    ['1303 US-72 NULL, Killen, AL 35645', '1303 US-72, Killen, AL 35645'],
    ['undefined, 12 Row, NULL, Bristol', '12 Row, Bristol'],
    ['Nullarbor Road 3, Perth', 'Nullarbor Road 3, Perth'],
  ])('an address with the words of programs for missing parts: %s', (full_address, address) => {
    expect(normalise({ name: 'Elm Cafe', full_address }, true).draft?.address).toBe(address)
  })

  test('leaves out what a spreadsheet made a date, and names the cells', () => {
    const date = '2026-09-05'
    const { draft, notes } = normalise({
      name: '가게',
      place_id: date,
      full_address: date,
      rating: date,
      phone: '11-Jul',
      working_hours: date,
      category: '2026-04-05T00:00:00',
    })
    expect(draft).toMatchObject({
      placeId: date,
      address: '',
      rating: 0,
      phone: '',
      category: '',
      openingHours: {},
    })
    expect(notes?.map(({ column, problem }) => `${column} ${problem}`)).toEqual([
      'category date',
      'full_address date',
      'phone date',
      'rating date',
      'working_hours date',
    ])
    expect(normalise({ name: '2026-07-11', place_id: 'p1' }).refused?.reason).toBe('name-date')
    expect(normalise({ name: '11-Jul', place_id: 'p1' }).refused?.reason).toBe('name-date')
    expect(normalise({ name: '7-Eleven', place_id: 'p1' }).draft?.name).toBe('7-Eleven')
  })

  test('keeps what is missing empty', () => {
    const { draft } = normalise({ name: '가게', place_id: 'p1' })
    expect(draft).toMatchObject({
      category: '',
      address: '',
      city: '',
      phone: '',
      rating: 0,
      openingHours: {},
      photos: [],
    })
  })

  test.each([
    ['name', { place_id: 'p1' }],
    ['name', { name: '.', place_id: 'p1' }],
    ['name', { name: '— ★ —', place_id: 'p1' }],
    ['place_id', { name: '가게' }],
    ['place_id', { name: '가게', place_id: 'None' }],
    ['name', { name: '가'.repeat(301), place_id: 'p1' }],
  ])('refuses a row whose %s cannot be used, with its number, reason and cells', (column, cells) => {
    const { refused } = normalise(cells)
    expect(refused).toMatchObject({ rowNumber: 7, cells })
    expect(refused?.reason).toContain(column)
  })

  test('derives the same id for the same name and address', () => {
    const first = normalise({ name: 'Gül Kafe', full_address: 'Moda Cad. 1' }, true).draft
    const again = normalise({ name: 'GÜL KAFE', full_address: 'moda cad. 1' }, true).draft
    const other = normalise({ name: 'Gül Kafe', full_address: 'Moda Cad. 2' }, true).draft
    expect(first?.placeId).toBe(again?.placeId)
    expect(first?.placeId).not.toBe(other?.placeId)
  })

  test('an error of a spreadsheet is nothing', () => {
    const { draft } = normalise({
      name: 'x',
      place_id: 'p',
      category: '#REF!',
      phone: '#ERROR!',
      about: 'Loading...',
    })
    expect(draft).toMatchObject({ category: '', phone: '', description: '' })
    expect(normalise({ name: '#N/A', place_id: 'p' }).refused?.reason).toBe('name-error')
  })

  test('a date in place of a name, an address or hours is nothing', () => {
    const { draft } = normalise({
      name: 'x',
      place_id: 'p',
      full_address: '2025-03-04',
      working_hours: '2025-03-05',
    })
    expect(draft).toMatchObject({ address: '', openingHours: {} })
    expect(normalise({ name: '2025-03-04', place_id: 'p' }).refused?.reason).toBe('name-date')
  })

  test('drops a location link that is no web address', () => {
    expect(
      normalise({ name: 'x', place_id: 'p', location_link: 'javascript:alert(1)' }).draft?.locationLink,
    ).toBe('')
  })
})

describe('a row whose cells have shifted', () => {
  const shifted = {
    name: 'Craft store',
    category: '5 Example Street',
    full_address: 'Wellington',
    postal_code: 'New Zealand',
    country: '04 555 0292',
    phone: 'https://example.com',
  }

  test('is refused, and one with two such cells is read without them', () => {
    expect(normalise(shifted, true).refused?.reason).toBe('row-shifted')
    expect(normalise({ ...shifted, country: 'NZ' }, true).draft).toMatchObject({ phone: '', zipCode: '' })
  })
})

test('two such cells are enough where more cells stand behind the last header', () => {
  const header = ['name', 'full_address', 'postal_code', 'phone', 'category']
  const columns = { name: 0, full_address: 1, postal_code: 2, phone: 3, category: 4 }
  const read = (...cells: string[]) =>
    normaliseRow({ number: 2, cells }, columns, { deriveIds: true, header }).refused?.reason
  expect(read('Elm Cafe', '3 Elm St', 'Suite B', '97301', '503-555-0103', 'Cafe')).toBe('row-shifted')
  expect(read('Elm Cafe', '3 Elm St', 'Suite B', '97301', '503-555-0103', '')).toBeUndefined()
  expect(read('Elm Cafe', '3 Elm St', '97301', 'none', 'Cafe', 'a remark')).toBeUndefined()
})

test('a comma in a name that nobody has quoted moves all cells behind it', () => {
  const header = ['name', 'category', 'full_address', 'postal_code', 'phone', 'rating']
  const columns = { name: 0, category: 1, full_address: 2, postal_code: 3, phone: 4, rating: 5 }
  const cells = ['Elm', ' Sons & Co', 'Butcher', 'Market St', 'OX1 3DX', '01865 222333', '4.1']
  const { refused } = normaliseRow({ number: 2, cells }, columns, { deriveIds: true, header })
  expect(refused?.reason).toBe('row-shifted')
})

test.each(['SIN ROTULO', 'Sans enseigne', '상호없음'])('%s is no name', (name) => {
  expect(normalise({ name }, true).refused?.reason).toBe('name-missing')
})

describe('the trade of a row without one', () => {
  const tradeOf = (cells: Parameters<typeof normalise>[0]) => normalise(cells, true)

  test('is told by the name, and marked', () => {
    expect(tradeOf({ name: '해맞이주유소' })).toMatchObject({
      isTradeTold: true,
      draft: { category: 'Gas station', categoryGroup: 'auto-services' },
    })
    expect(tradeOf({ name: '별빛치킨 역전점', category: '업소' }).draft?.category).toBe(
      'Fried chicken restaurant',
    )
  })

  test('stays as the source says it, where it says one', () => {
    expect(tradeOf({ name: '해맞이주유소', category: '편의점' })).toMatchObject({
      isTradeTold: false,
      draft: { category: '편의점' },
    })
    expect(tradeOf({ name: '해맞이', category: '기타' }).draft?.category).toBe('기타')
  })

  test('is the end of a path', () => {
    expect(tradeOf({ name: 'A', category: '의료,건강 > 약국' }).draft?.category).toBe('약국')
  })
})
