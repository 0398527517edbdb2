import { findArea } from '../address/areas/find-area.ts'
import { findCityByName } from '../address/cities/city-page.ts'
import { isLargeTown } from '../address/near-names.ts'
import { memoize } from '../memoize.ts'
import { attributesIn } from '../search-terms/attribute-search.ts'
import { isStreetWord } from '../search-terms/street-words.ts'
import { askedTimeOf } from './clock-words.ts'
import { hintedTrade } from './hint-words.ts'
import { isJoinWord } from './join-words.ts'
import { isDistance } from './near/distance-words.ts'
import { saysNear } from './near/near-words.ts'
import { tradeNamed } from './trades/trade-named.ts'
import { weakTradeWords } from './trades/trade-words.ts'
import { phraseKey } from './vocabulary.ts'
import { isAmount } from './wishes/amount-words.ts'
import { isAskingVerb, wishWords } from './wishes/wish-words.ts'

/** 업소, 기타 and `place`, which say no trade. */
const vagueTrade = 'establishment'

/** Longest phrase of a vocabulary, in words. */
export const phraseLimit = 4

export type Kind = 'name' | 'trade' | 'time' | 'near' | 'wish' | 'filler' | 'weak' | 'need'
export interface Part {
  readonly text: string
  readonly kind: Kind
}

/** Whether a trade's name is that of another trade and a time: `nöbetçi eczane`, a 24-hour pharmacy, is a pharmacy that is open. */
export function isTimedTrade(before: string, after: string): boolean {
  const trade = tradeNamed(`${before} ${after}`)?.label.en
  const isSame = (name: string) => {
    const other = tradeNamed(name)?.label.en
    return other !== undefined && (other === trade || `24-hour ${other.toLowerCase()}` === trade)
  }
  return (
    (askedTimeOf(before) !== undefined && isSame(after)) ||
    (askedTimeOf(after) !== undefined && isSame(before))
  )
}

/** Taken for a name where no vocabulary has it. A trade's or an attribute's name may contain any other word. */
export const kindOf = (phrase: string): Kind | undefined => kindOfPhrase(phrase) ?? undefined

const kindOfPhrase = memoize(8192, (phrase) => readKind(phrase) ?? null)

function readKind(phrase: string): Kind | undefined {
  const key = phraseKey(phrase)
  if (key === '') return undefined
  if (weakTradeWords.has(key)) return 'weak'
  const trade = tradeNamed(phrase)
  // `place` is a name of the trade that tells nothing, and `den` an article before it is a shrine.
  if (trade && !((trade.slug === vagueTrade || key.length <= 3) && wishWords.get(key) === 'filler')) {
    const words = phrase.split(' ')
    const isTimedName = words.some((_, index) =>
      isTimedTrade(words.slice(0, index).join(' '), words.slice(index).join(' ')),
    )
    return isTimedName ? undefined : 'trade'
  }
  if (askedTimeOf(phrase)) return 'time'
  if (saysNear(phrase)) return 'near'
  if (tellsOfTrade(phrase)) return 'name'
  const wish = wishWords.get(key)
  if (wish) return wish
  if (isAskingVerb(phrase) || isAmount(phrase)) return 'wish'
  return attributesIn(phrase).rest === '' && !isTimed(phrase) ? 'name' : undefined
}

/** Whether an attribute's name is a time and one more word: late night food. Who asks for it wants somebody to be open then. */
function isTimed(phrase: string): boolean {
  const words = phrase.split(' ')
  return words.length > 1 && askedTimeOf(words.slice(0, -1).join(' ')) !== undefined
}

/** Whether several words tell of a trade together (`my dog is sick`), and none of them says when. */
function tellsOfTrade(phrase: string): boolean {
  const words = phrase.split(' ')
  if (words.length < 2 || hintedTrade(phrase) === undefined) return false
  return !words.some((_, start) =>
    words.slice(start).some((__, length) => {
      return askedTimeOf(words.slice(start, start + length + 1).join(' ')) !== undefined
    }),
  )
}

/** What stands before an hour, or before the number of a house: at 5 Main Street. */
const bareHour = /(?:^| )\p{L}{1,6} \d{1,2}$/u
/** A time in digits alone, which between other digits is a group of a phone number: 256 247 5799. */
const isGroupOfNumber = (text: string, around: readonly (string | undefined)[]) =>
  /^\(?\d+\)?$/.test(text) && around.some((word) => word !== undefined && /^[+(]?\d/.test(word))
/** So many words after the number, one is that of a street. */
const streetLimit = 3

/** What towns are often called by, behind a word of their own: Long Beach, Canoga Park. */
const endsOfTowns = new Set('beach|park|island|lake|bridge|harbor|harbour'.split('|'))

/** Whether a word and the one behind it are likely to be a town's name rather than a trade: no vocabulary has the first one. */
const isTown = (word: string, next: string | undefined): boolean =>
  next !== undefined && endsOfTowns.has(next.toLowerCase()) && /^[a-z]{3,}$/i.test(word)

/** The middle of a city, which no address says. */
const middles = new Set(
  'downtown|uptown|city center|city centre|center|centre|centar|u centru|centru|centro|centro città|zentrum|stadtzentrum|innenstadt|stadtmitte|centre ville|merkez|merkezi|merkezde|şehir merkezi|시내|중심가|번화가|市内|中心'
    .split('|')
    .map(phraseKey),
)
const middleLimit = 2
const isCity = (text: string | undefined) => text !== undefined && findCityByName(text).countryCode !== ''

/** How many words from here on say the middle of the city that stands beside them. */
function middleLength(words: readonly string[], start: number): number {
  for (let length = middleLimit; length > 0; length--) {
    const isMiddle = middles.has(phraseKey(words.slice(start, start + length).join(' ')))
    const before = [words[start - 1], words.slice(Math.max(0, start - 2), start).join(' ')]
    const after = [words[start + length], words.slice(start + length, start + length + 2).join(' ')]
    // Staples Center is a house, and no middle of a town called Staples.
    const isHouse = (text: string | undefined) =>
      text !== undefined && findArea(`${text} ${words[start]}`) !== undefined
    const isNamed = findArea(`${words[start]} ${words[start + length]}`) !== undefined
    if (isMiddle) return [...before, ...after].some(isCity) && !before.some(isHouse) && !isNamed ? length : 0
  }
  return 0
}

/** A town's station, which is in its middle, where no area is called so: secunderabad station. */
const stations = new Set(
  'station|railway station|train station|rly station|bahnhof|hauptbahnhof|gare|stazione|estación|stanica|železnička stanica|istasyonu|tren istasyonu|garı'
    .split('|')
    .map(phraseKey),
)

/** How many words from here on say the station of the large town before them, which is the only one that the words name. */
function stationLength(words: readonly string[], start: number): number {
  const town = words[start - 1] ?? ''
  if (!isLargeTown(town) || words.some((word, at) => at !== start - 1 && isLargeTown(word))) return 0
  for (let length = middleLimit; length > 0; length--) {
    const text = words.slice(start, start + length).join(' ')
    if (stations.has(phraseKey(text))) return findArea(`${town} ${text}`) ? 0 : length
  }
  return 0
}

type LongPart = Part & { readonly length: number }

function partAt(words: readonly string[], start: number): LongPart {
  const middle = middleLength(words, start) || stationLength(words, start)
  if (middle > 0) return { text: words.slice(start, start + middle).join(' '), kind: 'wish', length: middle }
  const part = longestAt(words, start)
  if (!kindOf(part.text) && part.length === 1 && isTown(part.text, words[start + 1]))
    return { text: `${part.text} ${words[start + 1]}`, kind: 'name', length: 2 }
  const following = words.slice(start + part.length, start + part.length + streetLimit)
  const isHouse = part.kind === 'time' && bareHour.test(part.text) && following.some(isStreetWord)
  if (part.kind === 'time' && isGroupOfNumber(part.text, [words[start - 1], following[0]]))
    return { text: part.text, kind: 'name', length: part.length }
  return isHouse ? longestAt(words.slice(0, start + 1), start) : part
}

/** Longest day with an hour, or distance, in words: open on saturday after 10 pm. */
const timeLimit = 6

function longestAt(words: readonly string[], start: number): LongPart {
  for (let length = Math.min(timeLimit, words.length - start); length > phraseLimit; length--) {
    const text = words.slice(start, start + length).join(' ')
    if (askedTimeOf(text)) return { text, kind: 'time', length }
    if (isDistance(text)) return { text, kind: 'near', length }
  }
  for (let length = Math.min(phraseLimit, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length)
    const text = phrase.join(' ')
    const kind = kindOf(text)
    if (kind && !(kind === 'trade' && isTradeAndJoin(phrase))) return { text, kind, length }
  }
  return { text: words[start] ?? '', kind: 'name', length: 1 }
}

/** A trade and the word that joins it to the next one is no longer name of it: `veterinar i` are no `veterinari`. */
function isTradeAndJoin(phrase: readonly string[]): boolean {
  if (phrase.length < 2) return false
  const first = phrase.slice(0, -1).join(' ')
  return phrase.includes('/') || (isJoinWord(phrase.at(-1) ?? '') && tradeNamed(first) !== undefined)
}

export function partsIn(words: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let start = 0; start < words.length; ) {
    const { length, ...part } = partAt(words, start)
    parts.push(part)
    start += length
  }
  return parts
}
