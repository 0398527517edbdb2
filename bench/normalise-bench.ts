import { recogniseHeader } from '../src/application/import/columns/columns.ts'
import { normaliseRow } from '../src/application/import/rows/normalise-row.ts'
import type { SheetRow } from '../src/application/ports/workbook.ts'
import { currentGazetteer } from '../src/domain/address/gazetteer/gazetteer.ts'
import { resolvePlace } from '../src/domain/address/resolve-place.ts'
import { importColumns } from '../src/domain/business/import-columns.ts'
import { provideGazetteerFile } from '../src/main/gazetteer.ts'
import { sampleRows } from '../src/sample-listings/sample-rows.ts'
import { megabytes, milliseconds, printTable } from './figures.ts'

const warmUpRows = 20_000

/** Rows as the workbook reader returns them, with flat strings. */
function sheetRows(rows: number, seed: number): SheetRow[] {
  const made = Array.from(sampleRows({ seed, rows, quirks: true }), (row, index) => ({
    number: index + 2,
    cells: importColumns.map((column) => row[column]),
  }))
  return JSON.parse(JSON.stringify(made))
}

/** The thread's processor time in microseconds, which does not depend on what else the machine does. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Microseconds per row. */
function timePerRow(rows: readonly SheetRow[], work: (row: SheetRow) => unknown): number {
  const start = threadTime()
  for (const row of rows) work(row)
  return (threadTime() - start) / rows.length
}

/** Loads the gazetteer. Returns the time and the growth of the process. */
function measureLoad(): { time: number; memory: number } {
  const before = process.memoryUsage().rss
  const start = threadTime()
  provideGazetteerFile()
  currentGazetteer()
  return { time: (threadTime() - start) / 1000, memory: process.memoryUsage().rss - before }
}

/** Measures the time per row, with a different address in each, and the loading of the gazetteer. */
export function benchNormalise({ rows: count }: { rows: number }): void {
  const load = measureLoad()
  const columns = recogniseHeader(importColumns)
  const at = (column: (typeof importColumns)[number]) => importColumns.indexOf(column)
  const place = ({ cells }: SheetRow) =>
    resolvePlace({
      address: cells[at('full_address')] ?? '',
      postalCode: cells[at('postal_code')] ?? '',
      country: cells[at('country')] ?? '',
      locationLink: cells[at('location_link')] ?? '',
    })
  const whole = (row: SheetRow) => normaliseRow(row, columns, { deriveIds: false })
  timePerRow(sheetRows(warmUpRows, 1), whole)
  const rows = sheetRows(count, 2)
  const wholeTime = timePerRow(rows, whole)
  const placeTime = timePerRow(sheetRows(count, 3), place)
  const micros = (value: number) => `${value.toFixed(1)} µs`
  printTable(
    `Normalising ${count.toLocaleString('en-US')} rows of sample listings`,
    ['measure', 'figure', 'bound'],
    [
      ['a row', micros(wholeTime), '25 µs'],
      ['its place alone', micros(placeTime), ''],
      ['loading the gazetteer', milliseconds(load.time), '300 ms'],
      ['memory after loading', megabytes(load.memory), '120 MB'],
    ],
  )
}
