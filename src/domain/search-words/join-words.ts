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

/** Whether a word joins those beside it: `oder`, `또는`, `/`. */
export const isJoinWord = (word: string): boolean => marks.has(word) || joining.has(phraseKey(word))
