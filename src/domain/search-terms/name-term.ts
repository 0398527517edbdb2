import { hashText } from '../text/hash-text.ts'
import { searchForm } from '../text/search-form.ts'
import { initialConsonants } from './initial-consonants.ts'

const letters = /[\p{L}\p{M}\p{N}]+/gu
/** Longer names are compared by their beginning. */
const nameLimit = 200

/** Names that differ only in spaces, signs, case and diacritics count as the same. */
const compact = (name: string) => (searchForm(name.slice(0, nameLimit)).match(letters) ?? []).join('')

/**
 * The term joins digits or Latin letters with Hangul, which the analyzer always separates, so no text contains it.
 */
function termOf(compactName: string, marker: '명' | '초'): string {
  const { hash, check } = hashText(compactName)
  return `${hash.toString(36)}${marker}${check.toString(36)}`
}

/** Whether the term stands for a whole name or its initial consonants. Few listings have any such term. */
export const isWholeNameTerm = (term: string) => /^[a-z\d]+[명초][a-z\d]+$/.test(term)

/** The terms for a listing's whole name, and for its initial consonants if it has Hangul. */
export function wholeNameTerms(name: string): string[] {
  const text = compact(name)
  if (text === '') return []
  const initials = initialConsonants(text)
  return initials === text ? [termOf(text, '명')] : [termOf(text, '명'), termOf(initials, '초')]
}

const onlyConsonants = /^[ㄱ-ㅎ\d]*$/
const twoConsonants = /[ㄱ-ㅎ]{2}/

/** The term of the listings with exactly the typed name, in full or by initial consonants (ㅅㅌㅂㅅ). */
export function calledTerm(typed: string): string | undefined {
  // Not folded, because folding turns compatibility forms of consonants into other characters.
  const consonants = typed.replace(/\s+/g, '')
  if (onlyConsonants.test(consonants) && twoConsonants.test(consonants))
    return termOf(initialConsonants(consonants), '초')
  const text = compact(typed)
  return text === '' ? undefined : termOf(text, '명')
}
