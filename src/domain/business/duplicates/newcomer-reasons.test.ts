import { expect, test } from 'vitest'
import { newcomerReasons } from './newcomer-reasons.ts'

const stored = {
  name: '담쟁이 안경',
  phoneE164: '+82421112222',
  address: '대전광역시 서구 둔산로 123',
  latitude: 36.35,
  longitude: 127.38,
  city: '대전',
  countryCode: 'KR',
}
const sent = {
  name: '우산 가게',
  phoneE164: '',
  address: '대전 어딘가',
  latitude: null,
  longitude: null,
  city: '대전',
  countryCode: 'KR',
}

test.each<[string, Partial<typeof sent>, string[]]>([
  ['nothing in common', {}, []],
  ['the same name in the same city', { name: '담쟁이안경' }, ['name']],
  ['the same name in another city', { name: '담쟁이안경', city: '부산' }, []],
  ['the same name in a city of another country', { name: '담쟁이안경', countryCode: 'US' }, []],
  ['the same name, city unknown', { name: '담쟁이안경', city: '' }, ['name']],
  ['the same name, city and country unknown', { name: '담쟁이안경', city: '', countryCode: '' }, []],
  ['the same phone', { phoneE164: stored.phoneE164 }, ['phone']],
  ['the same address', { address: stored.address }, ['address']],
  ['the same address, another phone', { address: stored.address, phoneE164: '+82429998888' }, []],
])('a submission with %s → %j', (_, fields, reasons) => {
  expect(newcomerReasons({ ...sent, ...fields }, stored).reasons).toEqual(reasons)
})

test('more in common counts more', () => {
  const strengthOf = (fields: Partial<typeof sent>) =>
    newcomerReasons({ ...sent, ...fields }, stored).strength
  expect(strengthOf({ name: stored.name, phoneE164: stored.phoneE164 })).toBe(3)
  expect(strengthOf({ name: stored.name })).toBe(2)
  expect(strengthOf({ address: stored.address })).toBe(1)
})
