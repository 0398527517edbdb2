import { expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'
import { namesTown } from './town-in-text.ts'

test.each([
  ['Rua Nova 7, 1200-100 Lisboa', 'Lisbon', 'PT', true],
  ['Am Graben 3, 80331 München', 'Munich', 'DE', true],
  ['Am Graben 3, 1010 Wien', 'Vienna', '', true],
  ['Dlouhá 3, 110 00 Praha 1', 'Prague', 'CZ', true],
  ['Dlouhá 3, 602 00 Brno', 'Prague', 'CZ', false],
  ['ul. Krakowska 3', 'Kraków', 'PL', false],
])('%s names %s in %s: %s', (text, town, country, named) => {
  expect(namesTown(text, town, country)).toBe(named)
})

test('an address that names its town by another of its names is whole', () => {
  const row = {
    name: 'Pastelaria Nova',
    address: 'Rua Nova 7, 1200-100 Lisboa, Portugal',
    'location/city': 'Lisbon',
    'location/zip': '1200-100',
    'location/country': 'Portugal',
  }
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  const cells = Object.values(row)
  expect(normaliseRow({ number: 2, cells }, columns, { deriveIds: true, companions }).draft).toMatchObject({
    address: 'Rua Nova 7, 1200-100 Lisboa, Portugal',
    city: 'Lisboa',
    district: '',
  })
})
