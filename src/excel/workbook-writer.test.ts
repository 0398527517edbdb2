import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { readXlsx, writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { CellValue } from '../application/ports/workbook.ts'
import { readCells, readFileSheets, withPath } from './testing/read-workbook.ts'
import { createWorkbookWriter } from './workbook-writer.ts'

const NASTY = [
  'a_x0041_b',
  '_x000D_',
  '_x005F_x0041_',
  '  앞뒤 공백\t',
  '줄\n바꿈\r\n',
  '=SUM(A1)',
  '+82 2-123',
  '-1',
  '@x',
  '00123',
  '<b>&amp;"\'',
  ']]>',
  '👨‍👩‍👧‍👦 𠮷',
  '\u0000\u0007\u001f\uffff',
  '\ufeff',
  'TRUE',
  '1e5',
]

async function writeAndRead(rows: (readonly CellValue[])[], sheetRows?: number) {
  return await withPath('out.xlsx', async (path) => {
    const header = ['name', 'place_id']
    const result = await createWorkbookWriter(sheetRows ? { sheetRows } : {}).write(path, header, rows)
    expect(result.bytes).toBe((await stat(path)).size)
    return { result, sheets: await readFileSheets(path), bytes: await readFile(path) }
  })
}

describe('what is written comes back', () => {
  test('nasty texts', async () => {
    const { sheets, bytes } = await writeAndRead([NASTY])
    expect(sheets[0]?.rows[1]?.cells).toEqual(NASTY)
    expect((await readXlsx(bytes)).sheets[0]?.rows[1]).toHaveLength(NASTY.length)
  })

  test('any text', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...NASTY),
    )
    const pair = fc.tuple(anyText, anyText, fc.constant('end'))
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 20 }), async (rows) => {
        const { sheets } = await writeAndRead(rows)
        expect(sheets[0]?.rows.slice(1).map((row) => row.cells)).toEqual(rows)
      }),
      { numRuns: 60 },
    )
  })

  test('any number', async () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    await fc.assert(
      fc.asyncProperty(fc.array(number, { minLength: 1, maxLength: 50 }), async (numbers) => {
        const { sheets } = await writeAndRead([numbers])
        expect(sheets[0]?.rows[1]?.cells.map(Number)).toEqual(numbers.map((value) => value + 0))
      }),
      { numRuns: 30 },
    )
  })

  test('empty cells, and what is no number, leave their place empty', async () => {
    const { sheets } = await writeAndRead([[null, '', Number.NaN, 'x', Number.POSITIVE_INFINITY]])
    expect(sheets[0]?.rows[1]?.cells).toEqual(['', '', '', 'x'])
  })

  test('a text longer than a cell can hold is cut to what Excel accepts', async () => {
    const { sheets } = await writeAndRead([['가'.repeat(40_000)]])
    expect(sheets[0]?.rows[1]?.cells[0]).toHaveLength(32_767)
  })
})

describe('sheets', () => {
  test('rows past the end of a sheet go on in the next, under the same header', async () => {
    const rows = Array.from({ length: 25 }, (_, i) => [`r${i}`, i])
    const { result, sheets } = await writeAndRead(rows, 11)
    expect(result).toMatchObject({ rows: 25, sheets: 3 })
    expect(sheets.map((sheet) => sheet.rows.length)).toEqual([11, 11, 6])
    expect(sheets.map((sheet) => sheet.rows[0]?.cells)).toEqual(Array(3).fill(['name', 'place_id']))
    expect(sheets.flatMap((sheet) => sheet.rows.slice(1)).map((row) => row.cells[0])).toEqual(
      rows.map(([name]) => name),
    )
  })

  test('a sheet that is exactly full needs no other; no rows still give a header', async () => {
    const full = await writeAndRead(
      Array.from({ length: 10 }, (_, i) => [i]),
      11,
    )
    const none = await writeAndRead([])
    expect([full.result.sheets, none.result.sheets]).toEqual([1, 1])
    expect(none.sheets[0]?.rows.map((row) => row.cells)).toEqual([['name', 'place_id']])
  })

  test('a sheet ends before its part becomes too large for a file written in one go', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => [`r${i}`.padEnd(10_000, '.')])
    await withPath('out.xlsx', async (path) => {
      const result = await createWorkbookWriter({ sheetBytes: 100_000 }).write(path, ['name'], rows)
      const sheets = await readFileSheets(path)
      expect(result.sheets).toBeGreaterThan(1)
      expect(sheets.flatMap((sheet) => sheet.rows.slice(1)).map((row) => row.cells)).toEqual(rows)
    })
  })

  test('more than a few chunks of rows, from an asynchronous source', async () => {
    async function* rows() {
      for (let i = 0; i < 20_000; i++) yield [`서울 ${i}호점`, i]
    }
    await withPath('out.xlsx', async (path) => {
      expect(await createWorkbookWriter().write(path, ['name', 'n'], rows())).toMatchObject({ rows: 20_000 })
      const read = (await readFileSheets(path))[0]?.rows
      expect(read?.length).toBe(20_001)
      expect(read?.[19_999]).toEqual({ number: 20_000, cells: ['서울 19998호점', '19998'] })
    })
  })
})

describe('two writers of the same path', () => {
  test('both succeed, and the file is whole', async () => {
    async function* rows(name: string) {
      for (let i = 0; i < 20_000; i++) {
        if (i % 1000 === 0) await setImmediate()
        yield [name, i]
      }
    }
    await withPath('out.xlsx', async (path) => {
      const writer = createWorkbookWriter()
      await Promise.all(['a', 'b'].map((name) => writer.write(path, ['name', 'n'], rows(name))))
      const names = (await readFileSheets(path))[0]?.rows.slice(1).map(({ cells }) => cells[0])
      expect(names?.length).toBe(20_000)
      expect(new Set(names).size).toBe(1)
      expect(await readdir(dirname(path))).toEqual(['out.xlsx'])
    })
  })
})

describe('on failure', () => {
  test('no file is left', async () => {
    function* rows() {
      yield ['a']
      throw new Error('the source broke')
    }
    await withPath('out.xlsx', async (path) => {
      await expect(createWorkbookWriter().write(path, ['a'], rows())).rejects.toThrow('the source broke')
      expect(await readdir(dirname(path))).toEqual([])
    })
  })

  test('the source is told to stop', async () => {
    let stopped = false
    async function* rows() {
      try {
        for (;;) yield null as unknown as CellValue[]
      } finally {
        stopped = true
      }
    }
    await withPath('out.xlsx', async (path) => {
      await expect(createWorkbookWriter().write(path, ['a'], rows())).rejects.toThrow()
    })
    expect(stopped).toBe(true)
  })
})

describe('a stream', () => {
  const rows = Array.from({ length: 5000 }, (_, i) => [`가게 ${i}`, i])

  test('has the bytes of the file, one chunk at a time', async () => {
    const chunks: Buffer[] = []
    let open = 0
    const result = await createWorkbookWriter().stream(
      async (bytes) => {
        expect(++open).toBe(1)
        await setImmediate()
        chunks.push(bytes)
        open--
      },
      ['name', 'n'],
      rows,
    )
    await withPath('out.xlsx', async (path) => {
      await createWorkbookWriter().write(path, ['name', 'n'], rows)
      expect(Buffer.concat(chunks).equals(await readFile(path))).toBe(true)
    })
    expect(result).toMatchObject({ rows: 5000, sheets: 1, bytes: Buffer.concat(chunks).length })
  })

  test('that is refused stops the source', async () => {
    let stopped = false
    function* source() {
      try {
        for (;;) yield ['a']
      } finally {
        stopped = true
      }
    }
    let taken = 0
    const gone = async () => {
      if (++taken === 15) throw new Error('the client went away')
    }
    await expect(createWorkbookWriter().stream(gone, ['a'], source())).rejects.toThrow('the client went away')
    expect(stopped).toBe(true)
  })
})

describe('cells', () => {
  test('texts have the text format; what looks like a formula is quoted as well', async () => {
    const { bytes } = await writeAndRead([['007', '=1+1', '+821', '-', '@a', '\ta', 4.5]])
    const xml = await sheetXmlOf(bytes)
    expect(
      [...xml.matchAll(/r="([A-G])2"(?: s="(\d)")?/g)].map(([, column, style]) => `${column}${style}`),
    ).toEqual(['A2', 'B3', 'C3', 'D3', 'E3', 'F3', 'Gundefined'])
    expect(xml).not.toContain('<f>')
  })
})

async function sheetXmlOf(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes, { autoClose: false })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === 'xl/worksheets/sheet1.xml') {
      return await text(await zip.openReadStreamPromise(entry))
    }
  }
  throw new Error('the package has no sheet')
}

describe('another implementation', () => {
  test('reads what we write', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => [`가게 ${i} & <동네>`, i / 8, `줄\n${i}`])
    const { bytes } = await writeAndRead(rows)
    expect((await readXlsx(bytes)).sheets[0]?.rows.slice(1)).toEqual(rows)
  })

  test('writes what we read', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => [`가게 ${i} & <동네>`, i / 8, i % 2 === 0, `${i}`])
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: '자료', rows }] }))
    const shown = (value: string | number | boolean) =>
      value === true ? 'TRUE' : value === false ? 'FALSE' : `${value}`
    expect(await readCells(bytes)).toEqual(rows.map((row) => row.map(shown)))
  })
})
