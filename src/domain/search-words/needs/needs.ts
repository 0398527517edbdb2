import { nameKey } from '../../category/name-key.ts'
import { nearKeys } from '../../search-terms/near-keys.ts'
import { wordKey } from '../../search-terms/word-key.ts'
import { syllableOf, syllableParts } from '../../text/hangul-syllables.ts'
import { latinKey } from '../../text/latin-key.ts'
import { homeNeeds, type NeedRow } from './home-needs.ts'
import { legalNeeds } from './legal-needs.ts'
import { peopleNeeds } from './people-needs.ts'

/** What may be the matter, the likeliest first. */
export const needRows: readonly NeedRow[] = [...homeNeeds, ...legalNeeds, ...peopleNeeds]

/** As people type isn't and won't. */
const withoutApostrophe = /^(is|are|was|does|do|did|wo|ca|has|have|would|could)nt$/

/** Letter case, marks and the script of Serbian do not count. */
const keyOf = (text: string) =>
  latinKey(nameKey(text.replaceAll(/['’`]/g, ' '))).replace(withoutApostrophe, '$1n t')

/** What a row lists: the beginning of words, or whole ones. */
interface Beginning {
  /** With a space before it if it begins a word, and one after it if it is whole. */
  readonly text: string
  /** What may follow it in a word; anything if it is absent. */
  readonly ending?: RegExp
  /** The last syllable of a Korean verb without its ending, after the text. */
  readonly stem?: string
}

/** Finals that Korean puts to a stem that has none, and nothing: 막힌, 막힐, 막힘, 막힙니다, 막혔다. */
const endingFinals = new Set([0, 4, 8, 16, 17, 20])
/** ㅕ is ㅣ with the ending 어: 막혀. */
const yeo = 6
const yi = 20

/** A syllable without the ending of a verb that is part of it: 히 of 막힘 and 막혔다. */
function stemOf(syllable: string): string {
  const parts = syllableParts(syllable)
  if (!parts || !endingFinals.has(parts.final)) return syllable
  return syllableOf({ ...parts, vowel: parts.vowel === yeo ? yi : parts.vowel, final: 0 })
}

const isHangul = (text: string) => /[가-힣]/.test(text)
/** A Korean sign of one word, of which the last syllable may end otherwise. */
const inflected = /^[가-힣]{2,}$/
const inflectedPhrase = /^[가-힣]+ [가-힣]+$/

/** English puts no more than these to a word: `mass` is not massage. The last letter may be doubled before them. */
const englishEnding =
  /^(?:\w?(?:ed|ing|ings|er|ers|y|en)|s|es|e|d|r|rs|ly|ies|ied|ions?|at(?:e|es|ed|ing|ions?)|al|ments?|ness|ful|cy|th|ures?|ous)?$/
/** What Turkish puts to a short noun, `diş` in dişlerim and dişimin, and to a short verb. */
const turkishNounEnding = /^(?:l[ae]r)?(?:[iu]?[mn](?:[iu]z)?|s?[iu])?(?:[iuae]|[dt][ae]n?|[iu]n)?$/
const turkishVerbEnding = /^(?:[aeiu].*)?$/

function beginnings(list: string, language: string, isThing: boolean): readonly Beginning[] {
  return list.split('|').map((one): Beginning => {
    const key = keyOf(one)
    // Korean writes what happens to a thing together with it, and particles after both.
    if (isHangul(key) && !one.endsWith('.')) {
      if (isThing) return { text: ` ${key}` }
      return inflected.test(key) ? { text: key.slice(0, -1), stem: stemOf(key.slice(-1)) } : { text: key }
    }
    if (one.endsWith('.')) return { text: ` ${key} ` }
    const isShort = key.length <= shortestBeginning
    if (isShort && language === 'tr')
      return { text: ` ${key}`, ending: isThing ? turkishNounEnding : turkishVerbEnding }
    if (isShort) return { text: ` ${key} ` }
    return { text: ` ${key}`, ...(language === 'en' && { ending: englishEnding }) }
  })
}

/** Shorter words begin too many others. */
const shortestBeginning = 3

/** Where a text, with spaces around each word, has one of what a row lists; -1 if nowhere. */
function placeOf({ text: beginning, ending, stem }: Beginning, text: string): number {
  for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1)) {
    const end = at + beginning.length
    if (stem !== undefined && stemOf(text.charAt(end)) !== stem) continue
    const rest = ending ? text.slice(end, text.indexOf(' ', end)) : ''
    if (!ending || ending.test(rest)) return at
  }
  return -1
}

interface Need {
  readonly order: number
  readonly trade: string
  readonly things: readonly Beginning[]
  readonly signs: readonly Beginning[]
}

const toNeed = ([trade, language, things, signs]: NeedRow, order: number): Need => ({
  order,
  trade,
  things: beginnings(things, language, true),
  signs: beginnings(signs, language, false),
})

/** Every thing begins a word, so its first two characters find it. */
const startOf = (text: string, at: number) => text.slice(at + 1, at + 3)

let needsFrom: ReadonlyMap<string, readonly Need[]> | undefined

function buildIndex(): ReadonlyMap<string, readonly Need[]> {
  const needs = needRows.map(toNeed)
  const starts = needs.flatMap((need) =>
    [...new Set(need.things.map((thing) => startOf(thing.text, 0)))].map((start) => [start, need] as const),
  )
  const byStart = Map.groupBy(starts, ([start]) => start)
  return new Map([...byStart].map(([start, list]) => [start, list.map(([, need]) => need)]))
}

/** The needs of which a text may have a thing, in the order of the tables. */
function possibleNeeds(text: string): readonly Need[] {
  needsFrom ??= buildIndex()
  const found = new Set<Need>()
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    for (const need of needsFrom.get(startOf(text, at)) ?? []) found.add(need)
  }
  return [...found].sort((a, b) => a.order - b.order)
}

/** One word that may tell both: 변기막혔어요, Zahnschmerzen. */
const mayBeTwo = /[가-힣]{4}|^\p{L}{7,}$/u

/** A trade that can help, and which of the words say so. */
export interface FoundNeed {
  /** The English name of the trade. */
  readonly trade: string
  readonly isNeed: (word: string) => boolean
}

/**
 * The trade that helps with what the words tell: a thing and what is the matter with it, wherever they stand, as `köpeğim hastalandı` and
 * `변기가 막혔어요`. undefined if they tell of none.
 */
export function neededTrade(words: readonly string[]): FoundNeed | undefined {
  if (words.length < 2 && !mayBeTwo.test(words[0] ?? '')) return undefined
  const text = ` ${words.map(keyOf).join(' ')} `
  const told = possibleNeeds(text).flatMap((need) => {
    const thing = thingTold(text, need)
    return thing ? [{ ...need, thing }] : []
  })
  // A water heater is more than a heater.
  const [first] = told
  const need =
    told.find(({ thing }) => first && thing !== first.thing && isWithin(first.thing, thing)) ?? first
  if (!need) return undefined
  const telling = [...need.things, ...need.signs].filter((one) => placeOf(one, text) !== -1)
  const phrases = new Set(telling.flatMap((one) => one.text.trim().split(' ')))
  // The last word of a Korean phrase may end otherwise: 안 켜, 안 켜짐.
  const lastWords = telling.flatMap(({ text: sign }) =>
    inflectedPhrase.test(sign) ? sign.split(' ').slice(-1) : [],
  )
  const isNeed = (word: string) => {
    const key = keyOf(word)
    return (
      key.split(' ').every((one) => phrases.has(one)) ||
      lastWords.some((last) => key.startsWith(last)) ||
      telling.some((one) => placeOf(one, ` ${key} `) !== -1)
    )
  }
  return { trade: need.trade, isNeed }
}

/** Shorter words have too many others one letter away. */
const shortestMistyped = 5
/** So many readings of a text are tried. */
const readingLimit = 36

let wordsByKey: ReadonlyMap<string, string> | undefined

/** The words of things and of what happens to them, by their keys. */
function needWords(): ReadonlyMap<string, string> {
  const lists = needRows.flatMap(([, , things, signs]) => [things, signs])
  const words = lists.flatMap((list) => list.replaceAll('.', '').replaceAll('|', ' ').split(' '))
  const long = words.filter((word) => word.length >= shortestMistyped - 1)
  return new Map(long.map((word) => [wordKey(word), word]))
}

/** The words with mistyped ones corrected, if they tell of a need then: furnice broke. undefined if they do not. */
export function correctedNeed(words: readonly string[]): readonly string[] | undefined {
  wordsByKey ??= needWords()
  const known = wordsByKey
  let readings: readonly (readonly string[])[] = [[]]
  for (const word of words) {
    const key = wordKey(word)
    const near = known.has(key) || word.length < shortestMistyped ? [] : nearKeys(key)
    const others = [...new Set(near.flatMap((one) => known.get(one) ?? []))]
    readings = readings.flatMap((before) => [word, ...others].map((one) => [...before, one]))
    if (readings.length > readingLimit) return undefined
  }
  return readings.find((reading) => neededTrade(reading) !== undefined)
}

/** What German puts between the parts of one word: Heizungsausfall. */
const link = /^(?:en|e|n|s)(?=[a-z])/

/** Whether a phrase has another one as some of its words. */
const isWithin = (part: Beginning, { text }: Beginning) =>
  ` ${text.trim()} `.includes(` ${part.text.trim()} `)

/** The thing of a need that a text has, if it has a sign too, which is not the same word. */
function thingTold(text: string, { things, signs }: Need): Beginning | undefined {
  return things.find((thing) => {
    const at = placeOf(thing, text)
    if (at === -1) return false
    const before = text.slice(0, at)
    const after = text.slice(at + thing.text.trimEnd().length)
    return [after, after.replace(link, '')].some((rest) =>
      signs.some((sign) => placeOf(sign, `${before} ${rest}`) !== -1),
    )
  })
}
