import { expect, test } from 'vitest'
import { formatDistance } from './distance.ts'

test.each([
  [0, '10m'],
  [0.044, '40m'],
  [0.994, '990m'],
  [0.996, '1.0km'],
  [2.44, '2.4km'],
  [9.96, '10km'],
  [1234, '1,234km'],
])('%d km is %s', (km, text) => {
  expect(formatDistance(km)).toBe(text)
})
