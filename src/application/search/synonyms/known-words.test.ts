import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { knownMeaning, placeWithin } from './known-words.ts'

provideGazetteerFile()

/** A directory without any place. */
const names = { findCities: async () => [], findDistricts: async () => [] }

test.each([
  ['미용실', 'trade'],
  ['에어컨고장', 'trade'],
  ['변기가 막혔어요', 'trade'],
  ['부산', 'place'],
  ['Busan', 'place'],
  ['강남', 'place'],
  ['해운대', 'place'],
  ['경주', 'place'],
  ['Brooklyn', 'place'],
  ['맛집', 'word'],
  ['지금', 'word'],
  ['24시간', 'word'],
  ['근처', 'word'],
  ['near me', 'word'],
  ['주차', 'word'],
  ['best', 'word'],
])('%s keeps its meaning: %s', async (phrase, meaning) => {
  expect(await knownMeaning(phrase, names)).toBe(meaning)
})

test.each(['폰닥터', '헤어컷집', 'zorbing'])('%s may be given one', async (phrase) => {
  expect(await knownMeaning(phrase, names)).toBeUndefined()
})

test.each([
  ['서울 맛집', '서울'],
  ['맛집 부산', '부산'],
  ['phone doctor Busan', 'Busan'],
  ['강남미용실', '강남'],
  ['서울맛집', '서울'],
  ['South Korea phone doctor', 'South Korea'],
])('%s names the place %s', async (phrase, place) => {
  expect(await placeWithin(phrase, names)).toBe(place)
})

test.each(['대구탕집', '폰 닥터', 'phone in', 'call us', '서울', '나루모바일'])(
  '%s names no place beside other words',
  async (phrase) => {
    expect(await placeWithin(phrase, names)).toBeUndefined()
  },
)
