import { expect, test } from 'vitest'
import { normaliseRow } from '../rows/normalise-row.ts'
import { recogniseHeader } from './columns.ts'

const header = ['name', 'place_id', 'phone', 'rating', 'postal_code', 'photo', 'location_link', 'category']
const columns = recogniseHeader(header)

function unreadOf(cells: Readonly<Partial<Record<string, string>>>) {
  const all: Record<string, string | undefined> = { name: '솔길', place_id: 'ChIJunread01', ...cells }
  const row = { number: 2, cells: header.map((column) => all[column] ?? '') }
  const { draft, unread } = normaliseRow(row, columns, { deriveIds: false }) as {
    draft: unknown
    unread: readonly string[]
  }
  expect(draft).toBeDefined()
  return unread
}

test.each<[string, string]>([
  ['phone', 'abc'],
  ['rating', 'five'],
  ['photo', 'front.jpg'],
  ['location_link', 'see map'],
])('%s: %s is unread', (column, text) => {
  expect(unreadOf({ [column]: text })).toEqual([column])
})

test.each<[string, string]>([
  ['phone', ''],
  ['phone', '-'],
  ['phone', 'N/A'],
  ['phone', '02-333-4444'],
  ['rating', '0'],
  ['rating', '0.0'],
  ['rating', '4,5'],
  ['photo', '{}'],
])('%s: %j is not', (column, text) => {
  expect(unreadOf({ [column]: text })).toEqual([])
})
