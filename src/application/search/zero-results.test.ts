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
  }
  const zeroResults = new ZeroResults({ feedback: feedback as SearchFeedbackStore, clock })
  return { written, removed, clock, zeroResults }
}

test('a client counts once for each search between two writes, and no client is written', async () => {
  const { written, zeroResults } = startCounting()
  for (let times = 0; times < 1000; times++) zeroResults.count(search('폰고침'), '192.0.2.1')
  zeroResults.count(search('폰고침'), '192.0.2.2')
  await zeroResults.flush()
  zeroResults.count(search('폰고침'), '192.0.2.1')
  await zeroResults.flush()
  expect(written).toEqual([
    { day: '2026-11-21', limit: 1000, counts: [{ words: '폰고침', place: '', count: 2 }] },
    { day: '2026-11-21', limit: 1000, counts: [{ words: '폰고침', place: '', count: 1 }] },
  ])
  expect(JSON.stringify(written)).not.toContain('192.0.2')
})

test('a flood of one client leaves room for the others, and a flood of all has an end', async () => {
  const { written, zeroResults } = startCounting()
  for (let index = 0; index < 10_000; index++) zeroResults.count(search(`flood ${index}`), '192.0.2.1')
  zeroResults.count(search('폰고침'), '192.0.2.2')
  await zeroResults.flush()
  expect(written[0]?.counts).toHaveLength(21)
  expect(written[0]?.counts.at(-1)).toEqual({ words: '폰고침', place: '', count: 1 })
  for (let index = 0; index < 100_000; index++) {
    zeroResults.count(search(`flood ${index % 1000}`), `client ${Math.floor(index / 10)}`)
  }
  await zeroResults.flush()
  const counts = written[1]?.counts ?? []
  expect(counts).toHaveLength(500)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(5000)
})

test('what is older than 90 days is removed, once a day', async () => {
  const { removed, clock, zeroResults } = startCounting()
  await zeroResults.flush()
  await zeroResults.flush()
  clock.time += 24 * 60 * 60 * 1000
  await zeroResults.flush()
  expect(removed).toEqual(['2026-08-23', '2026-08-24'])
})
