import { expect, test } from 'vitest'
import { joinBatches } from './import-workbook.ts'
import type { ListingBatch } from './listing-source.ts'
import { emptyQualitySummary } from './quality-summary.ts'

const batch = (lastRow: number, rows: number): ListingBatch => ({
  drafts: Array.from({ length: rows - 2 }, (_, index) => ({ placeId: `${lastRow}-${index}` })) as never,
  refused: [{ rowNumber: lastRow, reason: 'no id', cells: {} }],
  repeats: 1,
  quality: { ...emptyQualitySummary(), withoutCity: rows - 2 },
  lastRow,
  share: lastRow / 100,
})

test('batches are joined up to a size, in order, with nothing lost', async () => {
  async function* source() {
    for (let row = 10; row <= 70; row += 10) yield batch(row, 5)
  }
  const joined: ListingBatch[] = []
  for await (const one of joinBatches(source(), 12)) joined.push(one)
  expect(joined.map(({ drafts }) => drafts.length)).toEqual([9, 9, 3])
  expect(joined.map(({ refused }) => refused.map(({ rowNumber }) => rowNumber))).toEqual([
    [10, 20, 30],
    [40, 50, 60],
    [70],
  ])
  expect(joined.map(({ repeats, lastRow, share }) => [repeats, lastRow, share])).toEqual([
    [3, 30, 0.3],
    [3, 60, 0.6],
    [1, 70, 0.7],
  ])
  expect(joined.map(({ quality }) => quality.withoutCity)).toEqual([9, 9, 3])
  expect(joined[1]?.drafts.map(({ placeId }) => placeId).slice(2, 5)).toEqual(['40-2', '50-0', '50-1'])
})
