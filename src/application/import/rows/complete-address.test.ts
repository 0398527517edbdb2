import { expect, test } from 'vitest'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'

/** The listing of a row, by the names of its columns. */
function read(row: Readonly<Record<string, string>>) {
  const header = Object.keys(row)
  const columns = recogniseHeader(header)
  const companions = findCompanions(header, new Set(Object.values(columns)))
  return normaliseRow({ number: 2, cells: Object.values(row) }, columns, { deriveIds: true, companions })
    .draft
}

test('an address with its point in one cell', () => {
  const address =
    '{"city_name": "Porto, Portugal", "latitude": 41.1496, "longitude": -8.611, "street_address": "Rua das Flores 50", "zip_code": "4050-262"}'
  expect(read({ name: 'A', address })).toMatchObject({
    address: expect.stringContaining('Rua das Flores 50'),
    city: 'Porto',
    latitude: 41.1496,
  })
})

test('a town of Puerto Rico stands before its code', () => {
  const row = { name: 'A', address: 'Calle Comercio 55', city: 'Ponce', zip: '00730', country: 'PR' }
  expect(read(row)).toMatchObject({ city: 'Ponce', zipCode: '00730', countryCode: 'PR' })
})

test.each([
  [{ address: 'Via Roma 12', cap: '00184', comune: 'Roma', country: 'IT' }, 'Via Roma 12, 00184 Roma'],
  [
    { address: '14 York Road', postcode: 'YO24 4LW', city: 'York', country: 'GB' },
    '14 York Road, YO24 4LW York',
  ],
  [
    { address: '100 Portland St', city: 'Portland', state: 'ME', zip: '04101', country: 'US' },
    '100 Portland St, Portland, ME 04101',
  ],
  [{ street: 'Rue de Lyon', city: 'Lyon', zip: '69003', country: 'FR' }, 'Rue de Lyon, 69003 Lyon'],
])('a street called after its town is no whole address: %j', (row, address) => {
  expect(read({ name: 'A', ...row })).toMatchObject({ address })
})

test.each([
  { address: 'Hauptstr. 5 Berlin', city: 'Berlin', country: 'DE' },
  { address: '7 Main St, Salem', city: 'Salem', country: 'US' },
  { address: '1 George St Sydney 2000', city: 'Sydney', country: 'AU' },
])('an address with its town stays: %j', (row) => {
  expect(read({ name: 'A', ...row })?.address).toBe(row.address)
})
