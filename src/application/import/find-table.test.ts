import { describe, expect, test } from 'vitest'
import type { Workbook } from '../ports/workbook-reader.ts'
import { findTable } from './find-table.ts'

type SheetContent = { name: string; visible?: boolean; rows: string[][] }

function workbookOf(...sheets: SheetContent[]): Workbook {
  return {
    sheets: sheets.map(({ name, visible = true }) => ({ name, visible })),
    async *rows(index) {
      yield (sheets[index]?.rows ?? []).map((cells, row) => ({ number: row + 1, cells }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
}

const header = ['name', 'place_id', 'full_address']

describe('findTable', () => {
  test('finds a header below a title and a unit row', async () => {
    const workbook = workbookOf({
      name: '목록',
      rows: [['2026년 목록'], ['(단위: 곳)'], header, ['가', 'p1', '서울']],
    })
    expect(await findTable(workbook, ['name', 'place_id'])).toMatchObject({
      headerRowNumber: 3,
      sheetName: '목록',
    })
  })

  test('takes the first visible sheet that has one', async () => {
    const workbook = workbookOf(
      { name: 'cover', rows: [['안내']] },
      { name: 'hidden', visible: false, rows: [header] },
      { name: 'data', rows: [header] },
    )
    expect((await findTable(workbook, ['name'])).sheetName).toBe('data')
  })

  test('says which sheets it looked at where no row is a header', async () => {
    const workbook = workbookOf(
      { name: '통계', rows: [['행정구역', '2016', '2017']] },
      { name: '빈', rows: [] },
    )
    await expect(findTable(workbook, ['name'])).rejects.toThrow(
      /'통계' 시트 1행은 "행정구역 \| 2016 \| 2017".*'빈' 시트는 비어/,
    )
  })

  test('names the missing columns and the way out', async () => {
    const workbook = workbookOf({ name: '주유소', rows: [['상호', '주소']] })
    await expect(findTable(workbook, ['name', 'place_id'])).rejects.toThrow(
      /'주유소' 시트 1행.*place_id.*--derive-ids/,
    )
  })
})
