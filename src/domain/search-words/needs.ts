import { nameKey } from '../category/name-key.ts'
import { latinKey } from '../text/latin-key.ts'
import { homeNeeds, type NeedRow } from './home-needs.ts'
import { peopleNeeds } from './people-needs.ts'

/** Letter case, marks and the script of Serbian do not count. */
const keyOf = (text: string) => latinKey(nameKey(text.replaceAll(/['’`]/g, ' ')))

/** The beginnings of words that a row lists, as what a text with spaces around each word has. */
const beginnings = (list: string, isThing: boolean): readonly string[] =>
  list.split('|').map((one) => {
    const key = keyOf(one)
    const isHangul = /[가-힣]/.test(key)
    // Korean writes what happens to a thing together with it, and particles after both.
    if (isHangul && !one.endsWith('.')) return isThing ? ` ${key}` : key
    return one.endsWith('.') || key.length <= shortestBeginning ? ` ${key} ` : ` ${key}`
  })

/** Shorter words begin too many others. */
const shortestBeginning = 3

interface Need {
  readonly order: number
  readonly trade: string
  readonly things: readonly string[]
  readonly signs: readonly string[]
}

const toNeed = ([trade, , things, signs]: NeedRow, order: number): Need => ({
  order,
  trade,
  things: beginnings(things, true),
  signs: beginnings(signs, false),
})

/** Every thing begins a word, so its first two characters find it. */
const startOf = (text: string, at: number) => text.slice(at + 1, at + 3)

let needsFrom: ReadonlyMap<string, readonly Need[]> | undefined

function buildIndex(): ReadonlyMap<string, readonly Need[]> {
  const needs = [...homeNeeds, ...peopleNeeds].map(toNeed)
  const starts = needs.flatMap((need) =>
    [...new Set(need.things.map((thing) => startOf(thing, 0)))].map((start) => [start, need] as const),
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
  if (words.length < 2 && !/[가-힣]{4}/.test(words[0] ?? '')) return undefined
  const text = ` ${words.map(keyOf).join(' ')} `
  const need = possibleNeeds(text).find(({ things, signs }) => tellBoth(text, things, signs))
  if (!need) return undefined
  const told = [...need.things, ...need.signs].filter((one) => text.includes(one))
  const phrases = new Set(told.flatMap((one) => one.trim().split(' ')))
  const isNeed = (word: string) => {
    const key = keyOf(word)
    return key.split(' ').every((one) => phrases.has(one)) || told.some((one) => ` ${key} `.includes(one))
  }
  return { trade: need.trade, isNeed }
}

/** Whether a text has a thing and a sign, which are not the same word. */
function tellBoth(text: string, things: readonly string[], signs: readonly string[]): boolean {
  return things.some((thing) => {
    const at = text.indexOf(thing)
    if (at === -1) return false
    const others = `${text.slice(0, at)} ${text.slice(at + thing.trimEnd().length)}`
    return signs.some((sign) => others.includes(sign))
  })
}
