import { expect, test } from 'vitest'
import type { Workbook } from '../../ports/workbook.ts'
import { withTurkishRows } from './turkish-rows.ts'

async function read(...rows: (readonly string[])[]): Promise<readonly (readonly string[])[]> {
  const workbook: Workbook = {
    sheets: [{ name: 'A', visible: true }],
    async *rows() {
      yield rows.map((cells, index) => ({ number: index + 1, cells }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
  const found: (readonly string[])[] = []
  for await (const batch of withTurkishRows(workbook).rows(0)) found.push(...batch.map(({ cells }) => cells))
  return found
}

test('Turkish letters that were read in the page of western Europe', async () => {
  expect(await read(['Ýþletme Adý', 'Ýl'], ['Þen Kuaför', 'ÝSTANBUL'], ['Doðan Fýrýn', 'Muðla'])).toEqual([
    ['İşletme Adı', 'İl'],
    ['Şen Kuaför', 'İSTANBUL'],
    ['Doğan Fırın', 'Muğla'],
  ])
})

test.each([
  [['Þingvellir', 'Bílaþvottastöð', 'Ýmir', 'Norðurgata 3']],
  [['Otevřený', 'Nový Jičín', 'Malý sál']],
  [['Şişli', 'Cafe Zoë']],
])('%j stays', async (cells) => expect(await read(['Name'], cells)).toEqual([['Name'], cells]))
