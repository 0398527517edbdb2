import { describe, expect, test } from 'vitest'
import { JobError } from '../jobs/job-handler.ts'
import type { HistoryKind, RecordOf } from '../ports/history-store.ts'
import { headerLine, parseHeader, parseLine } from './backup-format.ts'

const now = Date.UTC(2026, 10, 21)
const pair = { ids: 'id1 id2', reasons: ['phone'], strength: 2, isDismissed: true, foundAt: now } as const
const report = {
  id: 'r1',
  listingId: 'id1',
  reasons: ['phone'],
  note: '',
  contact: '',
  createdAt: now,
} as const

const records: { readonly [Kind in Exclude<HistoryKind, 'former'>]: RecordOf<Kind> } = {
  merge: { of: 'merge', id: 'id1', rowNumber: 4, into: 'id2', slug: '가게-1' },
  pair: { of: 'pair', ...pair, isSingle: true, jobId: '' },
  report: { of: 'report', ...report, decision: 'applied', decidedAt: now, changeId: 'c1' },
  job: {
    of: 'job',
    id: 'j1',
    kind: 'import',
    state: 'done',
    subject: 'list.xlsx',
    username: '',
    request: { mode: 'skip' },
    progress: null,
    result: { imported: 5 },
    attempts: 1,
    idleAttempts: 0,
    createdAt: now,
    startedAt: null,
    updatedAt: now,
    undoneAt: null,
  },
  refusedRow: { of: 'refusedRow', jobId: 'j1', rowNumber: 7, reason: 'name-missing', cells: { name: '' } },
  audit: {
    of: 'audit',
    id: 'a1',
    at: now,
    username: 'admin',
    action: 'listing-edited',
    subjectId: 'id1',
    subject: '가게',
    details: null,
  },
  change: { of: 'change', id: 'a1', changedAt: now },
  addedRows: { of: 'addedRows', changeId: 'j1', first: 1, last: 5 },
  droppedName: { of: 'droppedName', changeId: 'a1', kind: 'city', key: 'ulm', name: 'Ulm', group: null },
}

describe('a record of a backup', () => {
  test.each(Object.entries(records))('of a %s is read as it was written', (_, record) => {
    expect(parseLine(JSON.stringify(record), 5)).toEqual(record)
  })

  test.each(
    Object.values(records).flatMap((record) =>
      Object.keys(record)
        .filter((field) => record.of !== 'report' || field !== 'changeId')
        .map((field) => [record, field] as const),
    ),
  )('%o without %s is refused', (record, field) => {
    const { [field as 'of']: _, ...others } = record
    expect(() => parseLine(JSON.stringify(others), 5)).toThrow(JobError)
  })

  test.each<[HistoryKind, object]>([
    ['pair', { ids: 'id1' }],
    ['pair', { ids: 'id2 id1' }],
    ['pair', { ids: 'id1 id1' }],
    ['pair', { ids: 'id1 id2 id3' }],
    ['pair', { ids: `a ${'b'.repeat(200)}` }],
    ['pair', { reasons: ['phone', 'mood'] }],
    ['pair', { reasons: ['phone', 'phone'] }],
    ['pair', { strength: 4 }],
    ['pair', { isDismissed: 'yes' }],
    ['pair', { foundAt: -1.5 }],
    ['merge', { rowNumber: 0 }],
    ['merge', { into: '' }],
    ['merge', { of: 'split' }],
    ['report', { decision: 'perhaps' }],
    ['job', { state: 'running' }],
    ['job', { kind: 'party' }],
    ['job', { undoneAt: 'now' }],
    ['audit', { action: 'sang' }],
    ['audit', { subject: 'half \ud83d' }],
    ['droppedName', { kind: 'street' }],
    ['addedRows', { last: 2 ** 40 }],
  ])('of a %s with %o is refused', (kind, damage) => {
    const record = records[kind as keyof typeof records]
    expect(() => parseLine(JSON.stringify({ ...record, ...damage }), 5)).toThrow(JobError)
  })

  test('of a former listing is refused where the listing is none', () => {
    const record = { of: 'former', changeId: 'a1', changedAt: now, before: { id: 'id1' } }
    expect(() => parseLine(JSON.stringify(record), 5)).toThrow(/5번째 줄.*before\.\w+ 필드가 없습니다/)
  })
})

test('pairs and reports in the header of a backup of version 1 are records', () => {
  const line = headerLine({ createdAt: now, listings: 0, synonyms: [], layouts: [], trades: [] })
  expect(parseHeader(line).history).toEqual([])
  const older = { ...JSON.parse(line), version: 1, reports: [report], pairs: [pair] }
  expect(parseHeader(JSON.stringify(older)).history).toEqual([
    { of: 'pair', ...pair, isSingle: false, jobId: '' },
    { of: 'report', ...report, decision: null, decidedAt: null, changeId: null },
  ])
})

test('a report of a backup that knows no change of it has none', () => {
  const older = { of: 'report', ...report, decision: 'applied', decidedAt: now }
  expect(parseLine(JSON.stringify(older), 2)).toEqual({ ...older, changeId: null })
})
