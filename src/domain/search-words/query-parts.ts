import { findArea } from '../address/areas/find-area.ts'
import { findCityByName } from '../address/cities/city-page.ts'
import { cityOfShortName } from '../address/cities/short-names.ts'
import { stateOfCode } from '../address/regions/asked-state.ts'
import type { AskedTime } from '../opening-hours/asked-time.ts'
import { labelsAreaCode } from '../search-terms/phone-term.ts'
import { withPlainSigns } from '../text/plain-signs.ts'
import { askedTimeOf } from './clock-words.ts'
import { timeTogether } from './day-time-words.ts'
import { isJoinWord } from './join-words.ts'
import { isNearVisitor } from './near/near-visitor.ts'
import { isAnyHelper } from './needs/any-helper.ts'
import { type FoundNeed, neededTrade } from './needs/needs.ts'
import { chainInKorea } from './other-spellings.ts'
import { type Kind, kindOf, type Part, partsIn } from './parts-in-words.ts'
import { withoutTownEndings } from './place-endings.ts'
import { withoutBeside, withoutCommas, withWrittenPlaces } from './places/written-places.ts'
import { withPlainCodes } from './postal-words.ts'
import { asSpecial, saysSameTrade } from './same-trade.ts'
import { eitherTradeOf, type JoinedTrades, joinedTrades, joinedWord } from './trades/either-trade.ts'
import { asKitchen, emojiBeside, withoutFlags } from './trades/emoji-parts.ts'
import { labelOf, type ToldTrades, toldTrades } from './trades/told-trades.ts'
import { emojiApart } from './trades/trade-emoji.ts'
import { tradeNamed } from './trades/trade-named.ts'
import { weakTradeWords } from './trades/trade-words.ts'
import { unspacedApart } from './unspaced-words.ts'
import { phraseKey } from './vocabulary.ts'
import { stemOf } from './word-stems.ts'
import { allWordsApart } from './words-apart.ts'

/** What a visitor's words ask for beside names, trades, places and attributes. */
export interface QueryParts extends ToldTrades {
  /** The words to search for. */
  readonly rest: string
  /** Whether they name a trade. */
  readonly hasTrade: boolean
  /** The name of the trade that helps with what the words tell, if they name none. */
  readonly needed?: string
  /** Words that are not searched for as words, in the order typed. */
  readonly taken: readonly string[]
  /** The words to search for if nobody is found: an emoji stands for a less likely trade, or one of two trades is enough. */
  readonly others?: readonly string[]
  /** The words with each of several trades that are joined: all of these trades are asked for. */
  readonly joined?: JoinedTrades
  /** Whether an emoji may stand for several trades. */
  readonly isDrawn?: true
  /** The words that ask for what is near; '' if none do. */
  readonly near: string
  /** Whether they ask for what is near the visitor, whatever the other words name. */
  readonly isNearVisitor?: true
  /** The time that they ask for, and the words that say so. */
  readonly time?: { readonly asked: AskedTime; readonly words: string }
}

/** Two trades with a slash between them apart: cafe/bakery. */
function tradesApart(word: string): readonly string[] {
  const [one = '', other = '', ...more] = word.split('/')
  return more.length === 0 && other && tradeNamed(one) && tradeNamed(other) ? [one, '/', other] : [word]
}

/** Longer texts are names or noise. */
const wordLimit = 16
/** From so many words on, words may only join others. */
const sentenceLength = 5

/** `lawyer divorce` is a divorce lawyer: a trade whose name says more has it before that of the trade. */
function inOrder(parts: readonly Part[]): Part[] {
  const ordered = [...parts]
  for (const [index, { text, kind }] of parts.entries()) {
    if (kind !== 'trade') continue
    for (const length of [2, 1]) {
      const next = parts.slice(index + 1, index + 1 + length)
      if (next.length < length || next.every((part) => part.kind !== 'name')) continue
      const named = `${next.map((part) => part.text).join(' ')} ${text}`
      const special = tradeNamed(named)
      if (!special || special === tradeNamed(text)) continue
      ordered.splice(index, 1 + length, { text: named, kind })
      return ordered
    }
  }
  return ordered
}

/** In, at and around, in languages that have them before the place. */
const prepositions = new Set('in|at|around|en|à|dans|im|bei|u|na|sa|kod'.split('|').map(phraseKey))

const hasHangul = (text: string) => /[가-힣]/.test(text)

const isPlace = (text: string) => findCityByName(text).countryCode !== '' || findArea(text) !== undefined

/** After the place that they are about: hyderabad mein. */
const postpositions = new Set('mein|me|mai|lo|में|मे|లో|లోని'.split('|'))
/** Between a thing and the trade that has it: 놀이방 있는 식당. */
const having = new Set('있는|하는|되는'.split('|'))

/** Whether a word stands between a place and what is asked for there, or between this and what it should have. */
function joinsToTrade(parts: readonly Part[], index: number): boolean {
  const text = phraseKey(parts[index]?.text ?? '')
  const [before, after] = [parts[index - 1], parts[index + 1]]
  if (having.has(text)) return after?.kind === 'trade'
  if (postpositions.has(text)) return before !== undefined && isPlace(before.text)
  const behind = parts.slice(index + 1).map((part) => part.text)
  return prepositions.has(text) && index > 0 && behind.length > 0 && isPlace(behind.join(' '))
}

/** A word that joins a place and another name stays, whatever else it says: zurich ou kloten. */
function joinsPlaces(parts: readonly Part[], index: number): boolean {
  const around = [parts[index - 1], parts[index + 1]]
  return (
    isJoinWord(parts[index]?.text ?? '') &&
    around.every((part) => part?.kind === 'name') &&
    around.some((part) => part && isPlace(part.text))
  )
}

/** `de` in Rio de Janeiro joins no other words. */
const isInPlace = (parts: readonly Part[], index: number) => {
  const around = parts.slice(Math.max(0, index - 1), index + 2).map(({ text }) => text.replace(/,$/, ''))
  const before = around.slice(0, 2).join(' ')
  return [before, around.join(' '), around.slice(-2).join(' ')].some(
    (text) => text.includes(' ') && findCityByName(text).countryCode !== '',
  )
}

/** `LA` is no article in capitals, beside Korean, or at the end after `in`. */
function isShortCity(parts: readonly Part[], index: number, typed: string): boolean {
  const { text = '' } = parts[index] ?? {}
  // `plumber OR` is in Oregon.
  if (index > 0 && index === parts.length - 1 && stateOfCode(text, typed)) return true
  if (cityOfShortName(text) === undefined) return false
  const isCapital = text === text.toUpperCase() && typed !== typed.toUpperCase()
  const isLast = index === parts.length - 1 && prepositions.has(phraseKey(parts[index - 1]?.text ?? ''))
  return isCapital || isLast || hasHangul(typed)
}

const isTaken: { readonly [Name in Kind]: boolean } = {
  name: false,
  trade: false,
  time: true,
  near: true,
  wish: true,
  filler: false,
  weak: true,
  need: true,
}

interface LikelyParts extends QueryParts {
  /** How many less likely trades an emoji stands for. */
  readonly otherwise: number
  /** The words with one of two trades that they name, the first one first. */
  readonly eitherTrade: readonly string[]
}

/** A text's parts, each word in one of them. */
export function queryParts(typed: string): QueryParts {
  const kitchen = asKitchen(typed.slice(0, 200))
  const text = kitchen?.isElsewhere ? kitchen.text : typed
  const { otherwise, eitherTrade, ...parts } = partsWith(text, 0)
  const likely = Array.from({ length: otherwise }, (_, index) => partsWith(text, index + 1).rest)
  const others = [...likely, ...eitherTrade, ...(kitchen && text === typed ? [kitchen.text] : [])]
  return {
    ...parts,
    ...(others.length > 0 && { others }),
    ...(likely.length > 0 && { isDrawn: true as const }),
  }
}

/** The parts without names of the same trade, and what joined these to it: gym with trainer. */
function withoutSameTrade(parts: readonly Part[]): readonly Part[] {
  const own = parts.filter((part) => !saysSameTrade(part, parts))
  const isIdle = ({ kind, text }: Part) => kind === 'filler' && cityOfShortName(text) === undefined
  return own.length < parts.length ? own.filter((part) => !isIdle(part)) : own
}

/** What names a trade and says a time is the time beside another trade: acil veteriner. */
function asTimes(parts: readonly Part[]): Part[] {
  const isTime = ({ kind, text }: Part) => kind === 'trade' && askedTimeOf(text) !== undefined
  const hasOther = parts.some((part) => part.kind === 'trade' && !isTime(part))
  return parts.map((part) => (hasOther && isTime(part) ? { ...part, kind: 'time' } : part))
}

/** The words of a text, each emoji and each of two trades that a slash joins for itself. */
function typedWords(typed: string, isKorean: boolean): readonly string[] {
  const plain = withPlainSigns(withoutFlags(typed, isKorean))
  const apart = emojiApart(withWrittenPlaces(plain.replace(/[?!¿¡]/g, ' ')))
  return withPlainCodes(withoutBeside(withoutCommas(apart.trim().split(/\s+/))).flatMap(tradesApart))
}

/** A chain whose name is a trade elsewhere, as it is meant beside Korean and no other trade: bbq 대덕구. */
const asKoreanChain = (word: string, at: number, words: readonly string[]): string =>
  words.some((other, index) => index !== at && tradeNamed(other)) ? word : (chainInKorea(word) ?? word)

/** The parts if an emoji stands for the trade that is that likely, and how many less likely ones there are. */
function partsWith(text: string, likely: number): LikelyParts {
  const typed = text.slice(0, 200)
  const isKorean = hasHangul(typed)
  const apartWords = typedWords(typed, isKorean)
  const read = emojiBeside(apartWords)
  const stems = read.map(({ word, trades }) => {
    const trade = trades[likely] ?? trades[0]
    return trade ? labelOf(trade, isKorean) : stemOf(word)
  })
  const words = withoutTownEndings(isKorean ? stems.map(asKoreanChain) : stems)
  if (words.length > wordLimit)
    return { rest: text, hasTrade: false, taken: [], near: '', otherwise: 0, eitherTrade: [] }
  const typedParts = asTimes(partsIn(allWordsApart(words.flatMap(unspacedApart))))
  const need = needIn(words, typedParts)
  const parts = need ? typedParts.map((part) => withoutNeed(part, need)) : typedParts
  const isSentence = words.length >= sentenceLength || parts.some(({ kind }) => isTaken[kind])
  const tradeAt = parts.findIndex(({ kind }) => kind === 'trade')
  // `gym in Jubilee Hills`: what says where follows the trade.
  const wordsBehind = (index: number) => parts.slice(index + 1).flatMap((part) => part.text.split(' '))
  const isJoin = (text: string, index: number) =>
    isSentence ||
    (tradeAt !== -1 && index === tradeAt + 1 && prepositions.has(phraseKey(text))) ||
    joinsToTrade(parts, index)
  const isLeft = ({ text, kind }: Part, index: number) =>
    joinsPlaces(parts, index) ||
    labelsAreaCode(text, wordsBehind(index)) ||
    (kind === 'filler'
      ? !isJoin(text, index) || isInPlace(parts, index) || isShortCity(parts, index, typed)
      : !isTaken[kind])
  const ordered = asSpecial(inOrder(parts.filter(isLeft)), (trade) => labelOf(trade, isKorean))
  const left = withoutSameTrade(ordered)
  const hasOwnTrade = left.some(({ kind }) => kind === 'trade')
  const needed = need && !hasOwnTrade ? labelOf(need.trade, isKorean) : undefined
  const isOwn = left.some((part, index) => part.kind === 'trade' && !isOfPlace(left, index))
  const weak = isOwn || needed ? undefined : parts.find(({ kind }) => kind === 'weak')
  const weakTrade = weak && labelOf(weakTradeWords.get(phraseKey(weak.text)) ?? '', isKorean)
  const told = needed ? {} : toldTrades(left, isKorean)
  // What tells of a trade says more than that it should be a restaurant.
  const isWeak = weakTrade !== undefined && told.hinted === undefined
  const meant = needed ?? (isWeak ? weakTrade : undefined)
  const rest = [...left.map(({ text: word }) => word), ...(meant ? [meant] : [])].join(' ')
  const joined = joinedTrades(
    parts,
    ordered,
    read.map(({ word }, at) => joinedWord(word, stems[at] ?? '')),
  )
  const times = parts.filter(({ kind }) => kind === 'time')
  // `sunday geöffnet`: a day says more than that it should be open.
  const asked = timeTogether(times.flatMap((part) => askedBy(part) ?? []))
  return {
    rest,
    otherwise: Math.max(0, ...read.map(({ trades }) => trades.length - 1)),
    eitherTrade: eitherTradeOf(left),
    hasTrade: hasOwnTrade || meant !== undefined,
    ...(joined && { joined }),
    ...told,
    ...(needed && { needed }),
    ...nearIn(parts),
    taken: parts
      .filter((part, index) => !isLeft(part, index) || saysSameTrade(part, ordered))
      .map(({ text: word }) => word),
    ...(asked && { time: { asked, words: times.map(({ text: word }) => word).join(' ') } }),
  }
}

/**
 * What the words need, if they name no other trade. `my dog needs a haircut` names one, but by a word that says no more than what is the
 * matter.
 */
function needIn(words: readonly string[], parts: readonly Part[]): FoundNeed | undefined {
  const need = neededTrade(words)
  const named = parts.filter(({ kind }) => kind === 'trade')
  const isNeed = (text: string) => need?.isNeed(text) === true
  const saysNeed = ({ text }: Part) => words.length > 1 && !text.includes(' ') && isNeed(text)
  const isHelper = (part: Part) =>
    (tradeNamed(part.text)?.label.en === need?.trade && !part.text.split(' ').some(isNeed)) ||
    isAnyHelper(part, need)
  return named.every((part) => saysNeed(part) || isHelper(part)) ? need : undefined
}

/** A part of which each word tells of the need is left out; a time and a place to be near stay what they are. */
function withoutNeed(part: Part, need: FoundNeed): Part {
  if (isAnyHelper(part, need)) return { ...part, kind: 'need' }
  if (part.kind !== 'name' && part.kind !== 'trade') return part
  const others = part.text.split(' ').filter((word) => !need.isNeed(word) && kindOf(word) !== 'filler')
  return others.length === 0 ? { ...part, kind: 'need' } : { ...part, text: others.join(' ') }
}

/** Whether a trade is half of a place's name: the zoo of `zoo zürich`. */
function isOfPlace(parts: readonly Part[], index: number): boolean {
  const [before, own, after] = [index - 1, index, index + 1].map((at) => parts[at]?.text)
  return [before && `${before} ${own}`, after && `${own} ${after}`].some((name) => name && findArea(name))
}

const nearIn = (parts: readonly Part[]): Pick<QueryParts, 'near' | 'isNearVisitor'> => ({
  near: parts.flatMap(({ kind, text: word }) => (kind === 'near' ? [word] : [])).join(' '),
  ...(isNearVisitor(parts) && { isNearVisitor: true }),
})

const askedBy = ({ text }: Part) => askedTimeOf(text)
