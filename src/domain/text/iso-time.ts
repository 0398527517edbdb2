/** The first and the last instant of the years 0 to 9999, which ISO 8601 writes with four digits. */
const first = -62_167_219_200_000
const last = 253_402_300_799_999

/** The nearest instant of the years 0 to 9999; the epoch for what is no number. Both in ms since the epoch. */
export function writableTime(at: number): number {
  return Number.isNaN(at) ? 0 : Math.min(last, Math.max(first, at))
}

/**
 * An instant (ms since the epoch) as ISO 8601: `2026-11-21T09:30:00.000Z`. Total, because a time comes from a database that others
 * may have written: one listing's wrong time must not break a list.
 */
export function isoTime(at: number): string {
  return new Date(writableTime(at)).toISOString()
}

/** The UTC day of an instant (ms since the epoch): `2026-11-21`. Total, as `isoTime`. */
export function isoDay(at: number): string {
  return isoTime(at).slice(0, 10)
}
