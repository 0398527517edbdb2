import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { shapedWorkbook } from './shaped-workbook.ts'

/** The cells of each row of a sheet, as it is read; an empty row is left out and counts. */
async function shape(...rows: (readonly string[] | undefined)[]): Promise<readonly SheetRow[]> {
  const filled = rows.flatMap((cells, at): SheetRow[] => (cells ? [{ number: at + 1, cells }] : []))
  const workbook = shapedWorkbook({
    sheets: [{ name: 'list', visible: true }],
    async *rows() {
      for (let at = 0; at < filled.length; at += 2) yield filled.slice(at, at + 2)
    },
    progress: () => 1,
    close: async () => undefined,
  })
  const read: SheetRow[] = []
  for await (const batch of workbook.rows(0)) read.push(...batch)
  return read
}
const cellsOf = async (...rows: Parameters<typeof shape>) => (await shape(...rows)).map(({ cells }) => cells)

const header = ['name', 'full_address', 'phone', 'working_hours']
const aster = ['Aster Books', '12 Mill Lane, Dover, DE 19901', '(302) 734-2101']
const briar = ['Briar Tools', '7 Oak St, Dover, DE 19901', '(302) 734-2102']
const clover = ['Clover Vets', '31 Elm St, Dover, DE 19901', '(302) 734-2103']
const all = [aster, briar, clover]
const read = [header, ...all.map((cells) => [...cells, ''])]

describe('a business in one cell or one line', () => {
  test('in lines of a cell', async () => {
    expect(await cellsOf(['Contact'], ...all.map((lines) => [lines.join('\n')]))).toEqual(read)
  })

  test.each([' - ', ' / ', ' | ', ' · '])('with %j between its parts', async (mark) => {
    expect(await cellsOf(['Shop'], ...all.map((parts, at) => [`${at + 1}. ${parts.join(mark)}`]))).toEqual(
      read,
    )
  })

  test('with dots before the phone, cut at the commas', async () => {
    const lines = all.map(([name, address, phone]) => `${name}, ${address} ......... ${phone}`.split(', '))
    expect(await cellsOf(...lines)).toEqual(read)
  })

  test.each([
    ['Ash, Dunn & Lee LLP, 7 Oak St, Dover, DE 19901, 302.734.2104', 'Ash, Dunn & Lee LLP', '302.734.2104'],
    ['Dr. Eve Fox, DDS, 7 Oak St, Dover, DE 19901, 3027342105', 'Dr. Eve Fox, DDS', '3027342105'],
    ['Elder Inn, 7 Oak St, Dover, DE 19901, 302-734-2106 x12', 'Elder Inn', '302-734-2106 x12'],
    ['Fern Nails, 7 Oak St, Dover, DE 19901, 302-734-2107 (closed Sundays)', 'Fern Nails', '302-734-2107'],
    ['Grove Bakery, 7 Oak St, Dover, DE 19901', 'Grove Bakery', ''],
  ])('at commas: %s', async (line, name, phone) => {
    const rows = await cellsOf(...all.map((parts) => [parts.join(', ')]), [line])
    expect(rows).toEqual([...read, [name, '7 Oak St, Dover, DE 19901', phone, '']])
  })

  test('addresses and phones together, beside names with their trade', async () => {
    const rows = all.map(([name, address, phone]) => [
      `${name} (Cafe)`,
      `${address}\n${phone} / www.a.example`,
      '9-17',
    ])
    const [first, second] = await cellsOf(['Vendor (type)', 'Contact info', 'Hours'], ...rows)
    expect(first).toEqual(['Vendor (type)', 'full_address', 'Hours', 'phone'])
    expect(second).toEqual(['Aster Books (Cafe)', aster[1], '9-17', aster[2]])
  })

  test('names and phones together, beside an address', async () => {
    const rows = all.map(([name, address, phone]) => [`${name}\n${phone}`, address ?? ''])
    const [first, second] = await cellsOf(['Name and phone', 'Address'], ...rows)
    expect(first).toEqual(['name', 'Address', 'full_address', 'phone', 'working_hours'])
    expect(second).toEqual(['Aster Books', aster[1], '', aster[2], ''])
  })
})

describe('what is no business between others', () => {
  test('is a row without a name, which is refused; above the first one it is a title', async () => {
    const lines = [...all, ...all].map((parts) => [parts.join(' | ')])
    const rows = await cellsOf(['Our members'], ...lines, ['and others'])
    expect(rows).toEqual([...read, ...read.slice(1), ['', 'and others', '', '']])
  })

  test('what was pasted from a messenger, below words that are no header and beside who told it', async () => {
    const told = all.map((lines) => [[...lines, '영업 10:30~21:00'].join('\n'), 'Eve'])
    const rows = await cellsOf(['Our favourites'], undefined, ['What', 'From'], ...told)
    expect(rows).toEqual([header, ...all.map((cells) => [...cells, '10:30~21:00'])])
  })

  test('likewise where a business has several lines', async () => {
    const cards = [...all, ...all].flatMap(([name = '', address = '', phone = '']) => [
      [name],
      [address],
      [phone],
      undefined,
    ])
    const rows = await cellsOf(['Our members'], undefined, ...cards, ['Call us'], ['to be listed'])
    expect(rows).toEqual([...read, ...read.slice(1), ['', 'Call us, to be listed', '', '']])
  })
})

describe('a business in several lines', () => {
  const card = ([name = '', address = '', phone = '']: readonly string[]) => [
    [name],
    ...address.split(', ').map((part) => [part]),
    [`Tel. ${phone}`],
    undefined,
  ]

  test('with an empty line behind it; the row is that of the name', async () => {
    const rows = await shape(...all.flatMap(card))
    expect(rows.map(({ cells }) => cells)).toEqual(read)
    expect(rows.map(({ number }) => number)).toEqual([0, 1, 7, 13])
  })

  test('fax, mail and site are no part of the address; hours are hours', async () => {
    const more = [['Fax 302 734 2109'], ['info@aster.example'], ['www.aster.example'], ['Mon-Fri 9:00-17:00']]
    const rows = [...card(aster).slice(0, -1), ...more, undefined, ...card(briar), ...card(clover)]
    expect((await cellsOf(...rows))[1]).toEqual([...aster, 'Mon-Fri 9:00-17:00'])
  })

  test('with a label before each field', async () => {
    const lines = all.flatMap(([name, address, phone]) => [
      [`Name: ${name}`],
      ...(address === undefined ? [] : [`Address: ${address}`.split(', ')]),
      ['Phone', phone ?? ''],
      undefined,
    ])
    expect(await cellsOf(...lines)).toEqual([['Name', 'Address', 'Phone'], ...all])
  })

  const fields = all.map(([name = '', address = '', phone = '']) => [
    `Name: ${name}`,
    `Address: "${address}"`,
    `Phone: ${phone}`,
  ])
  const header = ['Name', 'Address', 'Phone']

  test('with a label before each field, and quotation marks around some', async () => {
    const lines = fields.flatMap((parts) => parts.map((part) => part.split(', ')))
    expect(await cellsOf(...lines)).toEqual([header, ...all])
  })

  test('all in one cell, or in a cell each, with their labels', async () => {
    expect(await cellsOf(...fields.map((parts) => [parts.join('\n')]))).toEqual([header, ...all])
    const rows = await shape(...fields)
    expect(rows.map(({ cells }) => cells)).toEqual([header, ...all])
    expect(rows.map(({ number }) => number)).toEqual([0, 1, 2, 3])
  })
})

describe('tables below each other', () => {
  const header = ['Name', 'Address', 'Phone']
  const inns = [
    ['Hotel', 'Rooms', 'Telephone', 'Street address'],
    ['Pine Lodge', '40', '403-555-0201', '11 Wolf St'],
  ]

  test('become one, with the columns of both', async () => {
    const rows = [['Guide'], header, ...all, undefined, ['Hotels'], ...inns]
    expect(await cellsOf(...rows)).toEqual([
      ['Guide'],
      [...header, '', 'Rooms'],
      ...all,
      ['■ Hotels'],
      ['Pine Lodge', '11 Wolf St', '403-555-0201', '', '40'],
    ])
  })

  test('the header of a later table needs no title, but an empty row', async () => {
    expect((await cellsOf(header, ...all, undefined, ...inns)).at(-1)?.[1]).toBe('11 Wolf St')
    expect((await cellsOf(header, ...all, ...inns)).at(-1)?.[1]).toBe('40')
  })

  test('of which one begins far below come into the columns of the first', async () => {
    const many = Array.from({ length: 60 }, () => all).flat()
    const other = ['Telephone', 'Street address', 'Shop name', 'Fax']
    const oak = ['403-555-0202', '12 Wolf St', 'Oak Inn', '403-555-0203']
    const rows = [header, ...many, undefined, ...inns, undefined, ['Inns'], other, oak]
    const cells = await cellsOf(...rows)
    expect(cells.slice(0, 181)).toEqual([header, ...many])
    expect(cells.slice(181)).toEqual([
      ['Pine Lodge', '11 Wolf St', '403-555-0201'],
      ['■ Inns'],
      ['Oak Inn', '12 Wolf St', '403-555-0202'],
    ])
  })

  test('a business far below that is called as a column is one', async () => {
    const many = Array.from({ length: 60 }, () => all).flat()
    const rows = [header, ...many, undefined, ['Hotel', 'City', 'Phone'], ['Station', '5 Elm St', '']]
    expect(await cellsOf(...rows)).toEqual(rows.filter(Boolean))
  })

  test.each([
    ['the same header again', [['Guide'], header, ...all, undefined, ['Page 2'], header, ...all]],
    [
      'a business that is called as a column',
      [header, ...all, undefined, ['Hotel', '5 Elm St', '03-555-0201']],
    ],
    ['a header below which nothing stands', [header, ...all, undefined, ...inns.slice(0, 1)]],
  ])('%s is no other table', async (_, rows) => {
    expect(await cellsOf(...rows)).toEqual(rows.filter(Boolean))
  })
})

describe('a business in each column', () => {
  const column = (at: number) => all.map((cells) => cells[at] ?? '')

  test('below a title', async () => {
    const rows = [
      ['Partners'],
      ['Shop name', ...column(0)],
      ['Address', ...column(1)],
      ['Phone', ...column(2)],
    ]
    expect(await cellsOf(...rows)).toEqual([['Shop name', 'Address', 'Phone'], ...all])
  })

  test('the number of a row is that of the column', async () => {
    const rows = await shape(
      ['상호', '한빛약국'],
      ['주소', '서울특별시 마포구 양화로 12'],
      ['전화', '02-332-1112'],
    )
    expect(rows.map(({ number }) => number)).toEqual([1, 2])
  })
})

describe('what stays as it is', () => {
  test.each([
    ['a table', [['name', 'address', 'phone'], ...all]],
    ['a table without a header', all],
    ['a table whose headers nobody knows', [['q', 'r', 's'], ...all]],
    ['lines without phones', [['Aster Books'], ['Briar Tools'], ['Clover Vets'], ['Daisy Inn']]],
    [
      'counts by town',
      [
        ['town', '2016', '2017'],
        ['Dover', '1200', '1300'],
        ['Lewes', '300', '310'],
      ],
    ],
    [
      'numbers of licences, which are no phones',
      [
        ['q', 'r', 'Suburb'],
        ['LIQH400100001', 'Magpie Hotel', 'NEWCASTLE'],
        ['LIQO600100002', 'Currawong Thai', 'PARRAMATTA'],
        ['LIQP700100003', 'Rosella Cellars', 'WOLLONGONG'],
      ],
    ],
  ])('%s', async (_, rows) => {
    expect(await cellsOf(...rows)).toEqual(rows)
  })
})

describe('several businesses in one row, in numbered columns', () => {
  test('are a row each, with what they share', async () => {
    const rows = await cellsOf(
      ['Our shops'],
      ['Brand', 'Shop 1', 'Phone 1', 'Shop 2', 'Phone 2', 'Type'],
      ['Fern', 'Fern Dover', '302-734-2101', 'Fern Lewes', '302-734-2102', 'Cafe'],
      ['Moss', 'Moss Dover', '302-734-2103', '', '', 'Bar'],
    )
    expect(rows).toEqual([
      ['Our shops'],
      ['Brand', 'Type', 'Shop', 'Phone'],
      ['Fern', 'Cafe', 'Fern Dover', '302-734-2101'],
      ['Fern', 'Cafe', 'Fern Lewes', '302-734-2102'],
      ['Moss', 'Bar', 'Moss Dover', '302-734-2103'],
    ])
  })

  test.each([
    [['상호', '전화1', '주소1', '전화2', '주소2']],
    [['Business name', 'Contact name 1', 'Phone 1', 'Contact name 2', 'Phone 2']],
    [['Shop 1', 'Phone 1', 'Shop 2']],
  ])('are none under %j', async (header) => {
    const row = header.map((_, at) => `value ${at}`)
    expect((await cellsOf(header, row, row))[0]).toEqual(header)
  })
})
