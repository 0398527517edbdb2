import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { Sheet, SheetRow } from '../../application/ports/workbook.ts'
import { refusal, withPath } from '../testing/read-workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

interface Read {
  readonly sheets: readonly Sheet[]
  readonly rows: readonly (readonly SheetRow[])[]
}

function read(content: Buffer | string, limits: Partial<WorkbookLimits> = {}): Promise<Read> {
  return withPath('list.xls', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader(limits).open(path, { textFiles: true })
    const all: SheetRow[][] = []
    for (const index of book.sheets.keys()) {
      const rows: SheetRow[] = []
      for await (const batch of book.rows(index)) rows.push(...batch)
      all.push(rows)
    }
    expect(book.progress()).toBe(1)
    await book.close()
    return { sheets: book.sheets, rows: all }
  })
}

const prolog = '<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>'
const book = (...sheets: string[]) =>
  `${prolog}<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets.join('')}</Workbook>`
const sheet = (rows: string, name = '목록', more = '') =>
  `<Worksheet ss:Name="${name}"><Table><Column ss:Width="5"/>${rows}</Table>${more}</Worksheet>`
const cell = (text: string, attributes = '', type = 'String') =>
  `<Cell${attributes}><Data ss:Type="${type}">${text}</Data></Cell>`

describe('cells', () => {
  test('types, entities, rich text and empty cells', async () => {
    const row = `<Row>${cell('A &amp; B&#10;C')}<Cell ss:StyleID="s1"/>${cell('4.50', '', 'Number')}${cell('2024-01-31T00:00:00.000', '', 'DateTime')}${cell('1', '', 'Boolean')}${cell('#N/A', '', 'Error')}<Cell><Data ss:Type="String">굵<B>은</B></Data><Comment><Data>x</Data></Comment></Cell></Row>`
    expect((await read(book(sheet(row)))).rows[0]).toEqual([
      { number: 1, cells: ['A & B\nC', '', '4.5', '2024-01-31', 'TRUE', '', '굵은'] },
    ])
  })

  test('rows and cells that say where they are, and cells over several', async () => {
    const rows = `<Row ss:Index="3">${cell('서울', ' ss:MergeDown="1"')}${cell('a', ' ss:MergeAcross="1"')}${cell('b')}</Row><Row>${cell('c', ' ss:Index="3"')}</Row><Row/><Row>${cell('d')}</Row>`
    expect((await read(book(sheet(rows)))).rows[0]).toEqual([
      { number: 3, cells: ['서울', 'a', '', 'b'] },
      { number: 4, cells: ['서울', '', 'c'] },
      { number: 6, cells: ['d'] },
    ])
  })

  test('links', async () => {
    const row = `<Row>${cell('지도', ' ss:HRef="https://x.example/?a=1&amp;b"')}</Row>`
    expect((await read(book(sheet(row)))).rows[0]?.[0]?.links?.get(0)).toBe('https://x.example/?a=1&b')
  })
})

test('sheets, also hidden ones, in UTF-16', async () => {
  const hidden = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>'
  const rows = (text: string) => `<Row>${cell(text)}</Row>`
  const text = book(sheet(rows('a'), 'one', hidden), sheet(rows('나'), 'two'))
  const found = await read(Buffer.from(`\ufeff${text}`, 'utf16le'))
  expect(found.sheets).toEqual([
    { name: 'one', visible: false },
    { name: 'two', visible: true },
  ])
  expect(found.rows.map((each) => each[0]?.cells)).toEqual([['a'], ['나']])
})

describe('what is refused', () => {
  test.each([
    ['a DOCTYPE', `${prolog}<!DOCTYPE Workbook [<!ENTITY a "b">]><Workbook/>`, 'forbidden-content'],
    ['an entity of its own', book(sheet(`<Row>${cell('&a;')}</Row>`)), 'damaged'],
    ['a file that is cut off', book(sheet('<Row>')).slice(0, -30), 'damaged'],
    ['a row before the last', book(sheet('<Row ss:Index="3"/><Row ss:Index="2"/>')), 'damaged'],
    ['a row past the grid', book(sheet('<Row ss:Index="1048577"/>')), 'damaged'],
    ['a column past the grid', book(sheet(`<Row>${cell('a', ' ss:Index="16385"')}</Row>`)), 'damaged'],
    ['no sheet', book(), 'no-visible-sheet'],
  ])('%s', async (_, content, problem) => {
    expect((await refusal(read(content))).problem).toBe(problem)
  })

  test('more than the limits of a workbook', async () => {
    const content = book(sheet(`<Row>${cell('abcdef')}</Row>`))
    expect((await refusal(read(content, { cellCharacters: 5 }))).problem).toBe('too-large')
    expect((await refusal(read(content, { rowCharacters: 5 }))).problem).toBe('too-large')
  })
})
