import { expect, test } from 'vitest'
import { isJoinedName, leaveOut } from './leave-out.ts'

const known: Record<string, number> = { 좋은: 30, 조용한: 2, thrush: 2, good: 900, qwertzstr: 1, 94: 7 }
const dictionary = {
  findWords: async (keys: readonly string[]) =>
    Object.entries(known).flatMap(([word, businessCount]) =>
      keys.includes(word) ? [{ word, key: word, businessCount }] : [],
    ),
}

test('what says how a place is is left out last, and as a whole', async () => {
  expect(await leaveOut(dictionary, '제주시 조용한 혼자 먹기 좋은 꽃집', ['제주시'])).toEqual([
    '제주시 혼자 먹기 좋은 꽃집',
    '제주시 꽃집',
  ])
})

test('the word for any shop is not left alone', async () => {
  expect(await leaveOut(dictionary, 'qwertz store', [])).toEqual([])
  expect(await leaveOut(dictionary, 'qwertz store oslo', ['oslo'])).toEqual([])
  expect(await leaveOut(dictionary, 'qwertz florist oslo', ['oslo'])).toEqual(['florist oslo'])
})

test('half of a trade is not left, though it may name the trade', async () => {
  expect(await leaveOut(dictionary, 'korean restaurant oslo', ['oslo'])).toEqual([])
  expect(await leaveOut(dictionary, 'korean restaurant qwertz oslo', ['oslo'])).toEqual([
    'korean restaurant oslo',
  ])
})

test('no group of digits is left out of a phone number', async () => {
  expect(await leaveOut(dictionary, '02-2291', [])).toEqual([])
  expect(await leaveOut(dictionary, 'thrush 5559999', [])).toEqual([])
})

test('what joins words is left out before them', async () => {
  expect(await leaveOut(dictionary, 'florist with qwertz oslo', ['oslo'])).toEqual([
    'florist qwertz oslo',
    'florist oslo',
  ])
})

test.each([
  ['church rd plumber', [], ['plumber']],
  ['plumber church rd', [], ['plumber']],
  ['bank street plumber', ['street'], ['plumber']],
  ['plumber qwertz street', ['street'], ['plumber']],
  ['plumber oslo street', ['oslo'], ['plumber oslo']],
  ['plumber qwertz main street oslo', ['oslo'], ['plumber main street oslo', 'plumber oslo']],
])('%s in %j: no half of a street is left', async (text, places, texts) => {
  expect(await leaveOut(dictionary, text, places)).toEqual(texts)
})

test.each([
  ['thrush vegan oslo', 'thrush oslo'],
  ['oslo wheelchair thrush', 'oslo thrush'],
  ['good vegan oslo', 'vegan oslo'],
  ['qwertz vegan oslo', 'vegan oslo'],
  ['kfc oslo delivery', 'kfc oslo'],
])('%s: a rare name stays before what is said of it', async (text, first) => {
  expect((await leaveOut(dictionary, text, ['oslo']))[0]).toBe(first)
})

test.each([
  ['qwertzstr 94', [], ['qwertzstr']],
  ['qwertzstr 94 oslo', ['oslo'], ['qwertzstr oslo']],
  ['yxcvstr 94', [], ['yxcvstr']],
  ['plumber qwertzstr 94', [], ['plumber qwertzstr', 'plumber']],
  ['h m oslo', ['oslo'], []],
])('%s: no number and no letter is left alone', async (text, places, texts) => {
  expect(await leaveOut(dictionary, text, places)).toEqual(texts)
})

test.each(['h & m', 'h&m', 'salt and pepper', 'Salz und Pfeffer', 'salt + pepper'])(
  '%s is one name',
  (text) => {
    expect(isJoinedName(text)).toBe(true)
  },
)

test.each(['b & b', 'florist and cafe', 'thrush and', 'thrush at oslo', 'sushi and beer'])(
  '%s is no name',
  (text) => {
    expect(isJoinedName(text)).toBe(false)
  },
)
