import { expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { bilingualOf } from './two-language-header.ts'

async function read(...rows: readonly (readonly string[])[]) {
  const sheet = rows.map((cells, at): SheetRow => ({ number: at + 1, cells }))
  const batches = async function* () {
    yield sheet
  }
  const reshape = bilingualOf(sheet)
  if (!reshape) return undefined
  const shaped: SheetRow[] = []
  for await (const batch of reshape(batches())) shaped.push(...batch)
  return shaped.map(({ number, cells }) => [number, ...cells])
}

const shop = ['한빛상회', '건어물', '부산 중구 해안로 2', '051-245-0101']

test('each column has the name that is known', async () => {
  expect(
    await read(['상호', '업종', '점포자리', '전화번호'], ['Shop', 'Type', 'Address', 'Tel.'], shop),
  ).toEqual([
    [2, '상호', '업종', 'Address', '전화번호'],
    [3, ...shop],
  ])
})

test.each([
  [['상호', '업종', '주소', '전화번호'], shop],
  [
    ['상호', '업종', '주소', '전화번호'],
    ['한빛', '식당', '주소', '전화'],
  ],
  [
    ['Name', 'Address', 'Phone', ''],
    ['', 'Street', 'Town', ''],
  ],
])('a header of one language, %j, over %j stays', async (header, row) => {
  expect(await read(header, row, shop)).toBeUndefined()
})
