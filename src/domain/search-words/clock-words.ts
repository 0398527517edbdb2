import { type AskedTime, atMinute, readDayTime } from '../opening-hours/asked-time.ts'
import { minutesPerDay } from '../opening-hours/clock-time.ts'
import { dayParts, daysBesidePart, timeTogether } from './day-time-words.ts'
import { timeWords } from './time-words.ts'
import { isHolidayDate } from './times/holiday-dates.ts'
import { phraseKey } from './vocabulary.ts'

/** The part of the day that a word before or after an hour says; '' if it says none. One at night is after midnight. */
type Half = 'am' | 'pm' | 'night' | ''

type HalfWords = { readonly [Part in Half]?: string }

/**
 * How a language says an hour: what stands before it, and what follows it. Of the two, one may say the half of the day. An empty phrase
 * is none. What says until when is that of which the last minute counts.
 */
interface ClockRow {
  readonly language: string
  readonly before: HalfWords
  readonly after: HalfWords
  /** What says until when, before the hour or after it. */
  readonly until: string
}

const rows: readonly ClockRow[] = [
  {
    language: 'ko',
    before: { am: '오전|아침|새벽', pm: '오후|저녁|낮', night: '밤', '': '' },
    after: {
      '': '시|시에|시부터|시 여는|시에 여는|시에 문 여는|시에 하는|시에도 하는|시에도 여는|시 이후|시 넘어서|시까지|시까지 하는|시까지 여는|시까지 영업|시까지 영업하는',
    },
    until: '시까지|시까지 하는|시까지 여는|시까지 영업|시까지 영업하는',
  },
  {
    language: 'en',
    before: {
      '': '|at|from|after|past|by|until|till|til|untill|open at|open from|open after|open past|open by|open until|open till|open til|open untill',
    },
    after: { am: 'am|a m|in the morning', pm: 'pm|p m|in the evening', night: 'at night', '': '' },
    until: 'until|till|til|untill|open until|open till|open til|open untill',
  },
  {
    language: 'de',
    before: {
      am: 'morgens um',
      pm: 'abends um|abends bis',
      '': '|um|ab|nach|bis|offen um|offen ab|offen bis|geöffnet bis',
    },
    after: {
      am: 'uhr morgens|uhr früh',
      pm: 'uhr abends',
      night: 'uhr nachts',
      '': 'uhr|uhr offen|uhr geöffnet',
    },
    until: 'bis|abends bis|offen bis|geöffnet bis',
  },
  {
    language: 'tr',
    before: { am: 'sabah|sabah saat', pm: 'akşam|akşam saat', night: 'gece|gece saat', '': 'saat' },
    after: {
      '': '|da|de|ta|te|den sonra|dan sonra|ten sonra|tan sonra|da açık|de açık|ta açık|te açık|e kadar|a kadar|ye kadar|ya kadar|e kadar açık|a kadar açık',
    },
    until: 'e kadar|a kadar|ye kadar|ya kadar|e kadar açık|a kadar açık',
  },
  {
    language: 'sr',
    before: { '': 'u|od|do|posle|radi do|otvoreno do' },
    after: { am: 'ujutru|ujutro', pm: 'uveče|popodne', '': 'h|sati|časova' },
    until: 'do|radi do|otvoreno do',
  },
  {
    language: 'fr',
    before: { '': '|à|après|dès|jusqu à|ouvert à|ouvert jusqu à' },
    after: { am: 'h du matin', pm: 'h du soir', '': 'h|heures' },
    until: 'jusqu à|ouvert jusqu à',
  },
  {
    language: 'es',
    before: { '': 'a las|desde las|después de las|hasta las|abierto hasta las' },
    after: { am: 'am|de la mañana', pm: 'pm|de la tarde|de la noche', '': '|h|horas' },
    until: 'hasta las|abierto hasta las',
  },
  {
    language: 'it',
    before: { '': 'alle|dalle|dopo le|fino alle|aperto alle|aperto fino alle' },
    after: { am: 'di mattina|del mattino', pm: 'di sera', night: 'di notte', '': '' },
    until: 'fino alle|aperto fino alle',
  },
  {
    language: 'hi',
    before: { am: 'subah', pm: 'shaam', night: 'raat', '': '' },
    after: { '': 'baje|baje tak' },
    until: 'baje tak',
  },
]

const keysOf = (phrases: string) => phrases.split('|').map(phraseKey)

/** The part of the day that each phrase says. */
const halves = (said: HalfWords) =>
  new Map(
    (['', 'pm', 'night', 'am'] as const).flatMap((half) => {
      const phrases = said[half]
      return phrases === undefined ? [] : keysOf(phrases).map((key) => [key, half] as const)
    }),
  )

const clocks = rows.map(({ before, after, until }) => ({
  before: halves(before),
  after: halves(after),
  until: new Set(keysOf(until)),
}))

/** An hour, with or without minutes, between other letters. */
const withHour = /^([^\d\s]{0,20})(\d{1,2})([0-5]\d)?([^\d\s]{0,20})$/
const noon = 12
const midnight = 2 * noon
const hourMinutes = 60
/** Nobody opens earlier: such an hour is in the afternoon, or in the night. */
const earliestHour = 5

/** The time that a phrase asks for: in words of the vocabulary, or by the hour as clocks say it. */
export function askedTimeOf(phrase: string): AskedTime | undefined {
  const key = phraseKey(phrase)
  // A house number is no hour.
  const mayBeHour = /\d/.test(key) && !/\d{3}/.test(phrase)
  const said = timeWords.get(key)
  if (said !== undefined) return said
  if (mayBeHour && isHolidayDate(key)) return 'holiday'
  return (mayBeHour ? clockTime(key) : undefined) ?? dayTime(key, mayBeHour)
}

/** Longer keys are no day with a part of it. */
const longestDay = 40

/** A day with a part of it or an hour, in this order: `sunday morning`, `금요일 밤 12시`, `Samstagabend`. */
function dayTime(key: string, mayBeHour: boolean): AskedTime | undefined {
  for (let end = Math.min(key.length, longestDay) - 1; end > 0; end--) {
    const [first, last] = [key.slice(0, end), key.slice(end)]
    const day = timeWords.get(first) ?? daysBesidePart.get(first)
    if (day === undefined || readDayTime(day).day === undefined) continue
    const part = dayParts.get(last) ?? (mayBeHour ? clockTime(last) : undefined)
    if (part !== undefined) return timeTogether([day, part])
  }
  return undefined
}

function clockTime(key: string): AskedTime | undefined {
  const [, first = '', digits = '', minutes = '0', last = ''] = withHour.exec(key) ?? []
  if (digits === '' || first + last === '') return undefined
  for (const { before, after, until } of clocks) {
    const [early, late] = [before.get(first), after.get(last)]
    if (early === undefined || late === undefined) continue
    const isUntil = until.has(first) || until.has(last)
    const hour = hourOfDay(Number(digits), early || late, isUntil)
    if (hour === undefined) return undefined
    const minute = hour * hourMinutes + Number(minutes)
    return atMinute(isUntil ? minute - 1 + minutesPerDay : minute)
  }
  return undefined
}

/** The hour from midnight on; undefined if no clock has it. */
function hourOfDay(hour: number, half: Half, isUntil: boolean): number | undefined {
  if (hour > midnight) return undefined
  if (hour > noon || hour === 0) return hour === 0 && isUntil ? midnight : hour
  if (half === 'am') return hour % noon
  if (half === 'pm') return (hour % noon) + noon
  if (half === 'night') return hour === noon || hour < earliestHour ? hour % noon : hour + noon
  return hour < earliestHour || (isUntil && hour < noon) ? hour + noon : hour
}
