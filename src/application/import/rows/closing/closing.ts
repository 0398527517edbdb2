import { hoursInWords, type OpeningHoursText } from '../../../../domain/business/listing.ts'
import { parseDayHours } from '../../../../domain/opening-hours/day-hours.ts'
import { parseOpeningHours } from '../../../../domain/opening-hours/parse-opening-hours.ts'
import { type Companions, companionCell, type ReadCell } from '../companions.ts'
import { answerTo, type ClosingQuestion, closingQuestions, dayForm, isYes } from './closing-answers.ts'
import {
  type Closing,
  closingOf,
  closingOfLicence,
  closingOfRemark,
  closingOfStatus,
  isClosedWord,
  statusKey,
} from './closing-status.ts'

/** How a place is now, as maps show it: `Closed ⋅ Opens 11 am`. It says nothing of later. */
const presentState = /[⋅·]|^(?:(?:opens|closes) .{1,40}|(?:open|closed) now|open 24 hours|24시간 영업)$/i

type Said = Closing | 'open'

function statusOf(text: string, { isLicence = false, isLasting = false }: Companions): Said {
  const closing = isLicence ? closingOfLicence(text) : closingOfStatus(text)
  return closing ?? (isLasting && isClosedWord(text) ? 'gone' : undefined)
}

/** Letters and words of the French register of companies, and numbers of the Brazilian one. */
const registered: Readonly<Record<'closedLetter' | 'brazilianStatus', ReadonlyMap<string, Said>>> = {
  closedLetter: new Map<string, Said>([
    ...['A', 'O'].map((letter) => [statusKey(letter), 'open'] as const),
    ...['F', 'C', 'fermé', 'fermée', 'cessé', 'cessée'].map((word) => [statusKey(word), 'gone'] as const),
  ]),
  brazilianStatus: new Map<string, Said>([
    // Null, unfit and closed; suspended; active.
    ...['1', '4', '8'].flatMap((code) => [[code, 'gone'] as const, [`0${code}`, 'gone'] as const]),
    ...['3', '03'].map((code) => [code, 'paused'] as const),
    ...['2', '02'].map((code) => [code, 'open'] as const),
  ]),
}
const registers = ['closedLetter', 'brazilianStatus'] as const
const registeredOf = (register: (typeof registers)[number], text: string): Said =>
  text === '' ? undefined : (registered[register].get(statusKey(text)) ?? closingOfStatus(text))

/** What the columns that ask say. */
interface Answers {
  readonly said: readonly ReturnType<typeof answerTo>[]
  /** The first answer of each question of which none can be read. */
  readonly unread: ReadonlyMap<ClosingQuestion, string>
}

const noAnswers: Answers = { said: [], unread: new Map() }

function answersIn({ cells, ticked }: Companions, read: ReadCell): Answers {
  const asked = closingQuestions.filter((question) => cells[question])
  if (asked.length === 0) return noAnswers
  const unread = new Map<ClosingQuestion, string>()
  const said = asked.map((question) => {
    const filled = (cells[question] ?? []).filter((index) => read(index) !== '')
    const all = filled.map((index) => answerTo(question, read(index), ticked?.includes(index)))
    const first = all.find(Boolean)
    if (!first && filled[0] !== undefined) unread.set(question, read(filled[0]))
    return first
  })
  return { said, unread }
}

/** The status of a row, or its answer where a column asks for one, of which nobody knows what it means; '' if there is none. */
export function unknownStatus(companions: Companions, read: ReadCell): string {
  const statuses = (companions.cells.status ?? []).map(read).filter(Boolean)
  const isUnderstood = statuses.some(
    (text) => statusOf(text, companions) || presentState.test(text) || (text !== '1' && isYes(text)),
  )
  const { openNow, ...exact } = Object.fromEntries(answersIn(companions, read).unread)
  // An answer is more exact than a status: a company can be active whose shop has closed.
  const unread = Object.values(exact)
  if (isUnderstood) return unread[0] ?? ''
  const ofRegister = registers.map((register) => {
    const text = companionCell(companions, register, read)
    return registeredOf(register, text) ? '' : text
  })
  return [statuses[0], ...unread, openNow, ...ofRegister].find(Boolean) ?? ''
}

/** That a place was something is nothing new where it is something now. */
const isDisused = (companions: Companions, read: ReadCell) =>
  companions.disused?.some((index) => !['', 'no'].includes(read(index))) === true &&
  companionCell(companions, 'otherCategory', read) === ''

/** A more exact status comes before a general one. `hasTrade`: whether the row says what the place is now. */
export function closingIn(companions: Companions, read: ReadCell, hasTrade = false): Said {
  const cell = (name: Parameters<typeof companionCell>[1]) => companionCell(companions, name, read)
  const answers = answersIn(companions, read).said
  const ofRegisters = registers.map((register) => registeredOf(register, cell(register)))
  if (answers.includes('gone') || ofRegisters.includes('gone')) return 'gone'
  if (!hasTrade && isDisused(companions, read)) return 'gone'
  if (answers.includes('paused')) return 'paused'
  const statuses = (companions.cells.status ?? []).map(read).filter(Boolean)
  const meanings = [...statuses.map((status) => statusOf(status, companions)), ...ofRegisters]
  const closing = meanings.find((meaning) => meaning === 'gone' || meaning === 'paused')
  if (closing) return closing
  if (closingOf(cell('closedDays')) === 'gone') return 'gone'
  for (const index of companions.remarks ?? []) {
    const remarked = closingOfRemark(read(index))
    if (remarked) return remarked
  }
  const isStated = statuses.length > 0 || cell('brazilianStatus') !== ''
  if (!isStated && dayForm.test(cell('closedOn'))) return 'gone'
  return answers.includes('open') || meanings.includes('open') ? 'open' : undefined
}

export const pausedHours: OpeningHoursText = { [hoursInWords]: 'Temporarily closed' }

export interface ClosingReaders {
  /** What a mark in the name says. */
  readonly marked: Closing
  /** Whether the row says what the place is now. */
  readonly hasTrade: boolean
  readonly at: (index: number) => string
}

/** The hours of a row, and whether it says that the place has closed for good. */
export function hoursOf(companions: Companions, readers: ClosingReaders, cell: string, joined: string) {
  const { at, marked, hasTrade } = readers
  const { hours, unread } = parseOpeningHours(joined)
  const closing = marked ?? closingIn(companions, at, hasTrade)
  const isPaused = closing === 'paused' || (closing === undefined && closingOf(cell) === 'paused')
  if (isPaused) return { hours: pausedHours, unread: false, isGone: false, saysOpen: false }
  const texts = Object.values(hours)
  const isGone =
    closing === 'gone' ||
    closingOf(cell) === 'gone' ||
    (texts.length > 0 && texts.every((text) => closingOf(text) === 'gone'))
  if (isGone) return { hours, unread: false, isGone, saysOpen: false }
  const saysOpen = closing === 'open'
  const inWords = hours[hoursInWords]
  // Hours without days hold for every day.
  const isUnread = unread && !(inWords !== undefined && parseDayHours(inWords) !== null)
  return { hours, unread: isUnread, isGone, saysOpen }
}
