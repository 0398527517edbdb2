import { parseDays } from '../../../../domain/opening-hours/day-names.ts'
import { fold } from '../../../../domain/text/fold.ts'
import { phraseSays } from './closing-phrase.ts'
import { type Closing, closingOfRemark } from './closing-status.ts'
import {
  closedDescriptions,
  closedEnds,
  closedMarks,
  goneTexts,
  pausedTexts,
  wordsBeforeClosed,
} from './closing-words.ts'

const wordsOf = (text: string) => new Set(text.split('|').map(fold))
const gone = wordsOf(closedMarks)
const [ends, descriptions] = [wordsOf(closedEnds), wordsOf(closedDescriptions)]
const others = wordsOf(wordsBeforeClosed)
const paused = new Set(['休業', 'temp closed', 'temp. closed', 'tmp closed'].map(fold))
/** Behind a dash these are a landscape of Brazil, unless the other letters of the name are small. */
const landscapes = new Set(['cerrado', 'cerrada'])

const pairs: readonly string[] = [
  '()',
  '（）',
  '[]',
  '［］',
  '【】',
  '〔〕',
  '<>',
  '〈〉',
  '《》',
  '「」',
  '{}',
  '**',
]
const closerOf = new Map(pairs.map(([open = '', close = '']) => [open, close]))
const openerOf = new Map(pairs.map(([open = '', close = '']) => [close, open]))
const longestMark = 60
const hasText = /[\p{L}\p{N}]/u
const smallLetter = /\p{Ll}/u
/** What joins a mark to a name, and stays behind when it goes. */
const edges = /^[\s:,·*|/–—-]+|(?<![\s:,·*|/–—-])[\s:,·*|/–—-]+$/g
/** `※폐업 미소분식`. */
const signBefore = /^[※■◆●▶★☆◎*] ?(\S{2,20}) (.{1,200})$/u
const dashBefore = /^([^:–—-]{2,60}?)(?: ?[:–—]| -|- )/u
const dashBehind = /(?:[–—]| -|- )([^–—-]{2,60})$/u

interface Part {
  readonly mark: string
  readonly rest: string
  readonly hasDash?: boolean
}

/** What may be a mark at the beginning and at the end of a name. */
function partsOf(name: string): Part[] {
  const parts: Part[] = []
  const [close, open] = [closerOf.get(name[0] ?? ''), openerOf.get(name.at(-1) ?? '')]
  const bare = name.startsWith('*') || name.endsWith('*') ? name.replace(/\*{2,5}/g, '*') : name
  const [end, start] = [
    close ? bare.indexOf(close, 1) : -1,
    open ? bare.lastIndexOf(open, bare.length - 2) : -1,
  ]
  if (end > 0) parts.push({ mark: bare.slice(1, end), rest: bare.slice(end + 1) })
  if (start > 0) parts.push({ mark: bare.slice(start + 1, -1), rest: bare.slice(0, start) })
  const [, sign, other] = signBefore.exec(name) ?? []
  if (sign !== undefined && other !== undefined) parts.push({ mark: sign, rest: other, hasDash: true })
  const [before, behind] = [dashBefore.exec(name), dashBehind.exec(name)]
  if (before) parts.push({ mark: before[1] ?? '', rest: name.slice(before[0].length), hasDash: true })
  if (behind) parts.push({ mark: behind[1] ?? '', rest: name.slice(0, behind.index), hasDash: true })
  return parts
}

/** Whether a word without brackets is set apart: in capitals, or in a script that has none. */
const isSetApart = (mark: string, rest: string) =>
  !smallLetter.test(mark) && (!landscapes.has(fold(mark)) || smallLetter.test(rest))

function closingOfMark({ mark: written, rest, hasDash = false }: Part): Closing {
  const mark = written.trim()
  if (mark === '' || mark.length > longestMark || !hasText.test(rest)) return undefined
  const closing = closingOfRemark(mark)
  if (closing) return closing
  if (hasDash && !isSetApart(mark, rest)) return undefined
  if (paused.has(fold(mark))) return 'paused'
  return phraseSays(mark, (phrase) => gone.has(fold(phrase))) ? 'gone' : undefined
}

/** A word for a day of rest is none of these. */
const restEnds = new Set(['휴업', '임시휴업', '臨時休業', '休業中', '一時休業', '暂停营业', '暫停營業'])
/** Ends of several words need no mark: `Bar Roma permanently closed`. */
const phrases = [...goneTexts, ...pausedTexts]
  .flatMap((row) => row.split('|'))
  .filter((text) => text.includes(' '))
const longestEnd = 4
const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1)
/** The words with which an end can end; most names need no further look. */
const lastWords = new Set([
  ...phrases.map((phrase) => fold(lastWord(phrase))),
  ...[...ends, ...descriptions, ...restEnds].map(fold),
])

/** Whether the last word of a name says that the business has closed: `미래분식 폐업`, `Bar Roma CLOSED`. */
function closingOfEnd(word: string, rest: string): Closing {
  const before = lastWord(rest)
  const key = fold(word)
  if (others.has(fold(before)) || parseDays(before).length > 0) return undefined
  if (restEnds.has(word)) return 'paused'
  if (ends.has(key)) return 'gone'
  if (!descriptions.has(key)) return undefined
  const isInCapitals = !smallLetter.test(word) && smallLetter.test(rest)
  const isOnlySmall = !/\p{Lu}/u.test(word) && /^\p{Lu}/u.test(before)
  return /^\p{L}/u.test(before) && (isInCapitals || isOnlySmall) ? 'gone' : undefined
}

/** The same of the last words of a name, with what stands before them. */
function endOf(name: string): { readonly rest: string; readonly closing: Closing } | undefined {
  if (!lastWords.has(fold(lastWord(name)))) return undefined
  const words = name.split(' ')
  for (let count = Math.min(longestEnd, words.length - 1); count > 0; count--) {
    const [rest, end] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
    const closing = count === 1 ? closingOfEnd(end, rest) : end.length > 6 ? closingOfRemark(end) : undefined
    if (closing && hasText.test(rest)) return { rest, closing }
  }
  return undefined
}

/** A name without a mark at either end that says the business has closed: `(폐업) 미소분식`, `Bar Roma - CLOSED`. */
export function withoutClosingMark(name: string): { readonly name: string; readonly closing: Closing } {
  for (const part of partsOf(name)) {
    const closing = closingOfMark(part)
    if (closing) return { name: part.rest.replace(edges, ''), closing }
  }
  const end = endOf(name.trim())
  return end ? { name: end.rest.replace(edges, ''), closing: end.closing } : { name, closing: undefined }
}
