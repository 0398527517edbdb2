import { expect, test } from 'vitest'
import { indexNames, knownCities, knownDistricts } from '../words/known-names.ts'
import { suggestMeantAttribute, suggestNames } from './suggest-names.ts'

const counts = [
  ['wifi', 7],
  ['pets', 3],
] as const
const meant = (typed: string) =>
  suggestMeantAttribute(counts, { typed, language: 'en' }).map(({ text, businessCount, href }) => [
    text,
    businessCount,
    href,
  ])

test.each(['wifi', 'free wifi', '무선인터넷', 'wlan'])(
  '%s alone suggests the attribute that it asks for',
  (typed) => {
    expect(meant(typed)).toEqual([['Wi-Fi', 7, '/en/businesses?with=wifi']])
  },
)

test('none is suggested that nobody has, beside a trade, or of several', () => {
  expect(meant('parking')).toEqual([])
  expect(meant('wifi cafe')).toEqual([])
  expect(meant('wifi pets allowed')).toEqual([])
})

test('a name that begins with the typed syllable comes before one that its letters begin', () => {
  const seoul = { key: '서울', name: '서울', countryCode: 'KR', businessCount: 90 }
  const districts = ['강남구', '성동구'].map((name) => ({ name, city: seoul, businessCount: 40 }))
  const lists = [indexNames(knownCities([seoul])), indexNames(knownDistricts(districts))]
  const suggested = (typed: string) =>
    suggestNames(lists, { typed, language: 'ko', limit: 2 }).map(({ text }) => text)
  // Who types 서울 has 성 on the way.
  expect(suggested('성')).toEqual(['서울 성동구', '서울'])
  expect(suggested('서')).toEqual(['서울', '서울 성동구'])
})
