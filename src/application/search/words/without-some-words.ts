import { findCityByName } from '../../../domain/address/cities/city-page.ts'
import { nearRegion } from '../../../domain/address/near-names.ts'
import { attributesIn } from '../../../domain/search-terms/attribute-search.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { isJoinWord } from '../../../domain/search-words/join-words.ts'
import { postalCodesIn } from '../../../domain/search-words/postal-words.ts'
import type { Candidate, Search, Sources } from '../candidate.ts'
import {
  type Interpretation,
  interpretQuery,
  type Placed,
  placeFilter,
  withinArea,
} from '../interpretation.ts'
import { orOtherNames } from '../other-trade-names.ts'
import { findLocations } from '../places/find-places.ts'
import { findPlaceBesideNearTrade, inNearPlace } from '../places/misspelt-places.ts'
import {
  compoundPlaces,
  type FoundPlace,
  isNeighbourhood,
  isWordBeside,
  mayBePlace,
} from '../places/places-of-world.ts'
import { rewriteAs } from '../rewritings.ts'
import { correctTrades, correctWords } from './correct-words.ts'
import { isJoinedName, isUnknown, leaveOut } from './leave-out.ts'
import { stateAtEnd } from './within-region.ts'

/**
 * Without the words that are least known. A place, or a postal code alone, is never left out, also one that has no listings. Beside a
 * place that has some, what the world has a town of may be a part of it: `Altstadt`.
 */
export const withoutSomeWords: Candidate = {
  async interpret({ sources, query, placed }) {
    const found = await placed()
    // Half of a name is another name: salt & pepper.
    const rests = found.length > 0 ? found.map(({ place }) => place.answer.rest) : [query.search]
    if (rests.some(isJoinedName)) return []
    const [search, region] = found.length > 0 ? [query.search, []] : withRegion(query.search)
    const phrases = [...placePhrases(search).map(({ phrase }) => phrase), ...region]
    const compounds = compoundPlaces(placePhrases(search))
    const country = query.country || findCityByName(query.city ?? '').countryCode
    const mayBeThere = (text: string) => mayBePlace(text) && !isWordBeside(country, text)
    const named = [...phrases.filter(mayBeThere), ...compounds]
    const quarters = [...phrases.filter(isNeighbourhood), ...compounds]
    const places = found.length > 0 ? [...found.map(({ place }) => place.answer.phrase), ...quarters] : named
    const misspelt = found.length > 0 ? undefined : await findPlaceBesideNearTrade(sources.dictionary, search)
    const state = tradeIn(search) && stateAtEnd(search)
    const others = [
      ...region,
      ...postalCodesIn(search),
      ...(misspelt ? [misspelt.answer.phrase] : []),
      ...(state ? [state] : []),
    ]
    const kept = found.length > 0 ? places : [...places, ...others]
    const texts = await leaveOut(sources.dictionary, search, kept)
    // Beside words that nobody has, the city may be misspelt too, or spelled as another language does.
    const near = found.length > 0 ? [] : await inNearPlace(sources, query, texts)
    const fewer = (await rewriteAs(sources, query, texts)).map((one) => orByChance(one, search))
    return [...near, ...fewer.flatMap(orOtherNames), ...(await placeAlone({ sources, query }, found))]
  },
}

/** A text with the right name of the division that it misspells, and that name. */
function withRegion(text: string): readonly [text: string, region: readonly string[]] {
  for (const { phrase } of placePhrases(text)) {
    const region = isOfTrade(phrase) ? undefined : nearRegion(phrase)
    if (region) return [text.replace(phrase, region), [region]]
  }
  return [text, []]
}

/**
 * Where some words were left out and others stay beside a trade, who has these may have them by chance: the lake of `restaurant view lake
 * zurich`. Where they are few, the others of the trade follow.
 */
function orByChance(found: Interpretation, typed: string): Interpretation {
  const kept = found.correctedQuery?.split(' ') ?? []
  const leftOut = typed.split(/\s+/).filter((word) => !kept.includes(word))
  const words = found.place?.rest ?? found.correctedQuery ?? ''
  const trade = tradeIn(words)?.phrase
  const isTradeAlone = trade === undefined || [words, attributesIn(words).rest].includes(trade)
  // Two trades are both meant: cafe or bakery.
  return isTradeAlone || leftOut.every(isJoinWord) ? found : { ...found, isByChance: true }
}

/** The place that some of the words name, if nobody has heard of the others. A 동 is a word of addresses. */
async function placeAlone(
  { sources, query }: Pick<Search, 'sources' | 'query'>,
  found: readonly Placed[],
): Promise<readonly Interpretation[]> {
  const [place] = found.map((one) => one.place)
  if (place) return (await isOfNobody(sources, place.answer.rest)) ? allOf(query, place) : []
  const quarter = placePhrases(query.search).find(({ phrase }) => isNeighbourhood(phrase))
  if (!quarter) return partAlone({ sources, query })
  if (!(await isOfNobody(sources, quarter.rest))) return []
  const whole = interpretQuery({ ...query, search: quarter.phrase })
  return whole ? [{ ...whole, correctedQuery: quarter.phrase }] : []
}

const hasHangul = (text: string) => /[가-힣]/.test(text)

/** All listings of a place. */
export function allOf(query: Search['query'], place: FoundPlace): readonly Interpretation[] {
  const whole = interpretQuery({ ...query, search: '' }, placeFilter(query, place))
  if (!whole) return []
  const within = place.area ? withinArea(whole, place.area) : whole
  return [{ ...within, place: { ...place.answer, rest: '' }, correctedQuery: place.answer.phrase }]
}

/**
 * The part of a city that a text names, which is no place beside just any word: 왕십리, Oerlikon. Half of the name of a 구 is too little: 강남.
 */
async function partAlone({
  sources,
  query,
}: Pick<Search, 'sources' | 'query'>): Promise<readonly Interpretation[]> {
  if (query.city || query.district || query.location) return []
  for (const { phrase, rest } of placePhrases(query.search)) {
    if (rest === '' || isOfTrade(phrase) || !(await isOfNobody(sources, rest))) continue
    const places = await findLocations(sources.dictionary, phrase)
    const [place] = places.filter(({ answer }) => answer.phrase === phrase && !answer.isMisspelt)
    if (place && (place.area || !hasHangul(phrase))) return allOf(query, place)
  }
  return []
}

/**
 * Whether nobody has heard of some words. A mistyped trade that the place has not is no reason to list all of the place, nor is a name
 * that somebody elsewhere has.
 */
async function isOfNobody(sources: Sources, rest: string): Promise<boolean> {
  if (!(await isUnknown(sources.dictionary, rest))) return false
  if ((await correctTrades(sources.dictionary, rest)).length > 0) return false
  return (await correctWords(sources, { search: rest }, { unknownOnly: true })).length === 0
}
