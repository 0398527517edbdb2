import type { SheetRow } from '../../ports/workbook.ts'
import { indexesOfPersons, recogniseHeader } from '../columns/columns.ts'
import { findHeader } from './find-header.ts'

/** A header of fewer cells twice in one row may be chance. */
const fewestCells = 2

/**
 * Where the tables begin that stand side by side under one header row: `Name | Phone | | Name | Phone` begins at 0 and 3. Only the first cell
 * of the row, if there is but one table.
 */
export function tablesBeside(header: readonly string[]): readonly number[] {
  const start = header.findIndex((cell) => cell !== '')
  const again = header.indexOf(header[start] ?? '', start + 1)
  if (start < 0 || again < 0) return [0]
  const width = again - start
  const first = header.slice(start, again)
  if (first.filter(Boolean).length < fewestCells) return [0]
  const repeats = header.slice(start).every((cell, at) => cell === (first[at % width] ?? ''))
  const isWhole = (from: number) => first.every((cell, at) => cell === (header[from + at] ?? ''))
  const count = Math.ceil((header.length - start) / width)
  const starts = Array.from({ length: count }, (_, nth) => start + nth * width)
  return repeats && starts.every(isWhole) ? starts : [0]
}

/**
 * Where the tables begin that stand under one header row with columns of their own: `Name | Address | | Company | City` begins at 0 and 3.
 * Each is behind a column that is empty in the header and below it, and has a name and more. Only 0, if there is but one table.
 */
export function unlikeTables(header: SheetRow, rows: readonly SheetRow[]): readonly number[] {
  const below = rows.filter(({ number }) => number > header.number)
  const { cells } = header
  const isGap = (at: number) => [header, ...below].every((row) => (row.cells[at] ?? '') === '')
  const starts = cells.flatMap((cell, at) => (cell !== '' && at > 0 && isGap(at - 1) ? [at] : []))
  const persons = new Set(indexesOfPersons(cells))
  const found = [0]
  for (const start of starts) {
    const left = cellsBeside(header, found.at(-1) ?? 0, start - (found.at(-1) ?? 0))
    const right = cellsBeside(header, start, cells.length)
    const name = recogniseHeader(right.cells).name
    const isOfBusinesses = name !== undefined && !persons.has(start + name)
    if (isOfBusinesses && findHeader([left]) && findHeader([right])) found.push(start)
  }
  return found
}

/** So many cells of a row, from one on. */
export function cellsBeside(row: SheetRow, from: number, width: number): SheetRow {
  const links = [...(row.links ?? [])].map(([at, link]) => [at - from, link] as const)
  return {
    ...row,
    cells: row.cells.slice(from, from + width),
    ...(row.links && { links: new Map(links.filter(([at]) => at >= 0 && at < width)) }),
  }
}
