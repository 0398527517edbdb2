const minutesPerHalfDay = 720
export const minutesPerDay = 1440

/** A time of day as written. Without a meridiem it may mean one of two times. */
export interface ClockTime {
  readonly hour: number
  readonly minute: number
  readonly meridiem: 'am' | 'pm' | ''
  /** True if it has minutes or a leading zero. */
  readonly hasMinutes: boolean
  readonly hasLeadingZero: boolean
}

/** Minutes since midnight of an hour on the 12-hour clock. */
function halfDayMinutes(time: ClockTime, meridiem: 'am' | 'pm'): number {
  return (time.hour % 12) * 60 + time.minute + (meridiem === 'pm' ? minutesPerHalfDay : 0)
}

/** The minutes since midnight that a time can mean; [] if it contradicts itself (13:00 AM). */
export function readings(time: ClockTime): number[] {
  if (time.hour > 12) {
    const isPlain = time.meridiem === '' || (time.meridiem === 'pm' && time.hour < 24)
    return isPlain ? [time.hour * 60 + time.minute] : []
  }
  if (time.meridiem) return [halfDayMinutes(time, time.meridiem)]
  if (time.hour === 0) return [time.minute]
  return [halfDayMinutes(time, 'am'), halfDayMinutes(time, 'pm')]
}

/** Whether a time without a meridiem can only be on the 24-hour clock. */
function is24Hour(time: ClockTime): boolean {
  return time.hour === 0 || time.hour > 12 || time.hasLeadingZero
}

/**
 * Whether a range without any meridiem is on the 24-hour clock: one of its hours proves it, or the range is within
 * one day, has minutes and starts at 5 or later. `1:00-5:00` could be an afternoon, so it is not read.
 */
export function isOn24HourClock(from: ClockTime, to: ClockTime): boolean {
  if (is24Hour(from) || is24Hour(to)) return true
  const withinDay = from.hour * 60 + from.minute < to.hour * 60 + to.minute
  return from.hasMinutes && to.hasMinutes && from.hour >= 5 && withinDay
}

/** Shops open in the morning, or at noon. */
const [earliest, noon] = [7, 12]
/** A late morning to an early hour could be a bar's night: `10-2`. */
const [lateMorning, shortAfternoon] = [10, 4]

/**
 * Whether a range without any meridiem goes from the morning to the afternoon or evening of one day, as `9-5` and `10 to 10` do: on
 * the 24-hour clock they would last most of a day and a night. Those with minutes on both sides may mean that.
 */
export function isFromMorning(from: ClockTime, to: ClockTime): boolean {
  if (from.hour < earliest || from.hour > noon || to.hour < 1 || to.hour >= noon) return false
  if (from.hour < noon && to.hour * 60 + to.minute > from.hour * 60 + from.minute) return false
  if (from.hour >= lateMorning && to.hour < shortAfternoon) return false
  return !(from.hasMinutes && to.hasMinutes)
}
