import { expect, test } from 'vitest'
import { findNarrowest, partOfLocation } from './location-parts.ts'

const city = (key: string, name: string, countryCode: string) => ({
  key,
  name,
  countryCode,
  businessCount: 9,
})
const known = [
  city('서울', '서울', 'KR'),
  city('bellmere', 'Bellmere', 'US'),
  city('florence', 'Florence', 'US'),
]
const names = {
  findCities: async (keys: readonly string[]) => known.filter(({ key }) => keys.includes(key)),
  findDistricts: async () => [],
}

test.each(['서울 성동구 서울숲', '성동구 서울숲', '서울숲, 서울 성동구'])('%s is 서울숲', async (text) => {
  const [first] = await findNarrowest(names, text)
  expect(first?.answer).toMatchObject({ city: '서울', district: '서울숲역' })
})

test.each([
  ['Bellmere public market', 'Bellmere'],
  ['Old Fish Market, Bellmere', 'Bellmere'],
  ['마장동 축산시장', '마장동'],
  ['서울 성동구 마장동 축산시장', '서울 성동구 마장동'],
  ['서울시 성동구 마장동 축산시장', '서울 성동구 마장동'],
  ['Bellmere 61999', '61999'],
  ['61999 Bellmere', '61999'],
  ['Bellmere, IL 61999', 'Bellmere IL'],
  ['banjara hils rd no 12', 'banjara hils'],
])('%s is in %s', async (text, phrase) => {
  expect((await partOfLocation(names, text))?.phrase).toBe(phrase)
})

test.each([
  'Lake Florence',
  'Florence Ontario',
  'Nowhere Market',
  'Bellmere, Ohio',
  'Florence, Italy',
  '서울, 일본',
])('%s has no known part', async (text) => {
  expect(await partOfLocation(names, text)).toBeUndefined()
})
