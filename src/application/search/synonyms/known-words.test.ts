import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { knownMeaning } from './known-words.ts'

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
