import { expect, test } from 'vitest'
import { hoursWords } from './hours-words.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const closedOn = (...closed: string[]) =>
  hoursWords(Object.fromEntries(days.map((day) => [day, closed.includes(day) ? 'Closed' : '9 AM–6 PM'])))

test.each<[string | undefined, string[]]>([
  [undefined, []],
  ['일요일', ['Sunday']],
  ['토요일과 일요일', ['Saturday', 'Sunday']],
  ['금~일요일', ['Friday', 'Saturday', 'Sunday']],
  ['일~화요일', ['Sunday', 'Monday', 'Tuesday']],
  ['월·수·금요일', ['Monday', 'Wednesday', 'Friday']],
  ['월~토요일', days.slice(0, 6)],
])('days of rest are said as %s', (said, closed) => {
  expect(closedOn(...closed).closedDays).toBe(said)
})
