import { expect, test } from 'vitest'
import { findCompanions } from '../rows/companions.ts'
import { indexesOfOtherAddresses, withPlainAddress } from './address-kinds.ts'
import { recogniseHeader } from './columns.ts'

/** The columns of a header by their names, those of an import and those that complete them. */
function columnsOf(header: readonly string[]) {
  const columns = recogniseHeader(header)
  const { cells } = findCompanions(header, new Set(Object.values(columns)))
  const named = Object.entries({ ...columns, ...cells }).map(([column, index]) => [
    column,
    [index].flat().map((each) => header[each]),
  ])
  return Object.fromEntries(named)
}

test('customers of a point of sale have an address for bills and one for deliveries', () => {
  const header =
    'Customer,Company,Bill Addr 1,Bill Addr 2,Bill City,Bill State,Bill Zip,Ship Addr 1,Ship City,Main Phone'
  expect(columnsOf(header.split(','))).toEqual({
    name: ['Company'],
    full_address: ['Bill Addr 1'],
    addressLines: ['Bill Addr 2'],
    city: ['Bill City'],
    state: ['Bill State'],
    postal_code: ['Bill Zip'],
    phone: ['Main Phone'],
  })
})

test('customers of a web shop', () => {
  const header =
    'First Name,Last Name,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,' +
    'Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone'
  expect(columnsOf(header.split(','))).toEqual({
    name: ['Default Address Company'],
    full_address: ['Default Address Address1'],
    addressLines: ['Default Address Address2'],
    city: ['Default Address City'],
    state: ['Default Address Province Code'],
    country: ['Default Address Country Code'],
    postal_code: ['Default Address Zip'],
    phone: ['Phone'],
    otherPhone: ['Default Address Phone'],
  })
})

test('accounts of a program for sales', () => {
  const header = 'Account Name,Billing Street,Billing City,Billing State/Province,Billing Zip/Postal Code'
  expect(columnsOf(header.split(','))).toMatchObject({
    name: ['Account Name'],
    street: ['Billing Street'],
    city: ['Billing City'],
    state: ['Billing State/Province'],
    postal_code: ['Billing Zip/Postal Code'],
  })
})

test('carriers of a register have an address of their yard, and one for letters', () => {
  const header =
    'LEGAL_NAME,PHY_STREET,PHY_CITY,PHY_ZIP,MAILING_STREET,MAILING_CITY,MAILING_ZIP,TELEPHONE'.split(',')
  expect(columnsOf(header)).toEqual({
    otherName: ['LEGAL_NAME'],
    street: ['PHY_STREET'],
    city: ['PHY_CITY'],
    postal_code: ['PHY_ZIP'],
    phone: ['TELEPHONE'],
  })
  expect(indexesOfOtherAddresses(header)).toEqual([4, 5, 6])
  expect(indexesOfOtherAddresses(['Name', 'Ship City', 'Phone'])).toEqual([])
})

test.each([
  'Name,Address,City,Billing Street,Billing City',
  'Name,Shipping,Store,Location',
  'Name,Company City,Phone',
])('a header stays as it is: %s', (header) => {
  expect(withPlainAddress(header.split(','))).toEqual(header.split(','))
})
