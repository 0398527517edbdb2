import { describe, expect, test } from 'vitest'
import { openChange } from './open-change.ts'

const at = (time: string) => Date.parse(`2026-11-25T${time}Z`)
const seoul = 'Asia/Seoul'

describe('openChange', () => {
  test('a change of the same day is told by the clock of the place', () => {
    // 10:00 and 22:00 of Wednesday, Seoul.
    const said = openChange({ state: 'open', changesAt: at('13:00:00') }, seoul, at('01:00:00'))
    expect(said.change).toEqual({ days: 0, weekday: 2, minutes: 22 * 60, closesSoon: false })
    // An hour before it closes, it closes soon.
    expect(said.until).toBe(at('12:00:00'))
  })

  test('within the hour it closes soon, until it closes', () => {
    const said = openChange({ state: 'open', changesAt: at('13:00:00') }, seoul, at('12:00:00'))
    expect(said.change).toMatchObject({ minutes: 22 * 60, closesSoon: true })
    expect(said.until).toBe(at('13:00:00'))
  })

  test('what opens tomorrow opens today once it is midnight there', () => {
    // 23:30 of Wednesday; it opens on Thursday at 09:00.
    const opensAt = Date.parse('2026-11-26T00:00:00Z')
    const evening = openChange({ state: 'closed', changesAt: opensAt }, seoul, at('14:30:00'))
    expect(evening.change).toEqual({ days: 1, weekday: 3, minutes: 9 * 60, closesSoon: false })
    expect(evening.until).toBe(at('15:00:00'))
    const morning = openChange({ state: 'closed', changesAt: opensAt }, seoul, at('15:00:00'))
    expect(morning.change?.days).toBe(0)
    expect(morning.until).toBe(opensAt)
  })

  test('a place west of Greenwich has its own date', () => {
    // 20:00 of Tuesday in Los Angeles; it opens on Wednesday at 08:00.
    const said = openChange(
      { state: 'closed', changesAt: at('16:00:00') },
      'America/Los_Angeles',
      at('04:00:00'),
    )
    expect(said.change).toMatchObject({ days: 1, weekday: 2, minutes: 8 * 60 })
    expect(said.until).toBe(at('08:00:00'))
  })

  test('a closed place of whose next day nothing is known is not said to open', () => {
    const opensAt = Date.parse('2026-11-26T00:00:00Z')
    const said = openChange({ state: 'closed', changesAt: opensAt, next: 'unknown' }, seoul, at('14:30:00'))
    expect(said).toEqual({ change: null, until: opensAt })
  })

  test('what never changes is always right', () => {
    expect(openChange({ state: 'open', changesAt: null }, seoul, 0)).toEqual({ change: null, until: null })
  })
})
