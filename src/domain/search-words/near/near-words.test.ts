import { expect, test } from 'vitest'
import { withoutNearWords } from './near-words.ts'

test.each([
  ['한양대 근처', '한양대'],
  ['성수역주변', '성수역'],
  ['near Oslo', 'Oslo'],
  ['in der Nähe von Bern', 'Bern'],
  ['Kadıköy civarı', 'Kadıköy'],
  ['neer Oslo', 'Oslo'],
  ['Oslo in miner nöchi', 'Oslo'],
  ['왕십리역 6번출구', '왕십리역'],
  ['왕십리역 6번 출구 앞', '왕십리역'],
  ['6번출구', '6번출구'],
  ['am Bellevue', 'Bellevue'],
  ['im Seefeld', 'Seefeld'],
  ['Oslo', 'Oslo'],
  ['근처', '근처'],
])('%s → %s', (text, place) => {
  expect(withoutNearWords(text)).toBe(place)
})
