import { expect, test } from 'vitest'
import { addressInObject, addressInPoint, pointInObject } from './place-object.ts'

const python =
  "{'address1': '1 Elm St', 'address2': '', 'address3': None, 'city': 'Portland', 'zip_code': '97205', 'country': 'US', 'state': 'OR', 'display_address': ['1 Elm St', 'Portland, OR 97205']}"

test('an address that a program wrote as an object', () => {
  expect(addressInObject(python)).toBe('1 Elm St, Portland, OR 97205, US')
  expect(addressInObject('{"formatted_address": "1 Elm St, Portland, OR"}')).toBe('1 Elm St, Portland, OR')
})

test('an address in a column that is called like one of points', () => {
  expect(addressInPoint('Hill Avenue 3, Mombasa, Kenya')).toBe('Hill Avenue 3, Mombasa, Kenya')
  for (const cell of ['45.5231, -122.6765', 'POINT (18.4 45.1)', 'Downtown', 'https://a.example/x,y'])
    expect(addressInPoint(cell)).toBe('')
})

test('a point that a program wrote as an object', () => {
  expect(pointInObject("{'latitude': 45.5231, 'longitude': -122.6765}")).toBe('45.5231, -122.6765')
  expect(pointInObject('{"lat":45.5,"lng":-122.6}')).toBe('45.5, -122.6')
})

test.each(['', 'Portland', '{', '{}', '{"open": true}', '[1, 2]', '{city: Portland'])(
  '“%s” holds neither',
  (cell) => {
    expect([addressInObject(cell), pointInObject(cell)]).toEqual(['', ''])
  },
)
