import { hoursInWords, type OpeningHoursText } from '../../../domain/business/listing.ts'
import { memoize } from '../../../domain/memoize.ts'
import { parseDayHours } from '../../../domain/opening-hours/day-hours.ts'
import { parseOpeningHours } from '../../../domain/opening-hours/parse-opening-hours.ts'
import { fold } from '../../../domain/text/fold.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import { closesForReason, phraseSays } from './closing-phrase.ts'
import {
  brazilianGone,
  closedTexts,
  expiredStatuses,
  goneStatuses,
  goneTexts,
  pausedStatuses,
  pausedTexts,
  runningStatuses,
  subjectsOfStatus,
} from './closing-words.ts'
import { type Companions, companionCell } from './companions.ts'

const longestStatus = 100

/** A status in the one spelling in which words are compared: `CLOSED_PERMANENTLY`, `직권 말소`, `❌ Closed`. */
const statusKey = (text: string) =>
  latinKey(
    fold(text)
      .replace(/[\s_]+|\p{Extended_Pictographic}\uFE0F?/gu, '')
      .replace(/’/g, "'"),
  )
const keysOf = (rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.split('|').map(statusKey)))

const [gone, paused] = [keysOf(goneTexts), keysOf(pausedTexts)]
const [goneStatus, pausedStatus] = [keysOf(goneStatuses), keysOf(pausedStatuses)]

const running = keysOf(runningStatuses)
const expired = keysOf(expiredStatuses)
/** Words that a status says of a licence for good, and of a shop perhaps of this hour. */
const closedWord = keysOf([closedTexts])

export type Closing = 'gone' | 'paused' | undefined

const isIn = (keys: ReadonlySet<string>) => (phrase: string) => keys.has(statusKey(phrase))

/** All phrases by their first two letters, so that a text of hours is soon known to have none. */
const phrases = new Map<string, string[]>()
for (const key of [...gone, ...paused]) {
  const start = key.slice(0, 2)
  phrases.set(start, [...(phrases.get(start) ?? []), key])
}

function hasPhrase(key: string): boolean {
  for (let at = 0; at < key.length; at++)
    if (phrases.get(key.slice(at, at + 2))?.some((phrase) => key.startsWith(phrase, at))) return true
  return false
}

/** `11월 폐업`: this word is of no single day, so it needs no year. */
const monthOfClosing = /^\d{1,2}월(?: ?\d{1,2}일)?(?:자로|자|부로|에)? ?(?=폐업|폐점)/

const closingOrNull = memoize(1000, (text): 'gone' | 'paused' | null => {
  const key = statusKey(text.replace(monthOfClosing, ''))
  if (paused.has(key)) return 'paused'
  if (gone.has(key)) return 'gone'
  if (closesForReason(text)) return 'gone'
  if (!hasPhrase(key)) return null
  if (phraseSays(text, isIn(paused))) return 'paused'
  return phraseSays(text, isIn(gone)) ? 'gone' : null
})

/** Whether a place has closed for good, or for a while, by the words of a status or of its hours. */
export function closingOf(text: string): Closing {
  return text.length > longestStatus ? undefined : (closingOrNull(text) ?? undefined)
}

const subject = new RegExp(`^(?:(?:${subjectsOfStatus}) |business license )`, 'iu')
/** `Licence revoked by the board`: what has happened to what is known, and who has done it matters not. */
const withoutSubject = (text: string): string =>
  text
    .trim()
    .replace(subject, '')
    .split(/ (?:by|durch|par|por) /i)[0] ?? ''

/** What a status says that has no parts: a closing, or that the business is one. */
function meaningOf(text: string): Closing | 'open' {
  const closing = closingOf(text)
  if (closing) return closing
  const key = statusKey(withoutSubject(text))
  if (running.has(key)) return 'open'
  if (pausedStatus.has(key)) return 'paused'
  return goneStatus.has(key) ? 'gone' : undefined
}

/** `Closed - Out of Business`, `Inactive/Expired`, `Closed (dissolved)`. */
const partsOfStatus = / [-–—] ?|[–—:;,/|()]+/

/** The same of a column of statuses. One that is known as a whole needs no parts, and parts that contradict each other tell nothing. */
function closingOfStatus(text: string): Closing | 'open' {
  if (text.length > longestStatus) return undefined
  const meaning = meaningOf(text)
  if (meaning) return meaning
  const parts = text.split(partsOfStatus).map((part) => part.trim())
  const meanings = new Set(parts.length > 1 ? parts.map(meaningOf) : [])
  meanings.delete(undefined)
  const [only] = meanings
  return meanings.size === 1 && only !== 'open' ? only : undefined
}

/** Whether a text is one of those that statuses are written in. */
export const isStatus = (text: string): boolean => closingOfStatus(text) !== undefined
/** Whether it says that a business is one. */
export const isRunning = (text: string): boolean => closingOfStatus(text) === 'open'

/** The same of a row: an expired licence is of a business that is no more, where a table has such statuses. */
function statusOf(text: string, { isLicence = false }: Companions): Closing | 'open' {
  const closing = closingOfStatus(text)
  if (closing || !isLicence || text.length > longestStatus) return closing
  const parts = [text, ...text.split(partsOfStatus)].map((part) => statusKey(withoutSubject(part)))
  return parts.some((key) => expired.has(key) || closedWord.has(key)) ? 'gone' : undefined
}

/** How a place is now, as maps show it: `Closed ⋅ Opens 11 am`. It says nothing of later. */
const presentState = /[⋅·]|^(?:(?:opens|closes) .{1,40}|(?:open|closed) now|open 24 hours|24시간 영업)$/i

/** The status of a row of which nobody knows what it means; '' if there is none. */
export function unknownStatus(companions: Companions, read: (index: number) => string): string {
  const statuses = (companions.cells.status ?? []).map(read).filter(Boolean)
  const isUnderstood = statuses.some(
    (text) => statusOf(text, companions) || presentState.test(text) || (text !== '1' && isYes(text)),
  )
  return isUnderstood ? '' : (statuses[0] ?? '')
}

/** What says in a remark that something else was cancelled or stopped. */
const vague = keysOf(['취소|말소|정지|중지|폐쇄|허가취소|제외/삭제/전출|취소/말소/만료/정지/중지'])

/** The same of a remark, of which most say nothing of the kind. */
export const closingOfRemark = (text: string): Closing =>
  vague.has(statusKey(text.slice(0, longestStatus))) ? undefined : closingOf(text)

/** Answers, and the truth values of spreadsheets, in one row for each group of languages. */
const answers = {
  yes: 'true|yes|y|1|o|예|네|ja|oui|sí|si|sì|sim|evet|да|так|tak|ano|áno|igen|kyllä|jah|ναι|ya|có|はい|有|是|نعم|כן|हाँ|हां|ใช่|wahr|vrai|verdadero|verdadeiro|vero|doğru|prawda|pravda|истина|waar|igaz|sant|sand|tosi|✓|✔|☑|✅|checked',
  no: 'false|no|n|0|x|nein|non|não|nao|hayır|h|нет|ні|아니오|아니요|nie|ne|nem|nee|nej|nei|ei|όχι|tidak|không|いいえ|無|无|否|لا|לא|नहीं|ไม่|falsch|faux|falso|yanlış|fałsz|nepravda|ложь|onwaar|hamis|falskt|falsk|epätosi|✗|✘|☐|❌|unchecked',
}
const [yes, no] = [answers.yes, answers.no].map((words) => new Set(words.split('|').map(fold)))
/** What stands behind an answer: `No - ceased 2023`, `Ja, seit März`. */
const behindAnswer = /\s?[,;:(]| [-–—] /
const answerIn = (text: string) => fold(text.split(behindAnswer, 1)[0] ?? '').trim()
const isYes = (text: string) => yes?.has(answerIn(text)) === true
const isNo = (text: string) => no?.has(answerIn(text)) === true

/** A day of closing: `20150707`, `2015-07-07`, `12/31/2022`. */
const dayForm = /^(?:(?:19|20)\d{2}[-./]?\d{1,2}[-./]?\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2})/

/** Words for a closing in a column of letters. */
const closedLetters = keysOf(['F|C|fermé|fermée|cessé|cessée'])
/** That a place was something is nothing new where it is something now. */
const isDisused = (companions: Companions, read: (index: number) => string) =>
  companions.disused?.some((index) => !['', 'no'].includes(read(index))) === true &&
  companionCell(companions, 'otherCategory', read) === ''

/** A more exact status comes before a general one. `hasTrade`: whether the row says what the place is now. */
export function closingIn(
  companions: Companions,
  read: (index: number) => string,
  hasTrade = false,
): Closing | 'open' {
  const cell = (name: Parameters<typeof companionCell>[1]) => companionCell(companions, name, read)
  const closed = cell('permanentlyClosed')
  if (isYes(closed) || dayForm.test(closed) || isNo(cell('active'))) return 'gone'
  if (closedLetters.has(statusKey(cell('closedLetter')))) return 'gone'
  if (brazilianGone.has(cell('brazilianStatus'))) return 'gone'
  if (!hasTrade && isDisused(companions, read)) return 'gone'
  if (isYes(cell('temporarilyClosed'))) return 'paused'
  const statuses = [...(companions.cells.status ?? []), ...(companions.cells.brazilianStatus ?? [])]
    .map(read)
    .filter(Boolean)
  const meanings = statuses.map((status) => statusOf(status, companions))
  const closing = meanings.find((meaning) => meaning === 'gone' || meaning === 'paused')
  if (closing) return closing
  if (closingOf(cell('closedDays')) === 'gone') return 'gone'
  for (const index of companions.remarks ?? []) {
    const remarked = closingOfRemark(read(index))
    if (remarked) return remarked
  }
  if (statuses.length === 0 && dayForm.test(cell('closedOn'))) return 'gone'
  const isOpen = isNo(closed) || isYes(cell('active')) || cell('closedLetter') === 'A'
  return isOpen || meanings.includes('open') ? 'open' : undefined
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
