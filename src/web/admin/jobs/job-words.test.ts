import { describe, expect, test } from 'vitest'
import type { JobView } from '../../../domain/administration/administration.ts'
import { en } from '../messages/en.ts'
import { ko } from '../messages/ko.ts'
import {
  jobToast,
  outcomeText,
  progressText,
  silenceText,
  stateText,
  subjectText,
  undoneText,
} from './job-words.ts'

function job(changes: Partial<JobView>): JobView {
  return {
    id: '1',
    kind: 'import',
    state: 'running',
    subject: 'a.xlsx',
    username: 'admin',
    done: 412_000,
    total: 1_000_000,
    share: 0.412,
    rowsPerSecond: 18_400,
    secondsLeft: 32,
    progress: null,
    result: null,
    createdAt: 0,
    startedAt: 0,
    updatedAt: 0,
    cancelRequested: false,
    attempts: 1,
    canUndo: false,
    undoneAt: null,
    downloadPath: null,
    ...changes,
  }
}

describe('progressText', () => {
  test('tells rows done, all, per second, and the time left', () => {
    expect(progressText(job({}), ko)).toBe('412,000 / 1,000,000건 · 초당 18,400건 · 32초 남음')
    expect(progressText(job({}), en)).toBe('412,000 of 1,000,000 rows · 18,400 rows per second · 32 s left')
  })

  test('leaves out what is not known', () => {
    const known = job({ total: null, rowsPerSecond: null, secondsLeft: null })
    expect(progressText(known, ko)).toBe('412,000건')
  })
})

test('silenceText tells of a running job that has said nothing for five minutes', () => {
  const minute = 60_000
  expect(silenceText(job({}), 4.9 * minute, ko)).toBe('')
  expect(silenceText(job({}), 7.5 * minute, ko)).toMatch(/^7분째 소식이 없습니다\. 기다리거나, 취소하면/)
  expect(silenceText(job({ cancelRequested: true }), 7.5 * minute, ko)).toMatch(/^7분째 .*강제로 끝냅니다/)
  expect(silenceText(job({ updatedAt: 5 * minute }), 7.5 * minute, ko)).toBe('')
  for (const state of ['queued', 'done', 'failed'] as const)
    expect(silenceText(job({ state }), 7.5 * minute, ko)).toBe('')
})

describe('subjectText', () => {
  const restored = job({ kind: 'restore', subject: 'snapshot-2026-11-30T00-37-43-816Z.jsonl.gz' })

  test.each([
    ['삭제', 'delete', job({ kind: 'bulk', subject: 'delete' })],
    ['인증 풀기', 'unverify', job({ kind: 'bulk', subject: 'unverify' })],
    [
      '카테고리: Florist, 도시: 고양시',
      'Category: Florist, City: 고양시',
      job({ kind: 'bulk', subject: 'category: Florist, city: 고양시' }),
    ],
    ['삭제', 'delete', job({ kind: 'undo', subject: 'delete' })],
    ['도시: 고양시', 'City: 고양시', job({ kind: 'undo', subject: 'city: 고양시' })],
    ['city: b.xlsx', 'city: b.xlsx', job({ kind: 'undo', subject: 'city: b.xlsx' })],
    ['sung', 'sung', job({ kind: 'bulk', subject: 'sung' })],
    ['a: b.xlsx', 'a: b.xlsx', job({ subject: 'a: b.xlsx' })],
  ])('says %s', (korean, english, one) => {
    expect([subjectText(one, ko), subjectText(one, en)]).toEqual([korean, english])
  })

  test('says of a snapshot its time, as the list of snapshots does', () => {
    const at = Date.UTC(2026, 10, 30, 0, 37, 43, 816)
    for (const messages of [ko, en])
      expect(subjectText(restored, messages)).toBe(messages.formats.dateTime(at))
  })
})

test('the outcome of the search texts says how many are short, if any are', () => {
  const written = (short: number) =>
    outcomeText(job({ kind: 'seo', state: 'done', result: { updated: 7, short } }), ko)
  expect(written(3)).toBe('만듦 7곳 · 정보가 적어 짧은 글 3곳')
  expect(written(0)).toBe('만듦 7곳')
})

describe('stateText', () => {
  test.each([
    ['차례를 기다리는 중', { state: 'queued' }],
    ['진행 중', {}],
    ['멈춘 곳부터 이어서 하는 중', { attempts: 2 }],
    ['취소하는 중', { cancelRequested: true }],
    ['완료', { state: 'done' }],
    ['되돌림', { state: 'done', undoneAt: 5 }],
    ['되돌림', { state: 'cancelled', undoneAt: 5 }],
  ] as const)('%s', (text, changes) => {
    expect(stateText(job(changes), ko)).toBe(text)
  })
})

describe('outcomeText', () => {
  test('tells what an import did, and what it had done when it was cancelled', () => {
    const figures = { imported: 9412, updated: 0, duplicates: 380, errors: 3 }
    const text = '가져옴 9,412건 · 변경 0건 · 중복 380건 · 오류 3건'
    expect(outcomeText(job({ state: 'done', result: figures }), ko)).toBe(text)
    expect(outcomeText(job({ state: 'cancelled', progress: figures }), ko)).toBe(text)
  })

  test('tells why a job failed', () => {
    expect(outcomeText(job({ state: 'failed', result: { message: 'No header row.' } }), ko)).toBe(
      'No header row.',
    )
  })
})

describe('undoneText', () => {
  test('says how many listings go and how many are restored', () => {
    const figures = { imported: 9412, updated: 3, duplicates: 380, errors: 3 }
    const text = '더한 업체 9,412곳을 지웁니다. 바뀐 업체 3곳을 전 내용으로 되돌립니다.'
    expect(undoneText(job({ state: 'done', result: figures }), ko)).toBe(text)
    expect(undoneText(job({ state: 'cancelled', progress: figures }), ko)).toBe(text)
    expect(undoneText(job({ kind: 'trades', state: 'done', result: { count: 7 } }), ko)).toBe(
      '바뀐 업체 7곳을 전 내용으로 되돌립니다.',
    )
    expect(undoneText(job({ state: 'done', result: { message: '' } }), ko)).toBe('')
  })
})

describe('jobToast', () => {
  test.each([
    [
      'Import Completed',
      '9 imported, 2 duplicates skipped, 0 errors',
      { result: { imported: 9, duplicates: 2, errors: 0 } },
    ],
    [
      'Import Completed',
      '0 imported, 4 updated, 2 duplicates skipped, 0 errors',
      { result: { imported: 0, updated: 4, duplicates: 2, errors: 0 } },
    ],
    ['Import failed', 'No header row.', { state: 'failed', result: { message: 'No header row.' } }],
    ['Import failed', 'Failed to import Excel file', { state: 'failed' }],
    ['Export successful', 'Excel file has been downloaded', { kind: 'export' }],
    ['Export failed', 'Failed to export Excel file', { kind: 'export', state: 'failed' }],
    ['SEO Content Generated', 'Written.', { kind: 'seo', result: { message: 'Written.', updated: 7 } }],
    [
      'SEO Content Generated',
      'Generated SEO content for 7 businesses',
      { kind: 'seo', result: { updated: 7 } },
    ],
    [
      'Import failed',
      'No workbook.',
      { kind: 'preview', state: 'failed', result: { message: 'No workbook.' } },
    ],
    ['Export failed', 'Disk full.', { kind: 'export', state: 'failed', result: { message: 'Disk full.' } }],
    [
      'SEO Generation failed',
      'Failed to generate SEO content',
      { kind: 'seo', state: 'failed', result: { message: 'Disk full.' } },
    ],
    [
      'All data deleted',
      'All business data has been permanently deleted',
      { kind: 'delete-all', result: { deleted: 5 } },
    ],
    [
      '삭제할 업체가 없습니다',
      '디렉터리가 이미 비어 있어 스냅숏도 남기지 않았습니다.',
      { kind: 'delete-all', result: { deleted: 0 } },
    ],
    [
      'Delete failed',
      'Failed to delete all data',
      { kind: 'delete-all', state: 'failed', result: { message: 'Disk full.' } },
    ],
    ['복원 완료', '복원 5곳', { kind: 'restore', result: { restored: 5 } }],
    [
      '되돌리기 완료',
      '복원 5곳 · 업종 지정 취소 2건',
      { kind: 'undo', result: { restored: 5, forgotten: 2 } },
    ],
    ['가져오기 취소됨', 'a.xlsx', { state: 'cancelled' }],
  ] as const)('%s / %s', (title, text, changes) => {
    expect(jobToast(job({ state: 'done', ...changes }), ko)).toMatchObject({ title, text })
  })

  test('names the file of an import, of which several can end one after the other', () => {
    const failed = job({ kind: 'preview', state: 'failed', result: { message: 'No workbook.' } })
    expect(jobToast(failed, ko)).toMatchObject({ about: 'a.xlsx', isError: true })
    expect(jobToast(job({ state: 'done', result: {} }), ko)).toMatchObject({ about: 'a.xlsx' })
    expect(jobToast(job({ kind: 'undo', state: 'done' }), ko)).toMatchObject({ about: 'a.xlsx' })
    expect(jobToast(job({ kind: 'restore', state: 'done' }), ko)).not.toHaveProperty('about')
  })

  test('says nothing of a preview that ended well, nor of texts that followed a change', () => {
    expect(jobToast(job({ kind: 'preview', state: 'done' }), ko)).toBeUndefined()
    expect(jobToast(job({ kind: 'seo', username: '', state: 'done' }), ko)).toBeUndefined()
    expect(jobToast(job({ kind: 'seo', username: '', state: 'failed' }), ko)).toBeDefined()
  })
})
