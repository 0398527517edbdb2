const days: Readonly<Record<string, string>> = {
  א: 'Sunday',
  ב: 'Monday',
  ג: 'Tuesday',
  ד: 'Wednesday',
  ה: 'Thursday',
  ו: 'Friday',
  ש: 'Saturday',
}
/** A letter that stands alone, for a day: `א'`, `יום ו'`, `ימי א׳`. */
const letter = /(?<![\p{L}\p{M}\d"״])(?:(?:ימים|ימי|יום) )?([א-וש])['’׳`]?(?![\p{L}\p{M}"״'’׳])/gu
const until = /(?<=day) עד (?=\p{Lu})/gu

/** The text with the letters that number the days of a Hebrew week in English. */
export function withHebrewDays(text: string): string {
  return /[א-ת]/.test(text)
    ? text.replace(letter, (whole, day: string) => days[day] ?? whole).replace(until, ' - ')
    : text
}
