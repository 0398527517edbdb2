import { describe, expect, test } from 'vitest'
import { findCompanions } from '../companions.ts'
import { closingIn, unknownStatus } from './closing.ts'
import { closingOf } from './closing-status.ts'

/** What a row says whose columns have these headers. */
const closing = (row: Readonly<Record<string, string>>) => {
  const cells = Object.values(row)
  return closingIn(findCompanions(Object.keys(row), new Set()), (index) => cells[index] ?? '')
}

/** The same, and what of it nobody can read. */
const said = (header: string, cell: string) => {
  const companions = findCompanions([header], new Set())
  const read = () => cell
  return [closingIn(companions, read), unknownStatus(companions, read)]
}

test.each([
  ['폐업여부', '폐업함', 'gone'],
  ['폐업여부', '영업중', 'open'],
  ['폐업여부', '정상', 'open'],
  ['폐업여부', '휴업', 'paused'],
  ['폐업여부', '미폐업', 'open'],
  ['폐업여부', 'N(영업중)', 'open'],
  ['폐업여부', '해당없음', 'open'],
  ['폐업여부', '2023년 5월 1일', 'gone'],
  ['폐업여부', '9999-12-31', 'open'],
  ['휴업여부', '휴업', 'paused'],
  ['휴업여부', '정상', 'open'],
  ['휴업여부', '폐업', 'gone'],
  ['휴업여부', 'N', undefined],
  ['휴폐업여부', 'Y', 'paused'],
  ['휴폐업여부', '폐업', 'gone'],
  ['폐업구분', '03 폐업', 'gone'],
  ['운영여부', 'X', 'gone'],
  ['운영여부', '미운영', 'gone'],
  ['영업여부', '휴업', 'paused'],
  ['영업여부', '영업 안함', 'gone'],
  ['사용여부', 'N', 'gone'],
  ['Closed?', 'closed', 'gone'],
  ['Closed?', 'open', 'open'],
  ['Closed?', 'not closed', 'open'],
  ['Closed?', 'temporarily', 'paused'],
  ['Trading?', 'closed', 'gone'],
  ['Trading?', 'not trading', 'gone'],
  ['Active', 'inactive', 'gone'],
  ['Inactive', 't', 'gone'],
  ['Kapandı mı?', 'kapandı', 'gone'],
  ['Aktif mi?', 'E', 'open'],
  ['廃業', '廃業', 'gone'],
  ['is_open', 'permanently closed', 'gone'],
  ['is_open', 'true', undefined],
  ['Etat administratif', 'Actif', 'open'],
  ['situacao_cadastral', '02', 'open'],
])('a column that asks takes the word for its answer, %s: %s', (header, cell, expected) => {
  expect(said(header, cell)).toEqual([expected, ''])
})

test('an answer that nobody can read is named beside a status that is known', () => {
  const row = ['Active', 'moved away', 'true']
  const companions = findCompanions(['ABN Status', 'Trading?', 'is_open'], new Set())
  expect(unknownStatus(companions, (index) => row[index] ?? '')).toBe('moved away')
})

test.each([
  ['廃業年月日', '令和5年12月20日'],
  ['Data cessazione', '31/12/2024'],
  ['Fecha de baja', '3 marzo 2024'],
  ['DissolutionDate', '05/06/2021'],
  ['Kapanış Tarihi', '12.05.2021'],
  ['폐업신고일', '2023.5.1'],
  ['date_closed', '2023'],
])('a day of closing, %s: %s', (header, cell) => {
  expect(said(header, cell)[0]).toBe('gone')
  expect(said(header, '')[0]).toBeUndefined()
})

test.each([
  ['폐업여부', '모름'],
  ['휴업여부', '2023-05-01'],
  ['영업여부', '확인 필요'],
  ['Closed?', 'ask Kim'],
  ['Trading?', 'pending'],
  ['is_open', '0'],
  ['is_open', 'closed'],
  ['situacao_cadastral', 'ZZZ'],
  ['Etat administratif', 'X'],
])('an answer that nobody can read is named, %s: %s', (header, cell) => {
  expect(said(header, cell)).toEqual([undefined, cell])
})

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
  ['영업상태', '영업임시중지', 'paused'],
  ['営業状況', '休業', 'paused'],
])('the status of an exporter, %s: %s', (header, cell, expected) => {
  expect(closing({ [header]: cell })).toBe(expected)
})

test('a month stands before a word that is of no single day', () => {
  expect(closingOf('11월 폐업')).toBe('gone')
  expect(closingOf('11월 휴업')).toBeUndefined()
  expect(closingOf('11월 폐업 예정')).toBeUndefined()
})
