import { describe, expect, test } from 'vitest'
import { plainCategory } from './plain-category.ts'
import { saysNoTrade, tradeInHeader, tradeInName } from './trade-in-name.ts'

describe('tradeInName', () => {
  test.each([
    ['성산주유소', 'Gas station'],
    ['(주)한빛석유 성산주유소(셀프)', 'Gas station'],
    ['온누리약국', 'Pharmacy'],
    ['바른내과의원', 'Internist'],
    ['달빛치킨 강변점', 'Fried chicken restaurant'],
    ['Şifa Eczanesi', 'Pharmacy'],
    ['Farmacia San Example', 'Pharmacy'],
    ['Linden-Apotheke', 'Pharmacy'],
    ['Pizzeria Bella Notte', 'Pizza restaurant'],
    ['Sunny Hair Salon', 'Hair salon'],
    ['ひまわり歯科医院', 'Dentist'],
    ['مطعم النخيل', 'Restaurant'],
    ['Libreria Aurora', 'Bookstore'],
    ['Talho Ribeiro', 'Butcher shop'],
    ['Kapsalon Anna', 'Hair salon'],
    ['Bager Holm', 'Bakery'],
    ['Pekařství U Lípy', 'Bakery'],
    ['Zakład Fryzjerski Anna', 'Hair salon'],
    ["Кав'ярня «Дім»", 'Cafe'],
    ['Harbor Hardware', 'Hardware store'],
    ['EASTGATE PHARMACY INC', 'Pharmacy'],
    ['Oak & Sons Plumbing', 'Plumber'],
  ])('%s is a %s', (name, trade) => expect(tradeInName(name)).toBe(trade))

  test.each([
    '행복나라',
    '주유소',
    '한빛치과기기',
    'Hotel Supply Co',
    'Restaurant Equipment Depot',
    'Apotheken-Bedarf Müller',
    'The Pharmacy Group',
    'Moa Motors',
    'Delta Computer Hardware',
    'Tailor Made Tours',
    '',
  ])('%s says no trade', (name) => expect(tradeInName(name)).toBe(''))
})

test.each([
  ['Eczane Adı', 'Pharmacy'],
  ['restaurant_name', 'Restaurant'],
  ['Name of the Gym', 'Gym'],
  ['약국명', 'Pharmacy'],
  ["Nom de l'école", 'School'],
  ['업체명', ''],
  ['Business name', ''],
  ['Name', ''],
])('a header %s says the trade %s', (header, trade) => expect(tradeInHeader(header)).toBe(trade))

test('words that fill a column say no trade', () => {
  expect(['', '기타', 'Other', 'point of interest'].every(saysNoTrade)).toBe(true)
  expect(['약국', 'Other transport'].some(saysNoTrade)).toBe(false)
})

test.each([
  ['음식점 > 카페 > 커피전문점', '커피전문점'],
  ['의료,건강 > 병원 > 정형외과', '정형외과'],
  ['Food > Something new', 'Food'],
  ['Padaria e confeitaria', 'Padaria'],
  ['Bar & Grill', 'Bar & Grill'],
  ['fuel', 'Gas station'],
  ['صيدلية', 'Pharmacy'],
  ['Café', 'Café'],
  // Names that every object has.
  ['constructor', 'constructor'],
  ['["__proto__"]', '["__proto__"]'],
  ['__proto__', '__proto__'],
])('a category %s is %s', (category, plain) => expect(plainCategory(category)).toBe(plain))
