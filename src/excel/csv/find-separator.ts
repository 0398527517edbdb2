import { defaultLimits } from '../workbook-limits.ts'
import { DelimitedRows } from './delimited-rows.ts'

const separators = [',', ';', '\t', '|'] as const
const rowsJudged = 200
/** The line by which a file tells a spreadsheet its separator. */
const told = /^sep=(.)\r?(?:\n|$)/

/** The separator of a table, and how many characters stand before the table. */
export interface FoundSeparator {
  readonly separator: string
  readonly skip: number
}

/** Finds the character between the cells by the beginning of a file: most rows have the same number of cells with it. */
export function findSeparator(beginning: string): FoundSeparator {
  const line = told.exec(beginning)
  if (line?.[1]) return { separator: line[1], skip: line[0].length }
  let best: { separator: string; fit: number } = { separator: ',', fit: 0 }
  for (const separator of separators) {
    const fit = fitOf(beginning, separator)
    if (fit > best.fit) best = { separator, fit }
  }
  return { separator: best.separator, skip: 0 }
}

/** 0 if hardly a row has two cells. A table with more cells, whose first row is as long as the others, fits better. */
function fitOf(beginning: string, separator: string): number {
  const counts = cellCounts(beginning, separator)
  const frequency = new Map<number, number>()
  for (const count of counts) if (count > 1) frequency.set(count, (frequency.get(count) ?? 0) + 1)
  let [usual, times] = [0, 0]
  for (const [count, rows] of frequency) if (rows > times) [usual, times] = [count, rows]
  if (times === 0) return 0
  const first = counts[0] ?? 0
  const agrees = first >= usual ? 0.5 : 0
  const similar = counts.filter((count) => count > 1 && count <= Math.max(first, usual)).length
  return (times + similar) / (2 * counts.length) + agrees + Math.min(usual, 40) / 80
}

function cellCounts(beginning: string, separator: string): number[] {
  const rows = new DelimitedRows(separator, defaultLimits)
  try {
    rows.write(beginning, false)
  } catch {
    // With a wrong separator, quotation marks may seem to be open.
  }
  const read = rows.batch.take()
  if (read.length > 0) return read.slice(0, rowsJudged).map(({ cells }) => cells.length)
  return [beginning.split(separator).length]
}
