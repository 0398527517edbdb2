import { describe, expect, test } from 'vitest'
import { type ImportColumn, importColumns } from '../../domain/business/import-columns.ts'
import type { CellValue, WorkbookWriter } from '../ports/workbook.ts'
import { generateWorkbook } from './generate-workbook.ts'

async function written(rows: number, seed = 1) {
  const sheet: { header: readonly string[]; rows: (readonly CellValue[])[] } = { header: [], rows: [] }
  const writer: Pick<WorkbookWriter, 'write'> = {
    async write(_path, header, cells) {
      sheet.header = header
      for await (const row of cells) sheet.rows.push(row)
      return { rows: sheet.rows.length, sheets: 1, bytes: 0 }
    },
  }
  const progress: number[] = []
  await generateWorkbook({ path: '', rows, seed, writer, onProgress: (done) => progress.push(done) })
  return { ...sheet, progress }
}

function column(rows: (readonly CellValue[])[], name: ImportColumn): CellValue[] {
  return rows.map((row) => row[importColumns.indexOf(name)] ?? null)
}

describe('generateWorkbook', () => {
  test('writes the 13 columns and as many rows as asked for', async () => {
    const sheet = await written(500)
    expect(sheet.header).toEqual(importColumns)
    expect(sheet.rows).toHaveLength(500)
    expect(new Set(sheet.rows.map((row) => row.length))).toEqual(new Set([13]))
  })

  test('writes clean ratings and counts as numbers, the others as the texts they are, blanks as empty', async () => {
    const { rows } = await written(2000)
    const reviews = column(rows, 'reviews')
    expect(reviews).toContainEqual(expect.any(Number))
    expect(reviews).toContainEqual(expect.stringMatching(/^\d+\.0$/))
    expect(reviews).not.toContainEqual(expect.stringMatching(/^\d+$/))
    expect(column(rows, 'rating')).toContainEqual(expect.stringMatching(/^\d,\d$/))
    expect(rows.flat()).not.toContain('')
    expect(column(rows, 'postal_code')).not.toContainEqual(expect.any(Number))
  })

  test('tells how far it is', async () => {
    expect((await written(20_500)).progress).toEqual([10_000, 20_000, 20_500])
  })

  test('writes the same cells for the same seed', async () => {
    expect((await written(100, 9)).rows).toEqual((await written(100, 9)).rows)
  })
})
