import { describe, expect, test } from 'vitest'
import { closingIn, closingOf } from './closing.ts'
import { findCompanions } from './companions.ts'

/** What a row says whose columns have these headers. */
const closing = (row: Readonly<Record<string, string>>) => {
  const cells = Object.values(row)
  return closingIn(findCompanions(Object.keys(row), new Set()), (index) => cells[index] ?? '')
}

describe('a column that asks whether a business has closed', () => {
  test.each([
    ['Definitief gesloten', 'Ja', 'gone'],
    ['Definitief gesloten', 'Nee', 'open'],
    ['Tijdelijk gesloten', 'ja, wegens verbouwing', 'paused'],
    ['Fermé définitivement', 'VRAI', 'gone'],
    ['Cerrado permanentemente', 'FALSO', 'open'],
    ['Vorübergehend geschlossen', 'WAHR', 'paused'],
    ['폐업', '네', 'gone'],
    ['폐업', '2023-05-01', 'gone'],
    ['isLongClosed', 'true', 'paused'],
    ['isLongClosed', 'false', undefined],
  ])('%s: %s', (header, cell, expected) => {
    expect(closing({ [header]: cell })).toBe(expected)
  })
})

test.each([
  ['Trading?', 'No - ceased 2023', 'gone'],
  ['Trading?', 'No data', undefined],
  ['Still open', '❌', 'gone'],
  ['Still open', 'tak', 'open'],
])('a column that asks whether it is still one, %s: %s', (header, cell, expected) => {
  expect(closing({ [header]: cell })).toBe(expected)
})

test.each([
  ['Functional status', 'Destroyed', 'gone'],
  ['Functional status', 'Non-functional', 'paused'],
  ['Functional status', 'Partially functional', 'open'],
  ['closed_bucket', 'VeryLikelyClosed', 'gone'],
  ['closed_bucket', 'VeryLikelyOpen', 'open'],
  ['closed_bucket', 'Unsure', undefined],
  ['Status', '🚧 Temporarily closed', 'paused'],
  ['Status', '✅ Open', 'open'],
])('the status of an exporter, %s: %s', (header, cell, expected) => {
  expect(closing({ [header]: cell })).toBe(expected)
})

test('a month stands before a word that is of no single day', () => {
  expect(closingOf('11월 폐업')).toBe('gone')
  expect(closingOf('11월 휴업')).toBeUndefined()
  expect(closingOf('11월 폐업 예정')).toBeUndefined()
})
