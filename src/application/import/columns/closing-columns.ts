import { restDays } from '../../../domain/opening-hours/rest/rest-days.ts'
import { answerTo, type ClosingQuestion, closingQuestions, dayForm } from '../rows/closing/closing-answers.ts'
import { type Companions, indexesOf } from '../rows/companions.ts'
import { headerKey } from './header-keys.ts'

/** Headers that may be over hours, over days of rest and over answers: `Open`, `Geschlossen`. */
const ambiguous: Readonly<Partial<Record<ClosingQuestion, string>>> = {
  permanentlyClosed:
    'geschlossen|fermé|cerrado|chiuso|fechado|encerrado|gesloten|nieczynne|zamknięte|zavřeno|kapalı|закрыто|закрыт|閉店|关闭|關閉|stängt|lukket|stengt|zu|dicht|opgeheven',
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

/** What headers of days of rest begin or end with, in languages that have many: `Encerramento semanal`, `Fermeture`. */
const ofRest =
  /holiday|ruhe|clos|ferm|repos|cerra|cierre|descan|encerr|fecha|folga|chius|riposo|kapal|tatil|휴무|휴일|휴업|휴점|쉬는|정휴|休|zavř|zavír|zatvor|zamkn|nieczynn|sluit|geslot|выходн|закрыт|zárva|szünnap|stäng|lukke|stengt|suljet|κλειστ|αργία|ปิด|หยุด|nghỉ|tutup|libur|إغلاق|סגור/iu
const saysDays = (cell: string) => {
  const { closed, isWhole } = restDays(cell)
  return closed.size > 0 && isWhole
}
const areDays = (cells: readonly string[]) =>
  cells.length > 0 && 2 * cells.filter(saysDays).length >= cells.length

const areDates = (cells: readonly string[]) => cells.length > 0 && cells.every((cell) => dayForm.test(cell))

/** The companions with what only the cells tell of columns that ask for a closing: whether they do, how they tick, and whether days stand there. */
export function withClosingColumns(
  companions: Companions,
  header: readonly string[],
  sample: readonly (readonly string[])[],
  taken: ReadonlySet<number>,
): Companions {
  const cellsOf = (index: number) => sample.map((row) => (row[index] ?? '').trim().toLowerCase())
  const filledIn = (index: number) => cellsOf(index).filter(Boolean)
  const used = new Set([...taken, ...indexesOf(companions)])
  const cells: Cells = { ...companions.cells }
  let ofDays: number | undefined
  let isEnd = false
  for (const [index, cell] of header.entries()) {
    // `closed_on` is a day of each week in some tables, and that of the end in others.
    if (cells.closedDays?.includes(index) && areDates(filledIn(index))) {
      cells.closedOn = [...(cells.closedOn ?? []), index]
      delete cells.closedDays
      isEnd = true
    }
    if (cells.permanentlyClosed?.includes(index) && areDays(filledIn(index))) {
      ofDays = index
      cells.permanentlyClosed = cells.permanentlyClosed.filter((each) => each !== index)
    }
    if (used.has(index) || cell === '' || cell.length > longestHeader) continue
    const question = asking.get(headerKey(cell))
    const filled = question || ofRest.test(cell) ? filledIn(index) : []
    const isAsked = question && filled.every((text) => isAnswer(question, text) || text === 'x')
    if (filled.length > 0 && isAsked) cells[question] = [...(cells[question] ?? []), index]
    else if (ofRest.test(cell) && areDays(filled)) ofDays ??= index
  }
  if (cells.permanentlyClosed?.length === 0) delete cells.permanentlyClosed
  const { closedDays, ...hours } = companions.hours
  const first = (isEnd ? undefined : closedDays) ?? ofDays
  if (first !== undefined) cells.closedDays ??= [first]
  const asked = closingQuestions.flatMap((question) => cells[question] ?? [])
  const ticked = asked.filter((index) => isTicked(header[index] ?? '', cellsOf(index)))
  return {
    ...companions,
    cells,
    ...(ticked.length > 0 && { ticked }),
    hours: first === undefined ? hours : { ...hours, closedDays: first },
  }
}

const longestHeader = 60
