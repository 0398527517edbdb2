import type { SheetRow } from '../../ports/workbook.ts'
import type { Reshape } from './reshape.ts'

/** One pair in the form of PostgreSQL's hstore: `"addr:city"=>"Berlin"`. */
const pair = /"([^"\\]{1,60})"=>"((?:[^"\\]|\\.){0,300})"/g
const starts = /^\s*"[^"\\]{1,60}"=>"/
const fewestCells = 2

const tagsIn = (cell: string): ReadonlyMap<string, string> =>
  new Map(
    starts.test(cell)
      ? [...cell.matchAll(pair)].map(([, key = '', value = '']) => [key, value.replace(/\\(.)/g, '$1')])
      : [],
  )

/**
 * A map of OpenStreetMap that was saved as a table has most tags in one column, `other_tags`: each becomes a column of its own. A tag that
 * has one already is left there.
 */
export function taggedOf(sample: readonly SheetRow[]): Reshape | undefined {
  const [header, ...rows] = sample
  const holdsTags = (at: number) => {
    const filled = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
    const tagged = filled.filter((cell) => starts.test(cell)).length
    return tagged >= fewestCells && tagged >= 0.8 * filled.length
  }
  const at = header?.cells.findIndex((_, index) => holdsTags(index)) ?? -1
  if (!header || at < 0) return undefined
  const keys = new Set(rows.flatMap(({ cells }) => [...tagsIn(cells[at] ?? '').keys()]))
  for (const own of header.cells) keys.delete(own)
  const added = [...keys]
  const { length: width } = header.cells
  return async function* (batches) {
    for await (const batch of batches)
      yield batch.map((row) => {
        const own = Array.from({ length: width }, (_, index) => row.cells[index] ?? '')
        const others = own.toSpliced(at, 1)
        if (row.number === header.number) return { number: row.number, cells: [...others, ...added] }
        const tags = tagsIn(own[at] ?? '')
        return { number: row.number, cells: [...others, ...added.map((key) => tags.get(key) ?? '')] }
      })
  }
}
