import { describe, expect, test } from 'vitest'
import type { Workbook } from '../../ports/workbook.ts'
import { openWorkbookSource } from '../workbook-source.ts'
import { findTables } from './find-tables.ts'
import { tableRows } from './table-rows.ts'

const header = ['name', 'place_id']

function workbookOf(
  sheets: readonly { visible?: boolean; rows: readonly (readonly string[])[] }[],
): Workbook {
  return {
    sheets: sheets.map(({ visible = true }, index) => ({ name: `s${index + 1}`, visible })),
    async *rows(index) {
      yield (sheets[index]?.rows ?? []).map((cells, row) => ({ number: row + 1, cells }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
}

async function read(workbook: Workbook, sheet?: string) {
  const table = await findTables(workbook, { deriveIds: false, ...(sheet !== undefined && { sheet }) })
  const found: { names: string[]; numbers: number[]; share: number }[] = []
  for await (const { rows, share } of tableRows(workbook, table)) {
    found.push({
      names: rows.map(({ cells }) => cells[0] ?? ''),
      numbers: rows.map(({ number }) => number),
      share,
    })
  }
  return found
}

describe('the rows of a table', () => {
  const long = [
    { rows: [header, ['a', '1']] },
    { rows: [header, ['b', '2']] },
    {
      rows: [
        ['name', 'remark'],
        ['c', '3'],
      ],
    },
    { visible: false, rows: [header, ['d', '4']] },
  ]

  test('go on in the visible sheets with the same header, and count on', async () => {
    expect(await read(workbookOf(long))).toEqual([
      { names: ['name', 'a'], numbers: [1, 2], share: 0.5 },
      { names: ['name', 'b'], numbers: [1_048_577, 1_048_578], share: 1 },
    ])
  })

  test('of a chosen sheet are its own alone', async () => {
    expect(await read(workbookOf(long), 's2')).toEqual([{ names: ['name', 'b'], numbers: [1, 2], share: 1 }])
  })

  test('of tables side by side are those of each, without the empty ones', async () => {
    const beside = [...header, '', ...header]
    const rows = [beside, ['a', '1', '', 'b', '2'], ['c', '3', '', '', '']]
    expect((await read(workbookOf([{ rows }]))).map(({ names }) => names)).toEqual([
      ['name', 'a', 'c'],
      ['name', 'b'],
    ])
  })

  test('end with an empty sheet', async () => {
    expect(await read(workbookOf([{ rows: [header, ['a', '1']] }, { rows: [] }]))).toHaveLength(1)
  })
})

describe('rows below the header that belong to it are no listings', () => {
  const namesBelow = async (...rows: readonly (readonly string[])[]) => {
    const workbook = workbookOf([{ rows: [['name', 'category', 'city', 'phone'], ...rows] }])
    const open = openWorkbookSource({ open: async () => workbook })
    const source = await open({ path: '', deriveIds: true })
    const names: string[] = []
    for await (const { drafts } of source.batches()) names.push(...drafts.map(({ name }) => name))
    return names
  }
  const row = ['Example Cafe', 'Cafe', 'Salem', '']

  test.each([
    ['tags', ['#loc+name', '#loc+type', '#adm3+name', '#contact+phone']],
    ['the same in another language', ['상호', '업종', '시군구', '전화번호']],
    ['hints', ['예) 행복식당', '한식', '서울', '02-000-0000']],
    ['an example beside what the column is', ['Name lt. Register', 'Branche', 'z. B. 97301 Salem', '']],
    ['two examples', ['Nazwa z rejestru', 'np. kawiarnia', 'np. Kraków', '']],
    ['the numbers of the columns', ['(1)', '(2)', '(3)', '(4)']],
    ['what must be filled in', ['(required)', '(optional)', '', '']],
  ])('%s', async (_, below) => expect(await namesBelow(below, row)).toEqual(['Example Cafe']))

  test('one example in a row of its own words is a business', async () => {
    expect(await namesBelow(['Moss', 'Cafe', 'e.g. Salem', ''], row)).toEqual(['Moss', 'Example Cafe'])
  })

  test('a business with such a name further down is one', async () => {
    const rows = Array.from({ length: 4 }, (_, at) => [`Cafe ${at}`, 'Cafe', 'Salem', ''])
    expect(await namesBelow(...rows, ['상호', '업종', '시군구', '전화번호'])).toHaveLength(5)
  })
})

test('a line below a list that says something of the whole list is no listing', async () => {
  const source = await openWorkbookSource({
    open: async () =>
      workbookOf([
        {
          rows: [
            ['name', 'place_id', 'phone'],
            ['Alder', 'a', ''],
            ['Total Fitness', 'b', '02-123-4567'],
            ['Stand: 01.03.2025', '', ''],
            ['※ 자료는 해마다 바뀝니다', '', ''],
            ['Total: 2', '', ''],
            ['2 shops listed', '', ''],
            ['[Restaurants]', '', ''],
            ['■ 음식점', '', ''],
          ],
        },
      ]),
  })({ path: '', deriveIds: true })
  const names: string[] = []
  for await (const { drafts, refused } of source.batches()) {
    names.push(...drafts.map(({ name }) => name))
    expect(refused).toEqual([])
  }
  expect(names).toEqual(['Alder', 'Total Fitness'])
})

test('of unlike tables side by side are read with the columns of each', async () => {
  const workbook = workbookOf([
    {
      rows: [
        ['Name', 'Address', 'Phone', '', 'Company', 'City', 'Address', 'Phone'],
        ['Aster Books', '1 Elm Rd', '555-0100', '', 'Birch Cafe', 'Lyon', '2 Oak Rd', '555-0101'],
        ['', '', '', '', 'Cedar Spa', 'Nice', '3 Fir Rd', '555-0102'],
      ],
    },
  ])
  const source = await openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: true })
  const found: unknown[] = []
  for await (const { drafts, refused } of source.batches()) {
    expect(refused).toEqual([])
    for (const { name, address, phone, city } of drafts) found.push([name, address, phone, city])
  }
  expect(found).toEqual([
    ['Aster Books', '1 Elm Rd', '555-0100', ''],
    ['Birch Cafe', '2 Oak Rd, Lyon', '555-0101', 'Lyon'],
    ['Cedar Spa', '3 Fir Rd, Nice', '555-0102', 'Nice'],
  ])
})

test('a header over an address and its town is of both columns, and of no notes', async () => {
  const addressesOf = async (...second: string[]) => {
    const rows = second.map((cell, at) => [`Shop ${at}`, `Markt ${at}`, cell, '0251 5550101'])
    const workbook = workbookOf([{ rows: [['Firma', 'Anschrift', '', 'Telefon'], ...rows] }])
    const source = await openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: true })
    const found: string[] = []
    for await (const { drafts } of source.batches()) found.push(...drafts.map(({ address }) => address))
    return found
  }
  expect(await addressesOf('48143 Münster', '48231 Warendorf')).toEqual([
    'Markt 0, 48143 Münster',
    'Markt 1, 48231 Warendorf',
  ])
  expect(await addressesOf('Hinterhof', 'im Umbau')).toEqual(['Markt 0', 'Markt 1'])
})
