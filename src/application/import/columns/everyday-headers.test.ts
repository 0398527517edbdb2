import { expect, test } from 'vitest'
import { findCompanions } from '../rows/companions.ts'
import { withoutContradicted, withoutEmptyPhone } from './check-columns.ts'
import { recogniseHeader } from './columns.ts'

/** What each column of a header is known as. */
function known(header: readonly string[]): Readonly<Record<string, string | undefined>> {
  const columns = recogniseHeader(header)
  const { cells, hours } = findCompanions(header, new Set(Object.values(columns)))
  const companions = Object.entries(cells).map(([name, [index = -1]]) => [name, header[index]])
  return Object.fromEntries([
    ...Object.entries(columns).map(([name, index]) => [name, header[index]]),
    ...companions,
    ['closedDays', header[hours.closedDays ?? -1]],
  ])
}

test.each([
  ['phone', '가맹점전화'],
  ['phone', 'التليفون'],
  ['reviews', 'Anz. Bew.'],
  ['reviews', 'รีวิว'],
  ['postal_code', '〒'],
  ['working_hours', 'أوقات الدوام'],
  ['working_hours', 'Режим роботи'],
  ['working_hours', 'Tasting Room Hours'],
  ['latitude', 'Lage [°] Breite'],
  ['longitude', 'Lage [°] Länge'],
  ['house', 'Street No'],
  ['streetType', 'CLASE_VIAL'],
  ['street', 'DESC_VIAL'],
  ['phone', 'Tél 1'],
  ['phone', 'Natel'],
  ['phone', 'Hotline'],
  ['phone', 'Customer service number'],
  ['phone', '안심번호'],
  ['reviews', '별점참여'],
  ['reviews', '평가건수'],
  ['working_hours', '이용가능시간'],
  ['city', 'Uertschaft'],
  ['city', 'Alcaldía/Municipio'],
  ['house', 'Hsz.'],
  ['phone', 'Recapito'],
  ['category', 'Ne iş yapar'],
  ['category', 'PSIC DESCRIPTION'],
  ['full_address', 'Dove'],
  ['working_hours', 'Açılış-Kapanış'],
  ['working_hours', '営業時間・定休日'],
  ['reviews', '평가수'],
  ['openDays', 'Jours de présence'],
  ['active', 'Attiva'],
  ['phone', 'Telefon Sabit'],
  ['reviews', 'Google Count'],
  ['reviews', '후기'],
  ['postal_code', 'CEP'],
  ['category', 'Fachgebiet'],
  ['category', 'Business Genre'],
  ['category', 'Categoria PG'],
  ['category', 'hp_category'],
  ['phone', '_job_phone'],
  ['latitude', 'geometry.coordinates.1'],
  ['full_address', 'Postal address (street, no.)'],
  ['closedDays', 'Closed on (day)'],
  ['permanentlyClosed', 'Trajno zatvoreno'],
  ['permanentlyClosed', 'konkurs'],
  ['permanentlyClosed', 'underAvvikling'],
  ['temporarilyClosed', 'Vorübergehend geschlossen'],
  ['status', 'post_status'],
  ['house', 'č.p.'],
  ['category', 'CatÃ©gorie'],
  ['phone', 'TÃ©lÃ©phone'],
  ['city', 'LocalitÃ©'],
  ['point', 'GPS souřadnice'],
  ['point', 'GEO'],
  ['street', 'Közterület neve'],
  ['streetTypeBehind', 'Közterület jellege'],
  ['working_hours', 'Ordinationszeiten'],
  ['openDays', 'Days of operation'],
  ['postal_code', 'Eircode'],
  ['category', 'Rodzaj działalności'],
  ['district', 'Taluka'],
  ['quarter', 'Ward'],
  ['full_address', 'İşyeri Adresi'],
  ['closedDays', 'Encerra'],
  ['closedOn', 'bus_cl_date'],
  ['street', 'Tên đường'],
  ['phone', 'טלפון'],
  ['city', 'עיר'],
  ['city', 'Emirate'],
  ['rating', 'Betyg'],
  ['reviews', 'Antal omdömen'],
  ['reviews', 'Anzahl Rezensionen'],
  ['phone', 'Phone (O)'],
  ['category', 'Products Dealt'],
  ['country', 'Țară'],
  ['country', 'Країна'],
  ['state', 'Fylke'],
  ['street', 'רחוב'],
  ['house', 'Číslo domu'],
  ['district', 'Kerület'],
  ['longitude', 'Довгота'],
  ['photo', 'Zdjęcie'],
  ['street', 'Libellé voie'],
  ['house', 'N° voie'],
  ['working_hours', "Jours d'ouverture"],
  ['working_hours', 'Hrs'],
  ['working_hours', 'Spreekuur'],
  ['working_hours', 'Sprechstunde'],
  ['working_hours', 'Godziny przyjęć'],
  ['full_address', 'Ulica i nr'],
  ['full_address', 'Straße und Nr.'],
  ['full_address', 'Calle y nº'],
  ['latitude', 'Szer. geogr.'],
  ['longitude', 'Dł. geogr.'],
  ['latitude', 'Breedtegraad'],
  ['longitude', 'देशांतर'],
  ['category', 'Beroep'],
  ['category', 'Вид обект'],
  ['category', 'Üzlettípus'],
  ['category', 'व्यवसाय'],
  ['category', '職種'],
  ['status', 'Situación'],
  ['closedDays', 'साप्ताहिक अवकाश'],
  ['closedDays', 'Hafta tatili'],
  ['closedDays', 'Schließtag'],
  ['category', '所属行业'],
  ['phone', 'Tels.'],
  ['phone', 'Tfno.'],
  ['phone', 'Tfnos.'],
  ['phone', 'Telf.'],
  ['phone', 'Tlfno.'],
  ['phone', 'Tel.-Nr.'],
  ['phone', 'Nr tel.'],
  ['phone', 'Ph. No.'],
  ['phone', 'Τηλ.'],
  ['phone', 'טל.'],
  ['phone', 'Cel.'],
  ['full_address', 'Direcc.'],
  ['full_address', 'Anschr.'],
  ['full_address', 'Str./Nr.'],
  ['street', 'Str.'],
  ['street', 'ul.'],
  ['house', 'Hnr.'],
  ['postal_code', 'C. Postal'],
  ['postal_code', 'Kod poczt.'],
  ['townLine', 'PLZ und Ort'],
  ['townLine', 'C.P. y localidad'],
  ['townLine', 'Kod i miasto'],
  ['townLine', 'Postnr. og sted'],
  ['city', 'Mjesto'],
  ['city', 'Pobl.'],
  ['working_hours', 'Öffnungsz.'],
])('%s: %s', (column, header) => {
  expect(known(['Name', header])[column]).toBe(header)
})

test('of a class of trades in several steps the narrowest counts', () => {
  const steps = ['상권업종대분류명', '상권업종중분류명', '상권업종소분류명', '표준산업분류명']
  expect(known(['상호명', ...steps]).category).toBe('상권업종소분류명')
  expect(known(['상호', '대분류', '중분류', '소분류']).category).toBe('소분류')
  expect(known(['상호', '대분류', '중분류']).category).toBe('중분류')
})

test('a column of hours comes before one of days', () => {
  expect(known(['Nom', "Jours d'ouverture", 'Horaires']).working_hours).toBe('Horaires')
})

test('a column of links is one of map links only where some of its cells are, or where all lead to one site', () => {
  const header = ['Name', 'URL']
  const columns = recogniseHeader(header)
  const site = ['A', 'https://shop.example/menu']
  const map = ['B', 'https://www.google.com/maps/place/x']
  const other = ['C', 'salon.example']
  expect(withoutContradicted(columns, header, [site, other])).toEqual({ name: 0 })
  expect(withoutContradicted(columns, header, [site, site])).toEqual({ name: 0, location_link: 1 })
  expect(withoutContradicted(columns, header, [site, map])).toEqual({ name: 0, location_link: 1 })
})

test('a column of phones in which no row has one leaves the phones to another', () => {
  const columns = { name: 0, phone: 1 }
  expect(withoutEmptyPhone(columns, [['A', '', '954 86 11 22']])).toEqual({ name: 0 })
  expect(
    withoutEmptyPhone(columns, [
      ['A', ''],
      ['B', '954 86 11 22'],
    ]),
  ).toEqual(columns)
})

test.each([
  'Tên cơ sở',
  '장소명',
  'Commerçant',
  'Card Name',
  'Nome da loja',
  'Member',
  'ชื่อสถานประกอบการ',
  '회원업체',
])('%s is a name', (header) => {
  expect(known([header, 'Phone']).name).toBe(header)
})

test.each([
  [['TITLE', 'MAIN_TITLE'], 'MAIN_TITLE'],
  [['Business Name', 'DBA/Trade Name'], 'DBA/Trade Name'],
])('of %j the name on the sign counts', (header, sign) => {
  expect(known(header).name).toBe(sign)
})
