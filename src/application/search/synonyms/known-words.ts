import { cityKey } from '../../../domain/address/city-key.ts'
import { findCountry } from '../../../domain/address/country/find-country.ts'
import { currentGazetteer } from '../../../domain/address/gazetteer/gazetteer.ts'
import { findKoreanDistrict } from '../../../domain/address/korea/municipalities.ts'
import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { isShortKoreanPlace } from '../../../domain/address/korea/short-places.ts'
import { translatedRegion } from '../../../domain/address/regions/translated-region.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import { attributesIn } from '../../../domain/search-terms/attribute-search.ts'
import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { askedTimeOf } from '../../../domain/search-words/clock-words.ts'
import { saysNear } from '../../../domain/search-words/near/near-words.ts'
import { neededTrade } from '../../../domain/search-words/needs/needs.ts'
import { tradeWords, weakTradeWords } from '../../../domain/search-words/trades/trade-words.ts'
import { phraseKey } from '../../../domain/search-words/vocabulary.ts'
import { wishWords } from '../../../domain/search-words/wishes/wish-words.ts'
import { findLocations } from '../places/find-places.ts'
import type { PlaceNames } from '../places/look-up-places.ts'

/** Shorter parts of a phrase are articles and codes in some language, and places in others: in, LA. */
const shortestPart = 3

/** 지금, 근처, 주차, 맛집: words by which searches ask for a time, nearness, a facility, or only wish. */
const isUnderstood = (phrase: string): boolean =>
  askedTimeOf(phrase) !== undefined ||
  saysNear(phrase) ||
  wishWords.has(phraseKey(phrase)) ||
  weakTradeWords.has(phraseKey(phrase)) ||
  attributesIn(phrase).rest === ''

/** Fewer people live in many places whose names mean other things, too: Reading, Mobile. */
const largePlace = 300_000

/** Whether it names a place of which the directory may have no listing yet: 강남, 경주, Brooklyn. */
function isPlaceElsewhere(phrase: string): boolean {
  const name = phrase.trim()
  if (isShortKoreanPlace(name)) return true
  // A single syllable is the name of several: 중구.
  if (name.length > 1 && findKoreanDistrict(`${name}구`)) return true
  const named = currentGazetteer()?.findPlaces(cityKey(name)) ?? []
  return named.some(({ population }) => population >= largePlace)
}

/**
 * Why words have a meaning that no synonym may take: they name a place, of which searches find the listings, or a trade, or are words
 * that searches understand. undefined: they have none.
 */
export async function knownMeaning(
  phrase: string,
  names: PlaceNames,
): Promise<'place' | 'trade' | 'word' | undefined> {
  if (knownCategory(phrase) || tradeWords.has(phraseKey(phrase))) return 'trade'
  // 에어컨고장: what is the matter tells who can help, before any synonym is looked for.
  if (neededTrade(phrase.trim().split(/\s+/))) return 'trade'
  if (await isPlace(phrase, names)) return 'place'
  return isUnderstood(phrase) ? 'word' : undefined
}

const isPlace = async (phrase: string, names: PlaceNames): Promise<boolean> =>
  Boolean(
    findCountry(phrase) ||
      findProvince(phrase) ||
      findKoreanDistrict(phrase) ||
      translatedRegion(phrase) ||
      isPlaceElsewhere(phrase),
  ) || (await findLocations(names, phrase)).length > 0

/**
 * The place that some of the words name: 서울 in `서울 맛집`. Within one word it is one only beside what searches understand, because
 * 대구 is a fish in 대구탕. undefined: they name none.
 */
export async function placeWithin(phrase: string, names: PlaceNames): Promise<string | undefined> {
  const isOneWord = !/\s/.test(phrase.trim())
  for (const part of placePhrases(phrase)) {
    const isShort = !/[가-힣]/.test(part.phrase) && part.phrase.length < shortestPart
    if (isShort || !(await isPlace(part.phrase, names))) continue
    if (!isOneWord || (await knownMeaning(part.rest, names))) return part.phrase
  }
  return undefined
}

const tradeOf = (phrase: string) =>
  (knownCategory(phrase) ?? knownCategory(tradeWords.get(phraseKey(phrase)) ?? ''))?.slug

/** 빵집 and 제과점: searches find the same trade by both. */
export function areOneTrade(one: string, other: string): boolean {
  const trade = tradeOf(one)
  return trade !== undefined && trade === tradeOf(other)
}

/** 서울시 and 서울: searches find the same place by both. */
export function areOnePlace(one: string, other: string): boolean {
  const province = findProvince(one)
  return province !== undefined && province === findProvince(other)
}
