import { expect, test } from 'vitest'
import { inLanguage, languageOf } from './panel-language.ts'

test.each([
  [undefined, 'ko'],
  ['*', 'ko'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  ['tr,en;q=0.5,ko;q=0.7', 'ko'],
  ['tr-TR', 'ko'],
  ['ko;q=0,en', 'en'],
  [',;q=,en;q=x', 'en'],
])('Accept-Language %s → %s', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language)
})

test('an answer gets its message and its problems in one language, and keeps all else', () => {
  const text = { ko: '가', en: 'a' }
  expect(inLanguage({ message: text, problems: { name: text }, id: 1 }, 'en')).toEqual({
    message: 'a',
    problems: { name: 'a' },
    id: 1,
  })
  for (const answer of [{ message: 'Accepted' }, { problems: 1 }, [text], null, 'text'])
    expect(inLanguage(answer, 'en')).toBe(answer)
})
