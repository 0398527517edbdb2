import { expect, test } from 'vitest'
import { headerKeys } from './header-keys.ts'

test.each([
  ['Zip Code', ['zipcode']],
  ['location.address1', ['locationaddress1', 'address1']],
  ['addresses.0.postcode', ['addresses0postcode', 'postcode']],
  ['venue__name', ['venuename', 'name']],
  ['Quận/Huyện', ['quậnhuyện', 'quận', 'huyện']],
  ['DBA/Trade Name', ['dbatradename', 'dba', 'tradename']],
  ['Name of the Hospital', ['nameofthehospital', 'name']],
  ['Address of Shop', ['addressofshop', 'address']],
  ['Name of the Owner', ['nameoftheowner']],
  ['Name of District', ['nameofdistrict']],
  ['Phone with STD Code', ['phonewithstdcode', 'phone']],
  ['Phone\n(Landline)', ['phonelandline', 'phone']],
])('%s can be known as %j', (header, keys) => {
  const plain = (key: string) => key.normalize('NFD').replace(/\p{M}/gu, '')
  expect(headerKeys(header).map(plain)).toEqual(keys.map(plain))
})

test.each(['location.name', 'owner.name', 'owner/name', 'openingHours/0/day', 'reviews/rating'])(
  'the end of %s means something else',
  (header) => {
    expect(headerKeys(header)).toHaveLength(1)
  },
)
