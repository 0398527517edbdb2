import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { openWorkbookSource } from '../workbook-source.ts'

interface File {
  readonly fileName?: string
  readonly city?: string
  readonly sheets?: Readonly<Record<string, readonly string[]>>
}

/** The listings of a file whose sheets have a row of cells for each line. */
async function read(lines: readonly string[], { fileName = 'list.xlsx', city, sheets }: File = {}) {
  const all = Object.entries(sheets ?? { Sheet1: lines })
  const workbook = {
    sheets: all.map(([name]) => ({ name, visible: true })),
    async *rows(index: number): AsyncGenerator<readonly SheetRow[]> {
      yield (all[index]?.[1] ?? []).map((line, at) => ({ number: at + 1, cells: line.split('|') }))
    },
    progress: () => 1,
    close: async () => undefined,
  }
  const open = openWorkbookSource({ open: async () => workbook })
  const source = await open({ path: '', deriveIds: true, fileName, ...(city !== undefined && { city }) })
  const drafts = []
  for await (const batch of source.batches()) drafts.push(...batch.drafts)
  return drafts
}

const turkish = [
  'İlçe|Eczane adı|Adres|Telefon',
  'Bornova|Defne|Kazımdirik Mah. 372 Sok. No:8|0232 555 01 11',
  'Konak|Çınar|Kıbrıs Şehitleri Cad. No:44|0232 555 01 13',
]
const german = ['Name|Adresse|Telefon', 'Ott|Markt 9|+49 251 5550101', 'Lang|Salzstr. 2|+49 251 5550102']
const korean = [
  '업소명|주소|전화번호',
  '달빛식당|테헤란로4길 15|02-555-0101',
  '봉구네|언주로 870|02-555-0103',
]
const cityOf = async (...given: Parameters<typeof read>) => (await read(...given))[0]?.city

describe('a title names the town of all rows', () => {
  test('with a column of districts', async () => {
    const rows = await read(['İZMİR NÖBETÇİ ECZANELER', ...turkish])
    expect(rows.map(({ city, district }) => [city, district])).toEqual([
      ['İzmir', 'Bornova'],
      ['İzmir', 'Konak'],
    ])
  })

  test('from the province to the district', async () => {
    const [row] = await read(['서울특별시 강남구 음식점 현황', ...korean])
    expect(row).toMatchObject({ city: '서울', district: '강남구', address: '테헤란로4길 15' })
  })

  test.each([
    ['Apotheken in Münster', 'list.xlsx', 'Münster'],
    ['', 'Apotheken_Münster_2024.csv', 'Münster'],
    ['Essen & Trinken', 'list.xlsx', ''],
    ['Münster und Osnabrück', 'list.xlsx', ''],
    ['Kundenliste Müller GmbH', 'list.xlsx', ''],
  ])('%s, %s', async (title, fileName, city) => {
    expect(await cityOf([title, ...german], { fileName })).toBe(city)
  })

  test('unless the rows name other towns', async () => {
    const others = german.map((row) => row.replace('Markt 9', 'Markt 9, 48231 Warendorf'))
    expect((await read(['Apotheken Münster', ...others])).map(({ city }) => city)).toEqual(['Warendorf', ''])
  })

  test('unless the administrator says another, or none', async () => {
    expect(await cityOf(['Apotheken Münster', ...german], { city: 'Telgte' })).toBe('Telgte')
    expect(await cityOf(['Apotheken Münster', ...german], { city: '' })).toBe('')
  })
})

test('a list goes on below a title of another sheet, in its own town', async () => {
  const sheets = { A: ['Apotheken Münster', ...german], B: ['Apotheken Osnabrück', ...german], C: ['Notes'] }
  const rows = await read([], { sheets })
  expect(rows.map(({ city }) => city)).toEqual(['Münster', 'Münster', 'Osnabrück', 'Osnabrück'])
})
