import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDayHours } from './day-hours.ts'
import { type ClockRange, hoursEntry, hoursEntryText } from './hours-entry.ts'
import { parseOpeningHours } from './parse-opening-hours.ts'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const textOf = (...ranges: ClockRange[]) => hoursEntryText({ kind: 'ranges', ranges }, '')

describe('the hours that a picker shows', () => {
  test.each([
    ['', 'unknown', []],
    ['9AM-5PM', 'ranges', [['09:00', '17:00']]],
    [
      '11:00-15:00, 17:00-02:00',
      'ranges',
      [
        ['11:00', '15:00'],
        ['17:00', '02:00'],
      ],
    ],
    ['오전 9:00~오후 6:00', 'ranges', [['09:00', '18:00']]],
    ['11:00-24:00', 'ranges', [['11:00', '00:00']]],
    ['휴무', 'closed', []],
    ['Open 24 hours', 'allDay', []],
    ['00:00-24:00', 'allDay', []],
    ['By appointment', 'text', []],
    ['11:00-21:00 (라스트오더 20:30)', 'text', []],
    ['00:00-24:00 last order 23:30', 'text', []],
  ])('%s: %s', (text, kind, ranges) => {
    expect(hoursEntry(text)).toEqual({ kind, ranges: ranges.map(([from, to]) => ({ from, to })) })
  })
})

describe('the text that a picker writes', () => {
  test('is the word or the ranges, in their order, each once', () => {
    expect(hoursEntryText({ kind: 'closed', ranges: [] }, 'x')).toBe('Closed')
    expect(hoursEntryText({ kind: 'allDay', ranges: [] }, 'x')).toBe('Open 24 hours')
    expect(hoursEntryText({ kind: 'unknown', ranges: [] }, 'x')).toBe('')
    expect(hoursEntryText({ kind: 'text', ranges: [] }, 'By appointment')).toBe('By appointment')
    const evening = { from: '17:00', to: '02:00' }
    expect(textOf(evening, { from: '11:00', to: '15:00' }, evening)).toBe('11:00-15:00, 17:00-02:00')
    expect(textOf({ from: '00:00', to: '00:00' })).toBe('Open 24 hours')
    expect(textOf({ from: '12:00', to: '10:00' })).toBe('12:00 PM-10:00 AM')
  })

  test('cannot be read while a time is missing', () => {
    expect(textOf({ from: '09:00', to: '' })).toBe('09:00-?')
    expect(parseDayHours(textOf({ from: '', to: '18:00' }))).toBeNull()
    expect(parseDayHours(textOf({ from: '', to: '' }))).toBeNull()
  })

  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))

  test('is read by an import as it stands, and shown again as the same', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ from: time, to: time }), { minLength: 1, maxLength: 6 }), (ranges) => {
        const text = textOf(...ranges)
        // Ranges that overlap may be longer than a day together, which nothing reads: the form refuses them.
        fc.pre(parseDayHours(text) !== null)
        const cell = JSON.stringify({ Monday: text, Sunday: text })
        expect(parseOpeningHours(cell)).toEqual({ hours: { Monday: text, Sunday: text }, unread: false })
        const shown = hoursEntry(text)
        expect(parseDayHours(hoursEntryText(shown, ''))).toEqual(parseDayHours(text))
        expect(shown.kind).not.toBe('text')
      }),
      { numRuns: 500 },
    )
  })

  test('holds every single range', () => {
    fc.assert(
      fc.property(time, time, (from, to) => {
        const [start, end] = [minutesOf(from), minutesOf(to)]
        expect(parseDayHours(textOf({ from, to }))).toEqual([
          { from: start, to: end > start ? end : end + 1440 },
        ])
      }),
      { numRuns: 500 },
    )
  })
})
