import { describe, expect, test } from 'vitest'
import { calledTerm, isWholeNameTerm, wholeNameTerms } from './name-term.ts'
import { queryTerms } from './search-terms.ts'

describe('a listing is called', () => {
  test.each([
    ['스타벅스 강남점', '스타벅스 강남점'],
    ['스타벅스강남점', '스타벅스 강남점'],
    ['ㅅㅌㅂㅅ ㄱㄴㅈ', '스타벅스 강남점'],
    ['ㅅㅌㅄㄱㄴㅈ', '스타벅스 강남점'],
    ['ㅍㅇㅈ24', '편의점 24'],
    ['miller&sons', 'Miller & Sons'],
    ['arnels', "Arnel's"],
    ['GUL KUAFOR', 'Gül Kuaför'],
    ['つばさ薬局阿佐ヶ谷', 'つばさ薬局 阿佐ヶ谷'],
  ])('“%s”: %s', (typed, name) => {
    expect(wholeNameTerms(name)).toContain(calledTerm(typed))
  })

  test.each([
    ['스타벅스', '스타벅스 강남점'],
    ['ㅅㅌㅂㅅ', '스타벅스 강남점'],
    ['ㅅ', '소'],
    ['', '!'],
    ['&', '&'],
  ])('not “%s”: %s', (typed, name) => {
    expect(wholeNameTerms(name)).not.toContain(calledTerm(typed))
  })
})

test('no words ask for a whole name', () => {
  const [term = '', initials = ''] = wholeNameTerms('스타벅스')
  expect(queryTerms(`${term} ${initials}`)).not.toContain(term)
  expect(queryTerms(`${term} ${initials}`)).not.toContain(initials)
})

test.each(['스타벅스 강남점', "Arnel's", '24', 'つばさ薬局'])('“%s” has terms of whole names', (name) => {
  expect(wholeNameTerms(name).every(isWholeNameTerm)).toBe(true)
  expect(queryTerms(name).some(isWholeNameTerm)).toBe(false)
})
