import type { Business } from '../../domain/directory/directory.ts'
import { daysBetween, localDate, localTime, weekdayLabels, weekdayOf } from './local-time.ts'

type Openness = Pick<Business, 'openState' | 'openStateChangesAt' | 'timeZone'>

/** Open or closed now and the next change: `영업 중 · 21:00에 마감`. `today` is the date where the business is. */
export function openStateText(business: Openness, today: string): string {
  const { openState, openStateChangesAt: changesAt, timeZone } = business
  if (openState === 'unknown') return '영업 여부 확인되지 않음'
  if (changesAt === null || !timeZone) return openState === 'open' ? '영업 중 · 24시간' : '영업 종료'
  const time = `${dayText(today, localDate(changesAt, timeZone))}${localTime(changesAt, timeZone)}`
  return openState === 'open' ? `영업 중 · ${time}에 마감` : `영업 종료 · ${time}에 시작`
}

function dayText(today: string, date: string): string {
  const days = daysBetween(today, date)
  if (days <= 0) return ''
  if (days === 1) return '내일 '
  const weekday = weekdayOf(date)
  return weekday ? `${weekdayLabels[weekday]} ` : ''
}
