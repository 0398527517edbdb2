const format = new Intl.DateTimeFormat('ko-KR', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** In the reader's own time zone, as `2026. 11. 21. 21:00`. */
export function formatDateTime(ms: number): string {
  return format.format(ms)
}

const timeFormat = new Intl.DateTimeFormat('ko-KR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The time of day to the second, as `21:00:05`. */
export function formatTime(ms: number): string {
  return timeFormat.format(ms)
}
