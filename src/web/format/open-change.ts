import type { Business } from '../../domain/directory/directory.ts'
import type { OpenChange } from '../../domain/opening-hours/open-change.ts'
import type { Messages } from '../messages/ko.ts'

/** Since 00:00, in minutes. */
const morning = 6 * 60

/** Until when a business is open, or when it opens: `22:00까지`, `17:00에 시작`, `내일 09:00`. `24시간` if it never closes. */
export function changeText(
  state: Exclude<Business['openState'], 'unknown'>,
  change: OpenChange | null,
  { open, format }: Messages,
): string {
  if (!change) return state === 'open' ? open.always : ''
  const time = format.time(change.minutes)
  const { days, weekday } = change
  // Open all day today and tomorrow: what comes then is no matter now.
  if (state === 'open' && days > 1) return open.always
  // A night ends in the morning: who reads "until 02:00" in the evening needs no date.
  const isToday = days <= 0 || (state === 'open' && days === 1 && change.minutes <= morning)
  const moment = isToday ? time : open.dayAndTime(days, weekday, time)
  if (state === 'open') return change.closesSoon ? open.closesAt(moment) : open.until(moment)
  return isToday ? open.from(moment) : open.fromDay(moment)
}
