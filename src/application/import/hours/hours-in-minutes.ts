import { minutesPerDay } from '../../../domain/opening-hours/clock-time.ts'
import type { HoursColumns } from './hours-columns.ts'

const whole = /^\d{1,4}(?:\.0)?$/
/** A place may close after midnight: 1560 is 02:00. */
const latest = 29 * 60
const isMinutes = (text: string) => whole.test(text) && Number(text) <= latest
/** No clock shows it: 480 would be 4:80. */
const isNoClock = (text: string) => Number(text) % 100 >= 60

/** The columns of openings and closings with whether they are minutes since midnight, which figures without a colon do not say by themselves. */
export function withMinutes<Table extends { readonly hours: HoursColumns }>(
  table: Table,
  rows: readonly (readonly string[])[],
): Table {
  const { spans, laterSpans, daily } = table.hours
  const pairs = [...spans.values(), ...(laterSpans?.values() ?? []), ...(daily ? [daily] : [])]
  const indexes = pairs.flatMap(({ open, close }) => [open ?? -1, close ?? -1])
  const cells = indexes.flatMap((index) => rows.map((row) => (row[index] ?? '').trim()).filter(Boolean))
  if (!cells.some(isNoClock) || !cells.every(isMinutes)) return table
  return { ...table, hours: { ...table.hours, inMinutes: true } }
}

/** `09:00` for 540; any other text as it is. */
export function clockOfMinutes(text: string): string {
  if (!isMinutes(text)) return text
  const minutes = Number(text) % minutesPerDay
  const two = (figure: number) => `${figure}`.padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
