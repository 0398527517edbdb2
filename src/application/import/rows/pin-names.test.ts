import { expect, test } from 'vitest'
import { isPin, withoutBadges } from './pin-names.ts'

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
