import { expect, test } from 'vitest'
import { zoneOffset } from './open-state.ts'

const hour = 3_600_000

test.each([
  ['UTC', '2025-06-01T00:00Z', 0],
  ['Asia/Seoul', '2025-06-01T00:00Z', 9],
  ['Asia/Kathmandu', '2025-06-01T00:00Z', 5.75],
  ['America/New_York', '2025-03-09T06:59:59Z', -5],
  ['America/New_York', '2025-03-09T07:00:00Z', -4],
  ['Australia/Lord_Howe', '2025-10-04T15:30Z', 11],
])('%s at %s is %d hours ahead of UTC', (timeZone, instant, hours) => {
  expect(zoneOffset(timeZone, Date.parse(instant))).toBe(hours * hour)
})

test('a name that is no zone has no offset', () => {
  expect(zoneOffset('Nowhere/None', 0)).toBeUndefined()
  expect(zoneOffset('', 0)).toBeUndefined()
})
