import type { FoundTime } from '../../../domain/directory/found-time.ts'
import { type AskedDay, askedDays, dayAtMinute } from '../../../domain/opening-hours/asked-time.ts'
import type { Messages } from '../../messages/ko.ts'

/** A time that was found in the words: now and an hour of a day as the page says it, others as they were typed. */
export function timeText({ asked, words }: FoundTime, messages: Messages): string {
  if (asked === 'now') return messages.filters.openNow
  const at = dayAtMinute(asked)
  if (!at || at.day === 'today') return words
  const time = messages.format.time(at.minute)
  return at.day === 'tomorrow'
    ? messages.open.tomorrow(time)
    : messages.open.on(dayName(at.day, messages), time)
}

const dayName = (day: Exclude<AskedDay, 'today' | 'tomorrow'>, { format, open }: Messages): string =>
  day === 'weekend' ? open.weekend : format.weekday(askedDays.indexOf(day))
