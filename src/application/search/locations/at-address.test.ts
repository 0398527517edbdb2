import { expect, test } from 'vitest'
import { pastedAddress } from './at-address.ts'

test.each([
  ['12 Sample Ave, Springfield, PA 15999', 'Sample Ave', 'Springfield', '15999'],
  ['12 S Sample Ave #301, Springfield, CA 91999, USA', 'S Sample Ave', 'Springfield', '91999'],
  ['12 Sample Road Suite B-1, Springfield', 'Sample Road', 'Springfield', undefined],
  ['Musterstrasse 12a, 8999 Zürich', 'Musterstrasse', 'Zürich', '8999'],
  ['Bulevar kralja Primera 12, Beograd 11999', 'Bulevar kralja Primera', 'Beograd', '11999'],
])('%s is an address', (text, street, town, code) => {
  const { whole, ...parts } = pastedAddress(text) ?? {}
  expect(parts).toEqual({ street, town, code })
  expect(whole).toContain('12')
})

test.each([
  'pizza, Zürich',
  '5th Avenue Deli',
  'Sample Ave 12',
  'bakery, 12 to 14, Zürich',
  'Sample Street, Zürich',
])('%s is no address of a house', (text) => {
  expect(pastedAddress(text)).toBeUndefined()
})
