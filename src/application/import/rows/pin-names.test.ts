import { expect, test } from 'vitest'
import { identifyRow } from './identify-row.ts'
import { isPerson, isPin, withoutBadges } from './pin-names.ts'

test.each([
  'Dropped pin',
  'Unnamed Road',
  'Untitled placemark',
  '지정한 위치',
  'Gesetzte Markierung',
  'Без названия',
  '48.85837, 2.29448',
  '48,85837; 2,29448',
  `48°51'30.1"N 2°17'40.1"E`,
  '8FW4V75V+8Q',
  'V75V+8QR Paris',
])('%s is no business', (name) => expect(isPin(name)).toBe(true))

test.each(['The Pin Cushion', 'Untitled Gallery', 'Placemark Studio', '7-Eleven', '24.7 Gym', 'Noname Bar'])(
  '%s may be one',
  (name) => expect(isPin(name)).toBe(false),
)

test.each([
  ['가람네일 새로오픈', '가람네일'],
  ['가람네일 예약 톡톡 쿠폰', '가람네일'],
  ['가람네일 톡톡', '가람네일 톡톡'],
  ['예약', '예약'],
  ['예약 가람네일', '예약 가람네일'],
])('a name from Naver: %s → %s', (written, name) => {
  expect(withoutBadges(written, 'https://map.naver.com/p/entry/place/1')).toBe(name)
  expect(withoutBadges(written, 'https://example.com/')).toBe(written)
})

test.each([
  ['CLIENT COMPTOIR', ''],
  ['Laufkundschaft', ''],
  ['Martin Beispiel', 'Particulier'],
  ['홍길동', '개인고객'],
])('%s, %s is no business', (name, trade) => expect(isPerson(name, trade)).toBe(true))

test.each([
  ['Le Comptoir', 'Bar'],
  ['Hôtel Particulier', 'Hôtel'],
  ['Particulier', ''],
])('%s, %s is one', (name, trade) => expect(isPerson(name, trade)).toBe(false))

test('the row of a private person is refused with its reason', () => {
  const columns = { name: 0, category: 1, full_address: 2 }
  const problem = (...cells: readonly string[]) =>
    identifyRow({ number: 2, cells }, columns, { deriveIds: true }).problem
  expect(problem('Martin Beispiel', 'Particulier', '1 rue Exemple, 44000 Nantes')).toBe('private-person')
  expect(problem('Boulangerie Exemple', 'Boulangerie', '1 rue Exemple, 44000 Nantes')).toBeUndefined()
})
