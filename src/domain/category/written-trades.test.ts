import { expect, test } from 'vitest'
import { plainCategory } from './plain-category.ts'
import { knownCategory, tradeOf } from './taxonomy.ts'
import { writtenTrades } from './written-trades.ts'

test('every row is of a trade that the taxonomy knows by its English name', () => {
  const unknown = [...new Set(writtenTrades.values())].filter(
    (trade) => knownCategory(trade)?.label.en !== trade,
  )
  expect(unknown).toEqual([])
})

test.each([
  // By a word of theirs these were a kindergarten, a surgeon, curtains and a workshop for computers.
  ['Kinder- und Jugendmedizin', 'Pediatrician'],
  ['حلاق رجالي', 'Barber shop'],
  ['Restauranter m.v.', 'Restaurant'],
  ['Eating Establishment', 'Restaurant'],
  ['Vervaardiging van brood en vers banketbakkerswerk', 'Bakery'],
  ['鮮魚小売', 'Fish store'],
  // The members of an association; by a letter these were a baking school.
  ['Baristi', 'Bar'],
  ['Panificatori', 'Bakery'],
  ['Chemists & Druggists', 'Pharmacy'],
  ['Tyres & Tubes', 'Tire shop'],
  ['Day nursery', 'Day care center'],
  ['Tree surgeon', 'Tree service'],
  ['Man and van', 'Moving company'],
  ['Phone repair', 'Cell phone repair shop'],
  ['Augenheilkunde', 'Eye care center'],
  ['غسيل سيارات', 'Car wash'],
  ['Apotheken', 'Pharmacy'],
  ['Oficina auto', 'Auto repair shop'],
  ['Bicycle Repair Service', 'Bicycle repair shop'],
  ['Dive center', 'Diving center'],
  ['· Newsagent', 'Newsstand'],
  ['Farmacie', 'Pharmacy'],
  ['Tierärzte: Kleintiere', 'Veterinarian'],
  ['Стоматологические центры', 'Dentist'],
  ['Bengkel', 'Auto repair shop'],
  ['automotive_repair', 'Auto repair shop'],
  ['ร้านขายยา', 'Pharmacy'],
  ['Tow Truck Company', 'Towing service'],
  ['Filling Station', 'Gas station'],
  ["[{'alias': 'plumbing', 'title': 'Plumbing'}, {'alias': 'x', 'title': 'Water Heater Repair'}]", 'Plumber'],
  ["['Dining and Drinking > Restaurant > Pizzeria']", 'Pizza restaurant'],
  ['["coffee_shop","bakery"]', 'Cafe'],
  ['North Indian, Mughlai, Chinese', 'Indian restaurant'],
  ['Chinese, Thai', 'Chinese restaurant'],
  ['Medical Shop', 'Pharmacy'],
  ['Plumbing Contractors', 'Plumber'],
  ['Locks & Locksmiths', 'Locksmith'],
  ['Fruit Retailers', 'Fruit and vegetable store'],
  ['car', 'Car dealer'],
  ['stonemason', 'Masonry contractor'],
  ['자동차폐차업', 'Auto salvage yard'],
  ['旅館業', 'Hotel'],
  ['Peluquería canina', 'Pet groomer'],
  ['Schuhreparaturwerkstatt', 'Shoe repair shop'],
  ['Fahrradreparaturbetrieb', 'Bicycle repair shop'],
  ['Warsztat wulkanizacyjny', 'Tire shop'],
  ['fitness.yoga_studio', 'Yoga studio'],
  ['Okul malzemeleri', 'Stationery store'],
  ['Fioul domestique', 'Oil company'],
  ['JZ99080 美容美髮服務業', 'Beauty salon'],
  ['ZZ99999 除許可業務外，得經營法令非禁止或限制之業務、F501060餐館業', 'Restaurant'],
  ['書籍、雜誌零售', 'Bookstore'],
  ['Butikkhandel med bøker', 'Bookstore'],
  ['Frisering', 'Hair salon'],
  ['Terzilik', 'Tailor'],
  ['Хлебарница', 'Bakery'],
  ['Sanitär, Heizung', 'Plumber'],
  ['수산', 'Fish store'],
  ['Hotels/Restaurants Non-AC', 'Restaurant'],
])('%s is %s', (category, trade) => {
  const found = tradeOf(plainCategory(category))
  expect([found?.category.label.en, found?.isGuess]).toEqual([trade, false])
})

test.each(['', '[]', "['']", '{}', '[xqzw', 'Nobody knows this'])('“%s” says no trade', (category) => {
  expect(tradeOf(plainCategory(category))).toBeUndefined()
})

test.each([
  ['["書道"]', '書道'],
  ["['Axe Throwing', 'x']", 'Axe Throwing'],
  ['["https://x.example", "천체 관측"]', '천체 관측'],
])('of the list %s, whose trades nobody knows, the first words stay: %s', (category, label) => {
  expect(plainCategory(category)).toBe(label)
})

test('the word for `with` of Nordic registers is no honey', () => {
  expect(tradeOf('Butikkhandel med ting')).toBeUndefined()
})
