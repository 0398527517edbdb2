import { expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'

/** The listing of a row, by the names of its columns. */
function read(row: Readonly<Record<string, string>>, mapped?: (text: string) => string) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, {
    deriveIds: true,
    companions,
    ...(mapped && { mapped }),
  }).draft
}

test.each([
  ['activitePrincipaleEtablissement', '10.71C', 'Bakery'],
  ['NACE Kodu', '45.20.02', 'Auto repair shop'],
  ['Шифра делатности', '4773', 'Pharmacy'],
  ['CNAE PRINCIPAL', '4771-7/01', 'Pharmacy'],
  ['NAICS', '812113', 'Nail salon'],
  ['SICCode.SicText_1', '86230 - Dental practice activities', 'Dentist'],
])('a code under %s tells the trade', (header, code, trade) => {
  expect(read({ name: 'A', [header]: code })?.category).toBe(trade)
})

test('a trade in words comes before the code, unless no table has it', () => {
  const row = { name: 'A', 'NACE Kodu': '10.71.01' }
  expect(read({ ...row, category: 'Cake shop' })?.category).toBe('Cake shop')
  expect(read({ ...row, category: 'Taze pastane ürünleri imalatı' })?.category).toBe('Bakery')
  expect(read({ ...row, category: 'Fırıncılık' }, () => 'Cafe')?.category).toBe('Cafe')
})

test('an industry is no trade: the name tells, or what an administrator says', () => {
  const row = { name: 'Moss Lane Dental Care', category: 'HOSPITAL_HEALTH_CARE' }
  expect(read(row)?.category).toBe('Dentist')
  expect(read({ ...row, name: 'Moss Lane' })?.category).toBe('')
  expect(
    read({ ...row, name: 'Moss Lane' }, (text) => (text === row.category ? 'Hospital' : ''))?.category,
  ).toBe('Hospital')
  expect(read({ name: 'A', category: 'Retail > Eyecare Store' })?.category).toBe('Optician')
})

test.each([
  ['Services', 'Umbrella Dental Care', 'Dentist'],
  ['서비스업', '새봄약국', 'Pharmacy'],
  ['Recreation', 'Sunset Bowling Lanes', 'Bowling alley'],
  ['Handwerk', 'Bäckerei Halm', 'Bakery'],
  ['Store', 'Takanini Tyres', 'Tire shop'],
  // A name that says nothing leaves what is known.
  ['Store', 'Takanini', 'Store'],
  // A trade of its own comes before the name.
  ['Cake shop', 'Bäckerei Halm', 'Cake shop'],
])('a broad trade says less than the name: %s of %s', (category, name, trade) => {
  expect(read({ name, category })?.category).toBe(trade)
})

test('what a till or a program for customers calls a business is no trade', () => {
  for (const category of ['Physical', 'Customer', 'PROSPECT', 'Vendor', '가맹점']) {
    expect(read({ name: 'Moss Lane', category })?.category).toBe(category === '가맹점' ? category : '')
    expect(read({ name: 'Moss Lane Dental Care', category })?.category).toBe('Dentist')
  }
})

test('a trade in brackets behind a name that says none', () => {
  expect(read({ name: "Rosie's (Diner)" })?.category).toBe('Diner')
  expect(read({ name: '이끼손(분식)' })?.category).toBe('Snack bar')
  expect(read({ name: 'Moss Lane (Oslo)' })?.category).toBe('')
  expect(read({ name: 'Moss Lane Pharmacy (Bar)' })?.category).toBe('Pharmacy')
  expect(read({ name: 'Moss Lane (Bar)', category: 'Florist' })?.category).toBe('Florist')
})

test('a class that holds unlike trades leaves the trade to the name', () => {
  const category = 'Hospitals/Childcare/Caring Premises'
  expect(read({ name: 'Moss Lane', category })?.category).toBe('')
  expect(read({ name: 'Moss Lane Day Nursery', category })?.category).toBe('Day care center')
  expect(read({ name: '이끼약국', category: '심야' })?.category).toBe('Pharmacy')
  expect(read({ name: '이끼치과의원', category: '의과' })?.category).toBe('Dentist')
})

test('a cuisine tells the kind of restaurant, and that it is one', () => {
  expect(read({ name: 'A', amenity: 'restaurant', cuisine: 'chinese;asian' })?.category).toBe(
    'Chinese restaurant',
  )
  expect(read({ name: 'A', amenity: 'cafe', cuisine: 'coffee_shop' })?.category).toBe('cafe')
  expect(read({ name: 'A', Küche: 'italienisch' })?.category).toBe('Italian restaurant')
  expect(read({ name: 'A', Küche: 'Gutbürgerlich' })?.category).toBe('Restaurant')
  expect(read({ name: 'A', Küche: '' })?.category).toBe('')
})

test('without a cuisine, a kind of restaurant that no table has stays what it is', () => {
  expect(read({ name: 'A', category: 'Fijian restaurant' })?.category).toBe('Fijian restaurant')
  expect(read({ name: 'A', category: 'Fijian restaurant', cuisine: ';' })?.category).toBe('Fijian restaurant')
})

test('a point in one cell, in the orders of maps and of geographic systems', () => {
  const point = { latitude: 37.7838, longitude: -122.418 }
  expect(read({ name: 'A', 'Business Location': 'POINT (-122.4180 37.7838)' })).toMatchObject(point)
  expect(read({ name: 'A', location: '(37.7838, -122.418)' })).toMatchObject(point)
  expect(read({ name: 'A', geom: '{"type":"Point","coordinates":[-122.418,37.7838]}' })).toMatchObject(point)
  expect(read({ name: 'A', location: '104.053012,30.669211' })).toMatchObject({
    latitude: 30.669211,
    longitude: 104.053012,
  })
  expect(read({ name: 'A', location: 'Second floor, left' })).toMatchObject({ latitude: null })
})

test('the column of towns helps where an address hides its town', () => {
  const row = {
    name: 'A',
    full_address: '55, Residency Road, Bengaluru-560025 (Opp Mall)',
    City: 'Bengaluru',
    country: 'IN',
  }
  expect(read(row)?.city).toBe('Bengaluru')
})

test.each([
  ['교습소', '피아노', 'Piano instructor'],
  ['학원', '무용', 'Dance school'],
  ['학원', '외국어', 'Language school'],
  ['학원', '국제화', '학원'],
  ['음식점', '무용', '음식점'],
])('%s that teaches %s', (category, course, trade) => {
  expect(read({ name: 'A', category, 교습과정명: course })?.category).toBe(trade)
})
