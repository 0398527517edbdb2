import { expect, test } from 'vitest'
import { parseReport, type ReportErrors } from './report.ts'

test('a report says what is wrong, with a line if there is one', () => {
  expect(parseReport({ phone: '1', hours: '1', note: '  새 번호:\n02-1 ', contact: 'a@b.kr' })).toEqual({
    report: { reasons: ['phone', 'hours'], note: '새 번호: 02-1', contact: '' },
  })
  expect(parseReport({ closed: '1' })).toEqual({ report: { reasons: ['closed'], note: '', contact: '' } })
})

test('the business itself gives a contact, and need not say what is wrong', () => {
  for (const contact of ['owner@example.org', '+82 2-300-1000']) {
    expect(parseReport({ owner: '1', contact })).toEqual({ report: { reasons: [], note: '', contact } })
  }
})

test.each<[Record<string, string>, ReportErrors]>([
  [{}, { reasons: 'missing' }],
  [{ phone: 'on', note: 'x' }, { reasons: 'missing' }],
  [{ other: '1' }, { note: 'missing' }],
  [{ phone: '1', note: 'x'.repeat(301) }, { note: 'too-long' }],
  [{ owner: '1' }, { contact: 'missing' }],
  [{ owner: '1', contact: 'call me' }, { contact: 'no-contact' }],
  [
    { owner: '1', contact: `${'x'.repeat(254)}@b.kr`, note: 'x'.repeat(301) },
    { contact: 'too-long', note: 'too-long' },
  ],
])('%j → what is wrong: %j', (fields, errors) => {
  expect(parseReport(fields)).toEqual({ errors })
})
