import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasExtension, tableExtensions } from '../domain/administration/import-files.ts'
import { pathOf, readProblem } from './given-file.ts'

/** The files that a path means: itself, or, of a folder, the tables in it and in its folders, in the order of their names. */
export async function tablesIn(path: string): Promise<readonly string[]> {
  const found = await stat(pathOf(path)).catch(() => undefined)
  if (!found?.isDirectory()) return [path]
  const problem = readProblem(pathOf(path))
  if (problem) throw new Error(`${path}: ${problem}`)
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const tables = entries
    .filter((entry) => entry.isFile() && isTable(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (tables.length === 0) throw new Error(`${path}: the folder has no ${tableExtensions.join(', ')} file.`)
  return tables
}

/** Programs keep locks and settings in files such as `~$list.xlsx`. */
const isTable = (name: string) =>
  hasExtension(name, tableExtensions) && !name.startsWith('.') && !name.startsWith('~')
