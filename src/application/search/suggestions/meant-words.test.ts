import { expect, test } from 'vitest'
import { meantWords } from './meant-words.ts'

test.each([
  ['카페 성동', '카페 성동', ''],
  ['맛집', '음식점', ''],
  ['성수 맛집', '성수 음식점', ''],
  ['best pizza', 'pizza', ''],
  ['24시 약', '약', '24시'],
  ['근처 카', '카', '근처'],
  ['gym near me', 'gym', 'near me'],
  ['비건 카페 성동', '카페 성동', '비건'],
  ['parking garage', 'parking garage', ''],
  ['짜장면', '짜장면', ''],
  ['변기가 막혔어요', '배관공', ''],
  ['오늘', '', '오늘'],
])('“%s” asks for “%s”, and keeps “%s”', (typed, text, kept) => {
  expect(meantWords(typed)[0]).toMatchObject({ text, kept })
})

test('the kept words stand where they were typed', () => {
  expect(meantWords('24시 약')[0]?.asSearched('약국')).toBe('24시 약국')
  expect(meantWords('gym near me')[0]?.asSearched('Gym')).toBe('Gym near me')
  expect(meantWords('카')[0]?.asSearched('카페')).toBe('카페')
})

test('a dish also asks for the trade that it tells of', () => {
  expect(meantWords('짜장면 성동').map(({ text }) => text)).toEqual(['짜장면 성동', '성동 중식'])
})
