import { describe, expect, test } from 'vitest'
import { CoveredCells } from './covered-cells.ts'
import { hyperlinkOf } from './hyperlink-formula.ts'
import { biffText, buildBiff, characters, f64, record, u16, u32 } from './testing/biff-builder.ts'
import { buildCompoundFile } from './testing/compound-builder.ts'
import { readCells, readSheets } from './testing/read-workbook.ts'
import { buildXlsx, oneSheet, worksheet, type XlsxParts } from './testing/xlsx-builder.ts'

const text = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
const sheet = (rows: string, tail: string, more: XlsxParts = {}) =>
  buildXlsx({
    ...oneSheet(''),
    'xl/worksheets/sheet1.xml': worksheet(`<sheetData>${rows}</sheetData>${tail}`),
    ...more,
  })
const linksTo = (targets: readonly string[]) => ({
  'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${targets
    .map(
      (target, index) =>
        `<Relationship Id="rId${index}" Type="http://x/hyperlink" Target="${target}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`,
})
const merges = (...references: string[]) =>
  `<mergeCells>${references.map((each) => `<mergeCell ref="${each}"/>`).join('')}</mergeCells>`

describe('merged cells', () => {
  const rows = [1, 2, 3, 4]
    .map((row) => {
      const [first, third] = row === 1 ? [text('A1', '서울'), text('C1', 'x')] : ['', '']
      return `<row r="${row}">${first}${text(`B${row}`, `b${row}`)}${third}</row>`
    })
    .join('')

  test('each covered row has the value, only downwards and only in rows with cells of their own', async () => {
    const cells = await readCells(sheet(rows, merges('A1:A3', 'C1:D2')))
    expect(cells).toEqual([
      ['서울', 'b1', 'x'],
      ['서울', 'b2', 'x'],
      ['서울', 'b3'],
      ['', 'b4'],
    ])
  })

  test('a covered cell with a value of its own keeps it', () => {
    const covered = new CoveredCells([{ top: 1, bottom: 9, column: 0 }])
    const filled = [['a'], ['own'], ['']].map((cells, index) => {
      covered.fill(index + 1, cells)
      return cells[0]
    })
    expect(filled).toEqual(['a', 'own', 'a'])
  })

  test('ranges that no person makes cost nothing', async () => {
    const many = Array.from({ length: 40_000 }, (_, index) => `A1:XFD${1_048_576 - index}`)
    const cells = await readCells(sheet(rows, merges(...many)))
    expect(cells[3]).toEqual(['서울', 'b4'])
    expect(await readCells(sheet(rows, merges('A0:A99999999', 'ZZZZ1:A2', '', 'A3:A1')))).toHaveLength(4)
  })

  test('the tag that ends the rows may have a prefix', async () => {
    const xml = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row><x:row r="2"><x:c r="B2"><x:v>2</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:A2"/></x:mergeCells></x:worksheet>`
    const cells = await readCells(buildXlsx({ ...oneSheet(''), 'xl/worksheets/sheet1.xml': xml }))
    expect(cells).toEqual([['1'], ['1', '2']])
  })

  test('in an .xls', async () => {
    const label = (row: number, column: number, value: string) =>
      record(0x0204, u16(row, column, 0), biffText(value))
    const records = [
      label(0, 0, '서울'),
      label(1, 1, 'b'),
      label(2, 1, 'c'),
      record(0xe5, u16(1, 0, 1, 0, 0)),
    ]
    const book = buildCompoundFile({ Workbook: buildBiff([], [{ name: 'a', records }]) })
    expect(await readCells(book)).toEqual([['서울'], ['서울', 'b'], ['', 'c']])
    const cut = [...records.slice(0, 3), record(0xe5, u16(60_000, 0, 65_535, 0, 255))]
    const hostile = buildCompoundFile({ Workbook: buildBiff([], [{ name: 'a', records: cut }]) })
    expect(await readCells(hostile)).toEqual([['서울'], ['서울', 'b'], ['서울', 'c']])
  })
})

describe('links of cells', () => {
  const linksOf = async (bytes: Buffer) => {
    const [first] = await readSheets(bytes)
    return first?.rows.map(({ cells, links }) => [cells, Object.fromEntries(links ?? [])])
  }

  test('of the sheet, by its relationships', async () => {
    const rows = `<row r="1">${text('A1', 'Map')}${text('B1', 'here')}</row><row r="2">${text('A2', 'x')}</row>`
    const tail =
      '<hyperlinks><hyperlink ref="A1:A2" r:id="rId0"/><hyperlink ref="B1" r:id="rId1" location="top"/><hyperlink ref="C1" r:id="rId2"/><hyperlink ref="D1" location="Sheet2!A1"/></hyperlinks>'
    const targets = linksTo(['https://maps.example.com/?a=1&amp;b=2', 'https://example.com/', 'file:///C:/x'])
    expect(await linksOf(sheet(rows, tail, targets))).toEqual([
      [['Map', 'here'], { 0: 'https://maps.example.com/?a=1&b=2', 1: 'https://example.com/#top' }],
      [['x'], { 0: 'https://maps.example.com/?a=1&b=2' }],
    ])
  })

  test('of a formula, also without a stored result', async () => {
    const formula = (reference: string, code: string, value = '') =>
      `<c r="${reference}" t="str"><f>${code}</f>${value && `<v>${value}</v>`}</c>`
    const rows = `<row r="1">${formula('A1', 'HYPERLINK("https://a.example/?x=1&amp;y=2","Map")', 'Map')}${formula('B1', 'HYPERLINK("https://b.example/")')}${formula('C1', 'HYPERLINK("https://"&amp;B2,"x")', 'x')}${formula('D1', 'SUM(A1)', '4')}</row>`
    expect(await linksOf(sheet(rows, ''))).toEqual([
      [['Map', 'https://b.example/', 'x', '4'], { 0: 'https://a.example/?x=1&y=2', 1: 'https://b.example/' }],
    ])
  })

  test.each([
    ['HYPERLINK("https://a.example/","Say ""hi""")', { url: 'https://a.example/', text: 'Say "hi"' }],
    ['=hyperlink( "https://a.example/" ; "b" )', { url: 'https://a.example/', text: 'b' }],
    ['HYPERLINK("https://a.example/",B2)', { url: 'https://a.example/', text: '' }],
    ['HYPERLINK(A1,"b")', undefined],
    ['HYPERLINK("https://"&A1,"b")', undefined],
    ['IF(A1,HYPERLINK("https://a.example/","b"))', undefined],
  ])('hyperlinkOf(%s)', (formula, link) => {
    expect(hyperlinkOf(formula)).toEqual(link)
  })

  test('in an .xls, by records and by formulas', async () => {
    const wide = (value: string) => Buffer.concat([Buffer.from(value, 'utf16le'), u16(0)])
    const url = wide('https://a.example/')
    const name = wide('지도')
    const hlink = record(
      0x1b8,
      u16(0, 0, 0, 0),
      Buffer.alloc(16),
      u32(2, 0x17),
      u32(name.length / 2),
      name,
      Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex'),
      u32(url.length),
      url,
    )
    const string = (value: string) =>
      Buffer.concat([Buffer.from([0x17, value.length]), characters(value, false)])
    const call = (count: number) => Buffer.concat([Buffer.from([0x42, count]), u16(359)])
    const formula = (column: number, ...tokens: Buffer[]) => {
      const code = Buffer.concat(tokens)
      return record(0x06, u16(0, column, 0), f64(7), u16(0), u32(0), u16(code.length), code)
    }
    const records = [
      record(0x0204, u16(0, 0, 0), biffText('지도')),
      formula(1, string('https://b.example/'), string('Map'), call(2)),
      formula(2, string('https://'), Buffer.from([0x44, 0, 0, 0, 0, 0x08]), string('Map'), call(2)),
      hlink,
      record(0x1b8, u16(0, 0, 3, 3), Buffer.alloc(16), u32(2, 0x17), u32(0xffffffff)),
    ]
    const book = buildCompoundFile({ Workbook: buildBiff([], [{ name: 'a', records }]) })
    expect(await linksOf(book)).toEqual([
      [['지도', '7', '7'], { 0: 'https://a.example/', 1: 'https://b.example/' }],
    ])
  })
})
