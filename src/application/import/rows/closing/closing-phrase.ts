import { fold } from '../../../../domain/text/fold.ts'
import {
  closedMarks,
  closedTexts,
  finalReasons,
  passingReasons,
  passingWords,
  wordsOfDates,
  wordsOfReasons,
} from './closing-words.ts'

const closedWords = new Set(closedTexts.split('|').map(fold))
const dateWords = new Set(wordsOfDates.split('|').flatMap((words) => fold(words).split(' ')))
/** Beginnings of names of months. */
const month =
  /^(?:jan|feb|fev|mar|apr|abr|avr|mai|may|maj|mag|gen|ene|jun|jui|jul|giu|lug|aug|ago|aou|sep|set|oct|okt|ott|out|nov|dec|dez|dic|des|sty|lut|kwi|cze|lip|sie|wrz|paz|lis|gru|янв|фев|мар|апр|ма[ия]|июн|июл|авг|сен|окт|ноя|дек)\p{L}{0,8}\.?$/u
const dayOrMonth = /^\d{1,2}(?:\.|er|st|nd|rd|th)?$/
/** With a year of four figures: `12/24` may be Christmas Eve. */
const withYear =
  /^(?:(?:\d{1,2}[-./]){0,2}(?:19|20)\d{2}|(?:19|20)\d{2}(?:[-./]\d{1,2}){1,2})[.,]?(?:г\.?|년|年)?$/
/** As East Asia writes dates, without a space behind them. */
const eastAsian =
  /^(?:(?:令和|平成|昭和)(?:\d{1,2}|元)|(?:19|20)\d{2})(?:[年년] ?(?:\d{1,2}[月월] ?(?:\d{1,2}[日일])?)?|(?:[-./]\d{1,2}){1,2}\.?(?=[^\d\s./-]))(?:末|に|をもって|부로|자로|에)? ?/
/** `R5.3`. */
const japaneseYear = /^[RHS]\d{1,2}(?:[./]\d{1,2}){1,2}$/
/** That it is open again, or never closed. */
const openAgain =
  /reopen|re-open|wieder|nicht|not |neueroff|reouv|rouvert|reabr|riaper|riapr|herope|heropen|ponown|znovu|откры|再開|再开|재개|재오픈|फिर/

/** `Geschäft zum 31.12.2025 aufgegeben`: a date with its year within a phrase, behind a word for when. */
const dateWithin =
  /(?<=\p{L}) (?:zum|am|per|seit|mit|le|au|du|el|al|dal|il|em|on|in|od|dnia|z dniem|с|dne) (?:\d{1,2}[-./] ?){0,2}(?:19|20)\d{2}(?:г\.?)?(?= \p{L})/iu
/** A phrase that has a date within without it. */
export const withoutDateWithin = (phrase: string): string =>
  /\d{4}/.test(phrase) ? phrase.replace(dateWithin, '') : phrase

const inOneForm = (text: string) => text.normalize('NFKC').replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim()

/** Takes a date off one end of words: `since 2023`, `31 mars 2024`. A date without a year stays. */
function withoutDateAt(end: 'first' | 'last', words: readonly string[]): readonly string[] {
  const left = [...words]
  const next = () => fold((end === 'last' ? left.at(-1) : left[0]) ?? '')
  const drop = () => (end === 'last' ? left.pop() : left.shift())
  const isDay = (word: string) => withYear.test(word) || dayOrMonth.test(word) || month.test(word)
  let hasYear = false
  while (left.length > 0 && (isDay(next()) || (dateWords.has(next()) && (hasYear || end === 'first')))) {
    hasYear ||= withYear.test(next())
    drop()
  }
  return hasYear ? left : words
}

/** A phrase without a date before or behind it. */
export function withoutDates(phrase: string): string {
  const bare = inOneForm(phrase).replace(eastAsian, '').replace(japaneseYear, '')
  const words = bare.split(' ').filter(Boolean)
  const left = withoutDateAt('first', withoutDateAt('last', words))
  return left.join(' ').replace(/^[\s:,;–-]+|(?<![\s:,;–-])[\s:,;–-]+$/g, '')
}

/** Behind words for a closing no date is of a holiday: `폐업(23.11)`. */
const dateInBrackets = /^['’]?\d{1,4}(?:[./-]\d{1,2}){1,2}\.?$/

const bracket = /^([^()[\]]{1,60})[([]([^()[\]]{1,60})[)\]]\.?$/

/**
 * Whether a short text is a phrase that `says` so, perhaps with a date before or behind it, with a reason or a date in brackets, or with
 * more behind a comma: `Fermeture définitive 31/03/2024`, `gesloten (praktijk beëindigd)`. A phrase in a longer sentence tells nothing.
 */
export function phraseSays(text: string, says: (phrase: string) => boolean): boolean {
  const whole = inOneForm(text)
  if (says(withoutDates(whole))) return true
  const [, outside = '', inside = ''] = bracket.exec(whole) ?? []
  const [before, within] = [withoutDates(outside), dateInBrackets.test(inside) ? '' : withoutDates(inside)]
  const isReason = before.includes(' ') && !/\d/.test(within) && !openAgain.test(fold(within))
  if (before !== '' && says(before) && (within === '' || says(within) || isReason)) return true
  if (closedWords.has(fold(before)) && says(within)) return true
  const [head = '', ...rest] = whole.split(/ ?[,;!] ?|\. | [–—-] /)
  const first = withoutDates(head)
  // A single word may be of the hours: `閉店, 22時`.
  return rest.length > 0 && first.includes(' ') && says(first) && !openAgain.test(fold(rest.join(' ')))
}

const keysOf = (words: string) => new Set(words.split('|').map(fold))
const [closing, finals] = [keysOf(`${closedTexts}|${closedMarks}|폐업`), keysOf(finalReasons)]
const [passing, whileWords] = [keysOf(passingReasons), keysOf(passingWords)]
const between = new Set(wordsOfReasons.split('|').flatMap((words) => fold(words).split(' ')))
/** More words are a sentence. */
const mostWords = 9

/** `改装のため休業中`, `내부수리로 휴업`, `3월말까지 휴업`. */
const restsInEastAsia =
  /^(?:(?:店内)?(?:改装|改修|リニューアル|工事)(?:工事)?(?:のため|により|につき|で)?(?:臨時|一時)?休業中?|(?:내부 ?|매장 ?)?(?:수리|리모델링|공사|인테리어)(?: ?공사)?(?: ?중|으로|로)?(?: ?인(?:해|한))? ?(?:임시 ?)?(?:휴업|휴점)(?: ?중)?|(?:(?:20)?\d{2}년 ?)?\d{1,2}월 ?(?:말|초|중순|\d{1,2}일)?까지 ?(?:임시 ?)?휴업(?: ?중)?)$/

/**
 * What a text says of a place that has closed, and why: `CERRADO por jubilación`, `Temporarily closed for renovation`. Any other word makes it
 * unsure.
 */
export function closingForReason(text: string): 'gone' | 'paused' | undefined {
  if (restsInEastAsia.test(text)) return 'paused'
  const words = fold(withoutDates(text))
    .split(/[\s,;:!.()–—-]+/)
    .filter(Boolean)
  if (words.length < 2 || words.length > mostWords) return undefined
  const left = words.filter((word) => !whileWords.has(word))
  const [first = '', last = ''] = [left[0], left.at(-1)]
  if (!closing.has(first) && !closing.has(last)) return undefined
  const rest = closing.has(first) ? left.slice(1) : left.slice(0, -1)
  const reasons = rest.some((word) => passing.has(word)) ? passing : finals
  const isWhole = rest.every((word) => reasons.has(word) || between.has(word) || dateWords.has(word))
  if (!isWhole || !rest.some((word) => reasons.has(word))) return undefined
  return reasons === passing ? 'paused' : 'gone'
}
