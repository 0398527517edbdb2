import { expect, test } from 'vitest'
import { wrongParticles } from './wrong-particles.ts'

test.each([
  ['카페 한결은 여기 있고 카페 한결을 소개합니다.', '카페 한결', []],
  ['카페 한결는 여기', '카페 한결', ['카페 한결는']],
  ['나무가 있고 나무이 있다', '나무', ['나무이']],
  ['서울로 가고 서울으로 간다', '서울', ['서울으로', '서울으로']],
  ['Café은 여기', 'Café', ['Café은']],
  ['Café 매장은 여기', 'Café', []],
  ['LG와 CGV은', 'CGV', ['CGV은']],
  ['카페 3는', '카페 3', ['카페 3는']],
])('%s', (text, word, wrong) => expect(wrongParticles(text, [word])).toEqual(wrong))

test('object particles are checked after every word', () => {
  expect(wrongParticles('정보을 보고 마을을 지나 가을 길를 걷는다. 집으로, 길로.', [])).toEqual([
    '정보을',
    '길를',
  ])
})

test('each place of a word is looked at', () => {
  expect(wrongParticles('별은 별는', ['별'])).toEqual(['별는'])
})
