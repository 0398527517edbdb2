import { expect, test } from 'vitest'
import type { PlaceNames } from '../search/places/look-up-places.ts'
import { ChosenTrades, ownTradesOf } from './new-trades.ts'

/** A directory without listings. */
const noPlaces: PlaceNames = { findCities: async () => [], findDistricts: async () => [] }
const before = [
  { text: 'Drone repair', trade: '~드론 수리점' },
  { text: 'UAV repair', trade: '~드론 수리점' },
  { text: 'Apotheke', trade: 'pharmacy' },
]
const find = (trade: string) => new ChosenTrades(noPlaces, before).find(trade)

test.each([
  ['a trade of the taxonomy', 'pharmacy', 'pharmacy'],
  ['a new one', '~공유 주방', '~공유 주방'],
  ['a new one in loose spelling', '~ 우주선   정비 ', '~우주선 정비'],
  ['a new one with the last word of another', '~로봇 수리점', '~로봇 수리점'],
  ['one that was made before', '~드론 수리점', '~드론 수리점'],
  ['one that was made before, written in another way', '~드론수리점', '~드론 수리점'],
])('%s can be chosen', async (_, trade, chosen) => {
  expect(await find(trade)).toBe(chosen)
})

test.each([
  ['no trade', 'no-such-trade', { kind: 'trade', text: 'no-such-trade' }],
  ['the name of a trade that is no slug', '약국', { kind: 'trade', text: '약국' }],
  ['a name without a letter', '~!', { kind: 'trade', text: '~!' }],
  ['a name that says nothing', '~기타', { kind: 'name', text: '기타' }],
  ['a name that is too long', `~${'가'.repeat(41)}`, { kind: 'name', text: '가'.repeat(41) }],
  ['a known trade', '~약국', { kind: 'known', text: '약국', label: { ko: '약국', en: 'Pharmacy' } }],
  ['a known trade in another language', '~Apotheke', { kind: 'known', label: { ko: '약국' } }],
  ['a group of trades', '~병원·건강', { kind: 'known', label: { ko: '보건·의료 서비스' } }],
  ['a district', '~강남구', { kind: 'place', text: '강남구' }],
  ['a country', '~대한민국', { kind: 'place', text: '대한민국' }],
])('%s cannot', async (_, trade, refused) => {
  expect(await find(trade)).toMatchObject(refused)
})

test('two spellings in one call are one trade', async () => {
  const trades = new ChosenTrades(noPlaces, [])
  expect([await trades.find('~우주선 정비'), await trades.find('~우주선정비')]).toEqual([
    '~우주선 정비',
    '~우주선 정비',
  ])
})

test('the own trades of texts are each named once', () => {
  expect(ownTradesOf(before)).toEqual(['~드론 수리점'])
})
