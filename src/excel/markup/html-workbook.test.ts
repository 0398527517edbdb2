import { writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SheetRow, WorkbookError } from '../../application/ports/workbook.ts'
import { refusal, withPath } from '../testing/read-workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

function read(content: Buffer | string, limits: Partial<WorkbookLimits> = {}): Promise<SheetRow[]> {
  return withPath('list.xls', async (path) => {
    await writeFile(path, content)
    const book = await createWorkbookReader(limits).open(path, { textFiles: true })
    const rows: SheetRow[] = []
    for await (const batch of book.rows(0)) rows.push(...batch)
    expect(book.progress()).toBe(1)
    await book.close()
    return rows
  })
}
const cells = async (content: Buffer | string) => (await read(content)).map((row) => row.cells)
const page = (rows: string, head = '') =>
  `<html><head>${head}</head><body><table border=1>${rows}</table></body></html>`

describe('cells', () => {
  test('entities, spaces, lines and what is no text', async () => {
    const rows = `<TR><TH>상호명</TH><TH nowrap>주&nbsp;소
      </TH></TR><tr><td style='mso-number-format:"\\@"'>A &amp; B<!-- <td>x</td> --></td>
      <td>  서울\n  중구<br>2층<script>document.write('<td>no</td>')</script> &lt;b&gt;</td></tr>`
    expect(await cells(page(rows, '<title>목록</title><style>td > b {}</style>'))).toEqual([
      ['상호명', '주 소'],
      ['A & B', '서울 중구\n2층 <b>'],
    ])
  })

  test('tags that nobody closed, and signs that are no tags', async () => {
    expect(await cells('<table><tr><td>a<td>1 < 2 & 3<tr><td>b<td title="x > y">c')).toEqual([
      ['a', '1 < 2 & 3'],
      ['b', 'c'],
    ])
  })

  test('a cell over several rows has its value in each, one over several columns only in the first', async () => {
    const rows = `<tr><td rowspan=3>서울</td><td colspan="2">a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>
      <tr></tr><tr><td>e</td></tr>`
    expect(await read(page(rows))).toEqual([
      { number: 1, cells: ['서울', 'a', '', 'b'] },
      { number: 2, cells: ['서울', 'c', 'd'] },
      { number: 4, cells: ['e'] },
    ])
  })

  test('links', async () => {
    const [row] = await read(
      page(`<tr><td>a</td><td><a href='https://x.example/?a=1&amp;b'>지도</a></td></tr>`),
    )
    expect(row?.links?.get(1)).toBe('https://x.example/?a=1&b')
  })
})

describe('what a browser does not show', () => {
  test('rows, parts of a table and tables', async () => {
    const rows = `<tr><th>name</th><th>city</th></tr>
      <tr style="color: red; display: none"><td>{{name}}</td><td>{{city}}</td></tr>
      <tr hidden><td>x</td><td>y</td><tr><td>Elm Cafe</td><td>Bath</td></tr>
      <tbody style='display:none'><tr><td>a</td><td>b</td></tr></tbody>
      <tbody><tr class="hidden md:table-row" aria-hidden="true" title="not hidden "><td>Oak Bar</td><td>Saco</td></tr></tbody>`
    const hiddenTable = '<table hidden><tr><td>no</td><td>no</td></tr></table>'
    expect(await cells(`${hiddenTable}${page(rows)}`)).toEqual([
      ['name', 'city'],
      ['Elm Cafe', 'Bath'],
      ['Oak Bar', 'Saco'],
    ])
  })

  test('cells, and texts within a cell', async () => {
    const rows = `<tr><td><span style="display:none">Cafe, Elm<br><span>!</span></span>Elm Cafe</td><td style="display:none">7</td>
      <td><b hidden>no<td>Bath <i style="display: none">tag that nobody closed</tr><tr><td>Oak Bar</td></tr>`
    expect(await cells(page(rows))).toEqual([['Elm Cafe', '', 'Bath'], ['Oak Bar']])
  })
})

describe('tables', () => {
  test('one below the other, with their captions', async () => {
    const html = `<table><caption>약국 목록</caption><tr><th>a</th></tr></table>text<table><tr><td>1</td></tr></table>`
    expect(await cells(html)).toEqual([['약국 목록'], ['a'], ['1']])
  })

  test('within a table for layout, and within a cell of data', async () => {
    const hours = '<table><tr><td>월</td><td>9-18</td></tr><tr><td>화</td><td>휴무</td></tr></table>'
    const data = `<table><tr><th>n</th><th>t</th><th>h</th></tr><tr><td>A</td><td>1</td><td>${hours}</td></tr></table>`
    expect(await cells(`<table><tr><td>메뉴</td><td>${data}</td></tr><tr><td>끝</td></tr></table>`)).toEqual([
      ['메뉴'],
      ['n', 't', 'h'],
      ['A', '1', '월 9-18\n화 휴무'],
      ['끝'],
    ])
  })

  test('more than a piece of the file', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `<tr><td>가게 ${at}</td><td>${'x'.repeat(at % 90)}</td></tr>`,
    )
    const found = await cells(page(rows.join('\n')))
    expect(found).toHaveLength(5000)
    expect(found[4999]).toEqual(['가게 4999', 'x'.repeat(49)])
  })
})

describe('encodings', () => {
  /** `상호` in CP949. */
  const korean = Buffer.from([0xbb, 0xf3, 0xc8, 0xa3])
  test.each(['euc-kr', 'ks_c_5601-1987', 'utf-8', 'no-such'])(
    'CP949 that is said to be %s',
    async (charset) => {
      const parts = [
        `<meta http-equiv=Content-Type content="text/html; charset=${charset}"><table><td>`,
        '<td>a</table>',
      ]
      const bytes = Buffer.concat([Buffer.from(parts[0] ?? ''), korean, Buffer.from(parts[1] ?? '')])
      expect(await cells(bytes)).toEqual([['상호', 'a']])
    },
  )

  test('UTF-8 that is said to be another', async () => {
    expect(await cells('<meta charset=euc-kr><table><td>상호</table>')).toEqual([['상호']])
  })

  test('UTF-16, and many blank lines first', async () => {
    expect(await cells(Buffer.from(`\ufeff${'\r\n'.repeat(900)}<table><td>상호</table>`, 'utf16le'))).toEqual(
      [['상호']],
    )
  })
})

describe('what is refused', () => {
  test('a page without a table', async () => {
    const error = await refusal(read('<!DOCTYPE html><html><body><h1>로그인</h1></body></html>'))
    expect(error.problem).toBe('not-a-workbook')
    expect(error.message).toContain('웹 페이지')
  })

  test('more than the limits of a workbook', async () => {
    const problem = async (rows: string, limits: Partial<WorkbookLimits> = {}) =>
      (await refusal(read(page(rows), limits))).problem
    expect(await problem('<tr><td>abcdef</td></tr>', { cellCharacters: 5 })).toBe('too-large')
    expect(await problem('<tr><td>abc</td><td>abc</td></tr>', { rowCharacters: 5 })).toBe('too-large')
    expect(await problem('<tr><td>a</td><td>b</td></tr>'.repeat(3), { sheetCells: 5 })).toBe('too-large')
    expect(await problem(`<tr>${'<td colspan=1000>a</td>'.repeat(17)}</tr>`)).toBe('too-large')
    expect(await problem(`<tr><td title="${'x'.repeat(200_000)}`, { tokenBytes: 100_000 })).toBe('too-large')
    expect(await problem('<table><tr><td>'.repeat(70))).toBe('too-large')
  })

  test('cells that cover a million rows cost nothing', async () => {
    const wide = `<tr>${'<td rowspan=65534>a</td>'.repeat(2000)}</tr>`
    const rows = await cells(page(wide + '<tr><td>b</td></tr>'.repeat(20_000)))
    expect(rows).toHaveLength(20_001)
    expect(rows.at(-1)).toEqual(['b'])
  })

  test('anything else is read or refused', async () => {
    const pieces = [
      '<table>',
      '</table>',
      '<tr>',
      '<td>',
      '</td>',
      '<td rowspan=2',
      '>',
      '"',
      '=',
      '<!--',
      '-->',
      '<',
    ]
    const more = [
      '<script>',
      '</script>',
      'a',
      '&amp;',
      '&#0;',
      '<td colspan=99999 rowspan=0>',
      '<caption>',
      '\0',
    ]
    const each = async (parts: string[]) => {
      const error = await read(`<table>${parts.join('')}`).catch((caught: unknown) => caught)
      if (error instanceof Error && !(error instanceof WorkbookError)) throw error
    }
    const list = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 30 })
    await fc.assert(fc.asyncProperty(list, each), { numRuns: 300 })
  })
})
