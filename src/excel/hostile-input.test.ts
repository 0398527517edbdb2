import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { readXls } from 'hucre'
import { describe, expect, test } from 'vitest'
import { isFullLength } from '../../test/full-length.ts'
import { WorkbookError } from '../application/ports/workbook.ts'
import { biffText, buildBiff, f64, record, u16, u32 } from './testing/biff-builder.ts'
import { buildCompoundFile } from './testing/compound-builder.ts'
import { readFileSheets, readSheets, refusal } from './testing/read-workbook.ts'
import { buildXlsx, oneSheet } from './testing/xlsx-builder.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const parts = oneSheet(
  '<row r="1"><c r="A1" s="1"><v>45292</v></c><c r="B1" t="s"><v>0</v></c></row><row r="3"><c t="inlineStr"><is><r><t>가&amp;나</t></r></is></c></row>',
  '<si><t>공유</t></si>',
)
const xls = buildCompoundFile({
  Workbook: buildBiff(
    [record(0xfc, u32(2, 2), biffText('서울'), biffText('plain', false)), record(0xe0, u16(0, 14))],
    [{ name: 'a', records: [record(0xfd, u16(0, 0, 0), u32(1)), record(0x0203, u16(0, 1, 0), f64(45292))] }],
  ),
})

/** The text must be read, or refused with a sentence. Anything else fails the test. */
async function readOrRefuse(bytes: Buffer): Promise<string> {
  return await readSheets(bytes).then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof WorkbookError && /[가-힣].*\.$/.test(error.message)) return error.problem
      throw error
    },
  )
}

const changes = (length: number) =>
  fc.array(fc.tuple(fc.nat(length - 1), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 })

function change(bytes: Buffer, list: readonly (readonly [number, number])[]): Buffer {
  const changed = Buffer.from(bytes)
  for (const [at, value] of list) changed[at] = value
  return changed
}

describe('changed bytes are read or refused', () => {
  const xlsx = buildXlsx(parts)

  test.each([
    ['in the zip', xlsx],
    ['in an .xls', xls],
  ])('%s', async (_, bytes) => {
    expect(await readOrRefuse(bytes)).toBe('read')
    const each = async (list: [number, number][]) => void (await readOrRefuse(change(bytes, list)))
    await fc.assert(fc.asyncProperty(changes(bytes.length), each), { numRuns: isFullLength ? 300 : 100 })
  })

  test.each(Object.keys(parts))('in %s', async (name) => {
    const part = Buffer.from(parts[name] as string)
    const each = async (list: [number, number][]) =>
      void (await readOrRefuse(buildXlsx({ ...parts, [name]: change(part, list) })))
    await fc.assert(fc.asyncProperty(changes(part.length), each), { numRuns: isFullLength ? 60 : 20 })
  })

  test('cut anywhere', async () => {
    for (const bytes of [xlsx, xls]) {
      // The last sector of an .xls may be short: the rest would be padding, and some programs leave it out.
      for (let length = 1; length < bytes.length - (bytes === xls ? 512 : 0); length += 37) {
        expect(await readOrRefuse(bytes.subarray(0, length))).not.toBe('read')
      }
    }
    const sheet = parts[SHEET] as string
    for (let length = 0; length < sheet.length; length += 5) {
      const cut = buildXlsx({ ...parts, [SHEET]: sheet.slice(0, length) })
      expect((await refusal(readSheets(cut))).problem).toBe('damaged')
    }
  })
})

const fixtures = resolve(import.meta.dirname, '../../../shared/fixtures')

describe.skipIf(!existsSync(fixtures))('real and hostile files', () => {
  const EXPECTED: Record<string, unknown> = {
    'billion_laughs.xlsx': 'forbidden-content',
    'bom.xlsx': [['가나']],
    'bomb_zeros_4g.xlsx': 'too-large',
    'date1904.xlsx': [['2024-01-01']],
    'docx_renamed.xlsx': 'not-a-workbook',
    'empty.xlsx': 'empty-file',
    'empty_sheet.xlsx': [],
    'html_renamed.xls': 'not-a-workbook',
    'huge_dimension.xlsx': [['a']],
    'multisheet.xlsx': [['hidden']],
    'richtext.xlsx': [['굵은 글자 & 더', '東京', 'inline']],
    'shuffled.xlsx': [
      ['a', 'b', 'c'],
      ['1', '', '3'],
    ],
    'stored_flip.xlsx': 'damaged',
    'text_renamed.xlsx': 'not-a-workbook',
    'xmlstyle.xlsx': [['q', '7']],
  }

  test.each(Object.entries(EXPECTED))('%s', async (name, expected) => {
    const reading = readFileSheets(join(fixtures, 'hostile', name))
    if (typeof expected === 'string') expect((await refusal(reading)).problem).toBe(expected)
    else expect((await reading)[0]?.rows.map((row) => row.cells)).toEqual(expected)
  })

  test('every real .xlsx reads, all rows as wide as the header or narrower', async () => {
    const folder = join(fixtures, 'outscraper')
    for (const name of readdirSync(folder)) {
      const rows = (await readFileSheets(join(folder, name)))[0]?.rows ?? []
      const width = rows[0]?.cells.length ?? 0
      expect(width).toBeGreaterThanOrEqual(13)
      expect(Math.max(...rows.map((row) => row.cells.length))).toBeLessThanOrEqual(width)
    }
  })

  test('every real .xls reads as another implementation reads it', async () => {
    const folder = join(fixtures, 'korean')
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.xls'))) {
      const ours = (await readFileSheets(join(folder, name)))[0]?.rows.map((row) => row.cells)
      const theirs = (await readXls(await readFile(join(folder, name)))).sheets[0]?.rows
      const texts = theirs?.map((row) => row.map((value) => (value === null ? '' : String(value))))
      expect(ours).toEqual(texts?.map(trimRight).filter((row) => row.length > 0))
    }
  })
})

function trimRight(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}
