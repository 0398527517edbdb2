import { findCityByName } from '../address/cities/city-page.ts'
import { isKoreanMunicipality } from '../address/korea/municipalities.ts'
import { attributesIn } from '../search-terms/attribute-search.ts'
import { hintedTrade, hintWords } from './hint-words.ts'
import { isTimedTrade, kindOf } from './parts-in-words.ts'
import { tradeNamed } from './trades/trade-named.ts'
import { phraseKey } from './vocabulary.ts'

/** Words that are often written together with the next one, or with the one before. */
const joinedBefore =
  '24시간|24시|야간|심야|주말|일요일|우리집근처|집근처|이근처|내근처|근처|내주변|주변|우리동네|동네|제일가까운|가장가까운|가까운'.split(
    '|',
  )
const joinedAfter = [
  '24시간',
  '24시',
  '맛집추천',
  '맛집',
  '추천',
  '근처',
  '주변',
  '어디',
  '잘하는곳',
  '잘하는데',
  '싼곳',
]
/** What is written between a place and what is looked for there: 성동구24시주유소. */
const joinedWithin = /^([가-힣]{1,6}[동구시군역읍면리])(24시간|24시|심야|야간|주말|근처|주변)([가-힣]{2,10})$/
/** A place and what is looked for there, before one more word: 송촌동치킨맛집. */
const joinedPlace = /^([가-힣]{1,6}[동구시군역읍면리])([가-힣]{2,10})$/
/** A 동 and what tells of a trade: 성수동브런치카페. */
const joinedQuarter = /^([가-힣]{2,5}동)([가-힣]{2,8})$/
/** Two words written as one: BeogradVeterinar. */
const capitals = /^(\p{Lu}\p{Ll}{3,20})(\p{Lu}\p{Ll}{3,20})$/u
/** A trade and what asks for the nearest, written as one word: sushinearme, and lawyernear before `me`. */
const joinedNear = /^(\p{L}{3,30}?)(near(?:by|me)?)$/iu
/** What German writes before what should be open then: Spätküche, Nachtapotheke. */
const timedCompound = /^(spät|nacht|notfall|sonntags|samstags|feiertags)(\p{L}{4,20})$/iu
/** A street of one trade: 술집거리. */
const tradeStreet = /^([가-힣]{2,8})(?:거리|골목)$/
const joinedKorean = /^[가-힣]{4,12}$/
/** Shorter parts of a word are no names. */
const shortestJoined = 2

/** A word as those that it is written of: `성수동맛집`. A trade's name stays whole: 주말농장. */
export function wordsApart(word: string): readonly string[] {
  const [, first = '', second = ''] = capitals.exec(word) ?? []
  if (tradeNamed(first) || tradeNamed(second)) return [first, second]
  const [, time = '', timed = ''] = timedCompound.exec(word) ?? []
  // By itself, `nacht` says no time: Gute Nacht.
  if (tradeNamed(timed) && !tradeNamed(word)) return [/^nacht$/i.test(time) ? 'nachts' : time, timed]
  const [, sought = '', nearness = ''] = joinedNear.exec(word) ?? []
  if (tradeNamed(sought)) return [sought, ...(/me$/i.test(nearness) ? ['near', 'me'] : [nearness])]
  if (!/(?:[가-힣]{2}|24시)$/.test(word)) return [word]
  const [, sold = ''] = tradeStreet.exec(word) ?? []
  if (kindOf(sold) === 'trade' && !kindOf(word)) return [sold]
  const [, place, inner, rest] = joinedWithin.exec(word) ?? []
  if (place && inner && rest) return [place, inner, ...wordsApart(rest)]
  const before = joinedBefore.find((one) => word.startsWith(one))
  const isTimed = before !== undefined && isTimedTrade(before, word.slice(before.length))
  if (kindOf(word) && !isTimed) return [word]
  const after = joinedAfter.find((one) => word.endsWith(one))
  if (before && word.length >= before.length + shortestJoined) return [before, word.slice(before.length)]
  if (after && word.length >= after.length + shortestJoined)
    return [...placeApart(word.slice(0, -after.length)), after]
  const [district = '', ...others] = placeApart(word)
  if (others.length > 0 && isKoreanMunicipality(district)) return [district, ...others]
  const [, quarter = '', hint = ''] = joinedQuarter.exec(word) ?? []
  if (hintedTrade(hint) && !isDishOf(quarter, word)) return [quarter, hint]
  return soughtApart(word)
}

/** Whether a word is a dish that begins with what could be a 동: 우동칼국수, 안동찜닭. */
function isDishOf(quarter: string, word: string): boolean {
  if (!hintedTrade(word)) return false
  const isDish = hintedTrade(quarter) !== undefined || tradeNamed(quarter) !== undefined
  return isDish || hintWords.has(phraseKey(word)) || findCityByName(quarter).countryCode !== ''
}

/** The words of a text, each as those that it is written of. Beside a trade, the street of another one is a place: 약국거리 식당. */
export function allWordsApart(words: readonly string[]): readonly string[] {
  const isStreet = (word: string, at: number) =>
    tradeStreet.test(word) && words.some((other, index) => index !== at && tradeNamed(other))
  return words.flatMap((word, at) => (isStreet(word, at) ? [word] : wordsApart(word)))
}

/** What follows a thing that is sought, and is no thing: a wish, nearness, a time or an attribute. */
const isSaidOf = (text: string) =>
  ['wish', 'near', 'time', 'weak'].includes(kindOf(text) ?? '') || attributesIn(text).keys.length > 0

/** A thing and what is wished of it, written as one word: 족발배달, 짬뽕잘하는집, 애견동반카페. */
function soughtApart(word: string): readonly string[] {
  if (!joinedKorean.test(word) || hintedTrade(word)) return [word]
  for (let at = shortestJoined; at <= word.length - shortestJoined; at++) {
    const [thing, said] = [word.slice(0, at), word.slice(at)]
    if (isSaidOf(said) && (tradeNamed(thing) ?? hintedTrade(thing))) return [thing, said]
    if (attributesIn(thing).keys.length > 0 && tradeNamed(said)) return [thing, said]
  }
  return [word]
}

/** A place and a trade that are one word as two. */
function placeApart(word: string): readonly string[] {
  const [, place = '', trade = ''] = joinedPlace.exec(word) ?? []
  const isPlaced = kindOf(trade) === 'trade' && kindOf(word) !== 'trade' && !isDishOf(place, word)
  return isPlaced ? [place, trade] : [word]
}
