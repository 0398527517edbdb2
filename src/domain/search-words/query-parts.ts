import { findCityByName } from '../address/cities/city-page.ts'
import { knownCategory } from '../category/taxonomy.ts'
import type { AskedTime } from '../opening-hours/asked-time.ts'
import { attributesIn } from '../search-terms/attribute-search.ts'
import { hintedTrade } from './hint-words.ts'
import { nearWords } from './near-words.ts'
import { withoutPlaceEnding } from './place-endings.ts'
import { withPlainCodes } from './postal-words.ts'
import { timeWords } from './time-words.ts'
import { emojiApart, tradeOfEmoji } from './trade-emoji.ts'
import { tradeNamed } from './trade-named.ts'
import { weakTradeWords } from './trade-words.ts'
import { phraseKey } from './vocabulary.ts'
import { isAskingVerb, wishWords } from './wish-words.ts'

/** What a visitor's words ask for beside names, trades, places and attributes. */
export interface QueryParts {
  /** The words to search for. */
  readonly rest: string
  /** Whether they name a trade. */
  readonly hasTrade: boolean
  /** Words that are not searched for as words, in the order typed. */
  readonly taken: readonly string[]
  /** The name of the trade that some words tell of, such as a dish or a brand, and the other words. Absent if they name a trade. */
  readonly hinted?: { readonly trade: string; readonly others: string }
  /** The words that ask for what is near; '' if none do. */
  readonly near: string
  /** The first time that they ask for, and the words that say so. */
  readonly time?: { readonly asked: AskedTime; readonly words: string }
}

/** 업소, 기타 and `place`, which say no trade. */
const vagueTrade = 'establishment'

/** A 동 and its part, which addresses write together: 성수동 2가. */
const quarterApart = /([가-힣]동)\s(\d가)(?=\s|$)/g

/** Longest phrase of a vocabulary, in words. */
const phraseLimit = 4
/** Longer texts are names or noise. */
const wordLimit = 16
/** From so many words on, a text is a sentence, in which words may only join others. */
const sentenceLength = 5

type Kind = 'name' | 'trade' | 'time' | 'near' | 'wish' | 'filler' | 'weak'
interface Part {
  readonly text: string
  readonly kind: Kind
}

/** Whether a trade's name is that of another trade and a time: `nöbetçi eczane`, a 24-hour pharmacy, is a pharmacy that is open. */
function isTimedTrade(before: string, after: string): boolean {
  const trade = tradeNamed(`${before} ${after}`)?.label.en
  const isSame = (name: string) => {
    const other = tradeNamed(name)?.label.en
    return other !== undefined && (other === trade || `24-hour ${other.toLowerCase()}` === trade)
  }
  return (
    (timeWords.has(phraseKey(before)) && isSame(after)) || (timeWords.has(phraseKey(after)) && isSame(before))
  )
}

/** Taken for a name where no vocabulary has it. A trade's or an attribute's name may contain any other word. */
function kindOf(phrase: string): Kind | undefined {
  const key = phraseKey(phrase)
  if (key === '') return undefined
  if (weakTradeWords.has(key)) return 'weak'
  const trade = tradeNamed(phrase)
  // `place` is a name of the trade that tells nothing.
  if (trade && !(trade.slug === vagueTrade && wishWords.get(key) === 'filler')) {
    const words = phrase.split(' ')
    const isTimed = words.some((_, index) =>
      isTimedTrade(words.slice(0, index).join(' '), words.slice(index).join(' ')),
    )
    return isTimed ? undefined : 'trade'
  }
  if (timeWords.has(key)) return 'time'
  if (nearWords.has(key)) return 'near'
  if (tellsOfTrade(phrase)) return 'name'
  const wish = wishWords.get(key)
  if (wish) return wish
  if (isAskingVerb(phrase)) return 'wish'
  return attributesIn(phrase).rest === '' ? 'name' : undefined
}

/** Whether several words tell of a trade together (`my dog is sick`), and none of them says when. */
function tellsOfTrade(phrase: string): boolean {
  const words = phrase.split(' ')
  if (words.length < 2 || hintedTrade(phrase) === undefined) return false
  return !words.some((_, start) =>
    words.slice(start).some((__, length) => {
      const part = phraseKey(words.slice(start, start + length + 1).join(' '))
      return timeWords.has(part)
    }),
  )
}

/** `lawyer divorce` is a divorce lawyer: a trade whose name says more has it before that of the trade. */
function inOrder(parts: readonly Part[]): Part[] {
  const ordered = [...parts]
  for (const [index, { text, kind }] of parts.entries()) {
    const next = parts[index + 1]
    if (kind !== 'trade' || next?.kind !== 'name') continue
    const special = tradeNamed(`${next.text} ${text}`)
    if (!special || special === tradeNamed(text)) continue
    ordered.splice(index, 2, { text: `${next.text} ${text}`, kind })
    break
  }
  return ordered
}

function partAt(words: readonly string[], start: number): Part & { readonly length: number } {
  for (let length = Math.min(phraseLimit, words.length - start); length > 0; length--) {
    const text = words.slice(start, start + length).join(' ')
    const kind = kindOf(text)
    if (kind) return { text, kind, length }
  }
  return { text: words[start] ?? '', kind: 'name', length: 1 }
}

function partsIn(words: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let start = 0; start < words.length; ) {
    const { length, ...part } = partAt(words, start)
    parts.push(part)
    start += length
  }
  return parts
}

/** Words that are often written together with the next one, or with the one before. */
const joinedBefore = ['24시간', '24시', '야간', '심야', '주말', '일요일', '근처', '주변']
const joinedAfter = ['맛집추천', '맛집', '추천', '근처', '주변', '어디', '잘하는곳', '잘하는데', '싼곳']
/** Shorter parts of a word are no names. */
const shortestJoined = 2

/** A Korean word as the two that it is written of: `성수동맛집`. A trade's name stays whole: 주말농장. */
function apart(word: string): readonly string[] {
  if (!/[가-힣]{2}$/.test(word)) return [word]
  const before = joinedBefore.find((one) => word.startsWith(one))
  const isTimed = before !== undefined && isTimedTrade(before, word.slice(before.length))
  if (kindOf(word) && !isTimed) return [word]
  const after = joinedAfter.find((one) => word.endsWith(one))
  if (before && word.length >= before.length + shortestJoined) return [before, word.slice(before.length)]
  if (after && word.length >= after.length + shortestJoined) return [word.slice(0, -after.length), after]
  return [word]
}

/** In, at and around, in languages that have them before the place. */
const prepositions = new Set('in|at|around|en|à|dans|im|bei|u|na|sa'.split('|').map(phraseKey))

const hasHangul = (text: string) => /[가-힣]/.test(text)

/** The name of a trade in the script of the words around it. */
function labelOf(englishName: string, isKorean: boolean): string {
  const label = knownCategory(englishName)?.label
  return (isKorean ? label?.ko : label?.en) ?? englishName
}

/** `de` in Rio de Janeiro joins no other words. */
const isInPlace = (parts: readonly Part[], index: number) => {
  const around = parts.slice(Math.max(0, index - 1), index + 2).map(({ text }) => text)
  const before = around.slice(0, 2).join(' ')
  return [before, around.join(' '), around.slice(-2).join(' ')].some(
    (text) => text.includes(' ') && findCityByName(text).countryCode !== '',
  )
}

const isTaken: { readonly [Name in Kind]: boolean } = {
  name: false,
  trade: false,
  time: true,
  near: true,
  wish: true,
  filler: false,
  weak: true,
}

/** A text's parts, each word in one of them. */
export function queryParts(text: string): QueryParts {
  const typed = text.slice(0, 200)
  const typedWords = emojiApart(typed.replace(/[?!¿¡]/g, ' ').replace(quarterApart, '$1$2'))
    .trim()
    .split(/\s+/)
  const apartWords = withPlainCodes(typedWords)
  const isKorean = hasHangul(typed)
  const emoji = apartWords.map((word) => tradeOfEmoji(word))
  const words = apartWords.map((word, index) =>
    emoji[index] ? labelOf(emoji[index], isKorean) : withoutPlaceEnding(word),
  )
  if (words.length > wordLimit) return { rest: text, hasTrade: false, taken: [], near: '' }
  const parts = partsIn(words.flatMap(apart))
  const isSentence = words.length >= sentenceLength || parts.some(({ kind }) => isTaken[kind])
  const tradeAt = parts.findIndex(({ kind }) => kind === 'trade')
  // `gym in Jubilee Hills`: what says where follows the trade.
  const isJoin = (text: string, index: number) =>
    isSentence || (tradeAt !== -1 && index === tradeAt + 1 && prepositions.has(phraseKey(text)))
  const isLeft = ({ text, kind }: Part, index: number) =>
    kind === 'filler' ? !isJoin(text, index) || isInPlace(parts, index) : !isTaken[kind]
  const left = inOrder(parts.filter(isLeft))
  const hasOwnTrade = left.some(({ kind }) => kind === 'trade')
  const weak = hasOwnTrade ? undefined : parts.find(({ kind }) => kind === 'weak')
  const weakTrade = weak && labelOf(weakTradeWords.get(phraseKey(weak.text)) ?? '', isKorean)
  const hinted = hasOwnTrade ? undefined : withHintedTrade(left, isKorean)
  // What tells of a trade says more than that it should be a restaurant.
  const isWeak = weakTrade !== undefined && hinted === undefined
  const rest = [...left.map(({ text: word }) => word), ...(isWeak ? [weakTrade] : [])].join(' ')
  const times = parts.filter(({ kind }) => kind === 'time')
  // `sunday geöffnet`: a day says more than that it should be open.
  const time = times.find((part) => askedBy(part) !== 'now') ?? times[0]
  const asked = time && askedBy(time)
  return {
    rest,
    hasTrade: hasOwnTrade || isWeak,
    ...(hinted && { hinted }),
    near: parts.flatMap(({ kind, text: word }) => (kind === 'near' ? [word] : [])).join(' '),
    taken: parts.filter((part, index) => !isLeft(part, index)).map(({ text: word }) => word),
    ...(asked && { time: { asked, words: times.map(({ text: word }) => word).join(' ') } }),
  }
}

/** The longest phrase that tells of a trade, as the trade's name; undefined if none does. */
function withHintedTrade(left: readonly Part[], isKorean: boolean): QueryParts['hinted'] {
  const words = left.flatMap(({ text }) => text.split(' '))
  for (let length = Math.min(phraseLimit, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const trade = hintedTrade(words.slice(start, start + length).join(' '))
      if (!trade) continue
      const others = [...words.slice(0, start), ...words.slice(start + length)]
      return { trade: labelOf(trade, isKorean), others: others.join(' ') }
    }
  }
  return undefined
}

const askedBy = ({ text }: Part) => timeWords.get(phraseKey(text))
