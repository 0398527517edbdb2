import { flatRecord } from '../../../domain/text/flat-record.ts'
import { isJsonObject, parseLooseJson } from '../../../domain/text/parse-loose-json.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import type { Reshape } from './reshape.ts'

const isJson = /^\s*(?:\{.*\}|\[.*\])\s*$/s
const namesHeader = /^(?:names?|display_?names?|title)$/i

/** How databases write that a cell has no value. */
const nothing = /^(?:\\N|null)?$/i

const valueIn = (cell: string): unknown => (isJson.test(cell) ? parseLooseJson(cell) : undefined)

/** Whether most of what stands in a column are objects or lists of a program. */
function holdsObjects(rows: readonly SheetRow[], at: number): boolean {
  const filled = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !nothing.test(cell))
  const objects = filled.map(valueIn).filter((value) => isJsonObject(value) || Array.isArray(value))
  return objects.length * 2 > filled.length
}

/** What a column of a database says of how it is written: `addr_json`. */
const jsonBehind = /[_ ]?jsonb?$/i

/** The columns of a row by their names, and of those that are `opened` what is in the objects and lists of their cells. */
function fieldsOf(header: readonly string[], cells: readonly string[], opened: Opened): Map<string, string> {
  const record = Object.fromEntries(
    header.map((name, at) => {
      const cell = (cells[at] ?? '').replace(nothing, '')
      return opened(at)
        ? [name.replace(jsonBehind, '') || `${at}`, valueIn(cell) ?? cell]
        : [name || `${at}`, cell]
    }),
  )
  return flatRecord(record)
}

type Opened = (column: number) => boolean

/** What a sample has after some of its columns were opened. */
function columnsOf(header: readonly string[], rows: readonly SheetRow[], opened: Opened): readonly string[] {
  const names = new Set<string>()
  for (const { cells } of rows) for (const name of fieldsOf(header, cells, opened).keys()) names.add(name)
  return [...names]
}

/** Where the name itself is an object, all columns are opened. */
function withOpenedName(header: readonly string[], rows: readonly SheetRow[]) {
  const nameAt = header.findIndex((name) => namesHeader.test(name))
  if (nameAt < 0 || !holdsObjects(rows, nameAt)) return undefined
  const opened: Opened = () => true
  const columns = columnsOf(header, rows, opened)
  return recogniseHeader(columns).name === undefined ? undefined : { columns, opened }
}

/**
 * Where the name is a text, columns whose own names say nothing are opened, if more columns are known then. The others stay as they are:
 * they are read one by one.
 */
function withOpenedParts(header: readonly string[], rows: readonly SheetRow[]) {
  const known = Object.values(recogniseHeader(header))
  const objects = header.flatMap((_, at) => (known.includes(at) || !holdsObjects(rows, at) ? [] : [at]))
  if (objects.length === 0) return undefined
  const opened: Opened = (at) => objects.includes(at)
  const columns = columnsOf(header, rows, opened)
  return Object.values(recogniseHeader(columns)).length > known.length ? { columns, opened } : undefined
}

/**
 * Some programs and databases write all that has parts into one cell, the name, too: `{"primary": "Elm Cafe", "common": null}`. Each part
 * becomes a column, as those of a JSON file do.
 */
export function jsonColumnsOf(sample: readonly SheetRow[]): Reshape | undefined {
  const [header, ...rows] = sample
  if (!header) return undefined
  const found = withOpenedName(header.cells, rows) ?? withOpenedParts(header.cells, rows)
  if (!found) return undefined
  const { columns, opened } = found
  return async function* (batches) {
    for await (const batch of batches)
      yield batch.map(({ number, cells }) => {
        if (number === header.number) return { number, cells: columns }
        const fields = fieldsOf(header.cells, cells, opened)
        return { number, cells: columns.map((name) => fields.get(name) ?? '') }
      })
  }
}
