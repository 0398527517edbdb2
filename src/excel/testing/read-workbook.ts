import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SheetRow, type Workbook, WorkbookError } from '../../application/ports/workbook.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import { createWorkbookReader } from '../workbook-reader.ts'

/** Runs `use` on a path in a temporary folder, which is removed afterwards. */
export async function withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'excel-test-'))
  try {
    return await use(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}

export interface ReadSheet {
  readonly name: string
  readonly visible: boolean
  readonly rows: readonly SheetRow[]
}

/** Reads every sheet of a file completely. */
export async function readFileSheets(
  path: string,
  limits: Partial<WorkbookLimits> = {},
): Promise<ReadSheet[]> {
  const book = await createWorkbookReader(limits).open(path)
  try {
    const sheets: ReadSheet[] = []
    for (const [i, sheet] of book.sheets.entries()) {
      sheets.push({ name: sheet.name, visible: sheet.visible, rows: await readRows(book, i) })
    }
    return sheets
  } finally {
    await book.close()
  }
}

async function readRows(book: Workbook, sheet: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of book.rows(sheet)) rows.push(...batch)
  return rows
}

/** Reads every sheet of a workbook given as bytes. */
export function readSheets(bytes: Buffer, limits: Partial<WorkbookLimits> = {}): Promise<ReadSheet[]> {
  return withPath('book.xlsx', async (path) => {
    await writeFile(path, bytes)
    return await readFileSheets(path, limits)
  })
}

/** The cells of the first sheet's rows. */
export async function readCells(bytes: Buffer): Promise<(readonly string[])[]> {
  const sheets = await readSheets(bytes)
  return sheets[0]?.rows.map((row) => row.cells) ?? []
}

/** The error with which reading ends. */
export async function refusal(reading: Promise<unknown>): Promise<WorkbookError> {
  const error = await reading.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  if (error instanceof WorkbookError) return error
  throw new Error('the workbook was not refused with a sentence', { cause: error })
}
