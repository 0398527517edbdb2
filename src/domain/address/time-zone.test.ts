import { expect, test } from 'vitest'
import { countryCodes } from './country/country-codes.ts'
import { timeZoneAt, timeZoneOfCountry } from './time-zone.ts'

test('timeZoneAt knows land, and says nothing at sea', () => {
  expect(timeZoneAt({ latitude: 37.566, longitude: 126.978 })).toBe('Asia/Seoul')
  expect(timeZoneAt({ latitude: 33.4484, longitude: -112.074 })).toBe('America/Phoenix')
  expect(timeZoneAt({ latitude: 40, longitude: -150 })).toBe('')
})

test.each([
  ['KR', 'Asia/Seoul'],
  ['VN', 'Asia/Ho_Chi_Minh'],
  ['IN', 'Asia/Kolkata'],
  ['DE', 'Europe/Berlin'],
  ['CN', 'Asia/Shanghai'],
  ['US', ''],
  ['', ''],
])('timeZoneOfCountry(%j) → %j', (code, zone) => {
  expect(timeZoneOfCountry(code)).toBe(zone)
})

test('every zone is one that clocks know', () => {
  for (const code of countryCodes.keys()) {
    const zone = timeZoneOfCountry(code)
    if (zone) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  }
})
