import { flatRecord } from '../../../domain/text/flat-record.ts'
import { isJsonObject, parseLooseJson } from '../../../domain/text/parse-loose-json.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import type { Reshape } from './reshape.ts'

const isJson = /^\s*(?:\{.*\}|\[.*\])\s*$/s
const namesHeader = /^(?:names?|display_?names?|title)$/i

const valueIn = (cell: string): unknown => (isJson.test(cell) ? parseLooseJson(cell) : undefined)

/** Whether most of what stands in a column are objects of a program. */
function holdsObjects(rows: readonly SheetRow[], at: number): boolean {
  const filled = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  const objects = filled.filter((cell) => isJsonObject(valueIn(cell)))
  return objects.length * 2 > filled.length
}

/** The columns of a row by their names, and of those that hold objects or lists what is in these. */
function fieldsOf(header: readonly string[], cells: readonly string[]): Map<string, string> {
  const record = Object.fromEntries(
    header.map((name, at) => [name || `${at}`, valueIn(cells[at] ?? '') ?? cells[at] ?? '']),
  )
  return flatRecord(record)
}

/**
 * Some programs write all that has parts into one cell, the name, too: `{"primary": "Elm Cafe", "common": null}`. Each part becomes a
 * column, as those of a JSON file do. Where the name is a plain text, the cells stay as they are: those columns are read one by one.
 */
export function jsonColumnsOf(sample: readonly SheetRow[]): Reshape | undefined {
  const [header, ...rows] = sample
  const nameAt = header?.cells.findIndex((name) => namesHeader.test(name)) ?? -1
  if (!header || nameAt < 0 || !holdsObjects(rows, nameAt)) return undefined
  const names = new Set<string>()
  for (const { cells } of rows) for (const name of fieldsOf(header.cells, cells).keys()) names.add(name)
  const columns = [...names]
  if (recogniseHeader(columns).name === undefined) return undefined
  return async function* (batches) {
    for await (const batch of batches)
      yield batch.map(({ number, cells }) => {
        if (number === header.number) return { number, cells: columns }
        const fields = fieldsOf(header.cells, cells)
        return { number, cells: columns.map((name) => fields.get(name) ?? '') }
      })
  }
}
