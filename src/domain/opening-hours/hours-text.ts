import type { NameLanguage } from '../site/language.ts'
import { minutesPerDay } from './clock-time.ts'
import type { MinuteRange } from './day-hours.ts'

const words: Readonly<Record<NameLanguage, { readonly closed: string; readonly allDay: string }>> = {
  ko: { closed: '휴무', allDay: '24시간 영업' },
  en: { closed: 'Closed', allDay: 'Open 24 hours' },
  tr: { closed: 'Kapalı', allDay: '24 saat açık' },
}

/** Minutes since 00:00 as a time of day: `21:00`, and `9:00 PM` in English. */
export function clockText(minutes: number, language: NameLanguage): string {
  const within = minutes > minutesPerDay ? minutes - minutesPerDay : minutes
  const hour = Math.floor(within / 60)
  const minute = String(within % 60).padStart(2, '0')
  if (language !== 'en') return `${String(hour).padStart(2, '0')}:${minute}`
  return `${hour % 12 || 12}:${minute} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** Ranges of one day, such as `09:00–13:00, 18:00–02:00`, or words for a closed day and for the whole day. */
export function formatRanges(ranges: readonly MinuteRange[], language: NameLanguage): string {
  if (ranges.length === 0) return words[language].closed
  if (ranges.some(({ from, to }) => from === 0 && to === minutesPerDay)) return words[language].allDay
  return ranges.map(({ from, to }) => `${clockText(from, language)}–${clockText(to, language)}`).join(', ')
}
