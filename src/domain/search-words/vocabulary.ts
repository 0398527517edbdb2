import { nameKey } from '../category/name-key.ts'
import { memoize } from '../memoize.ts'
import { latinKey } from '../text/latin-key.ts'

/** Phrases of one meaning in one language, separated by bars. Rows of all languages are in use at once, whatever the page's language is. */
export type VocabularyRow<Meaning> = readonly [meaning: Meaning, language: string, phrases: string]

/** The form in which phrases are compared: spaces, letter case, marks and the script of Serbian do not count. */
export const phraseKey = memoize(8192, (phrase) => latinKey(nameKey(phrase)).replaceAll(' ', ''))

/** A German phrase as keyboards without its letters have it: `naehe`. */
export const transcribed = (phrase: string) =>
  phrase.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')

/** The meaning of each phrase. The first row with a phrase wins. */
export function vocabulary<Meaning>(rows: readonly VocabularyRow<Meaning>[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>()
  for (const [meaning, language, phrases] of rows) {
    const typed = language === 'de' ? `${phrases}|${transcribed(phrases)}` : phrases
    for (const key of typed.split('|').map(phraseKey)) if (!meanings.has(key)) meanings.set(key, meaning)
  }
  return meanings
}
