import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeeklySchedule } from './day-hours.ts'
import { openState } from './open-state.ts'

const minute = 60_000
const zones = [
  'Asia/Seoul',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
]

const range = fc
  .tuple(fc.nat(95), fc.integer({ min: 1, max: 96 }))
  .map(([from, length]) => ({ from: from * 15, to: (from + length) * 15 }))
const day = fc.option(fc.array(range, { maxLength: 1 }), { freq: 5 })
const schedules: fc.Arbitrary<WeeklySchedule> = fc.tuple(day, day, day, day, day, day, day)
/** Instants within 30 hours of a change of clocks in 2025, where errors are likely, or anywhere in that year. */
const instants = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '2025-03-09',
        '2025-03-30',
        '2025-10-26',
        '2025-11-02',
        '2025-04-06',
        '2025-10-05',
        '2025-09-07',
        '2025-02-23',
      ),
      fc.integer({ min: -1800, max: 1800 }),
    )
    .map(([date, minutes]) => Date.parse(date) + minutes * minute),
  fc.integer({ min: 0, max: 525_599 }).map((minutes) => Date.parse('2025-01-01') + minutes * minute),
)

/** The state, computed from the wall clock that Intl shows. It is slow but simple. */
function stateByWallClock(schedule: WeeklySchedule, timeZone: string, instant: number): string {
  const format = { timeZone, hourCycle: 'h23', weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
  const [, name = '', hour, minutes] =
    /(\w+).*?(\d+):(\d+)/.exec(new Date(instant).toLocaleString('en-US', format)) ?? []
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name)
  const now = Number(hour) * 60 + Number(minutes)
  const isOpen = (ranges: WeeklySchedule[number] | undefined, at: number) =>
    ranges?.some(({ from, to }) => from <= at && at < to) ?? false
  if (isOpen(schedule[weekday], now) || isOpen(schedule[(weekday + 6) % 7], now + 1440)) return 'open'
  return schedule[weekday] ? 'closed' : 'unknown'
}

test('the state is the one by the wall clock', () => {
  fc.assert(
    fc.property(schedules, fc.constantFrom(...zones), instants, (schedule, timeZone, now) => {
      expect(openState(schedule, timeZone, now).state).toBe(stateByWallClock(schedule, timeZone, now))
    }),
    { numRuns: 300 },
  )
})

test('the state at changesAt differs from the one before, and nothing changes earlier', () => {
  fc.assert(
    fc.property(schedules, fc.constantFrom(...zones), instants, (schedule, timeZone, now) => {
      const { state, changesAt } = openState(schedule, timeZone, now)
      const end = changesAt ?? now + 8 * 1440 * minute
      expect(end).toBeGreaterThan(now)
      for (let instant = now; instant < end; instant += 15 * minute) {
        expect(openState(schedule, timeZone, instant).state).toBe(state)
      }
      if (changesAt === null) return
      expect(openState(schedule, timeZone, changesAt - 1).state).toBe(state)
      expect(openState(schedule, timeZone, changesAt).state).not.toBe(state)
    }),
    { numRuns: 60 },
  )
})
