import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { generateWorkbook } from '../src/application/sample-listings/generate-workbook.ts'
import { createWorkbookWriter } from '../src/excel/workbook-writer.ts'

const cacheDir = join(import.meta.dirname, '..', '.cache', 'bench')

/** What a sheet can hold, in round numbers. */
const workbookLimit = 1_000_000

/** Generated workbooks that hold `rows` rows together, each with listings of its own. */
export async function workbooksOf(rows: number): Promise<readonly { path: string; rows: number }[]> {
  const workbooks = []
  for (let start = 0; start < rows; start += workbookLimit) {
    const part = Math.min(workbookLimit, rows - start)
    workbooks.push({ path: await workbookOf(part, start / workbookLimit), rows: part })
  }
  return workbooks
}

/** Workbooks that hold `rows` rows: the first part whose listings are not among them. */
export const partsOf = (rows: number) => Math.ceil(rows / workbookLimit)

/** A generated workbook of `rows` rows, made on the first call and kept; the listings of each `part` are others. */
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

/** Where the database of `rows` imported rows lives. */
export function dataDirOf(rows: number): string {
  return join(cacheDir, `data-${rows}`)
}

export function emptyDataDir(rows: number): string {
  const dir = dataDirOf(rows)
  rmSync(dir, { recursive: true, force: true })
  return dir
}

/** For Python, as Node.js maps no files: says when it has, and ends with the process that started it. */
const mapFile = `
import mmap, sys
with open(sys.argv[1], 'rb') as file:
    mapped = mmap.mmap(file.fileno(), 0, mmap.MAP_SHARED | mmap.MAP_POPULATE, mmap.PROT_READ)
    print('mapped', flush=True)
    sys.stdin.read()
`

/**
 * Keeps the database in the operating system's memory while something is measured, as it is where a server has run for long:
 * a bench asks for each page once, and some systems take the memory of what nobody reads for half a minute, but not of what a process
 * has mapped. Without Python the file is read once. Returns how to end that.
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

/** Of the full-text index. */
export function countSegments(dataDir: string): number {
  const database = new Database(join(dataDir, 'directory.sqlite'), { readonly: true })
  try {
    const count = database.prepare<[], number>('select count(distinct segid) from business_search_idx')
    return count.pluck().get() ?? 0
  } finally {
    database.close()
  }
}
