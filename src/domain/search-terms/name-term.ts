import { nameHash } from '../address/gazetteer/name-hash.ts'
import { fold } from '../text/fold.ts'
import { initialConsonants } from './initial-consonants.ts'

const letters = /[\p{L}\p{M}\p{N}]+/gu
/** Longer names are told apart by their beginning. */
const nameLimit = 200

/** Spaces, signs, case and diacritics make no other name. */
const compact = (name: string) => (fold(name.slice(0, nameLimit)).match(letters) ?? []).join('')

/** Digits or Latin and Hangul in one: the analyzer, which parts scripts, makes no such term of any text. */
function termOf(compactName: string, marker: '명' | '초'): string {
  const { hash, check } = nameHash(compactName)
  return `${hash.toString(36)}${marker}${check.toString(36)}`
}

/** Whether the term stands for a whole name, or its initial consonants: few listings have any one of them. */
export const isWholeNameTerm = (term: string) => /^[a-z\d]+[명초][a-z\d]+$/.test(term)

/** The terms that stand for a listing's whole name, and for its initial consonants where it has Hangul. */
export function wholeNameTerms(name: string): string[] {
  const text = compact(name)
  if (text === '') return []
  const initials = initialConsonants(text)
  return initials === text ? [termOf(text, '명')] : [termOf(text, '명'), termOf(initials, '초')]
}

const onlyConsonants = /^[ㄱ-ㅎ\d]*$/
const twoConsonants = /[ㄱ-ㅎ]{2}/

/** The term of the listings that are called just what was typed: in full, or by their initial consonants (ㅅㅌㅂㅅ). */
export function calledTerm(typed: string): string | undefined {
  // Not folded: compatibility forms of consonants would become others.
  const consonants = typed.replace(/\s+/g, '')
  if (onlyConsonants.test(consonants) && twoConsonants.test(consonants))
    return termOf(initialConsonants(consonants), '초')
  const text = compact(typed)
  return text === '' ? undefined : termOf(text, '명')
}
