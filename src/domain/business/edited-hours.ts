import type { PanelText } from '../administration/panel-text.ts'
import { hoursByDay } from '../opening-hours/hours-entry.ts'
import { type DayName, dayNames } from '../opening-hours/weekdays.ts'
import { cleanText } from '../text/clean-text.ts'
import { faultsOfHours, type HoursFault, hoursFaults } from './hours-faults.ts'
import type { OpeningHoursText } from './listing.ts'

const dayTextLimit = 200

/**
 * The days of `present` with the texts of `given`, instead of a text without days, or why they cannot be stored. A new text must be one
 * that can be read, and its times must fit each other and those of the day before.
 */
export function readOpeningHours(
  given: Readonly<Record<string, string>>,
  present: OpeningHoursText,
):
  | { readonly value: OpeningHoursText; readonly problem?: never }
  | { readonly value?: never; readonly problem: PanelText } {
  const unknown = Object.keys(given).find((day) => !dayNames.includes(day as DayName))
  if (unknown !== undefined) return { problem: noDay(unknown) }
  const known = hoursByDay(present)
  const texts = Object.fromEntries(
    dayNames
      .map((day) => [day, cleanText(given[day] ?? known[day] ?? '').slice(0, dayTextLimit)] as const)
      .filter(([, text]) => text !== ''),
  )
  const faults = faultsOfHours(texts, known)
  if (faults.size > 0) return { problem: wordsOf(faults) }
  return { value: texts }
}

const noDay = (day: string): PanelText => ({
  ko: `'${day}'은(는) 요일이 아닙니다.`,
  en: `'${day}' is no day of the week.`,
})

/** Each fault once, with its days. */
function wordsOf(faults: ReadonlyMap<DayName, HoursFault>): PanelText {
  const found = hoursFaults
    .map((fault) => [fault, dayNames.filter((day) => faults.get(day) === fault)] as const)
    .filter(([, days]) => days.length > 0)
  return {
    ko: found.map(([fault, days]) => `${days.map(koreanDay).join(', ')}: ${words[fault].ko}`).join(' '),
    en: found.map(([fault, days]) => `${days.join(', ')}: ${words[fault].en}`).join(' '),
  }
}

const koreanDay = (day: DayName) => `${'월화수목금토일'[dayNames.indexOf(day)]}요일`

const words: Readonly<Record<HoursFault, PanelText>> = {
  unread: {
    ko: "읽을 수 없는 시간입니다. '09:00-18:00', '24시간 영업', '휴무'처럼 적어 주십시오.",
    en: "these hours cannot be read. Write them like '09:00-18:00', 'Open 24 hours' or 'Closed'.",
  },
  noStart: { ko: '여는 시각이 없습니다.', en: 'the opening time is missing.' },
  noEnd: { ko: '닫는 시각이 없습니다.', en: 'the closing time is missing.' },
  noTimes: {
    ko: '여는 시각과 닫는 시각이 없습니다.',
    en: 'the opening time and the closing time are missing.',
  },
  sameTimes: {
    ko: "여는 시각과 닫는 시각이 같습니다. 하루 종일 열면 '24시간'을 고르거나 '24시간 영업'이라고 적어 주십시오.",
    en: "the opening time is the closing time. If it is open all day, choose 'Open 24 hours' or write that.",
  },
  overlap: {
    ko: '시간이 서로 겹칩니다. 겹치지 않게 고치거나 하나로 합쳐 주십시오.',
    en: 'the times overlap. Change them, or make one of them.',
  },
  night: {
    ko: '전날의 자정을 넘기는 시간과 겹칩니다. 전날 닫는 시각이나 이날 여는 시각을 고쳐 주십시오.',
    en: 'the day before closes later than this day opens. Change one of the two times.',
  },
}
