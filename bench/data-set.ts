import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { generateWorkbook } from '../src/application/sample-listings/generate-workbook.ts'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'

const cacheDir = join(import.meta.dirname, '..', '.cache', 'bench')

/** Rows of a sheet, a little below Excel's limit. */
const workbookLimit = 1_000_000

/** Generated workbooks with `rows` rows together, each with other listings. */
export async function workbooksOf(rows: number): Promise<readonly { path: string; rows: number }[]> {
  const workbooks = []
  for (let start = 0; start < rows; start += workbookLimit) {
    const part = Math.min(workbookLimit, rows - start)
    workbooks.push({ path: await workbookOf(part, start / workbookLimit), rows: part })
  }
  return workbooks
}

/** The number of workbooks for `rows` rows, which is also the first part with other listings. */
export const partsOf = (rows: number) => Math.ceil(rows / workbookLimit)

/** A generated workbook of `rows` rows, written at the first call and kept. Each `part` has other listings. */
export async function workbookOf(rows: number, part = 0): Promise<string> {
  mkdirSync(cacheDir, { recursive: true })
  const path = join(cacheDir, part === 0 ? `listings-${rows}.xlsx` : `listings-${rows}-${part}.xlsx`)
  if (existsSync(path)) return path
  console.log(`Generating a workbook of ${rows.toLocaleString('en-US')} rows …`)
  const unfinished = `${path}.part`
  await generateWorkbook({ path: unfinished, rows, seed: 7 + part, writer: createWorkbookWriter() })
  renameSync(unfinished, path)
  return path
}

/** The data folder of `rows` imported rows. */
export function dataDirOf(rows: number): string {
  return join(cacheDir, `data-${rows}`)
}

export function emptyDataDir(rows: number): string {
  const dir = dataDirOf(rows)
  rmSync(dir, { recursive: true, force: true })
  return dir
}

/** A Python program that maps a file, which Node.js cannot. It prints a line when it is done, and ends with its parent. */
const mapFile = `
import mmap, sys
with open(sys.argv[1], 'rb') as file:
    mapped = mmap.mmap(file.fileno(), 0, mmap.MAP_SHARED | mmap.MAP_POPULATE, mmap.PROT_READ)
    print('mapped', flush=True)
    sys.stdin.read()
`

/**
 * Keeps the database in the operating system's memory during a measurement, as it is for a server that has run for long. Some
 * systems free the memory of files that nobody has read for half a minute, unless a process has mapped them. Without Python the
 * file is only read once. Returns a function that ends it.
 */
export async function keepInMemory(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'directory.sqlite')
  for await (const _ of createReadStream(path, { highWaterMark: 2 ** 20 }));
  const keeper = spawn('python3', ['-c', mapFile, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    await Promise.race([once(keeper.stdout, 'data'), once(keeper, 'exit')])
  } catch {
    console.log('There is no python3 to keep the database in memory with: what is not may take longer.')
  }
  return () => void keeper.kill()
}

export function isImported(rows: number): boolean {
  return existsSync(join(dataDirOf(rows), 'directory.sqlite'))
}

/** Counts the segments of the full-text index. */
export function countSegments(dataDir: string): number {
  const database = new Database(join(dataDir, 'directory.sqlite'), { readonly: true })
  try {
    const count = database.prepare<[], number>('select count(distinct segid) from business_search_idx')
    return count.pluck().get() ?? 0
  } finally {
    database.close()
  }
}
