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
    ['Elmgrove Physiotherapy', 'Physical therapist'],
    ['Moss Lane Dental Care', 'Dentist'],
    ['Pell & Daughters Funeral Directors Ltd', 'Funeral home'],
    ['Comet Taxis', 'Taxi service'],
    ['Highgable Roofing', 'Roofing contractor'],
    ['Otter Books', 'Bookstore'],
    ['Fenway Lane Cycles', 'Bicycle store'],
    ['The Pier Fishmonger', 'Fish store'],
    ['Juniper Grove Day Spa', 'Day spa'],
    ['Café Abendrot', 'Cafe'],
    ['Abendrot Café', 'Cafe'],
    ['Cà phê Hoa Mai', 'Cafe'],
    ['Стоматология «Лотос»', 'Dentist'],
    ['平安药店(东门店)', 'Pharmacy'],
    ['小松鼠托儿所', 'Day care center'],
    ['わかば動物病院', 'Veterinarian'],
    ['Tandläkare Almgren', 'Dentist'],
    ['Bilverkstäder Almgren', 'Auto repair shop'],
    ['Haarverzorging Truus', 'Hair salon'],
    ['Tulipán Panzió', 'Guest house'],
    ['Mondapotheke', 'Pharmacy'],
    ['ร้านอาหารสวนแก้ว', 'Restaurant'],
    ['בית מרקחת ארז', 'Pharmacy'],
    ['Restaurant Bar Alte Fabrik', 'Restaurant'],
    ['Apotheke am Museum', 'Pharmacy'],
    ['Lékárna U Brodu', 'Pharmacy'],
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
    'Book Creek Lodge',
    'The Roofing Nail Pub',
    'Taxi Insurance Brokers',
    'Bakery Lane Dental',
    'Balanced Books',
    'Vintage Motor Cycles',
    'Café Racer Garage',
    'Farmacia Vieja Bar',
    'Bistro Alte Apotheke',
    'Blumen Verlag Nord',
    'Metzgerei Maschinen Ost',
    'Taxi Meter Calibration',
    'Стоматология Оборудование',
    'Panzió Bútor Kft',
    'リサイクル',
    '药店货架厂',
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
