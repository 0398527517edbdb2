import { expect, test } from 'vitest'
import { withoutNearWords } from './near-words.ts'

test.each([
  ['한양대 근처', '한양대'],
  ['성수역주변', '성수역'],
  ['near Oslo', 'Oslo'],
  ['in der Nähe von Bern', 'Bern'],
  ['Kadıköy civarı', 'Kadıköy'],
  ['Oslo', 'Oslo'],
  ['근처', '근처'],
])('%s → %s', (text, place) => {
  expect(withoutNearWords(text)).toBe(place)
})
