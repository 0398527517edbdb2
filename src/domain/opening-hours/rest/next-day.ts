/** Words for the day after, before a time or behind it. Folded. */
const before = '(?:翌[日朝]?|익일|다음 ?날|次日|第二天|明朝)'
const behind =
  '(?:(?:the )?(?:next|following) (?:day|morning)|[+] ?1(?: ?day)?|ertesi gun|del dia siguiente|des (?:folge|nachsten )tage?s|am nachsten tag|(?:le )?lendemain|del giorno dopo|do dia seguinte|следующего дня)'
const anyWord = new RegExp(`${before}|\\(?${behind}\\)?`, 'g')

/** An hour of the night with a word for "next day": 翌2時, 익일 오전 2:00. */
const hourOfNight = (hour: number): RegExp =>
  new RegExp(`${before} ?(?:am ?)?0?${hour === 0 ? '(?:0|12)' : hour}(?![\\d])(?= ?(?::|$|[,;/]))`, 'g')
const hoursOfNight = [0, 1, 2, 3, 4, 5].map((hour) => [hourOfNight(hour), String(24 + hour)] as const)

/**
 * The text without words for the day after, and how many ranges have to end on it for want of them: of `22:00-익일 06:00` one. Hours of the
 * night become those of the same day: 26:00.
 */
export function withoutNextDay(text: string): { readonly text: string; readonly nights: number } {
  if (!anyWord.test(text)) return { text, nights: 0 }
  anyWord.lastIndex = 0
  const counted = hoursOfNight.reduce((rewritten, [form, hour]) => rewritten.replace(form, hour), text)
  const nights = [...counted.matchAll(anyWord)].length
  return { text: counted.replace(anyWord, ' ').replace(/\s+/g, ' ').replace(/ ?- ?/g, '-').trim(), nights }
}
