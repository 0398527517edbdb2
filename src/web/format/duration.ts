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
