import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions, indexesOf } from '../rows/companions.ts'
import { headerSearchRows } from '../tables/find-header.ts'
import type { Reshape } from './reshape.ts'

/** Fewer columns that both rows call the same prove nothing. */
const fewestAlike = 2
const longestHeader = 60

const isKnown = (header: string) =>
  Object.keys(recogniseHeader([header])).length > 0 ||
  indexesOf(findCompanions([header], new Set())).length > 0

/** Whether two rows say the same in two languages: `상호 | 업종 | 점포위치` over `Shop | Type | Address`. */
function saysTheSame(upper: readonly string[], lower: readonly string[]): boolean {
  const all = [...upper, ...lower]
  if (all.some((cell) => cell.length > longestHeader || /\d{3}|@|:\/\//.test(cell))) return false
  if (upper.some((cell, at) => (cell !== '') !== ((lower[at] ?? '') !== ''))) return false
  const [above, below] = [recogniseHeader(upper), recogniseHeader(lower)]
  if (above.name === undefined || above.name !== below.name) return false
  const alike = Object.entries(above).filter(
    ([column, at]) => (below as Readonly<Record<string, number>>)[column] === at,
  )
  return alike.length > fewestAlike
}

/** Of a sheet with a header in two languages: a table with one, in which each column has the name that is known. */
export function bilingualOf(sample: readonly SheetRow[]): Reshape | undefined {
  const rows = sample.slice(0, headerSearchRows)
  const at = rows.findIndex(
    ({ number, cells }, index) =>
      rows[index + 1]?.number === number + 1 && saysTheSame(cells, rows[index + 1]?.cells ?? []),
  )
  const [upper, lower] = [rows[at], rows[at + 1]]
  if (!upper || !lower) return undefined
  const names = upper.cells.map((cell, index) => (isKnown(cell) ? cell : (lower.cells[index] ?? '')))
  return async function* (batches) {
    for await (const batch of batches)
      yield batch
        .filter(({ number }) => number !== upper.number)
        .map((row) => (row.number === lower.number ? { ...row, cells: names } : row))
  }
}
