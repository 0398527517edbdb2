import { describe, expect, test } from 'vitest'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { indexToken, queryTokens, tokenQuery } from './index-token.ts'

describe('indexToken', () => {
  test('leaves what the analyzer gives as it is', () => {
    const terms = queryTerms('Döner 강남 스타벅스 ㅅㅌㅂㅅ İstanbul ışık кафе 24')
    expect(terms.map(indexToken)).toEqual(terms)
  })

  test('keeps no ASCII but small letters and digits', () => {
    const everything = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code))
    const ascii = [...indexToken(everything)].filter((character) => character < '\u0080')
    expect(ascii.join('')).toMatch(/^[0-9a-z]+$/)
  })

  test('keeps different keys apart', () => {
    const keys = ['new york', 'new-york', 'newyork', 'new.york', 'new\0york']
    expect(new Set(keys.map(indexToken)).size).toBe(keys.length)
  })

  test('stays well-formed where a cut would split a surrogate pair', () => {
    expect(indexToken(`a${'😀'.repeat(400)}`).isWellFormed()).toBe(true)
  })
})

test('queryTokens drops empty terms', () => {
  expect(queryTokens(['', 'a', ''])).toEqual(['a'])
  expect(queryTokens()).toEqual([])
})

describe('tokenQuery', () => {
  test('asks for what all alternatives share once', () => {
    expect(
      tokenQuery({
        terms: ['서울'],
        anyOf: [
          ['망원', '원소'],
          ['망원', '원손', '손세'],
        ],
      }),
    ).toEqual({
      all: ['서울', '망원'],
      anyOf: [['원소'], ['원손', '손세']],
    })
  })

  test('leaves out what another alternative asks for already, and more', () => {
    expect(
      tokenQuery({
        anyOf: [
          ['a', 'b', 'c'],
          ['a', 'b'],
          ['d', 'b'],
          ['b', 'd'],
        ],
      }),
    ).toEqual({
      all: ['b'],
      anyOf: [['a'], ['d']],
    })
    expect(tokenQuery({ anyOf: [['a', 'b'], ['a']] })).toEqual({ all: ['a'], anyOf: [] })
  })

  test('leaves out alternatives that ask for nothing, or for what is asked for anyway', () => {
    expect(tokenQuery({ terms: ['a'], anyOf: [[], ['']] })).toEqual({ all: ['a'], anyOf: [] })
    expect(tokenQuery({ terms: ['a'], anyOf: [['a'], ['b']] })).toEqual({ all: ['a'], anyOf: [] })
    expect(tokenQuery({})).toEqual({ all: [], anyOf: [] })
  })
})
