import { expect, test } from 'vitest'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { SearchFeedbackStore, ZeroResultCount } from '../ports/search-feedback.ts'
import { ZeroResults, zeroResultOf } from './zero-results.ts'

const list = (totalCount: number) => ({
  businesses: [],
  totalCount,
  totalPages: 0,
  totalCountIsCapped: false,
})
const visit = { facets: true, limit: 20, offset: 0 }
const search = (words: string) => ({ words, place: '' })

test('words and place are counted in one form, and cut', () => {
  expect(zeroResultOf({ ...visit, search: ' 폰-고침  SHOP!', location: '강남' }, list(0))).toEqual({
    words: '폰 고침 shop',
    place: '강남',
  })
  expect(zeroResultOf({ ...visit, search: '가'.repeat(200) }, list(0))?.words).toHaveLength(80)
})

test.each([
  '24시 약국',
  '오이구이',
  '골뱅이무침',
  '커뮤니티센터',
  'comfort',
  '일이삼 식당',
  '제2공항 3번 게이트',
])('%s is counted', (words) => {
  expect(zeroResultOf({ ...visit, search: words }, list(0))).toBeDefined()
})

test.each<[string, BusinessQuery, number]>([
  ['something was found', { ...visit, search: '카페' }, 1],
  ['a later page', { ...visit, search: '카페', offset: 20 }, 0],
  ['a call of a program or of the panel', { search: '카페' }, 0],
  ['a literal search', { ...visit, search: '카페', literal: true }, 0],
  ['a filter', { ...visit, search: '카페', hasPhone: true }, 0],
  ['a point', { ...visit, search: '카페', lat: 1, lng: 1 }, 0],
  ['no words', { ...visit, search: ' ?! ' }, 0],
  ['a mail address', { ...visit, search: 'kim@example.com' }, 0],
  ['a phone number', { ...visit, search: '김철수 010-1234' }, 0],
  ['a phone number in wide digits', { ...visit, search: '０１０ １２３４' }, 0],
  ['a phone number with many spaces', { ...visit, search: '010  - -  12  -  34' }, 0],
  ['a phone number in two fields', { ...visit, search: '010', location: '1234' }, 0],
  ['a phone number in Arabic digits', { ...visit, search: '٠١٠ ١٢٣٤' }, 0],
  ['a phone number in keycaps', { ...visit, search: '0️⃣ 1️⃣ 0️⃣ 1️⃣ 2️⃣' }, 0],
  ['a phone number in Chinese digits', { ...visit, search: '〇一〇 一二三四' }, 0],
  ['a phone number in Korean words', { ...visit, search: '공일공 일이삼사' }, 0],
  ['a mail address in wide letters', { ...visit, search: 'ｈｏｎｇ＠ｎａｖｅｒ' }, 0],
  ['a mail address in words', { ...visit, search: 'Hong At Naver Com' }, 0],
  ['a mail address with signs in words', { ...visit, search: 'hong 골뱅이 naver점co.kr' }, 0],
  ['a mail address without its end', { ...visit, search: 'hong (at) gmail' }, 0],
])('%s is not counted', (_, query, totalCount) => {
  expect(zeroResultOf(query, list(totalCount))).toBeUndefined()
})

function startCounting() {
  const written: { day: string; counts: readonly ZeroResultCount[]; limit: number }[] = []
  const removed: string[] = []
  const clock = { time: Date.parse('2026-11-21T10:00:00Z'), now: () => clock.time }
  const feedback: Partial<SearchFeedbackStore> = {
    addZeroResults: async (day, counts, limit) => void written.push({ day, counts, limit }),
    removeZeroResultsBefore: async (day) => void removed.push(day),
    removeZeroResults: async () => undefined,
  }
  let secrets = 0
  const random = { token: () => `secret ${secrets++}`, uuid: () => '' }
  const zeroResults = new ZeroResults({ feedback: feedback as SearchFeedbackStore, clock, random })
  const from = (words: string, ...clients: readonly string[]) => {
    for (const client of clients) zeroResults.count(search(words), client)
  }
  const flushed = async () => {
    await zeroResults.flush()
    return written.at(-1)?.counts.map(({ words, count }) => [words, count])
  }
  return { written, removed, clock, zeroResults, from, flushed }
}

test('a search is stored when three clients have searched for it, and no client is', async () => {
  const { written, from, flushed } = startCounting()
  for (let times = 0; times < 1000; times++) from('김철수 우울증', 'client 1')
  from('폰고침', 'client 1', 'client 2')
  expect(await flushed()).toEqual([])
  from('김철수 우울증', 'client 1', 'client 2')
  from('폰고침', 'client 3')
  expect(await flushed()).toEqual([['폰고침', 3]])
  from('폰고침', 'client 1', 'client 4', 'client 4')
  expect(await flushed()).toEqual([['폰고침', 1]])
  expect(await flushed()).toEqual([])
  expect(written[1]).toEqual({
    day: '2026-11-21',
    limit: 1000,
    counts: [{ words: '폰고침', place: '', count: 3 }],
  })
})

test('a day ends with its last write, and the next one begins without clients', async () => {
  const { written, clock, from, flushed } = startCounting()
  from('폰고침', 'client 1', 'client 2', 'client 3')
  from('머리방', 'client 1', 'client 2')
  clock.time += 24 * 60 * 60 * 1000
  expect(await flushed()).toEqual([['폰고침', 3]])
  from('머리방', 'client 3')
  from('폰고침', 'client 1', 'client 2')
  expect(await flushed()).toEqual([])
  from('폰고침', 'client 3')
  expect(await flushed()).toEqual([['폰고침', 3]])
  expect(written.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-22'])
})

test('what is removed is counted anew', async () => {
  const { zeroResults, from, flushed } = startCounting()
  from('폰고침', 'client 1', 'client 2', 'client 3')
  await zeroResults.remove(search('폰고침'))
  from('폰고침', 'client 4')
  expect(await flushed()).toEqual([])
  from('폰고침', 'client 1', 'client 2')
  expect(await flushed()).toEqual([['폰고침', 3]])
})

test('a flood of one client takes no place from others, and one of many clients takes that of the oldest', async () => {
  const { from, flushed } = startCounting()
  from('폰고침', 'client 1', 'client 2')
  for (let index = 0; index < 10_000; index++) from(`flood ${index}`, 'flood')
  from('폰고침', 'client 3')
  expect(await flushed()).toEqual([['폰고침', 3]])
  for (let index = 0; index < 10_000; index++) from(`flood ${index}`, `flood ${Math.floor(index / 100)}`)
  from('폰고침', 'client 4')
  from('머리방', 'client 1', 'client 2', 'client 3')
  expect(await flushed()).toEqual([['머리방', 3]])
})

test('many clients of one search end what is remembered of the oldest', async () => {
  const { from, flushed } = startCounting()
  from('머리방', 'client 1', 'client 2')
  for (let index = 0; index < 49_999; index++) from('폰고침', `other ${index}`)
  from('머리방', 'client 3')
  expect(await flushed()).toEqual([['폰고침', 49_999]])
})

test('what is older than 90 days is removed, once a day', async () => {
  const { removed, clock, zeroResults } = startCounting()
  await zeroResults.flush()
  await zeroResults.flush()
  clock.time += 24 * 60 * 60 * 1000
  await zeroResults.flush()
  expect(removed).toEqual(['2026-08-23', '2026-08-24'])
})
