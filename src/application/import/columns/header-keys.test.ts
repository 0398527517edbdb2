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
  ['Tel (w/ area code)', ['telwareacode', 'tel']],
  ['2) Phone', ['2phone', 'phone']],
  ['What is your business name?', ['whatisyourbusinessname', 'businessname']],
  ['전화번호를 적어 주세요.', ['전화번호를적어주세요', '전화번호']],
  ['영업시간은 어떻게 되나요?', ['영업시간은어떻게되나요', '영업시간']],
])('%s can be known as %j', (header, keys) => {
  const plain = (key: string) => key.normalize('NFD').replace(/\p{M}/gu, '')
  expect(headerKeys(header).map(plain)).toEqual(keys.map(plain))
})

test.each(['What is your name?', '이름을 입력해 주세요', '성함을 적어 주세요.'])(
  '%s asks for the name of a person',
  (header) => {
    expect(headerKeys(header)).not.toContain(header.includes('name') ? 'name' : header.slice(0, 2))
  },
)

test.each(['location.name', 'owner.name', 'owner/name', 'openingHours/0/day', 'reviews/rating'])(
  'the end of %s means something else',
  (header) => {
    expect(headerKeys(header)).toHaveLength(1)
  },
)
