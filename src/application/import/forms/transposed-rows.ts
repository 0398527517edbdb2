import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { findCompanions } from '../rows/companions.ts'
import { findHeader, isHeader } from '../tables/find-header.ts'
import type { Reshape } from './reshape.ts'

/** A table of businesses has no more fields. */
const mostFields = 100
const fewestFields = 3

/** Where the fields are that a column of labels names. */
interface Labels {
  readonly column: number
  readonly rows: readonly SheetRow[]
}

function labelsIn(rows: readonly SheetRow[], column: number): Labels | undefined {
  const labels = rows.map(({ cells }) => cells[column] ?? '')
  const columns = recogniseHeader(labels)
  const name = columns.name
  if (name === undefined || !isHeader(columns)) return undefined
  const known = Object.values(columns)
  const companions = Object.values(findCompanions(labels, new Set(known)).cells).flat()
  const below = labels.slice(name).filter(Boolean).length
  const count = new Set([...known, ...companions]).size
  if (count < fewestFields || count < below / 2) return undefined
  return { column, rows: rows.slice(Math.min(...known, ...companions)) }
}

/**
 * Of a sheet with the fields in its first column and a business in each further one: a table. Undefined if it is none, or if a row of it
 * is a header.
 */
export function transposedOf(rows: readonly SheetRow[], isWhole: boolean): Reshape | undefined {
  if (!isWhole || rows.length > mostFields || findHeader(rows)) return undefined
  const labels = labelsIn(rows, 0) ?? labelsIn(rows, 1)
  if (!labels) return undefined
  return async function* () {
    yield turned(labels)
  }
}

/** The header, and the columns right of it as rows: the number of a row is that of its column. */
function turned({ column, rows }: Labels): SheetRow[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const at = (index: number): SheetRow => ({
    number: index + 1,
    cells: rows.map(({ cells }) => cells[index] ?? ''),
    links: new Map(
      rows.flatMap(({ links }, row) => {
        const link = links?.get(index)
        return link === undefined ? [] : [[row, link] as const]
      }),
    ),
  })
  const turnedRows = Array.from({ length: width - column }, (_, index) => at(column + index))
  return turnedRows.filter(({ cells }) => cells.some(Boolean))
}
