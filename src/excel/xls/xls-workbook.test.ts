import { describe, expect, test } from 'vitest'
import { biffText, bof, buildBiff, characters, eof, f64, record, u16, u32 } from '../testing/biff-builder.ts'
import { buildCompoundFile } from '../testing/compound-builder.ts'
import { readCells, readSheets, refusal } from '../testing/read-workbook.ts'

const xls = (globals: Buffer[], records: Buffer[]) =>
  buildCompoundFile({ Workbook: buildBiff(globals, [{ name: '주유소', records }]) })
const cellsOf = (globals: Buffer[], ...records: Buffer[]) => readCells(xls(globals, records))

const xf = (format: number) => record(0xe0, u16(0, format), Buffer.alloc(16))
const rk = (value: number) => u32(value)
const label = (column: number, index: number, row = 0) => record(0xfd, u16(row, column, 0), u32(index))

describe('cells', () => {
  test('numbers in every packing', async () => {
    const head = Buffer.alloc(8)
    head.writeDoubleLE(1.5)
    const halves = head.readUInt32LE(4)
    const cells = await cellsOf(
      [],
      record(0x0203, u16(0, 0, 0), f64(4.7)),
      record(0x027e, u16(0, 1, 0), rk((-7 << 2) | 2)),
      record(0x027e, u16(0, 2, 0), rk((435 << 2) | 3)),
      record(0xbd, u16(0, 3, 0), rk(halves), u16(0), rk((9 << 2) | 2), u16(4)),
    )
    expect(cells).toEqual([['4.7', '-7', '4.35', '1.5', '9']])
  })

  test('dates by built-in and custom format, in both date systems', async () => {
    const styles = [record(0x041e, u16(170), biffText('yyyy"년"')), xf(0), xf(14), xf(170)]
    const dates = [0, 1, 2].map((style) => record(0x0203, u16(0, style, style), f64(45292)))
    expect(await cellsOf(styles, ...dates)).toEqual([['45292', '2024-01-01', '2024-01-01']])
    const early = record(0x0203, u16(0, 0, 1), f64(43830.25))
    expect(await cellsOf([...styles, record(0x22, u16(1))], early)).toEqual([['2024-01-01T06:00:00']])
  })

  const formula = (column: number, result: Buffer) => record(0x06, u16(0, column, 0), result, Buffer.alloc(8))
  const special = (kind: number, value = 0) => Buffer.from([kind, 0, value, 0, 0, 0, 0xff, 0xff])
  const formulaText = (text: string) => record(0x0207, biffText(text))

  test('texts, booleans, errors and formulas', async () => {
    const cells = await cellsOf(
      [],
      record(0x0204, u16(0, 0, 0), biffText('상호')),
      record(0xd6, u16(0, 1, 0), biffText('plain', false), u16(0)),
      record(0x0205, u16(0, 2, 0), Buffer.from([1, 0])),
      record(0x0205, u16(0, 3, 0), Buffer.from([7, 1])),
      formula(4, f64(2.5)),
      formula(5, special(0)),
      record(0x04bc, u16(0)),
      formulaText('계산'),
      formula(6, special(1, 1)),
      formula(7, special(2)),
      formula(8, special(3)),
      record(0x0204, u16(0, 9, 0), biffText('끝')),
    )
    expect(cells).toEqual([['상호', 'plain', 'TRUE', '', '2.5', '계산', 'TRUE', '', '', '끝']])
  })

  test('the text of a formula belongs to the formula right before it alone', async () => {
    const withoutText = [formula(0, special(0)), formula(1, f64(2)), formulaText('stray')]
    expect(await cellsOf([], ...withoutText)).toEqual([['', '2']])
    const withTwo = [formula(0, special(0)), formulaText('first'), formulaText('stray')]
    expect(await cellsOf([], ...withTwo)).toEqual([['first']])
  })

  test('rows are sorted, and charts inside a sheet passed over', async () => {
    const cells = [label(0, 0, 5), bof(0x20), label(0, 0, 9), eof, label(1, 0, 2)]
    const sheets = await readSheets(xls([record(0xfc, u32(1, 1), biffText('가'))], cells))
    expect(sheets[0]?.rows).toEqual([
      { number: 3, cells: ['', '가'] },
      { number: 6, cells: ['가'] },
    ])
  })
})

describe('the string table', () => {
  test('a text that goes on in the next record says again whether it is compressed', async () => {
    const table = [
      record(0xfc, u32(3, 3), biffText('서울'), u16(6), characters('abc', false)),
      record(0x3c, characters('가나다'), u16(4), characters('라마')),
      record(0x3c, characters('xy', false)),
    ]
    const cells = await cellsOf(table, label(0, 0), label(1, 1), label(2, 2))
    expect(cells).toEqual([['서울', 'abc가나다', '라마xy']])
  })

  test('formatting runs and phonetic data are skipped, across a border too', async () => {
    const rich = Buffer.concat([
      u16(2),
      Buffer.from([1 | 8 | 4]),
      u16(2),
      u32(6),
      Buffer.from('한글', 'utf16le'),
    ])
    const table = [
      record(0xfc, u32(2, 2), rich, Buffer.alloc(5)),
      record(0x3c, Buffer.alloc(9), biffText('다음')),
    ]
    expect(await cellsOf(table, label(0, 0), label(1, 1))).toEqual([['한글', '다음']])
  })

  test('a header that the border splits', async () => {
    const table = [
      record(0xfc, u32(1, 1), Buffer.from([2])),
      record(0x3c, Buffer.from([0]), characters('가나')),
    ]
    expect(await cellsOf(table, label(0, 0))).toEqual([['가나']])
  })
})

describe('the container', () => {
  const records = Array.from({ length: 3000 }, (_, i) => record(0x0203, u16(i, 0, 0), f64(i + 0.5)))
  const expected = records.map((_, i) => [`${i}.5`])

  test.each([[{}], [{ difat: true }]])('a stream of many sectors %j', async (options) => {
    const workbook = buildBiff([], [{ name: 'a', records }])
    const bytes = buildCompoundFile({ Other: Buffer.alloc(9000), Workbook: workbook }, options)
    expect(await readCells(bytes)).toEqual(expected)
  })

  test('hidden sheets and sheets that are no worksheets', async () => {
    const cell = [record(0x0203, u16(0, 0, 0), f64(1))]
    const sheets = await readSheets(
      buildCompoundFile({
        Workbook: buildBiff(
          [],
          [
            { name: '숨김', state: 1, records: cell },
            { name: '차트', type: 2, records: [] },
            { name: '자료', records: cell },
          ],
        ),
      }),
    )
    expect(sheets.map((sheet) => [sheet.name, sheet.visible])).toEqual([
      ['숨김', false],
      ['자료', true],
    ])
  })

  test.each([
    ['password-protected', { EncryptedPackage: Buffer.alloc(10) }],
    ['password-protected', { Workbook: buildBiff([record(0x2f, u16(1))], []) }],
    ['not-a-workbook', { Book: Buffer.concat([bof(0x05, 0x0500), eof]) }],
    ['not-a-workbook', { Workbook: Buffer.concat([bof(0x05, 0x0500), eof]) }],
    ['not-a-workbook', { WordDocument: Buffer.alloc(10) }],
    ['damaged', { Workbook: bof(0x05) }],
    ['damaged', { Workbook: Buffer.alloc(4) }],
    ['damaged', { Workbook: buildBiff([], [{ name: 'a', records: [label(0, 3)] }]) }],
    ['no-visible-sheet', { Workbook: buildBiff([], []) }],
  ] as [string, Record<string, Buffer>][])('%s', async (problem, streams) => {
    expect((await refusal(readSheets(buildCompoundFile(streams)))).problem).toBe(problem)
  })

  test('a chain that goes in a circle, and a file cut short', async () => {
    const streams = { Workbook: buildBiff([], [{ name: 'a', records }]) }
    const circular = await refusal(readSheets(buildCompoundFile(streams, { circular: true })))
    const short = await refusal(readSheets(buildCompoundFile(streams).subarray(0, 6000)))
    expect([circular.problem, short.problem]).toEqual(['damaged', 'damaged'])
  })
})
