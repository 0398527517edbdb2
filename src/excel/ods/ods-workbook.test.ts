import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { refusal, withPath } from '../testing/read-workbook.ts'
import { buildZip, type ZipItem } from '../testing/zip-builder.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

interface Reading {
  readonly limits?: Partial<WorkbookLimits>
  readonly textFiles?: boolean
}

function read(content: Buffer, { limits = {}, textFiles = true }: Reading = {}) {
  return withPath('list.ods', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader(limits).open(path, { textFiles })
    const sheets = []
    for (const [index, sheet] of book.sheets.entries()) {
      const rows = []
      for await (const batch of book.rows(index)) rows.push(...batch)
      sheets.push({ ...sheet, rows })
    }
    expect(book.progress()).toBe(1)
    await book.close()
    return sheets
  })
}

const kind = 'application/vnd.oasis.opendocument.spreadsheet'
const part = (name: string, text: string): ZipItem => ({ name, content: Buffer.from(text) })

const styles =
  '<office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>' +
  '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles>'

function ods(tables: string, ...others: readonly ZipItem[]): Buffer {
  const content =
    '<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">' +
    `${styles}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`
  return buildZip([{ ...part('mimetype', kind), stored: true }, part('content.xml', content), ...others])
}

const table = (rows: string, name = 'Liste', style = 'ta1') =>
  `<table:table table:name="${name}" table:style-name="${style}"><table:table-column/>${rows}</table:table>`
const row = (cells: string, attributes = '') => `<table:table-row ${attributes}>${cells}</table:table-row>`
const text = (words: string, attributes = '') =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${words}</text:p></table:table-cell>`
const typed = (type: string, attributes: string, seen: string) =>
  `<table:table-cell office:value-type="${type}" ${attributes}><text:p>${seen}</text:p></table:table-cell>`

async function cellsOf(rows: string): Promise<(readonly string[])[]> {
  const [sheet] = await read(ods(table(rows)))
  return sheet?.rows.map(({ cells }) => cells) ?? []
}

describe('a workbook of LibreOffice', () => {
  test('has its sheets, of which some are hidden, and the rows as they are numbered', async () => {
    const filled =
      row(text('이름') + text('전화')) + row('<table:table-cell/>', 'table:number-rows-repeated="3"')
    const groups = `<table:table-header-rows>${filled}</table:table-header-rows><table:table-row-group>${row(text('온결') + text('02-1'))}</table:table-row-group>`
    const sheets = await read(ods(table(groups, '업체') + table(row(text('x')), 'hidden', 'ta2')))
    expect(sheets).toEqual([
      {
        name: '업체',
        visible: true,
        rows: [
          { number: 1, cells: ['이름', '전화'] },
          { number: 5, cells: ['온결', '02-1'] },
        ],
      },
      { name: 'hidden', visible: false, rows: [{ number: 1, cells: ['x'] }] },
    ])
  })

  test('has numbers in full, and texts as a person sees them', async () => {
    const cells =
      typed('float', 'office:value="37.5468123"', '37.55') +
      typed('float', 'office:value="154"', '0154') +
      typed('float', 'office:value="42"', 'SHOP-00042') +
      typed('float', 'office:value="1234567"', '1,234,567') +
      typed('percentage', 'office:value="0.5"', '50 %') +
      typed('date', 'office:date-value="2026-01-05"', '05.01.26') +
      typed('time', 'office:time-value="PT09H30M00S"', '09:30') +
      typed('boolean', 'office:boolean-value="true"', 'WAHR') +
      typed('string', 'calcext:value-type="error"', '#N/A')
    expect(await cellsOf(row(cells))).toEqual([
      ['37.5468123', '0154', 'SHOP-00042', '1234567', '50 %', '05.01.26', '09:30', 'TRUE'],
    ])
  })

  test('has lines, spaces and links of a cell, without its comments', async () => {
    const cell =
      '<table:table-cell><office:annotation><text:p>a comment</text:p></office:annotation>' +
      '<text:p>Mo<text:s text:c="2"/>9<text:tab/>–<text:line-break/>12</text:p><text:p><text:a xlink:href="https://maps.example/x">Tu &amp; <text:span>We</text:span></text:a></text:p></table:table-cell>'
    const [sheet] = await read(ods(table(row(cell))))
    expect(sheet?.rows[0]?.cells).toEqual(['Mo  9 –\n12\nTu & We'])
    expect(sheet?.rows[0]?.links).toEqual(new Map([[0, 'https://maps.example/x']]))
  })

  test('gives rows that a merged cell covers its value, and repeats what is repeated', async () => {
    const rows =
      row(text('Bern', 'table:number-rows-spanned="2"') + text('A')) +
      row(`<table:covered-table-cell/>${text('B')}`) +
      row(
        `${text('x', 'table:number-columns-repeated="2"')}<table:table-cell table:number-columns-repeated="16382"/>`,
      )
    expect(await cellsOf(rows)).toEqual([
      ['Bern', 'A'],
      ['Bern', 'B'],
      ['x', 'x'],
    ])
    expect(await cellsOf(row(text('x'), 'table:number-rows-repeated="2"'))).toEqual([['x'], ['x']])
  })

  test('may repeat a row a million times and takes no memory for it', async () => {
    const rows = row(text('x'), 'table:number-rows-repeated="1048000"') + row(text('y'))
    const [sheet] = await read(ods(table(rows)))
    expect(sheet?.rows).toHaveLength(201)
    expect(sheet?.rows.at(-1)).toEqual({ number: 1_048_001, cells: ['y'] })
  })
})

describe('is refused', () => {
  test('with a password, by the list of its parts', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>'
    const locked = ods('', part('META-INF/manifest.xml', manifest))
    expect((await refusal(read(locked))).message).toContain('암호')
  })

  test.each([
    ['a document of another kind', buildZip([part('mimetype', 'application/vnd.oasis.opendocument.text')])],
    [
      'XML that is cut off',
      buildZip([part('mimetype', kind), part('content.xml', '<office:document-content>')]),
    ],
    ['no XML', buildZip([part('mimetype', kind), part('content.xml', 'hello')])],
    ['a workbook without sheets', ods('')],
    [
      'a row of too many characters',
      ods(table(row(text('x'.repeat(1000), 'table:number-columns-repeated="999"')))),
    ],
  ])('%s', async (_, content) => {
    const limits = { rowCharacters: 10_000 }
    expect((await refusal(read(content, { limits }))).message).toMatch(/[.요다]$/)
  })

  test('where only workbooks of Excel are taken', async () => {
    expect((await refusal(read(ods(table(row(text('x')))), { textFiles: false }))).message).toContain('.ods')
  })
})
