import { phraseKey } from './vocabulary.ts'

/** Or and and, by language: they join places and trades. */
const joins: Readonly<Record<string, string>> = {
  ko: '또는|혹은|아니면|이나|및|그리고|하고|와|과|랑',
  en: 'or|and',
  de: 'oder|und|bzw',
  tr: 'veya|yada|ve|ile',
  fr: 'ou|et',
  es: 'o|y',
  it: 'o|e|oppure',
  sr: 'ili|i|или|и',
  ru: 'или|и',
  ja: 'または|か|と',
  zh: '或|或者|和',
  tl: 'o|at',
  hi: 'ya|aur',
}
const joining = new Set(Object.values(joins).flatMap((words) => words.split('|').map(phraseKey)))
const marks = new Set(['&', '/', '+', '·', '|'])

/** What asks for one or the other, and is no part of most names: `and` and the Spanish and Turkish `o` are. */
const choices = new Set('또는|혹은|아니면|or|vs|versus|oder|veya|yada|ou|oppure|ili|или|/'.split('|'))
/** More words than these are a sentence. */
const mostWords = 8

/** The words before and after the one that asks for either: `blue heron oder red fox`. undefined if there are no two sides. */
export function eitherSide(words: readonly string[]): readonly [string, string] | undefined {
  const at = words.findIndex((word) => choices.has(word.toLowerCase()))
  const sides = [words.slice(0, at), words.slice(at + 1)] as const
  // The two parts of a phone number are none: 044 / 123 45 67.
  const areNames = sides.every((side) => side.some((word) => /\p{L}/u.test(word)))
  if (at < 1 || words.length > mostWords || !areNames) return undefined
  const hasMore = sides[1].some((word) => choices.has(word.toLowerCase()))
  return hasMore ? undefined : [sides[0].join(' '), sides[1].join(' ')]
}

/** Whether a word joins those beside it: `oder`, `또는`, `/`. */
export const isJoinWord = (word: string): boolean => marks.has(word) || joining.has(phraseKey(word))
