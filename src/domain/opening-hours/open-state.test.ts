import { describe, expect, test } from 'vitest'
import { weeklySchedule } from './day-hours.ts'
import { openState } from './open-state.ts'
import { dayNames } from './weekdays.ts'

function daily(text: string) {
  return weeklySchedule(Object.fromEntries(dayNames.map((day) => [day, text])))
}

function at(schedule: ReturnType<typeof weeklySchedule>, timeZone: string, now: string): string {
  const { state, changesAt } = openState(schedule, timeZone, Date.parse(now))
  return changesAt === null ? state : `${state} until ${new Date(changesAt).toISOString().slice(0, 16)}Z`
}

describe('openState', () => {
  test.each([
    ['Asia/Seoul', '2025-06-02T00:30Z', 'open until 2025-06-02T09:00Z'],
    ['Asia/Kolkata', '2025-06-02T00:30Z', 'closed until 2025-06-02T03:30Z'],
    ['Europe/Istanbul', '2025-06-02T15:00Z', 'closed until 2025-06-03T06:00Z'],
    ['America/Los_Angeles', '2025-06-02T00:59:59.999Z', 'open until 2025-06-02T01:00Z'],
    ['Australia/Lord_Howe', '2025-06-02T00:30Z', 'open until 2025-06-02T07:30Z'],
    ['Pacific/Kiritimati', '2025-06-01T19:00Z', 'open until 2025-06-02T04:00Z'],
  ])('9AM-6PM in %s at %s: %s', (timeZone, now, expected) => {
    expect(at(daily('9AM-6PM'), timeZone, now)).toBe(expected)
  })

  test.each([
    // New York: 02:00 EST becomes 03:00 EDT on 9 March 2025.
    ['America/New_York', '6PM-4AM', '2025-03-09T05:30Z', 'open until 2025-03-09T08:00Z'],
    ['America/New_York', '9AM-5PM', '2025-03-08T22:30Z', 'closed until 2025-03-09T13:00Z'],
    // A range in the hour that is skipped does not happen; one that starts in it starts when it ends.
    ['America/New_York', '2:10-2:50AM', '2025-03-09T06:00Z', 'closed until 2025-03-10T06:10Z'],
    ['America/New_York', '2:30-5AM', '2025-03-09T06:00Z', 'closed until 2025-03-09T07:00Z'],
    // New York: 02:00 EDT becomes 01:00 EST on 2 November 2025.
    ['America/New_York', '6PM-4AM', '2025-11-02T05:30Z', 'open until 2025-11-02T09:00Z'],
    ['America/New_York', '9AM-5PM', '2025-11-01T21:30Z', 'closed until 2025-11-02T14:00Z'],
    // Berlin: 03:00 CEST becomes 02:00 CET on 26 October 2025; an end at 02:30 is reached twice.
    ['Europe/Berlin', '8PM-2:30AM', '2025-10-26T00:00Z', 'open until 2025-10-26T00:30Z'],
    ['Europe/Berlin', '8PM-2:30AM', '2025-10-26T00:45Z', 'closed until 2025-10-26T01:00Z'],
    // Lord Howe moves by half an hour, at 02:00 on 5 October 2025.
    ['Australia/Lord_Howe', '1-4AM', '2025-10-04T15:00Z', 'open until 2025-10-04T17:00Z'],
    // Santiago skips midnight: 24:00 of 6 September 2025 is 01:00.
    ['America/Santiago', '12AM-5AM', '2025-09-07T03:59Z', 'closed until 2025-09-07T04:00Z'],
  ])('a change of clocks in %s, %s at %s: %s', (timeZone, hours, now, expected) => {
    expect(at(daily(hours), timeZone, now)).toBe(expected)
  })

  test('open past midnight into a day that is closed, and over the end of the week', () => {
    const schedule = weeklySchedule({ Sunday: '10PM-2AM', Monday: 'Closed' })
    expect(at(schedule, 'Asia/Seoul', '2025-06-01T15:30Z')).toBe('open until 2025-06-01T17:00Z')
    expect(at(schedule, 'Asia/Seoul', '2025-06-01T17:00Z')).toBe('closed until 2025-06-02T15:00Z')
  })

  test('days that touch at midnight are one stretch', () => {
    const schedule = weeklySchedule({ Monday: 'Open 24 hours', Tuesday: '12AM-6PM' })
    expect(at(schedule, 'UTC', '2025-06-02T01:00Z')).toBe('open until 2025-06-03T18:00Z')
  })

  test('it says what comes after: nothing is known of a day without hours', () => {
    const schedule = weeklySchedule({ Saturday: '9AM-1PM', Monday: '9AM-5PM' })
    const next = (now: string) => openState(schedule, 'UTC', Date.parse(now)).next
    expect(next('2025-06-07T08:00Z')).toBe('open')
    expect(next('2025-06-07T12:00Z')).toBe('closed')
    expect(next('2025-06-07T14:00Z')).toBe('unknown')
  })

  test('unknown lasts until the first day that is known', () => {
    const schedule = weeklySchedule({ Wednesday: 'Closed' })
    expect(at(schedule, 'UTC', '2025-06-05T00:00Z')).toBe('unknown until 2025-06-11T00:00Z')
    expect(at(schedule, 'UTC', '2025-06-04T12:00Z')).toBe('closed until 2025-06-05T00:00Z')
  })

  test('a place that opens once a week is looked for a week ahead', () => {
    const schedule = weeklySchedule({
      ...Object.fromEntries(dayNames.map((day) => [day, 'Closed'])),
      Wednesday: '9-10AM',
    })
    expect(at(schedule, 'UTC', '2025-06-04T10:00Z')).toBe('closed until 2025-06-11T09:00Z')
  })

  test('what never changes has no change', () => {
    expect(at(daily('Open 24 hours'), 'Asia/Seoul', '2025-06-02T00:00Z')).toBe('open')
    expect(at(daily('Open 24 hours'), 'Europe/Berlin', '2025-10-25T12:00Z')).toBe('open')
    expect(at(daily('Closed'), 'Asia/Seoul', '2025-06-02T00:00Z')).toBe('closed')
  })

  test.each(['', 'Mars/Olympus', 'Not a zone'])(
    'without a known zone ("%s") nothing is known',
    (timeZone) => {
      expect(at(daily('9AM-6PM'), timeZone, '2025-06-02T00:00Z')).toBe('unknown')
    },
  )

  test('without a schedule nothing is known', () => {
    expect(at(null, 'Asia/Seoul', '2025-06-02T00:00Z')).toBe('unknown')
  })
})
