import { fold } from '../../../domain/text/fold.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { headerKey } from '../columns/header-keys.ts'
import { wordScore } from '../guess/header-words.ts'
import { isNamed, labelOf, lineBreaks } from './labelled-rows.ts'
import type { Reshape } from './reshape.ts'

/** So many lines of a cell must say what they are, and so many of the column's cells must have them. */
const fewestLabels = 2
const fewestCells = 2
const neededShare = 0.6
const fewestColumns = 3
const addressLabel = 'Address'

/** `Open` alone may be a question; before hours it is none. */
const isLabel = (label: string) => isNamed(label) || wordScore(label, 'working_hours') === 1

/**
 * What the lines of a cell say by their labels, `Tel: 01632 960101`. Lines before them are the address where they are several and one has a
 * number; the name of the row is none of them.
 */
function factsIn(cell: string, others: readonly string[]): ReadonlyMap<string, string> {
  const facts = new Map<string, string>()
  const before: string[] = []
  for (const line of cell.split(lineBreaks).map((each) => each.trim())) {
    const label = labelOf(line)
    if (label !== '' && isLabel(label)) {
      if (!facts.has(label)) facts.set(label, line.slice(label.length + 1).replace(/^\s*[:：]?\s*/, ''))
    } else if (facts.size === 0 && line !== '' && !others.some((other) => fold(other) === fold(line)))
      before.push(line)
  }
  const isAddress = before.length > 1 && before.some((line) => /\d/.test(line))
  if (isAddress && facts.size > 0 && !facts.has(addressLabel)) facts.set(addressLabel, before.join(', '))
  return facts
}

const isLabelled = (cell: string) => cell.includes('\n') && factsIn(cell, []).size >= fewestLabels

/**
 * Boards of cards, and many lists made at home, say all but the name in one cell: `Tel: …`, `Open: …`, each in a line. Each becomes a column,
 * instead of that one.
 */
export function labelledCellsOf(sample: readonly SheetRow[]): Reshape | undefined {
  const at = columnOfFacts(sample)
  const header = sample.find(
    ({ cells }) => cells.length >= fewestColumns && recogniseHeader(cells).name !== undefined,
  )
  if (at === undefined || !header) return undefined
  const own = header.cells.toSpliced(at, 1)
  const known = new Set(own.map(headerKey))
  const labels = new Map<string, string>()
  for (const { cells } of sample)
    for (const label of factsIn(cells[at] ?? '', cells.toSpliced(at, 1)).keys())
      if (!known.has(headerKey(label))) labels.set(headerKey(label), label)
  const added = [...labels.values()]
  return async function* (batches) {
    for await (const batch of batches)
      yield batch.map((row) => {
        const others = Array.from({ length: header.cells.length }, (_, index) => row.cells[index] ?? '')
        const [cell = ''] = others.splice(at, 1)
        if (row.number === header.number) return { number: row.number, cells: [...others, ...added] }
        const facts = factsIn(cell, others)
        const byKey = new Map([...facts].map(([label, value]) => [headerKey(label), value]))
        return {
          number: row.number,
          cells: [...others, ...added.map((label) => byKey.get(headerKey(label)) ?? '')],
        }
      })
  }
}

/** The column of which most cells have several lines with labels; undefined if there is none. */
function columnOfFacts(sample: readonly SheetRow[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { cells } of sample)
    for (const [index, cell] of cells.entries())
      if (isLabelled(cell)) counts.set(index, (counts.get(index) ?? 0) + 1)
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  if (!best || best[1] < fewestCells) return undefined
  const filled = sample.filter(({ cells }) => (cells[best[0]] ?? '') !== '').length - 1
  return best[1] >= neededShare * filled ? best[0] : undefined
}
