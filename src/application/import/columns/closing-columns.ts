import { restDays } from '../../../domain/opening-hours/rest/rest-days.ts'
import { answerTo, type ClosingQuestion } from '../rows/closing/closing-answers.ts'
import type { Companions } from '../rows/companions.ts'
import { headerKey } from './header-keys.ts'

/** Headers that may be over hours, over days of rest and over answers: `Open`, `Geschlossen`. */
const ambiguous: Readonly<Partial<Record<ClosingQuestion, string>>> = {
  permanentlyClosed:
    'geschlossen|fermé|cerrado|chiuso|fechado|encerrado|gesloten|nieczynne|zamknięte|zavřeno|kapalı|закрыто|закрыт|閉店|关闭|關閉|stängt|lukket|stengt',
  openNow:
    'open|opened|geöffnet|offen|ouvert|abierto|aperto|aberto|otwarte|czynne|otevřeno|açık|открыто|открыт|영업|운영|영업중|운영중|営業|営業中|营业|營業|öppet|åpent|åbent',
}
const asking = new Map(
  Object.entries(ambiguous).flatMap(([question, words]) =>
    words.split('|').map((word) => [headerKey(word), question as ClosingQuestion] as const),
  ),
)
/** Whether a cell answers in words of its own, and not by a number that may be an hour, nor by a letter that may be anything. */
const isAnswer = (question: ClosingQuestion, cell: string) =>
  !/^\d/.test(cell) && (answerTo(question, cell) ?? answerTo('permanentlyClosed', cell)) !== undefined

type Cells = { -readonly [Name in keyof Companions['cells']]: readonly number[] }

/** Whether `x` ticks a column off: nothing else stands there, and not in each row. In Korean it says no. */
const isTicked = (header: string, cells: readonly string[]) =>
  !/[가-힣]/.test(header) &&
  cells.includes('') &&
  cells.includes('x') &&
  cells.every((cell) => cell === '' || cell === 'x')

/** The companions with what only the cells tell of columns that ask for a closing: whether they do, how they tick, and whether days stand there. */
export function withClosingColumns(
  companions: Companions,
  header: readonly string[],
  sample: readonly (readonly string[])[],
  taken: ReadonlySet<number>,
): Companions {
  const cellsOf = (index: number) => sample.map((row) => (row[index] ?? '').trim().toLowerCase())
  const filledIn = (index: number) => cellsOf(index).filter(Boolean)
  const cells: Cells = { ...companions.cells }
  for (const [index, cell] of header.entries()) {
    const question = asking.get(headerKey(cell))
    const filled = question && !taken.has(index) ? filledIn(index) : []
    if (!question || filled.length === 0 || !filled.every((text) => isAnswer(question, text) || text === 'x'))
      continue
    cells[question] = [...(cells[question] ?? []), index]
  }
  const asked = (['permanentlyClosed', 'active', 'openNow', 'temporarilyClosed'] as const).flatMap(
    (question) => cells[question] ?? [],
  )
  const ticked = asked.filter((index) => isTicked(header[index] ?? '', cellsOf(index)))
  const isOfDays = (index: number) => {
    const filled = filledIn(index)
    const days = filled.filter((text) => restDays(text).closed.size > 0)
    return filled.length > 0 && 2 * days.length >= filled.length
  }
  const ofDays = cells.permanentlyClosed?.find(isOfDays)
  const hours = companions.hours.closedDays === undefined ? ofDays : undefined
  if (ofDays !== undefined) {
    const left = cells.permanentlyClosed?.filter((index) => index !== ofDays) ?? []
    if (left.length > 0) cells.permanentlyClosed = left
    else delete cells.permanentlyClosed
    cells.closedDays = [...(cells.closedDays ?? []), ofDays]
  }
  return {
    ...companions,
    cells,
    ...(ticked.length > 0 && { ticked }),
    ...(hours !== undefined && { hours: { ...companions.hours, closedDays: hours } }),
  }
}
