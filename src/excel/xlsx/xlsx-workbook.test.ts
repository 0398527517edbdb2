import { describe, expect, test } from 'vitest'
import { readCells, readSheets } from '../testing/read-workbook.ts'
import { buildXlsx, oneSheet, relationships, workbook, worksheet } from '../testing/xlsx-builder.ts'

const cellsOf = (sheetData: string, strings = '') => readCells(buildXlsx(oneSheet(sheetData, strings)))

describe('cells', () => {
  test('types read as the port says', async () => {
    const row = [
      '<c><v>4.7000000000000002</v></c><c><v>1.5E-3</v></c><c><v>0321</v></c><c t="b"><v>1</v></c>',
      '<c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1&amp;B1</f><v> ab </v></c>',
      '<c t="d"><v>2024-01-01</v></c><c><f>A1</f></c><c><f>1+1</f><v>2</v></c><c t="n"><v>-0.5</v></c>',
    ]
    expect(await cellsOf(`<row>${row.join('')}</row>`)).toEqual([
      ['4.7', '0.0015', '321', 'TRUE', 'FALSE', '', ' ab ', '2024-01-01', '', '2', '-0.5'],
    ])
  })

  test('dates follow the number format, percentages stay numbers', async () => {
    const row = [1, 2, 3, 4, 5].map((s) => `<c s="${s}"><v>${s === 5 ? 0.375 : 45292.5}</v></c>`).join('')
    expect(await cellsOf(`<row>${row}</row>`)).toEqual([
      ['2024-01-01T12:00:00', '2024-01-01T12:00:00', '2024-01-01T12:00:00', '45292.5', '09:00:00'],
    ])
  })

  test('the 1904 date system', async () => {
    const sheet = '<sheet name="A" sheetId="1" r:id="rId1"/>'
    const parts = {
      ...oneSheet('<row><c s="1"><v>43830</v></c></row>'),
      'xl/workbook.xml': workbook(sheet, '<workbookPr date1904="true"/>'),
    }
    expect(await readCells(buildXlsx(parts))).toEqual([['2024-01-01']])
  })

  test('rich text is joined and its phonetic guide left out', async () => {
    const strings =
      '<si><r><rPr><b/></rPr><t>굵은 </t></r><r><t>글자</t></r></si><si><t>東京</t><rPh><t>トウ</t></rPh></si><si/>'
    const inline = '<c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r><rPh><t>x</t></rPh></is></c>'
    const row = `<c t="s"><v>0</v></c><c t="s"><v> 1 </v></c><c t="s"><v>2</v></c>${inline}`
    expect(await cellsOf(`<row>${row}</row>`, strings)).toEqual([['굵은 글자', '東京', '', 'inline']])
  })

  test('entities, CDATA, comments, line ends and Office escapes', async () => {
    const texts = [
      '&#44032;&#x1F600;&lt;&amp;amp;',
      '<![CDATA[<b>&raw</b>]]>',
      'a<!-- x -->b',
      'a\r\nb',
      'l_x000D_\n_x005F_x000D_',
    ]
    const row = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    expect(await cellsOf(`<row>${row}</row>`)).toEqual([
      ['가😀<&amp;', '<b>&raw</b>', 'ab', 'a\nb', 'l\r\n_x000D_'],
    ])
  })
})

describe('the grid', () => {
  test('rows and cells without an address follow on', async () => {
    const sheets = await readSheets(
      buildXlsx(
        oneSheet(
          '<row><c><v>1</v></c></row><row r="5"><c r="C5"><v>2</v></c><c><v>3</v></c></row><row/><row><c><v>4</v></c></row>',
        ),
      ),
    )
    expect(sheets[0]?.rows).toEqual([
      { number: 1, cells: ['1'] },
      { number: 5, cells: ['', '', '2', '3'] },
      { number: 7, cells: ['4'] },
    ])
  })

  test('cells out of order, prefixes, single quotes, odd spacing and a byte order mark', async () => {
    const xml = `\uFEFF<?xml version='1.0'?><!-- c --><x:worksheet xmlns:x='m'><x:sheetData ><x:row\n r = '1'><x:c r='C1' ><x:v>3</x:v></x:c ><x:c r='A1'><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>\n`
    const bytes = buildXlsx({ ...oneSheet(''), 'xl/worksheets/sheet1.xml': xml })
    expect(await readCells(bytes)).toEqual([['1', '', '3']])
  })

  test('elements of the same name elsewhere in the sheet are no rows', async () => {
    const xml = worksheet(
      '<dimension ref="A1:XFD1048576"/><sheetData><row><c><v>1</v><extLst><ext><v>9</v></ext></extLst></c></row></sheetData><extLst><row><c><v>8</v></c></row></extLst>',
    )
    expect(await readCells(buildXlsx({ ...oneSheet(''), 'xl/worksheets/sheet1.xml': xml }))).toEqual([['1']])
  })

  test('Korean text is whole wherever a chunk happens to end', async () => {
    const name = (i: number) => '가나다라마바사'.slice(i % 7) + '힣'.repeat(i % 13)
    const rows = Array.from(
      { length: 4000 },
      (_, i) => `<row><c t="inlineStr"><is><t>${name(i)}</t></is></c></row>`,
    )
    const cells = await cellsOf(rows.join(''))
    expect(cells).toEqual(Array.from({ length: 4000 }, (_, i) => [name(i)]))
  })
})

test('sheets come in workbook order with their visibility; chart sheets are left out', async () => {
  const parts = {
    ...oneSheet('<row><c><v>1</v></c></row>'),
    'xl/workbook.xml': workbook(
      '<sheet name="a&amp;b" state="veryHidden" r:id="r2"/><sheet name="c" state="hidden" r:id="r1"/><sheet name="그림" r:id="r9"/><sheet name="d" r:id="r3"/>',
    ),
    'xl/_rels/workbook.xml.rels': relationships([
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'worksheet', '/xl/worksheets/Sheet2.xml'],
      ['r3', 'worksheet', '../other/s.xml'],
      ['r9', 'chartsheet', 'chartsheets/sheet1.xml'],
    ]),
    'xl/worksheets/sheet2.xml': worksheet('<sheetData><row><c><v>2</v></c></row></sheetData>'),
    'other/s.xml': worksheet('<sheetData><row><c><v>3</v></c></row></sheetData>'),
  }
  const sheets = await readSheets(buildXlsx(parts))
  expect(sheets.map(({ name, visible, rows }) => [name, visible, rows[0]?.cells[0]])).toEqual([
    ['a&b', false, '2'],
    ['c', false, '1'],
    ['d', true, '3'],
  ])
})

test('shared strings past the memory bound come back from the temporary file', async () => {
  const text = (i: number) => `${i}:${'가'.repeat(20_000)}`
  const strings = Array.from({ length: 200 }, (_, i) => `<si><t>${text(i)}</t></si>`).join('')
  const rows = Array.from({ length: 200 }, (_, i) => `<row><c t="s"><v>${(i * 77) % 200}</v></c></row>`)
  const sheets = await readSheets(buildXlsx(oneSheet(rows.join(''), strings)), { sharedStringMemory: 1 })
  expect(sheets[0]?.rows.map((row) => row.cells[0])).toEqual(rows.map((_, i) => text((i * 77) % 200)))
})
