import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { attributesIn } from '../../../domain/search-terms/attribute-search.ts'
import { initialConsonants, isInitialConsonants } from '../../../domain/search-terms/initial-consonants.ts'
import { matchRanges } from '../../../domain/search-terms/match-ranges.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import { type Language, languageFacts, pathIn } from '../../../domain/site/language.ts'
import {
  type AttributeCounts,
  type KnownName,
  knownAttributes,
  type NameIndex,
  namesTyped,
  syllablesFirst,
} from '../words/known-names.ts'
import { nameIn } from './suggest-pairs.ts'

export interface AskedNames {
  readonly typed: string
  readonly language: Language
  /** For each list. */
  readonly limit: number
}

export const beginningOf = (typed: string, language: Language) => ({
  key: wordKey(typed),
  initials: isInitialConsonants(typed) ? initialConsonants(typed) : '',
  language: languageFacts[language].names,
})

/** The first names of each list that begin like the text. */
export function suggestNames(
  lists: readonly NameIndex[],
  { typed, language, limit }: AskedNames,
): Suggestion[] {
  const asked = beginningOf(typed, language)
  const found = lists.flatMap((list) => namesTyped(list, typed, asked, limit))
  return syllablesFirst(found, typed, ([, name]) => name).map(([entry, name]) =>
    nameSuggestion(entry, name, { typed, language }),
  )
}

/** The attribute that a text asks for in other words than its name's: `free wifi`. */
export function suggestMeantAttribute(
  counts: AttributeCounts,
  { typed, language }: Pick<AskedNames, 'typed' | 'language'>,
): readonly Suggestion[] {
  const { keys, rest } = attributesIn(typed)
  if (keys.length !== 1 || rest !== '') return []
  return knownAttributes(counts.filter(([key]) => keys.includes(key))).map((entry) =>
    nameSuggestion(entry, nameIn(entry, languageFacts[language].names), { typed, language }),
  )
}

/** The first names that begin with a text of several words as a whole, such as a district behind its city: 서울 성. */
export function suggestWholeNames(list: NameIndex, { typed, language, limit }: AskedNames): Suggestion[] {
  const keyOf = (name: string) => wordKey(name).replaceAll(',', '')
  const key = keyOf(typed)
  const letters = new Set(key.split(/\s+/).map(([letter = '']) => letter))
  const entries = new Set([...letters].flatMap((letter) => list.get(letter) ?? []))
  const begun = [...entries].flatMap((entry) => {
    const name = entry.names.find((one) => keyOf(one).startsWith(key))
    return name === undefined ? [] : [nameSuggestion(entry, name, { typed, language })]
  })
  return begun.slice(0, limit)
}

export function nameSuggestion(
  { kind, businessCount, path }: KnownName,
  name: string,
  { typed, language }: Pick<AskedNames, 'typed' | 'language'>,
): Suggestion {
  return {
    kind,
    text: name,
    businessCount,
    href: pathIn(language, path(name)),
    match: matchRanges(name, typed),
  }
}
