const format = new Intl.DateTimeFormat('ko-KR', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** In the browser's time zone, as `2026. 11. 21. 21:00`. */
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

/** `3초`, `4분 10초`, `2시간 5분`: whole seconds, two units at most. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  if (hours > 0) return withRest(`${hours}시간`, minutes, '분')
  if (minutes > 0) return withRest(`${minutes}분`, whole % 60, '초')
  return `${whole}초`
}

function withRest(text: string, rest: number, unit: string): string {
  return rest > 0 ? `${text} ${rest}${unit}` : text
}
