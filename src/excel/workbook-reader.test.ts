import { describe, expect, test } from 'vitest'
import { readSheets, refusal } from './testing/read-workbook.ts'
import { buildXlsx, oneSheet, workbook, worksheet, type XlsxParts } from './testing/xlsx-builder.ts'
import { buildZip, type ZipItem } from './testing/zip-builder.ts'
import type { WorkbookLimits } from './workbook-limits.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const CELL = '<row r="12"><c t="inlineStr"><is><t>가</t></is></c></row>'

const refuse = (bytes: Buffer, limits: Partial<WorkbookLimits> = {}) => refusal(readSheets(bytes, limits))
const refuseParts = (parts: XlsxParts, lies: Record<string, Partial<ZipItem>> = {}) =>
  refuse(buildXlsx({ ...oneSheet(CELL), ...parts }, lies))
const problem = async (bytes: Buffer) => (await refuse(bytes)).problem

describe('what is no workbook', () => {
  test.each([
    ['텍스트 또는 CSV 파일', Buffer.from('name,category\n가게,카페')],
    ['웹 페이지(HTML)', Buffer.from('\uFEFF<HTML><table></table>')],
    ['PDF 문서', Buffer.from('%PDF-1.7\n')],
    ['알 수 없는 형식', Buffer.from([0x89, 0x50, 1, 2, 3])],
    ['워드 문서', buildZip([{ name: 'word/document.xml', content: Buffer.from('<w/>') }])],
    ['엑셀 바이너리 통합 문서(.xlsb)', buildZip([{ name: 'xl/workbook.bin', content: Buffer.from('x') }])],
    ['압축(zip) 파일', buildZip([{ name: 'photo.jpg', content: Buffer.from('x') }])],
  ])('%s', async (found, bytes) => {
    const error = await refuse(bytes)
    expect(error.problem).toBe('not-a-workbook')
    expect(error.message).toContain(found)
  })

  test('an empty file', async () => expect(await problem(Buffer.alloc(0))).toBe('empty-file'))
})

describe('damage', () => {
  test('a truncated file', async () => {
    const whole = buildXlsx(oneSheet(CELL))
    expect(await problem(whole.subarray(0, whole.length - 30))).toBe('damaged')
  })

  test('a wrong checksum', async () => {
    expect((await refuseParts({}, { [SHEET]: { declaredCrc: 1 } })).message).toContain('검사값')
  })

  test('broken XML is placed by sheet and row', async () => {
    const xml = worksheet('<sheetData><row r="1234"><c><v>1</c></row></sheetData>')
    const error = await refuseParts({ [SHEET]: xml })
    expect(error.problem).toBe('damaged')
    expect(error.message).toContain('시트 ‘데이터’ 1,234행')
  })

  test.each([
    ['an unclosed sheet', '<worksheet><sheetData>'],
    [
      'bytes that are no UTF-8',
      Buffer.concat([
        Buffer.from('<worksheet><sheetData><row><c><v>'),
        Buffer.from([0xb0, 0xa1]),
        Buffer.from('</v></c></row></sheetData></worksheet>'),
      ]),
    ],
    ['an unknown entity', worksheet('<sheetData><row><c t="str"><v>&nope;</v></c></row></sheetData>')],
    [
      'an entity that every object has a field of',
      worksheet('<sheetData><row><c t="str"><v>&constructor;</v></c></row></sheetData>'),
    ],
    ['text after the root', '<worksheet/>x'],
    ['another document', '<html/>'],
    ['a row past the grid', worksheet('<sheetData><row r="1048577"/></sheetData>')],
    ['a row before the last', worksheet('<sheetData><row r="3"/><row r="2"/></sheetData>')],
    ['a column past the grid', worksheet('<sheetData><row><c r="XFE1"/></row></sheetData>')],
    ['a string the table lacks', worksheet('<sheetData><row><c t="s"><v>7</v></c></row></sheetData>')],
    ['a missing part', undefined],
  ])('%s', async (_, xml) => expect((await refuseParts({ [SHEET]: xml })).problem).toBe('damaged'))

  test('two parts of one name', async () => {
    const items = ['xl/a.xml', 'xl/A.xml'].map((name) => ({ name, content: Buffer.from('x') }))
    expect(await problem(buildZip(items))).toBe('damaged')
  })
})

describe('what is refused for safety', () => {
  test.each([
    [SHEET, worksheet('').replace('<worksheet', '<!DOCTYPE worksheet [<!ENTITY a "b">]><worksheet')],
    ['xl/sharedStrings.xml', '<!doctype sst SYSTEM "file:///etc/passwd"><sst/>'],
    ['xl/workbook.xml', '<!DOCTYPE workbook><workbook/>'],
  ])('a DOCTYPE in %s', async (part, xml) => {
    expect((await refuseParts({ [part]: xml })).problem).toBe('forbidden-content')
  })

  test('a part that inflates to far more than it takes', async () => {
    const xml = worksheet(`<sheetData>${' '.repeat(20_000_000)}</sheetData>`)
    expect((await refuseParts({ [SHEET]: xml })).problem).toBe('too-large')
  })

  test('a part that inflates to more than it declares', async () => {
    expect((await refuseParts({}, { [SHEET]: { declaredBytes: 10 } })).problem).toBe('damaged')
  })

  test('more entries than any workbook has', async () => {
    const items = Array.from({ length: 5000 }, (_, i) => ({ name: `${i}`, content: Buffer.alloc(0) }))
    expect(await problem(buildZip(items))).toBe('too-large')
  })

  test('a cell or a row that is longer than its limit', async () => {
    const bytes = buildXlsx(oneSheet('<row><c t="str"><v>abcde</v></c><c t="str"><v>abcde</v></c></row>'))
    expect((await refuse(bytes, { cellCharacters: 4 })).problem).toBe('too-large')
    expect((await refuse(bytes, { rowCharacters: 9 })).problem).toBe('too-large')
    expect(await readSheets(bytes, { cellCharacters: 5, rowCharacters: 10 })).toHaveLength(1)
  })

  test('an encrypted zip entry', async () => {
    expect((await refuseParts({}, { [SHEET]: { encrypted: true } })).problem).toBe('password-protected')
  })

  test('a workbook whose sheets are all hidden', async () => {
    const hidden = workbook('<sheet name="a" state="hidden" r:id="rId1"/>')
    expect((await refuseParts({ 'xl/workbook.xml': hidden })).problem).toBe('no-visible-sheet')
  })
})
