import { describe, expect, test } from 'vitest'
import type { Workbook } from '../../ports/workbook.ts'
import { layoutKey } from '../layouts.ts'
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
    expect(await findTable(workbook, { deriveIds: false })).toMatchObject({
      headerRowNumber: 3,
      sheetName: '목록',
    })
  })

  test('cells tell what a short or a foreign word means', async () => {
    const rows = [
      ['Name', 'Street', 'City', 'ST', 'Estado RNV', 'Stars'],
      ['A', 'Elm', 'Bath', 'ME', 'ACTIVO', '3'],
      ['B', 'Oak', 'Saco', 'ME', 'CANCELADO', '5'],
    ]
    const { companions, columns } = await findTable(workbookOf({ name: 'a', rows }), { deriveIds: true })
    expect(companions.cells).toMatchObject({ state: [3], status: [4] })
    expect(columns.rating).toBeUndefined()
  })

  test('refuses orders of a shop until somebody says that they are businesses, and takes a list on another sheet', async () => {
    const orders = [
      ['Order ID', 'Name', 'Address', 'Total'],
      ['1001', 'Ana Example', '1 Elm St, Salem, OR 97301', '12.00'],
    ]
    const alone = () => workbookOf({ name: 'orders', rows: orders })
    await expect(findTable(alone(), { deriveIds: true })).rejects.toMatchObject({ problem: 'customers' })
    expect(await findTable(alone(), { deriveIds: true, isPreview: true })).toMatchObject({
      isOfCustomers: true,
      columns: { name: 1 },
    })
    const asked = await findTable(alone(), { deriveIds: true, columns: { name: 1, full_address: 2 } })
    expect(asked.problem).toBeUndefined()
    const both = workbookOf({ name: 'orders', rows: orders }, { name: 'shops', rows: [header] })
    expect((await findTable(both, { deriveIds: true })).sheetName).toBe('shops')
  })

  test('takes the first visible sheet that has one', async () => {
    const workbook = workbookOf(
      { name: 'cover', rows: [['안내']] },
      { name: 'hidden', visible: false, rows: [header] },
      { name: 'data', rows: [header] },
    )
    expect((await findTable(workbook, { deriveIds: true })).sheetName).toBe('data')
  })

  test('takes a table in a layout that was chosen before, on whatever sheet and row, also before one with known headers', async () => {
    const own = ['Yer', 'Kayıt', 'X']
    const workbook = workbookOf(
      { name: 'summary', rows: [header, ['toplam', 't1', '']] },
      { name: 'data', rows: [['2026'], [], ['X', 'Kayıt', 'Yer'], ['1', 'k1', 'Nar']] },
    )
    const layout = {
      key: layoutKey(own),
      name: 'places',
      columns: { name: 'yer', place_id: 'kayit', city: 'x' },
      deriveIds: false,
    }
    expect(await findTable(workbook, { deriveIds: false, layouts: [layout] })).toMatchObject({
      sheetName: 'data',
      headerRowNumber: 3,
      columns: { name: 2, place_id: 1 },
      companions: { cells: { city: [0] } },
      layout: { name: 'places' },
    })
    const chosen = await findTable(workbook, { deriveIds: false, layouts: [layout], sheet: 'summary' })
    expect(chosen).toMatchObject({ sheetName: 'summary' })
    expect(chosen.layout).toBeUndefined()
  })

  test('reads chosen columns that complete others as such, and no others in their place', async () => {
    const names = ['name', 'place_id', 'city', 'where', 'up']
    const workbook = workbookOf({ name: 's', rows: [names, ['A', '1', 'Rome', 'Milan', '45.1']] })
    const columns = { name: 0, place_id: 1, city: 3, latitude: 4 }
    expect(await findTable(workbook, { deriveIds: false, columns })).toMatchObject({
      columns: { name: 0, place_id: 1 },
      companions: { cells: { city: [3], latitude: [4] } },
      targets: { city: 3, latitude: 4 },
      samples: [{ example: 'A', filled: 1 }, {}, {}, {}, { example: '45.1', filled: 1 }],
      unused: [2],
    })
  })

  test('says which sheets it looked at where no row is a header', async () => {
    const workbook = workbookOf(
      { name: '통계', rows: [['행정구역', '2016', '2017']] },
      { name: '빈', rows: [] },
    )
    await expect(findTable(workbook, { deriveIds: true })).rejects.toThrow(
      /'통계' 시트 1행은 "행정구역 \| 2016 \| 2017".*'빈' 시트는 비어/,
    )
  })

  test('names the missing columns and the way out', async () => {
    const workbook = workbookOf({ name: '주유소', rows: [['상호', '주소']] })
    await expect(findTable(workbook, { deriveIds: false })).rejects.toThrow(
      /'주유소' 시트 1행.*place_id.*--derive-ids/,
    )
  })

  test('takes the sheet and the columns that were chosen in place of those recognised', async () => {
    const odd = { name: 'odd', rows: [['모음'], ['가게', '번호', '이름'], ['가', 'p1', 'x']] }
    const workbook = workbookOf({ name: 'data', rows: [header] }, odd)
    const columns = { name: 0, place_id: 1 }
    expect(await findTable(workbook, { deriveIds: false, sheet: 'odd', columns })).toMatchObject({
      sheetName: 'odd',
      visibleSheets: ['data', 'odd'],
      headerRowNumber: 2,
      columns,
    })
    const missing = { deriveIds: false, sheet: '없는 시트' }
    await expect(findTable(workbook, missing)).rejects.toThrow(/'없는 시트' 시트가.*'data', 'odd'/)
  })

  test('shows a preview what there is where columns are missing or unknown', async () => {
    const lacking = workbookOf({ name: '주유소', rows: [['상호', '주소']] })
    expect(await findTable(lacking, { deriveIds: false, isPreview: true })).toMatchObject({
      columns: { name: 0, full_address: 1 },
    })
    const unknown = workbookOf({
      name: '통계',
      rows: [['표'], ['행정구역', '2016', '2017'], ['가', '1', '2']],
    })
    expect(await findTable(unknown, { deriveIds: false, isPreview: true })).toMatchObject({
      headerRowNumber: 2,
      columns: {},
      headerCells: ['행정구역', '2016', '2017'],
    })
  })

  const shops = [1, 2, 3, 4, 5, 6].map((at) => [
    `Alder ${at}`,
    `${at} Main St, Springfield`,
    `(217) 555-013${at}`,
  ])

  test('tells the names by their cells where only the other headers are known', async () => {
    const rows = shops.map(([name = '', address = '', phone = '']) => [name, address, phone, 'Cafe'])
    const header = ['Whoever', 'Address', 'Phone', 'Category']
    const workbook = workbookOf({ name: 'a', rows: [['A list'], header, ...rows] })
    expect(await findTable(workbook, { deriveIds: true })).toMatchObject({
      headerRowNumber: 2,
      columns: { name: 0, full_address: 1, phone: 2, category: 3 },
    })
  })

  test('takes a trade as the header of the names, and numbered columns by their cells', async () => {
    const camps = [
      ['Camping des Bruyères', 'Route de la Dune', 'Mimizan', '05 58 09 00 01'],
      ['Camping du Moulin', 'Chemin du Lac', 'Annecy', '04 50 45 00 02'],
      ['Camping Bellerive', 'Rue Basse 3', 'Gordes', '04 90 72 00 03'],
    ]
    const named = workbookOf({ name: 'a', rows: [['Camping', 'Adresse', 'Ville', 'Téléphone'], ...camps] })
    const { columns, companions } = await findTable(named, { deriveIds: true })
    expect([columns.name, companions.trade]).toEqual([0, 'Camping ground'])
    const shops = [
      ['1001', 'Pekárna U Lípy', 'Dlouhá 12', '+420 222 220 001'],
      ['1002', 'Kavárna Orel', 'Masarykova 3', '+420 542 210 002'],
      ['1003', 'Květiny Novák', 'Nádražní 45', '+420 596 110 003'],
    ]
    const numbered = workbookOf({ name: 'a', rows: [['Field1', 'Field2', 'Field3', 'Field4'], ...shops] })
    expect((await findTable(numbered, { deriveIds: true })).columns).toEqual({
      name: 1,
      full_address: 2,
      phone: 3,
    })
  })

  test('takes no forms of address for names', async () => {
    const people = [
      ['Dr', 'Ann', 'Lee', 'Hilltop Surgery', '1 Hill St'],
      ['Dr.', 'Tom', 'Ash', 'Ashdown Dental', '2 Hill St'],
      ['Prof', 'Eve', 'Oak', 'Oak Eye Clinic', '3 Hill St'],
    ]
    const header = ['Title', 'First name', 'Surname', 'Practice', 'Address']
    const workbook = workbookOf({ name: 'a', rows: [header, ...people] })
    expect((await findTable(workbook, { deriveIds: true })).columns.name).toBe(3)
  })

  test('takes the column whose cells are trades, of two that are called so', async () => {
    const rows = shops.map(([name = '', address = '']) => [name, '3 stars', 'Hotel', address])
    const workbook = workbookOf({ name: 'a', rows: [['name', 'category', 'tipologia', 'address'], ...rows] })
    expect((await findTable(workbook, { deriveIds: true })).columns.category).toBe(2)
  })

  test('takes no score of inspections for stars', async () => {
    const scored = (scores: readonly string[]) => shops.map(([name = ''], at) => [name, scores[at] ?? ''])
    const ratingOf = async (scores: readonly string[]) => {
      const workbook = workbookOf({ name: 'a', rows: [['name', 'SCORE'], ...scored(scores)] })
      return (await findTable(workbook, { deriveIds: true })).columns.rating
    }
    expect(await ratingOf(['12', '5', '8', '27', '2', '10'])).toBeUndefined()
    expect(await ratingOf(['4.1', '5', '3.9', '4', '4.8', ''])).toBe(1)
    const hygiene = workbookOf({
      name: 'a',
      rows: [
        ['FHRSID', 'BusinessName', 'RatingValue', 'Address'],
        ['1', 'The Bay Horse', '5', '1 High St'],
      ],
    })
    expect((await findTable(hygiene, { deriveIds: true })).columns.rating).toBeUndefined()
  })

  test('takes no name of an authority for that of a business', async () => {
    const rows = shops.map(([name = '', address = '']) => [name, address, '충청북도'])
    const workbook = workbookOf({
      name: 'a',
      rows: [['관광지명', '소재지도로명주소', '제공기관명'], ...rows],
    })
    expect((await findTable(workbook, { deriveIds: true })).columns.name).toBe(0)
  })

  test('finds a header that has no known name, and the columns by their cells', async () => {
    const workbook = workbookOf({
      name: 'a',
      rows: [['Our list'], ['Shop label', 'Where', 'Call us'], ...shops],
    })
    const words = workbookOf({ name: 'a', rows: [['Restoran Adı', 'Açık Adresi', 'Telefonu'], ...shops] })
    expect(await findTable(words, { deriveIds: true })).toMatchObject({
      headerRowNumber: 1,
      columns: { name: 0, full_address: 1, phone: 2 },
    })
    await expect(findTable(workbook, { deriveIds: true })).rejects.toThrow('Our list')
    expect(await findTable(workbook, { deriveIds: true, isPreview: true })).toMatchObject({
      headerRowNumber: 2,
      columns: { name: 0, full_address: 1, phone: 2 },
    })
  })

  test('reads a table that begins with its first business', async () => {
    const table = await findTable(workbookOf({ name: 'a', rows: shops }), { deriveIds: true })
    expect(table).toMatchObject({
      headerRowNumber: 0,
      columns: { name: 0, full_address: 1, phone: 2 },
      headerCells: ['', '', ''],
    })
  })

  test('takes no column whose cells cannot be what its header says, and tells which are not used', async () => {
    const rows = shops.map((cells, at) => [`9074${at}`, ...cells, `https://alder.example/${at}`])
    const table = await findTable(
      workbookOf({ name: 'a', rows: [['name', 'title', 'address', 'phone', 'url'], ...rows] }),
      { deriveIds: true },
    )
    expect(table.columns).toEqual({ name: 1, full_address: 2, phone: 3 })
    expect(table.unused).toEqual([0, 4])
  })

  test('tells by the cells whether a word is the state of a country or of the businesses', async () => {
    const companionsOf = async (...states: string[]) => {
      const rows = states.map((state, at) => [`Bar ${at}`, `Calle Mayor ${at}`, state])
      const workbook = workbookOf({ name: 'a', rows: [['Nombre', 'Dirección', 'Estado'], ...rows] })
      return (await findTable(workbook, { deriveIds: true })).companions.cells
    }
    expect(await companionsOf('Abierto', 'En obras', 'Cerrado')).toEqual({ status: [2] })
    expect(await companionsOf('Jalisco', 'Nuevo León', 'Jalisco')).toEqual({ state: [2] })
  })
})

test('phones under a name of their own are read where the column of phones is empty', async () => {
  const row = (at: number) => [`Bar ${at}`, `C/ Real, ${at}`, '', `954 86 11 2${at}`, '655 12 34 56']
  const rows = [['Nombre', 'Dir.', 'Tfno.', 'Contacto principal', 'Móvil'], row(1), row(2), row(3)]
  const { columns } = await findTable(workbookOf({ name: 'datos', rows }), { deriveIds: true })
  expect(columns).toEqual({ name: 0, full_address: 1, phone: 3 })
})
