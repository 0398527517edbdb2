import { describe, expect, test } from 'vitest'
import { fold } from '../text/fold.ts'
import { type CategoryGroup, categoryGroupLabels, categoryGroups } from './category-group.ts'
import { headTrades } from './head-words.ts'
import { knownCategories } from './known-categories.ts'
import namesByLanguage from './taxonomy/names.json' with { type: 'json' }
import { categoryGroupOf, categoryIn, categoryLabel, knownCategory, tradeOf } from './taxonomy.ts'

const examples: readonly (readonly [CategoryGroup | null, readonly string[]])[] = [
  [
    'restaurants',
    [
      'Restaurant',
      'restaurants',
      'cafes',
      'coffee shops',
      '한식',
      '까페',
      '호프/통닭',
      '김밥(도시락)',
      'Peruvian restaurant',
    ],
  ],
  [
    'restaurants',
    [
      '외국음식전문점(인도,태국등)',
      '네팔음식점',
      'Restaurant ng hamburger',
      'meal_takeaway',
      'Kebapçı',
      'Quán cà phê',
      '기타 음식점',
    ],
  ],
  [
    'healthcare',
    [
      'Dentist',
      'Diş hekimi',
      '동물병원',
      '서울내과의원',
      'Hair transplantation clinic',
      'Clínica dental',
      'Eczane',
      'Pharmacies',
    ],
  ],
  [
    'auto-services',
    ['Auto repair shop', '주유소', 'Oto yıkama', 'Gas station', 'Tire shops', '수입차정비소'],
  ],
  ['beauty-wellness', ['Hair salon', '미용실', 'Kadın kuaförü', 'Gym', '네일샵', 'Barber shop']],
  [
    'home-services',
    ['HVAC contractor', 'Plumber', '인테리어', 'Temizlik firması', 'Roofing contractors', '원룸이사'],
  ],
  [
    'professional-services',
    [
      'Lawyer',
      'Personal injury attorney',
      '법무사',
      'Muhasebeci',
      'Real estate agency',
      'Maritime attorney',
      '김앤박 세무사사무소',
    ],
  ],
  ['education', ['Judo school', '태권도장', 'Sürücü kursu', '영어학원', 'Law school', 'Elementary schools']],
  ['entertainment', ['Movie theater', '노래방', 'Müze', 'Railway museum', 'Bowling alley', '북서울근린공원']],
  [null, ['Church', 'Hotel', 'Grocery store', '기타', '', 'Qwertyuiop', 'Hardware store']],
]

const byLanguage: typeof examples = [
  [
    'restaurants',
    ['フランス料理店', '치킨 전문점', '고기구이 전문점', 'Griechisches Restaurant', 'Quán lẩu', '焼肉店'],
  ],
  ['healthcare', ['Arztpraxis', 'Médecin', '整形外科クリニック']],
  ['auto-services', ['자동차 수리점', 'Autowerkstatt', '自動車整備工場']],
  ['home-services', ['이사 업체', '사무실 청소 서비스', 'Malerbetrieb', 'Gebäudereinigung']],
  ['professional-services', ['法律事務所', 'Service Provider', '부동산 중개소', "Cabinet d'avocats"]],
  ['education', ['Musikschule', '영어 교습소', 'Trường trung học']],
]

describe('categoryGroupOf', () => {
  for (const [group, categories] of [...examples, ...byLanguage]) {
    test.each(categories)(`%s → ${group}`, (category) => expect(categoryGroupOf(category)).toBe(group))
  }
})

test("a group's own names and the spec's six default categories are known", () => {
  for (const group of categoryGroups) {
    for (const name of [group, ...Object.values(categoryGroupLabels[group])]) {
      expect([name, categoryGroupOf(name)]).toEqual([name, group])
    }
  }
  const defaults = ['Software Development', 'Auto Service', 'Restaurant', 'Cleaning Service', 'Healthcare']
  const groups = ['professional-services', 'auto-services', 'restaurants', 'home-services', 'healthcare']
  expect(defaults.map(categoryGroupOf)).toEqual(groups)
})

describe('categoryLabel', () => {
  test('names what it knows in three languages', () => {
    const cafe = { ko: '카페', en: 'Cafe', tr: 'Kafe' }
    for (const name of ['Cafe', 'cafes', '까페', 'Coffee Shops', 'KAFE'])
      expect(categoryLabel(name)).toEqual(cafe)
    expect(categoryLabel('Church')?.tr).toBe('Kilise')
  })

  test.each([
    ['Friseursalon', '미용실'],
    ['Boulangerie', '제과점'],
    ['Panadería', '제과점'],
    ['Gelateria', '아이스크림 가게'],
    ['Cabeleireiro', '미용실'],
    ['歯科医院', '치과'],
    ['火锅店', '훠궈·샤브샤브 전문점'],
    ['Стоматология', '치과'],
    ['Quán cà phê', '카페'],
    ['호프/통닭', '호프집'],
    ['Air conditioning contractor', '에어컨 설치·수리'],
    ['Service establishment', '서비스 제공업체'],
    ['안과 의원', '안과'],
    ['신발 소매업', '신발 가게'],
    ['기타 의류 소매업', '옷가게'],
    ['세탁업', '세탁소'],
    ['내과/소아과 의원', '내과'],
    ['빵/도넛', '제과점'],
    ['번역·통역 서비스업', '번역'],
    ['洋服店', '옷가게'],
    // Each was taken for the trade whose name is most like it: for furs, people's hair, an emergency room, a zoo, an office.
    ['Geschäft für Heimtierbedarf', '반려동물 용품점'],
    ['Frizer za pse i mačke', '애견 미용'],
    ['Груминг-салон', '애견 미용'],
    ['Хитна ветеринарска служба', '동물병원'],
    ['Служба за спашавање дивљих животиња', '동물 구조대'],
    ['Empresa de climatización', '냉난방 설비'],
    ['Tindahan ng Supply para sa Paaralan', '문구점'],
    ['Tindahan ng Baterya ng Sasakyan', '자동차 배터리 판매점'],
    ['Узгајивач паса', '애견 훈련·사육장'],
    ['Чувар кућних љубимаца', '펫시터'],
  ])('%s is %s in Korean', (name, korean) => {
    expect(categoryLabel(name)?.ko).toBe(korean)
  })

  test.each([
    ['Fijian restaurant', 'Restaurant'],
    ['Restawran ng Bikol', 'Restaurant'],
    ['Продавница тегли', 'Store'],
    ['Kuckucksuhrengeschäft', 'Store'],
    ['Pediatric cardiologist', 'Cardiologist'],
    ['Keramikmuseum', 'Museum'],
    ['Mattress manufacturer', 'Manufacturer'],
    ['Prodavnica nameštajem', 'Furniture store'],
    // No groomer of cats.
    ['Cắt tóc', 'Hair salon'],
  ])('%s is taken for %s, as a guess', (name, trade) => {
    expect(tradeOf(name)).toMatchObject({ category: { label: { en: trade } }, isGuess: true })
    expect(knownCategory(name)).toBeUndefined()
  })

  test('what nothing tells has no trade', () => {
    const names = ['Qwertyuiop', '비행선', 'Up', '', 'Làm đầu', 'Cắt tóc, làm đầu, gội đầu']
    expect(names.map(tradeOf)).toEqual(names.map(() => undefined))
  })

  test('a short name of another language has no English singular', () => {
    expect(['Arts', 'Art', 'UPS', 'Up', 'Bars', 'Bar'].map((name) => knownCategory(name)?.label.en)).toEqual([
      'Doctor',
      undefined,
      'Shipping service',
      undefined,
      'Bar',
      'Bar',
    ])
  })
})

test('the taxonomy is complete, and no name stands for two categories', () => {
  expect(knownCategories.length).toBeGreaterThan(1500)
  const owners = new Map<string, string>()
  const clashes: string[] = []
  for (const { slug, label, synonyms } of knownCategories) {
    for (const name of [...Object.values(label), ...synonyms]) {
      const key = fold(name)
      const owner = owners.get(key)
      if (key === '' || (owner !== undefined && owner !== slug)) clashes.push(`${name}: ${owner}, ${slug}`)
      owners.set(key, slug)
    }
  }
  expect(clashes).toEqual([])
})

test('every head word leads to a trade, and every name of a language to one', () => {
  const names = new Set(knownCategories.map(({ label }) => label.en))
  expect(headTrades.filter((trade) => !names.has(trade))).toEqual([])
  const translated = Object.values(namesByLanguage).flatMap((list) => Object.keys(list))
  expect(translated.filter((trade) => !names.has(trade))).toEqual([])
})

test.each([
  ['PH', 'Bodega', 'Warehouse'],
  ['ES', 'Bodega', 'Winery'],
  ['RS', 'Plaža', 'Beach'],
  ['RS', 'Плажа', 'Beach'],
  ['IT', 'Piazza', 'Town square'],
  ['DE', 'Gymnasium', 'High school'],
  ['', 'Bodega', 'Winery'],
])('in %s, %s is %s', (country, name, trade) => {
  expect(categoryLabel(categoryIn(country, name))?.en).toBe(trade)
})

test('a trade of its own for what must not be confused', () => {
  const trades = [
    'Urgent care center',
    'Packaging supply store',
    'Warehouse',
    'Gas company',
    'Gun shop',
    'Airline',
  ]
  expect(trades.map((name) => knownCategory(name)?.label.en)).toEqual(trades)
})

test.each([
  ['heating oil supplier', 'oil-company'],
  ['emergency vet', 'veterinarian'],
  ['dog groomer', 'pet-groomer'],
  ['LPG conversion', 'auto-repair-shop'],
  ['school supplies', 'stationery-store'],
  ['School supply store', 'stationery-store'],
  ['pet supplies', 'pet-supply-store'],
  ['endoscopist', undefined],
  ['endoscopist (a vet)', 'veterinarian'],
  ['Veterinary endoscopist', 'veterinarian'],
  ['weight loss', 'weight-loss-center'],
  ['country club', 'social-club'],
  ['교촌치킨', 'fried-chicken-restaurant'],
  ['석유', 'oil-company'],
  ['Nail salon supply store', 'store'],
  ['Hotel supply store', 'store'],
  ['Dog training equipment supplier', 'store'],
  ['Pizza oven supplier', 'store'],
  ['Aquarium supply', 'store'],
  ['Bar stool store', 'furniture-store'],
  ['School uniform shop', 'uniform-store'],
])('what sells goods for a trade is not that trade: %s is %s', (name, slug) => {
  expect(tradeOf(name)?.category.slug).toBe(slug)
})

test.each([
  ['등산가게', 'Outdoor sports store'],
  ['낚시매장', 'Fishing store'],
  ['옷가게', 'Clothing store'],
])('%s is a shop for it: %s', (name, trade) => {
  expect(knownCategory(name)?.label.en).toBe(trade)
})

test.each([
  ['Otogaz dönüşüm', 'auto-repair-shop'],
  ['Autogas Umrüstung', 'auto-repair-shop'],
  ['LPG 개조', 'auto-repair-shop'],
  ['Köpek güzellik salonu', 'pet-groomer'],
  ['Dog beauty parlour', 'pet-groomer'],
  ['Otel malzemeleri', undefined],
  ['Hotelbedarf', undefined],
  ['Fijian restaurant', 'restaurant'],
])('animals, goods and a change of fuel are no trade of people: %s is a guess, %s', (name, slug) => {
  const trade = tradeOf(name)
  expect(trade?.category.slug).toBe(slug)
  expect(trade?.isGuess ?? true).toBe(true)
})

test.each([
  ['Blomsterhandlare', 'florist'],
  ['Rørlegger', 'plumber'],
  ['Ejendomsmægler', 'real-estate-agency'],
  ['Rengasliike', 'tire-shop'],
  ['Pesula', 'laundry'],
  ['Croitorie', 'tailor'],
  ['Παγωτατζίδικο', 'ice-cream-shop'],
  ['Перукарня', 'hair-salon'],
  ['خياط', 'tailor'],
  ['שטיפת רכב', 'car-wash'],
  ['फूलों की दुकान', 'florist'],
  ['สัตวแพทย์', 'veterinarian'],
  ['Toko ban', 'tire-shop'],
])('%s is surely a trade: %s', (name, slug) => {
  expect(tradeOf(name)).toMatchObject({ isGuess: false, category: { slug } })
})
