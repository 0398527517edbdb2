import { expect, test } from 'vitest'
import { closingIn } from '../rows/closing/closing.ts'
import { findCompanions } from '../rows/companions.ts'
import { withClosingColumns } from './closing-columns.ts'

/** What each row says in a column of its own, and where days of rest are read. */
function column(header: string, cells: readonly string[]) {
  const sample = cells.map((cell) => ['Elm Cafe', cell])
  const found = findCompanions(['name', header], new Set([0]))
  const companions = withClosingColumns(found, ['name', header], sample, new Set([0]))
  const said = sample.map((row) => closingIn(companions, (index) => row[index] ?? ''))
  return { said, closedDays: companions.hours.closedDays }
}

test.each([
  ['Geschlossen', ['ja', 'nein'], ['gone', 'open']],
  ['Geschlossen', ['geschlossen', ''], ['gone', undefined]],
  ['Kapalı', ['Evet', 'Hayır'], ['gone', 'open']],
  ['zu?', ['x', ''], ['gone', undefined]],
  ['Opgeheven', ['Ja', 'Nee'], ['gone', 'open']],
  ['Open', ['closed permanently', 'yes'], ['gone', undefined]],
  ['영업', ['폐업', '영업중'], ['gone', 'open']],
  ['Open', ['9:00', '10:00'], [undefined, undefined]],
  ['Open', ['Mo-Fr 9-17', 'closed permanently'], [undefined, undefined]],
])('answers tell that %s asks for a closing: %j', (header, cells, said) => {
  expect(column(header, cells).said).toEqual(said)
})

test('what is called a holiday in India is a day of each week, elsewhere a feast', () => {
  expect(column('Holiday', ['Sunday', 'Mon, Tue', '']).closedDays).toBe(1)
  expect(column('Holiday', ['Christmas', 'New Year']).closedDays).toBeUndefined()
})

test('days of a week and the days of the end have one header', () => {
  const ended = column('closed_on', ['2021-08', '', '2023-01-31'])
  expect(ended).toEqual({ said: ['gone', undefined, 'gone'], closedDays: undefined })
  expect(column('closed_on', ['Mondays', 'Sunday'])).toEqual({ said: [undefined, undefined], closedDays: 1 })
})

test('a cross ticks a column off in which nothing else stands', () => {
  expect(column('Closed', ['x', '', 'X']).said).toEqual(['gone', undefined, 'gone'])
  expect(column('Active', ['x', '']).said).toEqual(['open', undefined])
  expect(column('Closed', ['x', 'yes', '']).said).toEqual(['open', 'gone', undefined])
  expect(column('Closed', ['x', 'x']).said).toEqual(['open', 'open'])
  expect(column('폐업여부', ['X', '']).said).toEqual(['open', undefined])
})

test('days below Closed are days of rest', () => {
  expect(column('Closed', ['Sun', 'Mondays', ''])).toEqual({
    said: [undefined, undefined, undefined],
    closedDays: 1,
  })
  expect(column('Closed', ['yes', 'no']).closedDays).toBeUndefined()
})

test.each([
  ['Encerramento semanal', ['Domingo', 'Não encerra'], 1],
  ['Fermeture', ['lundi', 'dimanche et lundi'], 1],
  ['Fermeture', ['19h30', '18h'], undefined],
  ['휴업일', ['월', '매주 화요일'], 1],
  ['Stängt', ['söndag', ''], 1],
  ['Open', ['Monday', 'Tuesday'], undefined],
])('days below %s are days of rest: %j', (header, cells, closedDays) => {
  expect(column(header, cells).closedDays).toBe(closedDays)
})
