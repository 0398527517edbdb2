import { expect, test } from 'vitest'
import { isCompoundPlace, isOtherPlace } from './compound-place.ts'

test.each(['squirrel hill', 'North Huntingdon', 'St. Florian', 'ross township', 'north forest hills'])(
  '“%s” is one place',
  (text) => {
    expect(isCompoundPlace(text)).toBe(true)
  },
)

test.each([
  'hill',
  'north pittsburgh',
  'in hill',
  'dog park',
  'main street',
  '성수동 hill',
  'florist squirrel hill',
])('“%s” is no name of one place', (text) => {
  expect(isCompoundPlace(text)).toBe(false)
})

test.each([
  ['north hollywood', 'hollywood', true],
  ['north huntingdon', 'huntingdon', true],
  ['north pittsburgh', 'pittsburgh', false],
  ['new york city', 'new york', false],
  ['huntingdon', 'huntingdon', false],
])('“%s” beside “%s”: another place is %s', (text, part, isOther) => {
  expect(isOtherPlace(text, part)).toBe(isOther)
})
