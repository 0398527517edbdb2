import { expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { describedFactsOf } from './described-facts.ts'

async function read(...rows: readonly (readonly string[])[]) {
  const sheet = rows.map((cells, at): SheetRow => ({ number: at + 1, cells }))
  const batches = async function* () {
    yield sheet
  }
  const shaped: (readonly string[])[] = []
  for await (const batch of describedFactsOf(sheet)?.(batches()) ?? [])
    shaped.push(...batch.map(({ cells }) => cells))
  return shaped
}

test('phone, address, hours and site in a description become columns, and the rest stays', async () => {
  const rows = await read(
    ['name', 'description', 'latitude'],
    [
      'Elm Cafe',
      '12 Mill Lane, Aylmerton\n01632 960101\nhttps://elm.example\nMon-Fri 9am-5pm\nBest scones in town!',
      '1',
    ],
    ['Oak Bar', 'Address: 7 High St\nTel: 01632 960102', '2'],
    ['Ash Inn', '3 Long Road\nAylmerton, 12345\n01632.960.103', '3'],
    ['Fir Pub', 'Run by 2 sisters since 1990, closed in winter!', '4'],
  )
  expect(rows).toEqual([
    ['name', 'description', 'latitude', 'Address', 'Phone', 'Opening hours', 'Website'],
    [
      'Elm Cafe',
      'Best scones in town!',
      '1',
      '12 Mill Lane, Aylmerton',
      '01632 960101',
      'Mon-Fri 9am-5pm',
      'https://elm.example',
    ],
    ['Oak Bar', '', '2', '7 High St', '01632 960102', '', ''],
    ['Ash Inn', '', '3', '3 Long Road, Aylmerton, 12345', '01632.960.103', '', ''],
    ['Fir Pub', 'Run by 2 sisters since 1990, closed in winter!', '4', '', '', '', ''],
  ])
})

test('other descriptions stay as they are', async () => {
  const prose = 'Bread and cakes since 1990'
  expect(await read(['name', 'description'], ['A', prose], ['B', prose])).toEqual([])
  const call = '01632 960101'
  expect(await read(['name', 'phone', 'description'], ['A', '1', call], ['B', '2', call])).toEqual([])
})
