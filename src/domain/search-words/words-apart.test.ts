import { expect, test } from 'vitest'
import { hintedTrade, isChain } from './hint-words.ts'
import { queryParts } from './query-parts.ts'
import { allWordsApart, wordsApart } from './words-apart.ts'

test.each([
  ['내근처치킨', ['내근처', '치킨']],
  ['가까운카페', ['가까운', '카페']],
  ['술집거리', ['술집']],
  ['별빛거리', ['별빛거리']],
  ['먹거리', ['먹거리']],
  ['sushinearme', ['sushi', 'near', 'me']],
  ['lawyernear', ['lawyer', 'near']],
  ['dentistnearby', ['dentist', 'nearby']],
  ['qwertznearme', ['qwertznearme']],
  ['족발배달', ['족발', '배달']],
  ['짬뽕잘하는집', ['짬뽕', '잘하는집']],
  ['떡볶이포장', ['떡볶이', '포장']],
  ['애견동반카페', ['애견동반', '카페']],
  ['국수사랑', ['국수사랑']],
  ['포장마차', ['포장마차']],
  ['한식뷔페', ['한식뷔페']],
  ['햇살동칼국수', ['햇살동', '칼국수']],
  ['우동칼국수', ['우동칼국수']],
  ['안동찜닭', ['안동찜닭']],
])('%s is %j', (word, parts) => {
  expect(wordsApart(word)).toEqual(parts)
})

test.each([
  [
    ['약국거리', '식당'],
    ['약국거리', '식당'],
  ],
  [
    ['술집거리', '햇살동'],
    ['술집', '햇살동'],
  ],
])('%j are %j', (words, parts) => {
  expect(allWordsApart(words)).toEqual(parts)
})

test.each(['sushinearme', 'lawyernear me', '내근처치킨', 'in der naehe sushi', 'in meiner Naehe Pizza'])(
  '%s asks for what is near',
  (text) => {
    expect(queryParts(text)).toMatchObject({ hasTrade: true })
    expect(queryParts(text).near).not.toBe('')
  },
)

test.each([
  ['딤섬 성수동', { trade: '중식', others: '성수동', phrase: '딤섬' }],
  ['invisalign oslo', { trade: 'Dentist', others: 'oslo', phrase: 'invisalign' }],
  ['dentist oslo', undefined],
  ['짜장면 성수동', undefined],
])('%s names a trade that tells of a broader one, or none', (text, broader) => {
  expect(queryParts(text).broader).toEqual(broader)
})

test.each([
  ['맥도널드', 'Hamburger restaurant', true],
  ['김밥천국', 'Gimbap restaurant', true],
  ['jjajangmyeon', 'Chinese restaurant', false],
  ['안동찜닭', 'Korean restaurant', false],
  ['dog crate', 'Pet store', false],
  ['divorce', 'Divorce lawyer', false],
  ['Scheidung', 'Divorce lawyer', false],
  ['feeds ng manok', 'Animal feed store', false],
  ['mineral water', 'Bottled water supplier', false],
  ['samgyupsal', 'Korean restaurant', false],
  ['ob gyn', "Women's health clinic", false],
  ['tmj', 'Dentist', false],
  ['krpelji', 'Veterinarian', false],
  ['pandesal', 'Bakery', false],
  ['랍스터', 'Restaurant', false],
  ['namirnice', 'Grocery store', false],
  ['짱깨', 'Chinese restaurant', false],
])('%s tells of %s, and may be a chain: %s', (phrase, trade, isOne) => {
  expect(hintedTrade(phrase)).toBe(trade)
  expect(isChain(phrase)).toBe(isOne)
})

test('a chain with the name of a trade is meant beside Korean, if no other trade is', () => {
  expect(queryParts('bbq 대덕구').rest).toBe('비비큐 대덕구')
  expect(queryParts('한식 bbq 대덕구').rest).not.toContain('비비큐')
  expect(queryParts('bbq oslo').rest).toBe('bbq oslo')
})
