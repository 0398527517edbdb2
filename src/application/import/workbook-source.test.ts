import { expect, test } from 'vitest'
import type { RefusedRow } from '../ports/listing-store.ts'
import { openWorkbookSource } from './workbook-source.ts'

test('a row at which the program fails is refused, and all others come in', async () => {
  const header = ['name', 'place_id', 'category', 'full_address', 'phone', 'working_hours', 'about']
  const rows = Array.from({ length: 400 }, (_, at) => {
    // What no reader gives stands for a fault that nobody knows yet. It is behind the rows by which the table is found.
    const about = at === 300 ? ({} as string) : ''
    return [`Elm Cafe ${at}`, `p${at}`, 'Cafe', `${at} Elm St, Salem, OR 97301`, '503-555-0123', '9-5', about]
  })
  const workbook = {
    sheets: [{ name: 'CSV', visible: true }],
    async *rows() {
      yield [header, ...rows].map((cells, at) => ({ number: at + 1, cells }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
  const source = await openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: false })
  const names: string[] = []
  const refused: RefusedRow[] = []
  for await (const batch of source.batches()) {
    names.push(...batch.drafts.map(({ name }) => name))
    refused.push(...batch.refused)
  }
  expect(names).toHaveLength(399)
  expect(names.at(-1)).toBe('Elm Cafe 399')
  expect(refused).toMatchObject([
    { rowNumber: 302, reason: 'row-unreadable', cells: { name: 'Elm Cafe 300', place_id: 'p300' } },
  ])
})
