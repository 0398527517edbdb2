import { expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { labelledCellsOf } from './labelled-cells.ts'

async function read(...rows: readonly (readonly string[])[]) {
  const sheet = rows.map((cells, at): SheetRow => ({ number: at + 1, cells }))
  const batches = async function* () {
    yield sheet
  }
  const shaped: (readonly string[])[] = []
  for await (const batch of labelledCellsOf(sheet)?.(batches()) ?? [])
    shaped.push(...batch.map(({ cells }) => cells))
  return shaped
}

test('the facts of a card become columns', async () => {
  const rows = await read(
    ['Card Name', 'Card Description', 'Labels'],
    ['Elm Cafe', 'Address: 12 Mill Lane\nPhone: 01632 960101\nHours: Mon-Fri 9-5', 'Cafe'],
    ['Oak Bar', 'Phone: 01632 960102\nAddress: 7 High St', ''],
  )
  expect(rows).toEqual([
    ['Card Name', 'Labels', 'Address', 'Phone', 'Hours'],
    ['Elm Cafe', 'Cafe', '12 Mill Lane', '01632 960101', 'Mon-Fri 9-5'],
    ['Oak Bar', '', '7 High St', '01632 960102', ''],
  ])
})

test('lines before the labels are the address, but for the name', async () => {
  const rows = await read(
    ['Who', 'Does what', 'Contact'],
    ['Elm Cafe', 'Cafe', 'Elm Cafe\n12 Mill Lane\nAylmerton\nTel: 01632 960101\nOpen: Mon-Fri 9-5'],
    ['Oak Bar', 'Bar', 'Oak Bar\nTel: 01632 960102\nOpen: daily 5pm-11pm'],
  )
  expect(rows).toEqual([
    ['Who', 'Does what', 'Tel', 'Open', 'Address'],
    ['Elm Cafe', 'Cafe', '01632 960101', 'Mon-Fri 9-5', '12 Mill Lane, Aylmerton'],
    ['Oak Bar', 'Bar', '01632 960102', 'daily 5pm-11pm', ''],
  ])
})

test('other tables stay as they are', async () => {
  const hours = 'Monday: 9-5\nTuesday: 9-5'
  expect(await read(['name', 'phone', 'hours'], ['A', '1', hours], ['B', '2', hours])).toEqual([])
  expect(await read(['name', 'phone', 'note'], ['A', '1', 'Nice\nplace'], ['B', '2', ''])).toEqual([])
})
