import { memoize } from '../memoize.ts'
import { minutesPerDay } from './clock-time.ts'
import type { WeeklySchedule } from './day-hours.ts'

const quarterHour = 900_000
const zoneLimit = 1000
const kept = 64

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** Quarter hour since the epoch → offset. Clocks change only at quarter hours of UTC. */
  readonly offsets: Map<number, number>
}

/** null where the zone is not known. */
const zoneOf = memoize(zoneLimit, (name): Zone | null => {
  if (name === '') return null
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
    return { format, offsets: new Map() }
  } catch {
    return null
  }
})

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const [, sign, hours, minutes, seconds] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(format.format(instant)) ?? []
  if (!sign) return 0
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)
  return (sign === '-' ? -size : size) * 1000
}

/** How far local time is ahead of UTC in an IANA zone at an instant, in ms; undefined if the zone is unknown. */
export function zoneOffset(timeZone: string, instant: number): number | undefined {
  const zone = zoneOf(timeZone)
  if (!zone) return undefined
  const bucket = Math.floor(instant / quarterHour)
  const known = zone.offsets.get(bucket)
  if (known !== undefined) return known
  const offset = readOffset(zone.format, bucket * quarterHour)
  if (zone.offsets.size >= kept) zone.offsets.clear()
  zone.offsets.set(bucket, offset)
  return offset
}

export interface OpenState {
  readonly state: 'open' | 'closed' | 'unknown'
  /** The next instant at which `state` changes, in ms since the epoch; null if it never does or is unknown. */
  readonly changesAt: number | null
  /** The state after that: `unknown` where nothing is known of the next day. */
  readonly next?: 'open' | 'closed' | 'unknown'
}

const minute = 60_000
export const day = minutesPerDay * minute
/** The epoch was a Thursday. */
const epochWeekday = 3
/** A week, and a day more because clocks may change. */
const horizon = 8 * day

/** A local time (ms since the epoch, as if it were UTC) as weekday (0 is Monday) and minutes since 00:00. */
export function localParts(local: number): { weekday: number; minutes: number } {
  const days = Math.floor(local / day)
  return { weekday: (((days + epochWeekday) % 7) + 7) % 7, minutes: (local - days * day) / minute }
}

function stateAt(schedule: WeeklySchedule, local: number): OpenState['state'] {
  const { weekday, minutes } = localParts(local)
  const today = schedule[weekday]
  const yesterday = schedule[(weekday + 6) % 7]
  if (today?.some(({ from, to }) => from <= minutes && minutes < to)) return 'open'
  if (yesterday?.some(({ to }) => minutes + minutesPerDay < to)) return 'open'
  return today ? 'closed' : 'unknown'
}

/** Whether a place is known to be open at `now` (ms since the epoch). */
export function isOpenAt(schedule: WeeklySchedule | null, timeZone: string, now: number): boolean {
  const offset = zoneOffset(timeZone, now)
  return schedule !== null && offset !== undefined && stateAt(schedule, now + offset) === 'open'
}

/** The next local time after `local` at which a range starts or ends or a day begins. */
function nextBoundary(schedule: WeeklySchedule, local: number): number {
  const { weekday, minutes } = localParts(local)
  const boundaries = [
    minutesPerDay,
    ...(schedule[weekday] ?? []).flatMap(({ from, to }) => [from, to]),
    ...(schedule[(weekday + 6) % 7] ?? []).map(({ to }) => to - minutesPerDay),
  ]
  return local + (Math.min(...boundaries.filter((boundary) => boundary > minutes)) - minutes) * minute
}

/** The instant after `before`, up to `after`, at which the zone's clocks are changed; clocks change on whole minutes. */
function clockChange(timeZone: string, before: number, after: number): number {
  const offset = zoneOffset(timeZone, before)
  let low = Math.floor(before / minute)
  let high = Math.ceil(after / minute)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (zoneOffset(timeZone, middle * minute) === offset) low = middle
    else high = middle
  }
  return high * minute
}

/** The next instant at which local time reaches a boundary of the schedule or jumps. */
function nextStep(schedule: WeeklySchedule, timeZone: string, instant: number, offset: number): number {
  const next = nextBoundary(schedule, instant + offset) - offset
  return zoneOffset(timeZone, next) === offset ? next : clockChange(timeZone, instant, next)
}

/**
 * Whether a place is open at `now` (ms since the epoch) by the clocks of its IANA time zone, and when that changes.
 * If clocks are set back, the repeated hour counts twice. If they are set forward, the skipped hour does not exist.
 */
export function openState(schedule: WeeklySchedule | null, timeZone: string, now: number): OpenState {
  const offset = zoneOffset(timeZone, now)
  if (!schedule || offset === undefined) return { state: 'unknown', changesAt: null }
  const state = stateAt(schedule, now + offset)
  let instant = now
  while (instant <= now + horizon) {
    instant = nextStep(schedule, timeZone, instant, zoneOffset(timeZone, instant) ?? offset)
    const next = stateAt(schedule, instant + (zoneOffset(timeZone, instant) ?? offset))
    if (next !== state) return { state, changesAt: instant, next }
  }
  return { state, changesAt: null }
}
