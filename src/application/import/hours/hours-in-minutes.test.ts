import { expect, test } from 'vitest'
import { findCompanions } from '../rows/companions.ts'
import { withMinutes } from './hours-in-minutes.ts'
import { joinHours } from './join-hours.ts'

const header = ['name', 'Mon Open', 'Mon Close']
function monday(rows: readonly (readonly [string, string])[]) {
  const cells = rows.map((row) => ['Elm Cafe', ...row])
  const { hours } = withMinutes(findCompanions(header, new Set([0])), cells)
  return cells.map((row) => joinHours(hours, (index) => row[index] ?? '', ''))
}

test('minutes since midnight, where a row has what no clock shows', () => {
  const rows = [
    ['540', '1020'],
    ['480', '1560'],
    ['', ''],
  ] as const
  expect(monday(rows)).toEqual(['{"Monday":"09:00-17:00"}', '{"Monday":"08:00-02:00"}', ''])
})

test('figures of a clock stay so', () => {
  expect(monday([['540', '1020']])).toEqual(['{"Monday":"05:40-10:20"}'])
  expect(
    monday([
      ['0900', '1830'],
      ['0800', 'closed'],
    ]),
  ).toEqual(['{"Monday":"09:00-18:30"}', ''])
})
