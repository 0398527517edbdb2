import { fold } from '../../../domain/text/fold.ts'
import { type Closing, closingOfRemark } from './closing.ts'
import { phraseSays } from './closing-phrase.ts'
import { closedMarks } from './closing-words.ts'

const gone = new Set(closedMarks.split('|').map(fold))
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

/** A name without a mark at either end that says the business has closed: `(폐업) 미소분식`, `Bar Roma - CLOSED`. */
export function withoutClosingMark(name: string): { readonly name: string; readonly closing: Closing } {
  for (const part of partsOf(name)) {
    const closing = closingOfMark(part)
    if (closing) return { name: part.rest.replace(edges, ''), closing }
  }
  return { name, closing: undefined }
}
