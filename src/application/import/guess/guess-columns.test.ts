import { describe, expect, test } from 'vitest'
import { type ColumnGuess, guessColumns, hasNoHeader, headerWordsIn } from './guess-columns.ts'

function guess(table: string, known: readonly string[] = []): readonly ColumnGuess[] {
  const [header = [], ...rows] = table.split('\n').map((line) => line.trim().split('|'))
  return guessColumns({ header, rows, known: new Set(known), taken: new Set() })
}
const takenOf = (table: string, known: readonly string[] = []) => {
  const [header = ''] = table.split('\n')
  const names = header.split('|')
  const taken = guess(table, known).filter((each) => each.taken)
  return Object.fromEntries(taken.map(({ column, index }) => [column, names[index]]))
}

describe('words in a header, with cells that agree', () => {
  test.each(['Otevřeno', 'Giờ mở cửa', 'Otwarte', 'Ouvert'])('hours under %s', (header) => {
    expect(takenOf(`${header}\n9:00-17:00\n8:00-18:00\n24/7`)).toEqual({ working_hours: header })
  })

  test('hours as a list of days', () => {
    const days = (from: number) => `["Monday: ${from}:00 AM – 5:00 PM","Sunday: Closed"]`
    expect(takenOf(['opening', days(7), days(8), days(9)].join('\n'))).toEqual({ working_hours: 'opening' })
  })

  test.each([
    ['Restoran Adı', 'Köşe Lokantası', 'Deniz Balık', 'Usta Döner'],
    ['nombre_empresa', 'Tacos El Güero', 'Farmacia Luz', 'Hotel Sol'],
    ['restaurant_name', "Joe's Diner", 'Spice Hut', 'Curry Leaf'],
    ['businessName', "Joe's Diner", 'Spice Hut', 'Curry Leaf'],
    ['Firmenname', 'Bäckerei Müller', 'Apotheke am Markt', 'Blumen Schmidt'],
    ['Raison sociale', 'Boulangerie Petit', 'Garage Martin', 'Fleurs du Sud'],
    ['Nome do estabelecimento', 'Padaria São João', 'Bar do Zé', 'Loja Sol'],
    ['Nome attività', 'Pizzeria Roma', 'Bar Centrale', 'Ottica Blu'],
    ['Bedrijfsnaam', 'Bakker Jansen', 'Kapper Piet', 'Fietsen Smit'],
    ['Nazwa firmy', 'Apteka Zdrowie', 'Kwiaciarnia Róża', 'Sklep Ola'],
    ['식당이름', '한밭식당', '바다횟집', '서울분식'],
    ['약국명', '한양약국', '온누리약국', '새봄약국'],
    ['旅館名稱', '白鷺旅店', '夜鷺民宿', '鷗汽車旅館'],
    ['施設名', 'さくら食堂', 'ひまわり歯科', 'カモメ亭'],
    ['店铺名称', '老北京饭店', '川味小馆', '江南茶楼'],
    ['Название компании', 'Аптека Здоровье', 'Пекарня', 'Салон Лилия'],
  ])('%s is a name', (header, ...names) => {
    const table = [`x|${header}|y`, ...names.map((name, index) => `${index}|${name}|z`)].join('\n')
    expect(takenOf(table)).toMatchObject({ name: header })
  })

  test.each([
    'City name',
    'Owner name',
    'Kategori Adı',
    'nombre_calle',
    'Straßenname',
    '도로명',
    '업종명',
    'first name',
  ])('%s is no name of a business', (header) => {
    const table = `${header}|n\nAlder & Co|1\nBirch Ltd|2\nCedar Inc|3`
    expect(takenOf(table).name).not.toBe(header)
  })

  test('a header whose cells are something else is not taken', () => {
    expect(takenOf('Phone|Hours of call\nyes|never\nno|always\nyes|often')).toEqual({})
  })
})

test.each([
  ['8h-20h', '18h-2h', '9h00-12h30 / 14h00-18h30'],
  ['M-F 5a-10p S/S 7a-8p', 'Tues thru Sat 10 to 6', '7-7 every day'],
  ['täglich ab 11 bis 23 Uhr, Mo Ruhetag', 'Mo-Fr 9 bis 18:30 Uhr', 'Mo bis Do 9-17, Fr 9-15'],
  ['Seg a Sex 9h às 18h', 'Non-stop', 'Sáb 9h às 13h'],
  ['月〜金 10時〜19時', '火曜定休 11時〜20時', '10時〜18時'],
])('%s, %s and %s are hours, whatever the header is', (...cells) => {
  const table = ['Shop|Memo', ...cells.map((cell, index) => `Elm ${index}|${cell}`)].join('\n')
  expect(takenOf(table, ['name'])).toEqual({ working_hours: 'Memo' })
})

test('hours of one element of a list are not those of every day', () => {
  const table = (header: string) =>
    `name|${header}\nElm Cafe|9 AM - 5 PM\nOak Bar|10 AM - 6 PM\nAsh Gym|Closed`
  expect(takenOf(table('shopHours'), ['name'])).toEqual({ working_hours: 'shopHours' })
  expect(takenOf(table('shopHours/0/value'), ['name'])).toEqual({})
})

test('values alone tell what no header says', () => {
  const table = `a|b|c|d|e|f
    Alder Diner|12 Main St, Springfield, IL 62701|(217) 555-0134|https://maps.google.com/?cid=1|39.78172|-104.65014
    Birch Nails|45 Oak Ave, Peoria, IL 61602|(309) 555-0178|https://maps.google.com/?cid=2|40.69365|-105.58899
    Cedar Gym|9 Elm Rd, Chicago, IL 60601|(312) 555-0199|https://maps.google.com/?cid=3|41.87811|-103.62980`
  expect(takenOf(table)).toEqual({
    name: 'a',
    full_address: 'b',
    phone: 'c',
    location_link: 'd',
    latitude: 'e',
    longitude: 'f',
  })
})

test('licence numbers are no phones, and years no postal codes', () => {
  expect(takenOf('a|b\n123-45-67890|2016\n223-45-67891|2017\n323-45-67892|2018')).toEqual({})
})

test.each(['대표자 전화', 'Inhaber Telefon', 'Owner phone', 'Teléfono titular'])(
  '%s is no phone of the business',
  (header) => {
    const cells = '010-5550-0111\n010-5550-0112\n010-5550-0113\n010-5550-0114\n010-5550-0115'
    expect(takenOf(`${header}\n${cells}`)).toEqual({})
    expect(takenOf(`대표 전화\n${cells}`)).toEqual({ phone: '대표 전화' })
  },
)

test('what is not sure is told, with its confidence, and not taken', () => {
  const found = guess('first|last\nAlder|Smith\nBirch|Jones\nCedar|Brown')
  expect(found).toContainEqual({ column: 'name', index: 0, confidence: 0.45, taken: false })
  expect(found.filter(({ taken }) => taken)).toEqual([])
})

test('columns that are known by name are not guessed again', () => {
  expect(takenOf('shop name|tel\nAlder|02-123-4567\nBirch|02-123-4568', ['name', 'phone'])).toEqual({})
})

test('a header has words for a name and another column, and no row of data has', () => {
  expect(headerWordsIn(['Restoran Adı', 'Açık Adres', 'Telefon'])).toBe(3)
  expect(headerWordsIn(['Name Nails', '12 Address St 55512', '02-123-4567'])).toBe(0)
  expect(headerWordsIn(['행정구역(시군구)별', '2016', '2017'])).toBe(0)
})

test('a table may begin with its first business', () => {
  const rows = [1, 2, 3].map((at) => [`Shop ${at}`, `${at} Main St, Springfield`, `(217) 555-013${at}`])
  expect(hasNoHeader(['Alder', '9 Elm Rd, Springfield', '(217) 555-0177'], rows)).toBe(true)
  expect(hasNoHeader(['Shop', 'Where', 'Call'], rows)).toBe(false)
})

test('postal codes of a form that nothing else has are told by their cells', () => {
  const tell = (...codes: string[]) =>
    takenOf(['name|Kod', ...codes.map((code, at) => `Shop ${at}|${code}`)].join('\n'), ['name'])
  expect(tell('31-147', '50-101', '90-001')).toMatchObject({ postal_code: 'Kod' })
  expect(tell('1017 GL', '3511 AB', '5611 EB')).toMatchObject({ postal_code: 'Kod' })
  expect(tell('48291', '91827', '57381')).not.toHaveProperty('postal_code')
  expect(tell('31-147', 'A-5', '90001')).not.toHaveProperty('postal_code')
})

test.each([
  'NÖBET SAATİ',
  '당직시간',
  'Notdienst',
  'Horario de guardia',
  'Orario turno',
  'Godziny dyżuru',
  'Heures de garde',
])('%s are no opening hours', (header) => {
  const cells = ['08:30-08:30', '19:00-09:00', '08:30-24:00', '08:30-08:30']
  const table = (title: string) =>
    [`name|${title}`, ...cells.map((hours, index) => `Lale ${index}|${hours}`)].join('\n')
  expect(takenOf(table('Saat'), ['name'])).toEqual({ working_hours: 'Saat' })
  expect(takenOf(table(header), ['name'])).toEqual({})
})

test('hours without a colon, beside words', () => {
  const rows = ['Kos|pn-pt 6-18, sob 6-14', 'Sroka|wt-sob 10-18', 'Mewa|codziennie 8.00-20.00']
  expect(takenOf(['nazwa|godz_otw', ...rows].join('\n'))).toMatchObject({ working_hours: 'godz_otw' })
  const streets = ['Kos|Długa 6-18', 'Sroka|ul. Krótka 10-12', 'Mewa|Hauptstr. 5-7']
  expect(takenOf(['nazwa|punkt', ...streets].join('\n'))).not.toHaveProperty('working_hours')
})
