import { expect, test } from 'vitest'
import { nearestDistrict } from './nearest-district.ts'

const named = (...names: string[]) => names.map((name) => ({ name, shown: name, businessCount: 1 }))

test.each([
  ['서울', '성동구', named('마포구', '강서구', '동대문구', '노원구'), '동대문구'],
  ['서울', '강남구', named('마포구', '서초구', '도봉구'), '서초구'],
  ['부산', '수영구', named('사하구', '해운대구'), undefined],
  ['서울', '없는구', named('마포구'), undefined],
  ['서울', '성동구', named('Altstadt'), undefined],
  ['서울', '성동구', [], undefined],
])('%s %s: the nearest of %j is %s', (city, from, districts, nearest) => {
  expect(nearestDistrict(city, from, districts)?.name).toBe(nearest)
})
