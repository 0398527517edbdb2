import { expect, test } from 'vitest'
import { begunTrades } from './begun-trades.ts'

test.each([
  ['teret', '헬스장'],
  ['apot', '약국'],
  ['베이커', '제과점'],
  ['머리 자', '미용실'],
  ['맛', '음식점'],
  ['Pet Sh', '애완동물 가게'],
])('%s begins a word for %s', (text, label) => {
  expect(begunTrades(text)).toContain(label)
})

test('the trade of the shortest phrase comes first, and none of one that says much more', () => {
  expect(begunTrades('coff')[0]).toBe('카페')
  expect(begunTrades('ristor')).not.toContain('라멘 전문점')
})

test('a few letters, and no letters, begin nothing', () => {
  expect(begunTrades('spa')).toEqual([])
  expect(begunTrades('')).toEqual([])
  expect(begunTrades('zzzzz')).toEqual([])
})
