/** Fixed holidays by month and day: New Year, Christmas and what is free around them, and national days of countries that people search in. */
const holidays = new Set(
  '1.1 1.2 1.6 1.7 3.1 5.1 5.5 6.6 7.4 8.1 8.15 10.3 10.9 11.1 11.11 12.24 12.25 12.26 12.31'.split(' '),
)

const languages = ['en', 'de', 'fr', 'es', 'it', 'tr', 'sr-Latn', 'sr', 'fil', 'ru']
/** Languages decline the names of months, and shorten them: decembra, dec. */
const tellingLetters = 3
/** The middle of each month, which is in it in every time zone. */
const middle = 15
const months = 12

let monthNames: readonly (readonly [letters: string, month: number])[] | undefined

function namesOfMonths(): readonly (readonly [letters: string, month: number])[] {
  return languages.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: months }, (_, month) => {
      const name = format(new Date(Date.UTC(2000, month, middle)))
      return [name.toLowerCase(), month + 1] as const
    })
  })
}

const eastern = /^(\d{1,2})[월月](\d{1,2})[일日](?:에|에도|에는|날)?$/u
const dayFirst = /^(\d{1,2})(\p{L}{3,12})$/u
/** What may stand between the day and its month: 1st of May. */
const between = /^(?:st|nd|rd|th|er)?(?:of|de)?/u
const monthFirst = /^(?:on)?(\p{L}{3,12})(\d{1,2})(?:st|nd|rd|th)?$/u

function monthNamed(letters: string): number | undefined {
  monthNames ??= namesOfMonths()
  const isSame = (name: string) =>
    name === letters ||
    (name.length > tellingLetters && letters.length >= tellingLetters && name.startsWith(letters)) ||
    (name.length > tellingLetters + 2 && letters.startsWith(name.slice(0, tellingLetters + 2)))
  return monthNames.find(([name]) => isSame(name))?.[1]
}

/** Whether a phrase without spaces is the date of a holiday: `12월25일`, `december25th`, `25aralık`. */
export function isHolidayDate(key: string): boolean {
  const [, east, ofEast] = eastern.exec(key) ?? []
  if (east && ofEast) return holidays.has(`${Number(east)}.${Number(ofEast)}`)
  const [, day = monthFirst.exec(key)?.[2], name = monthFirst.exec(key)?.[1]] = dayFirst.exec(key) ?? []
  const month = day && name ? (monthNamed(name) ?? monthNamed(name.replace(between, ''))) : undefined
  return month !== undefined && holidays.has(`${month}.${Number(day)}`)
}
