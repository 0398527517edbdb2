import { restDays } from '../../../domain/opening-hours/rest/rest-days.ts'
import { dayNames } from '../../../domain/opening-hours/weekdays.ts'
import { fold } from '../../../domain/text/fold.ts'

/** Headers of the day of rest that mean the hour of closing beside one of an opening. */
const closingHours = new Set(['chiusura', 'tutup'])

/** The columns of a row, with that of its closing where its header alone may be one of the days of rest: `Apertura`, `Chiusura`. */
export function withClosingHour<
  Cells extends Readonly<Partial<Record<'opensAt' | 'closesAt' | 'closedDays', readonly number[]>>>,
>(cells: Cells, header: readonly string[]): Cells {
  const { opensAt, closesAt, closedDays = [] } = cells
  const hour = closedDays.find((index) => closingHours.has(fold(header[index] ?? '').trim()))
  if (!opensAt || closesAt || hour === undefined) return cells
  const { closedDays: _, ...others } = cells
  const days = closedDays.filter((index) => index !== hour)
  return { ...others, closesAt: [hour], ...(days.length > 0 && { closedDays: days }) } as unknown as Cells
}

/** Sets what a cell of closed days says in the texts of days. */
export function setClosingDays(cell: string, byDay: Map<string, string>): void {
  const { closed, unsure } = restDays(cell)
  for (const day of closed) byDay.set(dayNames[day] ?? '', 'closed')
  for (const [day, note] of unsure)
    byDay.set(dayNames[day] ?? '', `${byDay.get(dayNames[day] ?? '') ?? ''} ${note}`.trim())
}

/**
 * Hours together with a cell of the days on which a place is closed. A day that is closed in some weeks only becomes unknown; what names no
 * day says nothing.
 */
export function closingDaysOf(cell: string, hours: string): string {
  const { closed, unsure } = restDays(cell)
  const rules = [...closed].map((day) => ` | ${dayNames[day]} closed`)
  const notes = [...unsure]
  return [hours, ...rules, ...notes.map(([day, note]) => ` | ${dayNames[day]} ${note}`)].join('')
}
