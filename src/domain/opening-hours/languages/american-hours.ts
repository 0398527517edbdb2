const [start, end] = ['(?:^|(?<=[\\s,;|/(]))', '(?![\\p{L}\\p{M}])']
/** Single letters that only Americans write: `M-F`, `F-Sa`, `M-W-F`, `T/Th`. */
const proof = new RegExp(
  `${start}(?:M ?[-–/] ?(?:W|F|Th?|Sat?|Sun?)|(?:Tu?|W|Th) ?[-–/] ?F|F ?[-–/] ?S(?:at?|un?)|W ?[-–/] ?(?:Th|Sat?|Sun?)|T ?[-–/] ?(?:Th|Sat?|Sun?)|MWF|TTh|TuTh)${end}`,
  'u',
)
const glued = new RegExp(`${start}(?=[MTWF])(M)?(Tu|T(?!h))?(W)?(Th)?(F)?(Sa)?(Su)?(?= ?:? ?\\d)`, 'gu')
const range =
  /(?<![\d:.])(\d{1,2})(?::(\d{2}))? ?(?:-|–|—|to) ?(\d{1,2})(?::(\d{2}))?(?![\d:.]| ?[ap]\.?m?\.?(?!\p{L}))/giu

const weekend = new RegExp(`${start}S ?[/&+-] ?S${end}`, 'gu')
/** Both ends with a letter for the half of the day: `5a-10p`, `7:30a to 6p`. */
const letters =
  /(?<![\p{L}\d:])(\d{1,2}(?::\d{2})?) ?([ap])(?= ?(?:-|–|—|~|to) ?\d{1,2}(?::\d{2})? ?[ap](?:m?\.?)(?![\p{L}\d]))|(?<=\d ?[ap]m? ?(?:-|–|—|~|to) ?)(\d{1,2}(?::\d{2})?) ?([ap])(?![\p{L}\d.])/giu

/** The text with `am` and `pm` for the letters of both ends of a range. */
export const withWholeMeridiems = (text: string): string =>
  text.replace(letters, (_, from = '', half = '', to = '', other = '') => `${from}${half}${to}${other}m`)

const [earliest, lateMorning, noon, shortAfternoon] = [7, 10, 12, 4]

/** Whether a range begins in the morning and ends in the afternoon or evening, before the hour at which it began. */
function goesPastNoon(from: number, to: number): boolean {
  return from >= earliest && from <= noon && to >= 1 && (to < from || from === noon) && to < noon
}

/**
 * The text with `am` and `pm` behind the hours where letters of days tell that they are American, and so not on the 24-hour
 * clock. A late morning to an early hour (`10-3`) could be a bar's night: it is a day where another range is one and none begins
 * after noon.
 */
export function withAmericanHours(written: string): string {
  const text = withWholeMeridiems(written)
  if (!proof.test(text)) return text
  const plain = text
    .replace(weekend, 'Sat/Sun')
    .replace(glued, (days: string, ...parts: readonly (string | undefined)[]) =>
      days.length > 2 ? parts.slice(0, 7).filter(Boolean).join('/') : days,
    )
  const ranges = [...plain.matchAll(range)].map(([, from, , to]) => [Number(from), Number(to)] as const)
  if (ranges.flat().some((hour) => hour > noon)) return plain
  const isDay = ([from, to]: readonly [number, number]) => from < lateMorning || to >= shortAfternoon
  const areDays =
    ranges.every(([from, to]) => goesPastNoon(from, to)) && ranges.some(isDay) && !/\d ?[ap]\.?m/i.test(plain)
  return plain.replace(range, (whole: string, from: string, a = '00', to = '', b = '00') => {
    const hours = [Number(from), Number(to)] as const
    if (!goesPastNoon(...hours) || !(areDays || isDay(hours))) return whole
    return `${from}:${a} ${hours[0] === noon ? 'pm' : 'am'}-${to}:${b} pm`
  })
}
