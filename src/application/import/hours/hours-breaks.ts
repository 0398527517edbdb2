import { memoize } from '../../../domain/memoize.ts'
import { parseDayHours, weeklySchedule } from '../../../domain/opening-hours/day-hours.ts'
import { parseOpeningHours } from '../../../domain/opening-hours/parse-opening-hours.ts'
import { anyBreak } from '../../../domain/opening-hours/rest/break-words.ts'
import { fold } from '../../../domain/text/fold.ts'

/** `점심시간(평일)` says nothing of a Saturday. */
const ofWorkingDays = /평일/
const weekend = new Set(['Saturday', 'Sunday'])

/** The word for a break in the header of its column, which stands before its hours. */
export function wordOfBreak(header: string): string {
  const word = anyBreak.exec(fold(header))?.[0] ?? 'break'
  return ofWorkingDays.test(header) ? `평일 ${word}` : word
}

const range =
  /^\D{0,20}(\d{1,2}(?::?\d{2}|[시時点點](?: ?(?:\d{2}[분分]|반|半))?)? ?(?:[-–—~〜～]|to|bis) ?\d{1,2}(?::?\d{2}|[시時点點](?: ?(?:\d{2}[분分]|반|半))?)?)\D{0,10}$/u

/** Hours with the break that has a column of its own. What cannot be read with it stays as it is, and so does a day that ends before. */
export function withBreak(hours: string, word: string, cell: string): string {
  const [, pause = ''] = range.exec(cell) ?? []
  if (hours === '' || pause === '' || anyBreak.test(fold(hours))) return hours
  return joined(`${word} ${pause}\n${hours}`)
}

/** Both as one text; in a table they repeat. */
const joined = memoize(1000, (text): string => {
  const end = text.indexOf('\n')
  const [rest, hours] = [text.slice(0, end), text.slice(end + 1)]
  const days = daysIn(hours)
  if (days === undefined) return isRead(hours, `${hours} | ${rest}`) ? `${hours} | ${rest}` : hours
  const isOfWorkingDays = ofWorkingDays.test(rest)
  const pause = rest.replace(ofWorkingDays, '').trim()
  const withRest = Object.entries(days).map(([day, text]) => [
    day,
    !(isOfWorkingDays && weekend.has(day)) && isBroken(text, pause) ? `${text}, ${pause}` : text,
  ])
  return JSON.stringify(Object.fromEntries(withRest))
})

/** Whether each day that could be read without the break can be with it. */
function isRead(hours: string, withRest: string): boolean {
  const [before, after] = [hours, withRest].map((text) => weeklySchedule(parseOpeningHours(text).hours))
  return before?.every((day, index) => day === null || after?.[index] != null) === true
}
const isBroken = (text: string, rest: string) =>
  parseDayHours(text)?.length === 1 && (parseDayHours(`${text}, ${rest}`)?.length ?? 0) > 1

/** The texts of days in such an object; undefined for any other text. */
function daysIn(hours: string): Readonly<Record<string, string>> | undefined {
  if (!hours.startsWith('{')) return undefined
  try {
    const days: unknown = JSON.parse(hours)
    const isOfTexts = Object.values(days as object).every((text) => typeof text === 'string')
    return isOfTexts ? (days as Readonly<Record<string, string>>) : undefined
  } catch {
    return undefined
  }
}
