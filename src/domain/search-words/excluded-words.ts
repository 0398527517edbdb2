import { findArea } from '../address/areas/find-area.ts'
import { isLargeTown } from '../address/near-names.ts'
import { neededTrade } from './needs/needs.ts'
import { isSpelledName } from './other-spellings.ts'
import { type Kind, kindOf } from './parts-in-words.ts'
import { postalCodesIn } from './postal-words.ts'
import { tradeNamed } from './trades/trade-named.ts'
import { phraseKey } from './vocabulary.ts'
import { stemOf } from './word-stems.ts'

/** Words after which stands what is not wanted, by language. */
const before: Readonly<Record<string, string>> = {
  en: 'not|no|non|without|without any|except|except for|excluding|exclude|other than|but not|but no|and not|and no|anything but|everything but|anywhere but|avoid',
  de: 'ohne|kein|keine|keinen|nicht|aber nicht|außer|ausser',
  fr: 'sans|pas de|sauf',
  es: 'sin|excepto|salvo',
  it: 'senza|tranne|eccetto',
  pt: 'sem|exceto',
  sr: 'bez|osim|izuzev|ali ne|a ne',
  ru: 'без|кроме',
  tl: 'walang|maliban sa',
}

/** Words before which it stands. */
const after: Readonly<Record<string, string>> = {
  ko: '말고|빼고|뺀|제외|제외하고|제외한|아닌|아니고|없는|없이',
  tr: 'hariç|haricinde|dışında|olmayan|değil',
  ja: '以外|以外の|じゃない|なしの|抜き',
}

/** Written together with what they exclude: 치킨빼고, 寿司以外. */
const joinedAfter =
  /^([가-힣]{2,}?)(말고|빼고|제외|아닌|없는)$|^([^\s가-힣a-z]{2,}?)(以外の|以外|じゃない|なしの|抜き)$/u
/** A sign of search engines: -pizza. */
const withMinus = /^[-−](?=\p{L})/u

const keysOf = (rows: Readonly<Record<string, string>>) =>
  new Set(Object.values(rows).flatMap((words) => words.split('|').map(phraseKey)))
const wordsBefore = keysOf(before)
const wordsAfter = keysOf(after)
/** What joins a second thing that is not wanted. */
const orWords = new Set('or|nor|oder|noch|veya|ili|ni|ou'.split('|').map(phraseKey))

/** Phrases that are excluded, the longest first, and the longest words that exclude them, in words. */
const phraseLengths = [3, 2, 1]
const markLimit = 2
/** Longer texts are names or noise. */
const wordLimit = 16

/** A text of which some words say what is not wanted. */
export interface ExcludedWords {
  /** What is not wanted. */
  readonly phrases: readonly string[]
  /** The words that say so, as typed. */
  readonly typed: string
  /** The words among these that exclude the others. A name may have them. */
  readonly marks: readonly string[]
  /** The other words. */
  readonly rest: string
}

/** A part of a text that excludes something: from a word to another one. */
interface Exclusion {
  readonly from: number
  readonly to: number
  readonly mark: string
  readonly phrase: string
}

/** What some words of a text exclude (`restaurant no pizza`, `초밥 말고 일식`, `pizza hariç`, `식당 -냉동`); undefined if none do. */
export function excludedIn(text: string): ExcludedWords | undefined {
  const words = text
    .slice(0, 200)
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[,;?!]$/, ''))
  if (words.length > wordLimit || !words.some(mayExclude)) return undefined
  // `furnace does not work` says what is the matter.
  if (neededTrade(words)) return undefined
  const found: Exclusion[] = []
  for (let at = 0; at < words.length; ) {
    const known = knownLength(words, at)
    const exclusion = known > 0 ? undefined : exclusionAt(words, at, found.at(-1))
    if (exclusion) found.push(exclusion)
    at = exclusion?.to ?? at + Math.max(1, known)
  }
  if (found.length === 0) return undefined
  const isIn = ({ from, to }: Exclusion, index: number) => index >= from && index < to
  const rest = words.filter((_, index) => !found.some((one) => isIn(one, index)))
  const typed = words.filter((_, index) => found.some((one) => isIn(one, index)))
  return withOwnTrade({
    phrases: found.map(({ phrase }) => phrase),
    typed: typed.join(' '),
    marks: found.flatMap(({ mark }) => mark || []),
    rest: rest.join(' '),
  })
}

const mayExclude = (word: string) =>
  wordsBefore.has(phraseKey(word)) ||
  withMinus.test(word) ||
  wordsAfter.has(phraseKey(word)) ||
  joinedAfter.test(word) ||
  /^(?:pas|other|anything|everything|anywhere|but|maliban|ali|aber|a)$/i.test(word)

/** How many words from here on a vocabulary has together with the one that may exclude: `no appointment`, `non denominational church`. */
function knownLength(words: readonly string[], at: number): number {
  for (let length = 4; length > 1; length--) {
    const some = words.slice(at, at + length)
    const hasMark = some.some(mayExclude) && !some.some((word) => withMinus.test(word))
    if (some.length === length && hasMark && kindOf(some.join(' '))) return length
  }
  return joinedAfter.test(words[at] ?? '') && kindOf(words[at] ?? '') ? 1 : 0
}

function exclusionAt(
  words: readonly string[],
  at: number,
  last: Exclusion | undefined,
): Exclusion | undefined {
  const word = words[at] ?? ''
  const key = phraseKey(word)
  if (withMinus.test(word)) return { from: at, to: at + 1, mark: '', phrase: word.replace(withMinus, '') }
  const [, korean = '', koreanMark = '', japanese = '', japaneseMark = ''] = joinedAfter.exec(word) ?? []
  const joined = korean || japanese
  if (joined) return { from: at, to: at + 1, mark: koreanMark || japaneseMark, phrase: stemOf(joined) }
  if (wordsAfter.has(key)) return excludedBefore(words, at, last?.to ?? 0)
  if (last?.to === at && last.mark !== '' && orWords.has(key)) return excludedAfter(words, at, at + 1)
  for (let length = Math.min(markLimit, words.length - at - 1); length > 0; length--) {
    const mark = words.slice(at, at + length).join(' ')
    if (wordsBefore.has(phraseKey(mark))) return excludedAfter(words, at, at + length)
  }
  return undefined
}

/** The name of a part of a city, or a postal code, which may have digits: Kreis 1. `no 8001` is the number of a house. */
const isPart = (phrase: string, mark: string) =>
  findArea(phrase) !== undefined || (phraseKey(mark) !== 'no' && postalCodesIn(phrase).includes(phrase))

/** The longest part of a city among some phrases, but without the city beside it, in which the rest is asked for. */
const partAmong = (phrases: readonly string[][], mark: string): readonly string[] | undefined => {
  const parts = phrases.filter((some) => isPart(some.join(' '), mark))
  return parts.find((some) => some.length === 1 || !some.some((word) => isLargeTown(word))) ?? parts[0]
}

const kindOfThing = (phrase: string) => (isSpelledName(phrase) ? 'name' : kindOf(phrase))
/** From the longest phrase to one word. */
const lengthsTo = (most: number) => phraseLengths.filter((length) => length <= most)
const isThing = (kind: Kind) => kind === 'trade' || kind === 'name' || kind === 'weak'

/** What follows words that exclude. Wishes, times and what is near are not excluded: `not far`, `no. 5`. */
function excludedAfter(words: readonly string[], from: number, start: number): Exclusion | undefined {
  const mark = words.slice(from, start).join(' ')
  const first = kindOf(words[start] ?? '') === 'filler' ? start + 1 : start
  const lengths = lengthsTo(words.length - first)
  const part = partAmong(
    lengths.map((length) => words.slice(first, first + length)),
    mark,
  )
  if (part) return { from, to: first + part.length, mark, phrase: part.join(' ') }
  for (const length of lengths) {
    const phrase = words.slice(first, first + length).join(' ')
    const kind = kindOfThing(phrase)
    if (!kind && length > 1) continue
    if (kind && !isThing(kind)) return undefined
    return /\d/.test(phrase) ? undefined : { from, to: first + length, mark, phrase }
  }
  return undefined
}

/** What stands before a word that excludes, but no earlier than some word. */
function excludedBefore(words: readonly string[], at: number, earliest: number): Exclusion | undefined {
  const mark = words[at] ?? ''
  const lengths = lengthsTo(at - earliest)
  const part = partAmong(
    lengths.map((length) => words.slice(at - length, at)),
    mark,
  )
  if (part) return { from: at - part.length, to: at + 1, mark, phrase: part.join(' ') }
  for (const length of lengths) {
    const some = words.slice(at - length, at)
    const phrase = [...some.slice(0, -1), stemOf(some.at(-1) ?? '')].join(' ')
    const kind = kindOfThing(phrase)
    if (!kind && length > 1) continue
    if (kind && !isThing(kind)) return undefined
    return { from: at - length, to: at + 1, mark, phrase }
  }
  return undefined
}

/** `not baptist church florence` asks for churches: what the excluded trade is a kind of is wanted, if nothing else is. */
function withOwnTrade(found: ExcludedWords): ExcludedWords {
  const { phrases, rest } = found
  const [phrase = '', ...others] = phrases
  const [kind = '', ...trade] = phrase.split(' ')
  const whole = trade.join(' ')
  const hasTrade = rest.split(' ').some((word) => tradeNamed(word))
  if (others.length > 0 || whole === '' || hasTrade || !tradeNamed(whole) || !tradeNamed(phrase)) return found
  return { ...found, phrases: [kind], rest: `${whole} ${rest}`.trim() }
}
