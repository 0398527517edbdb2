import { fold } from '../text/fold.ts'
import { lettersOf } from '../text/hangul-letters.ts'
import { initialConsonants, isInitialConsonants } from './initial-consonants.ts'
import { wordKey } from './word-key.ts'

/** The part of a text that matches the query: from the first UTF-16 unit to after the last. */
export type MatchRange = readonly [start: number, end: number]

interface Character {
  readonly key: string
  readonly initial: string
  readonly start: number
  readonly end: number
}

/** The parts of a text that match the words of a query (half typed, in 초성, or without diacritics), in text order. */
export function matchRanges(text: string, query: string): MatchRange[] {
  const characters = charactersOf(text)
  const found: MatchRange[] = []
  for (const word of query.split(/[\s'’.,&-]+/).filter(Boolean)) {
    const range = isInitialConsonants(word)
      ? findRun(characters, initialConsonants(word), 'initial')
      : findRun(characters, wordKey(word), 'key')
    if (range) found.push(range)
  }
  return merged(found.sort(([a], [b]) => a - b))
}

function charactersOf(text: string): Character[] {
  const characters: Character[] = []
  let start = 0
  for (const letter of text) {
    const end = start + letter.length
    const key = [...fold(letter)].map(lettersOf).join('')
    characters.push({ key, initial: /[가-힣]/.test(letter) ? initialConsonants(letter) : letter, start, end })
    start = end
  }
  return characters
}

/** The first run of characters that begins with `wanted`, preferably at the beginning of a word. */
function findRun(
  characters: readonly Character[],
  wanted: string,
  form: 'key' | 'initial',
): MatchRange | undefined {
  let inside: MatchRange | undefined
  for (const [index, first] of characters.entries()) {
    const end = endOfRun(characters, index, wanted, form)
    if (end === undefined) continue
    const isWordStart = index === 0 || !/[\p{L}\p{N}]/u.test(characters[index - 1]?.key ?? '')
    if (isWordStart) return [first.start, end]
    inside ??= [first.start, end]
  }
  return inside
}

function endOfRun(
  characters: readonly Character[],
  from: number,
  wanted: string,
  form: 'key' | 'initial',
): number | undefined {
  let rest = wanted
  for (let index = from; index < characters.length; index++) {
    const character = characters[index]
    if (!character) return undefined
    const part = character[form]
    if (part.startsWith(rest)) return character.end
    if (part === '' || !rest.startsWith(part)) return undefined
    rest = rest.slice(part.length)
  }
  return undefined
}

function merged(ranges: readonly MatchRange[]): MatchRange[] {
  const found: MatchRange[] = []
  for (const [start, end] of ranges) {
    const last = found.at(-1)
    if (last && start <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], end)]
    else found.push([start, end])
  }
  return found
}
