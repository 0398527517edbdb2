import { memoize } from '../../../../domain/memoize.ts'
import { fold } from '../../../../domain/text/fold.ts'
import { latinKey } from '../../../../domain/text/latin-key.ts'
import { closingForReason, phraseSays, withoutDates, withoutDateWithin } from './closing-phrase.ts'
import {
  closedMarks,
  closedTexts,
  expiredStatuses,
  goneStatuses,
  goneTexts,
  pausedStatuses,
  pausedTexts,
  runningStatuses,
  subjectsOfStatus,
} from './closing-words.ts'

export const longestStatus = 100

/** A status in the one spelling in which words are compared: `CLOSED_PERMANENTLY`, `직권 말소`, `❌ Closed`. */
export const statusKey = (text: string) =>
  latinKey(
    fold(text)
      // Also the marks of Arabic vowels: `نهائياً`.
      .replace(/[\s_\u064b-\u0652]+|\p{Extended_Pictographic}\uFE0F?/gu, '')
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

const closingOrNull = memoize(1000, (written): 'gone' | 'paused' | null => {
  const text = withoutDateWithin(written)
  const key = statusKey(text.replace(monthOfClosing, ''))
  if (paused.has(key)) return 'paused'
  if (gone.has(key)) return 'gone'
  const forReason = closingForReason(text)
  if (forReason) return forReason
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
function withoutSubject(text: string): string {
  const bare = text.trim().replace(subject, '')
  const what = bare.split(/ (?:by|durch|par|por) /i, 1)[0] ?? ''
  // `Cerrado por vacaciones`: for a reason, of which a shop may open again.
  return closedWord.has(statusKey(what)) ? bare : what
}

/** What a status says that has no parts: a closing, or that the business is one. */
function meaningOf(text: string): Closing | 'open' {
  const closing = closingOf(text)
  if (closing) return closing
  const key = statusKey(withoutSubject(/\d/.test(text) ? withoutDates(text) : text))
  if (running.has(key)) return 'open'
  if (pausedStatus.has(key)) return 'paused'
  return goneStatus.has(key) ? 'gone' : undefined
}

/** `Closed - Out of Business`, `Inactive/Expired`, `Closed (dissolved)`. */
const partsOfStatus = / [-–—] ?|[–—:;,/|()]+/

/** The number of a status, before it: `03 폐업`, `1.영업중`. */
const codeBefore = /^\d{1,2}(?:[.:)_-] ?| )(?=\p{L})/u

/** The same of a column of statuses. One that is known as a whole needs no parts, and parts that contradict each other tell nothing. */
export function closingOfStatus(written: string): Closing | 'open' {
  if (written.length > longestStatus) return undefined
  const text = written.replace(codeBefore, '')
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

/** The same of a licence, where others are valid: an expired one is of a business that is no more. */
export function closingOfLicence(text: string): Closing | 'open' {
  const closing = closingOfStatus(text)
  if (closing || text.length > longestStatus) return closing
  const parts = [text, ...text.split(partsOfStatus)].map((part) => statusKey(withoutSubject(part)))
  return parts.some((key) => expired.has(key) || closedWord.has(key)) ? 'gone' : undefined
}

const plainWords = keysOf([closedTexts, closedMarks])
/** Whether a text is a word for closed that tells only where a column asks for it: elsewhere it may be of this hour. */
export const isClosedWord = (text: string): boolean =>
  text.length <= longestStatus && plainWords.has(statusKey(withoutDates(text)))

/** What says in a remark that something else was cancelled or stopped. */
const vague = keysOf(['취소|말소|정지|중지|폐쇄|허가취소|제외/삭제/전출|취소/말소/만료/정지/중지'])

/** The same of a remark, of which most say nothing of the kind. */
export const closingOfRemark = (text: string): Closing =>
  vague.has(statusKey(text.slice(0, longestStatus))) ? undefined : closingOf(text)
