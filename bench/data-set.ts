import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { generateWorkbook } from '../src/application/sample-listings/generate-workbook.ts'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'

const cacheDir = join(import.meta.dirname, '..', '.cache', 'bench')

/** A generated workbook of `rows` rows, made on the first call and kept. */
export async function workbookOf(rows: number): Promise<string> {
  mkdirSync(cacheDir, { recursive: true })
  const path = join(cacheDir, `listings-${rows}.xlsx`)
  if (existsSync(path)) return path
  console.log(`Generating a workbook of ${rows.toLocaleString('en-US')} rows …`)
  const unfinished = `${path}.part`
  await generateWorkbook({ path: unfinished, rows, seed: 7, writer: createWorkbookWriter() })
  renameSync(unfinished, path)
  return path
}

/** Where the database of `rows` imported rows lives. */
export function dataDirOf(rows: number): string {
  return join(cacheDir, `data-${rows}`)
}

export function emptyDataDir(rows: number): string {
  const dir = dataDirOf(rows)
  rmSync(dir, { recursive: true, force: true })
  return dir
}

export function isImported(rows: number): boolean {
  return existsSync(join(dataDirOf(rows), 'directory.sqlite'))
}
