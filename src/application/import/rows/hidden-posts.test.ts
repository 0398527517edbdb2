import { expect, test } from 'vitest'
import { withStatusKind } from '../columns/check-columns.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from './companions.ts'
import { normaliseRow } from './normalise-row.ts'

/** Why the rows of a file with these statuses are refused; '' where they are not. */
function refusals(header: string, statuses: readonly string[]) {
  const headers = ['name', 'address', header]
  const rows = statuses.map((status, index) => [`Shop ${index}`, `${index} Elm St`, status])
  const columns = recogniseHeader(headers)
  const found = findCompanions(headers, new Set(Object.values(columns)))
  const companions = withStatusKind(found, headers, rows)
  return rows.map(
    (cells) =>
      normaliseRow({ number: 2, cells }, columns, { deriveIds: true, companions }).refused?.reason ?? '',
  )
}

test.each(['Status', 'post_status'])('posts that their website does not show are refused: %s', (header) => {
  expect(refusals(header, ['publish', 'draft', 'Pending', 'private', ''])).toEqual([
    '',
    'post-hidden',
    'post-hidden',
    'post-hidden',
    '',
  ])
})

test('the same words of what is no post are not', () => {
  expect(refusals('Status', ['active', 'pending', 'private'])).toEqual(['', '', ''])
})
