import { fold } from '../text/fold.ts'
import { placePhrases } from './place-phrases.ts'

/** Longest phrase and meaning of a synonym, and longest query that is counted, in characters. */
export const phraseLimit = 80
/** A single letter or syllable is part of too many searches. */
const shortestKey = 2

const separators = /[^\p{L}\p{M}\p{N}]+/gu

/** Folded words with single spaces. */
export const foldedWords = (text: string) => fold(text).replace(separators, ' ').trim()

/** The form in which phrases are compared: `핸드폰 수리` and `핸드폰수리` have one key. '' if there is too little to compare. */
export function synonymKey(phrase: string): string {
  const key = foldedWords(phrase.slice(0, phraseLimit)).replaceAll(' ', '')
  return key.length < shortestKey ? '' : key
}

/** The parts of a search that may have a meaning of their own, with the other words: the whole first, then longer ones first. */
export function synonymPhrases(
  text: string,
): { readonly key: string; readonly phrase: string; readonly rest: string }[] {
  return [{ phrase: text, rest: '' }, ...placePhrases(text)]
    .map(({ phrase, rest }) => ({ key: synonymKey(phrase), phrase, rest }))
    .filter(({ key }) => key !== '')
}
