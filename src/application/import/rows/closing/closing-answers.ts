import { fold } from '../../../../domain/text/fold.ts'
import { closingOfStatus, isClosedWord, longestStatus } from './closing-status.ts'
import { closedHow } from './closing-words.ts'

/** What a column asks of a place: whether it has closed, whether it rests, whether it is one still, whether it is open at this hour. */
export const closingQuestions = ['permanentlyClosed', 'temporarilyClosed', 'active', 'openNow'] as const
export type ClosingQuestion = (typeof closingQuestions)[number]

/** What an answer tells; undefined where nobody can read it. */
type Told = 'gone' | 'paused' | 'open' | 'nothing' | undefined

const told: Readonly<Record<ClosingQuestion, Readonly<Record<'yes' | 'no', Told>>>> = {
  permanentlyClosed: { yes: 'gone', no: 'open' },
  // What does not rest may be no more.
  temporarilyClosed: { yes: 'paused', no: 'nothing' },
  active: { yes: 'open', no: 'gone' },
  // Nobody knows whether no is of this hour, or for good.
  openNow: { yes: 'nothing', no: undefined },
}

/** Answers, and the truth values of spreadsheets, in one row for each group of languages. */
const answers = {
  yes: 'true|t|yes|y|1|o|e|s|v|예|네|유|ㅇ|해당|ja|j|oui|sí|si|sì|sim|evet|да|da|так|tak|ano|áno|igen|kyllä|jah|ναι|ya|có|はい|有|是|نعم|כן|हाँ|हां|ใช่|wahr|vrai|verdadero|verdadeiro|vero|doğru|prawda|pravda|истина|waar|igaz|sant|sand|tosi|✓|✔|☑|✅|○|◯|〇|●|checked',
  no: 'false|f|no|n|0|x|nein|non|não|nao|hayır|h|нет|ні|아니오|아니요|무|없음|미해당|해당없음|해당 없음|해당사항없음|해당사항 없음|nie|ne|nem|nee|nej|nei|ei|όχι|tidak|không|いいえ|無|无|否|لا|לא|नहीं|ไม่|falsch|faux|falso|yanlış|fałsz|nepravda|ложь|onwaar|hamis|falskt|falsk|epätosi|yok|✗|✘|×|✕|☐|❌|unchecked|never',
}
const [yes, no] = [answers.yes, answers.no].map((words) => new Set(words.split('|').map(fold)))
/** What stands behind an answer: `No - ceased 2023`, `Ja, seit März`. */
const behindAnswer = /\s?[,;:(]| [-–—] /
const answerIn = (text: string) => fold(text.split(behindAnswer, 1)[0] ?? '').trim()
export const isYes = (text: string) => yes?.has(answerIn(text)) === true
/** A day that programs write for one that never was: `9999-12-31`. */
const noDay = /^(?:9999|0000)[-./]?\d\d/
export const isNo = (text: string) => no?.has(answerIn(text)) === true || noDay.test(text)

/** A day of closing: `20150707`, `2015-07-07`, `12/31/2022`, `2023년 5월`, `令和5年12月20日`, `R5.12.20`, `31 mars 2024`, `2023`. */
export const dayForm =
  /^(?:(?:19|20)\d{2}[년年]?$|(?:19|20)\d{2}(?:[-./년年] ?)?\d{1,2}(?:[-./월月] ?)?\d{0,2}|\d{1,2}\.? ?[-./] ?\d{1,2}\.? ?[-./] ?(?:19|20)?\d{2}(?!\d)|(?:令和|平成|昭和|[RHS民])(?:國|国)? ?\d{1,3}[年.]|\d{1,2}\.? \p{L}{3,12}\.? (?:19|20)\d{2}|\p{L}{3,12}\.? \d{1,2},? (?:19|20)\d{2})/u

/** `Not trading`, `미영업`, `nicht geschlossen`, `영업 안함`, `kapalı değil`. */
const negated =
  /^(?:not|no longer|non|nicht|nie|nao|niet|inte|ikke|ne|не|미|비|不|未) ?(\S.{1,40})$|^(.{1,40}?) ?(?:아님|안 ?함|하지 ?않음|degil)$/u
const [gone, paused] = [closedHow.gone, closedHow.paused].map((words) => new Set(words.split('|').map(fold)))
const reversed = (meaning: Told): Told => (meaning === 'open' ? 'gone' : meaning && 'open')

function inWords(question: ClosingQuestion, text: string): Told {
  const status = closingOfStatus(text)
  if (status) return status
  if (gone?.has(fold(text))) return 'gone'
  if (paused?.has(fold(text))) return 'paused'
  if (isClosedWord(text))
    return { permanentlyClosed: 'gone', temporarilyClosed: 'paused', active: 'gone', openNow: undefined }[
      question
    ] as Told
  const [, before, behind] = negated.exec(fold(text)) ?? []
  const rest = before ?? behind
  return rest === undefined
    ? undefined
    : reversed(closingOfStatus(rest) ?? (isClosedWord(rest) ? 'gone' : undefined))
}

/** What a cell tells below a header that asks: by yes or no, by a day, or by the word for it. `isTick`: `x` marks there what is so. */
export function answerTo(question: ClosingQuestion, text: string, isTick = false): Told {
  if (text.length > longestStatus) return undefined
  if (isNo(text) && !(isTick && fold(text) === 'x')) return told[question].no
  if (isYes(text) || (isTick && fold(text) === 'x')) return told[question].yes
  if (question === 'permanentlyClosed' && dayForm.test(text)) return 'gone'
  return inWords(question, text)
}
