import { describe, expect, test } from 'vitest'
import { JobError } from '../jobs/job-handler.ts'
import { headerLine, parseHeader } from './backup-format.ts'

const now = Date.UTC(2026, 10, 21)
const pair = {
  ids: 'id1 id2',
  reasons: ['phone' as const],
  strength: 2 as const,
  isDismissed: true,
  foundAt: now,
}

describe('the pairs of a header', () => {
  const header = (one: object) =>
    headerLine({
      createdAt: now,
      listings: 0,
      synonyms: [],
      layouts: [],
      trades: [],
      reports: [],
      pairs: [one as typeof pair],
    })

  test('are read as they were written; those of an older version are none', () => {
    expect(parseHeader(header(pair)).pairs).toEqual([pair])
    const { pairs: _, ...older } = JSON.parse(header(pair))
    expect(parseHeader(JSON.stringify(older)).pairs).toEqual([])
  })

  test.each<[string, object]>([
    ['one id', { ids: 'id1' }],
    ['ids in the wrong order', { ids: 'id2 id1' }],
    ['the same id twice', { ids: 'id1 id1' }],
    ['three ids', { ids: 'id1 id2 id3' }],
    ['ids without an end', { ids: `a ${'b'.repeat(200)}` }],
    ['an unknown reason', { reasons: ['phone', 'mood'] }],
    ['a reason twice', { reasons: ['phone', 'phone'] }],
    ['a strength that is none', { strength: 4 }],
    ['a dismissal that is none', { isDismissed: 'yes' }],
    ['a time that is none', { foundAt: -1.5 }],
  ])('with %s are refused', (_, damage) => {
    expect(() => parseHeader(header({ ...pair, ...damage }))).toThrow(JobError)
  })
})
