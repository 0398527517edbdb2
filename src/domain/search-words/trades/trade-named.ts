import { hangulOf } from '../../address/korea/roman-hangul.ts'
import type { KnownCategory } from '../../category/known-categories.ts'
import { knownCategory } from '../../category/taxonomy.ts'
import { writtenTrades } from '../../category/written-trades.ts'
import { memoize } from '../../memoize.ts'
import { fold } from '../../text/fold.ts'
import { sameSpellings } from '../other-spellings.ts'
import { phraseKey } from '../vocabulary.ts'
import { compoundTrade } from './compound-trades.ts'
import { tradeWords } from './trade-words.ts'

/** One search asks for the same few phrases many times. */
const rememberedPhrases = 4096

/** The trade that a visitor's words name: by a name that imports know too, or by one that is only spoken. */
export function tradeNamed(phrase: string): KnownCategory | undefined {
  return tradeOrNull(phrase) ?? undefined
}

const tradeOrNull = memoize(rememberedPhrases, (phrase): KnownCategory | null => {
  const known = knownCategory(phrase)
  if (known && !anyLawyer.has(known.label.en)) return known
  const spoken = known ? undefined : tradeWords.get(phraseKey(phrase))
  const meant =
    spoken === undefined ? (known ?? asKoreanCuisine(phrase) ?? asCuisine(phrase)) : knownCategory(spoken)
  return (
    asAttorney(phrase) ??
    meant ??
    compoundTrade(phrase, oneWordTrade) ??
    asUsuallySpelled(phrase) ??
    ofOne(phrase) ??
    asWritten(phrase) ??
    asRomanised(phrase) ??
    asTranscribed(phrase) ??
    null
  )
})

/** As keyboards without the letters of German have it: Baeckerei. */
function asTranscribed(phrase: string): KnownCategory | undefined {
  const german = phrase.replace(/ae/gi, 'ä').replace(/oe/gi, 'ö').replace(/ue/gi, 'ü')
  return german === phrase ? undefined : oneWordTrade(german)
}

/** As lists of businesses write it: `αρτοποιείο`, `gyógyszertár`. */
function asWritten(phrase: string): KnownCategory | undefined {
  const label = /\d/.test(phrase) ? undefined : writtenTrades.get(fold(phrase))
  return label === undefined ? undefined : knownCategory(label)
}

/** Shorter words are too often those of other languages. */
const romanised = /^[a-z]{6,20}$/i

/** As people write Korean who have no Hangul: `noraebang`, `jjimjilbang`, `juyuso`. */
function asRomanised(phrase: string): KnownCategory | undefined {
  return romanised.test(phrase) ? hangulOf(phrase.toLowerCase()).map(oneWordTrade).find(Boolean) : undefined
}

/** `noodles shop` is a noodle shop. */
function ofOne(phrase: string): KnownCategory | undefined {
  const one = phrase.replace(/^([a-z]{3,20})s (?=[a-z]{2,20}$)/i, '$1 ')
  return one === phrase ? undefined : knownCategory(one)
}

/** 수퍼마켓 is the trade of 슈퍼마켓, and 차집 that of 찻집. */
function asUsuallySpelled(phrase: string): KnownCategory | undefined {
  const [usual = phrase, ...others] = sameSpellings(phrase)
  return usual === phrase ? others.map(oneWordTrade).find(Boolean) : tradeNamed(usual)
}

/** The trade that a word names which is put together of no others. */
const oneWordTrade = (word: string): KnownCategory | undefined => {
  const spoken = tradeWords.get(phraseKey(word))
  return knownCategory(word) ?? (spoken === undefined ? undefined : knownCategory(spoken))
}

/** Words for a kitchen, and for what comes out of it. */
const kitchens = new Set(
  'lokantası|lokanta|mutfağı|mutfak|yemeği|yemekleri|traiteur|cuisine|cucina|cocina|comida|küche|kuhinja|hrana|jela|food|eatery|house|takeaway|imbiss|요리|음식'
    .split('|')
    .map(phraseKey),
)

/** A kitchen is female where a restaurant is not: cuisine thaïlandaise, kineska kuhinja, comida china, indische Küche. */
const genders: readonly (readonly [ending: RegExp, by: string])[] = [
  [/$/, ''],
  [/e$/, ''],
  [/a$/, 'i'],
  [/a$/, 'o'],
  [/e$/, 'es'],
]

/** A kitchen of a country or a diet: 이탈리아음식, 태국요리점, 인도 레스토랑, 비건 식당. */
const koreanCuisine = /^([가-힣]{2,6})\s?(?:(?:음식|요리)(?:점|집)?|식당|레스토랑|맛집)$/
/** Countries by other names than those of their restaurants. */
const countriesInKorean: Readonly<Record<string, string>> = {
  이태리: '이탈리아',
  튀르키예: '터키',
  월남: '베트남',
  타이: '태국',
  스페니쉬: '스페인',
  스패니시: '스페인',
  이탈리안: '이탈리아',
  프렌치: '프랑스',
  멕시칸: '멕시코',
  인디안: '인도',
  아메리칸: '미국',
  코리안: '한국',
  대한민국: '한국',
}

function asKoreanCuisine(phrase: string): KnownCategory | undefined {
  const [, country = ''] = koreanCuisine.exec(phrase) ?? []
  const found = country ? knownCategory(`${countriesInKorean[country] ?? country} 음식점`) : undefined
  return found?.label.en === 'Restaurant' ? undefined : found
}

const germanKitchen = /^\p{L}{3,20}isch(?:e[nrs]?)?$/iu

const notAnyRestaurant = (found: KnownCategory | undefined) =>
  found?.label.en === 'Restaurant' ? undefined : found

/** `çin lokantası` and `traiteur chinois` are the restaurants of a country or a dish. */
function asCuisine(phrase: string): KnownCategory | undefined {
  const words = phrase.split(' ')
  const [first = '', second = ''] = words
  // German says how it is cooked, and leaves out that it is eaten: griechisch.
  if (words.length === 1 && germanKitchen.test(first))
    return notAnyRestaurant(knownCategory(`${first.replace(/e[nrs]?$/i, '')}es restaurant`))
  if (words.length !== 2 || !words.some((word) => kitchens.has(phraseKey(word)))) return undefined
  const dish = kitchens.has(phraseKey(second)) ? first : second
  return [...new Set(genders.map(([ending, by]) => dish.replace(ending, by)))]
    .flatMap((one) => [
      `${one} restaurant`,
      `${one} restoranı`,
      `restaurant ${one}`,
      `ristorante ${one}`,
      `restaurante ${one}`,
      `${one} restoran`,
    ])
    .map(knownCategory)
    .find((found) => found && found.label.en !== 'Restaurant')
}

const anyLawyer = new Set(['Lawyer', 'Law firm'])
const lawyers = / (?:lawyers?|attorneys|attys?|law firms?)$/i

/** `personal injury lawyers` are of the trade that sources call an attorney, and not any lawyer. */
function asAttorney(phrase: string): KnownCategory | undefined {
  const found = lawyers.test(phrase) ? knownCategory(phrase.replace(lawyers, ' attorney')) : undefined
  return found && !anyLawyer.has(found.label.en) ? found : undefined
}
