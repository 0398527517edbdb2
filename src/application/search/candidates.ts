import { findCityByName } from '../../domain/address/cities/city-page.ts'
import { cityOfShortName } from '../../domain/address/cities/short-names.ts'
import { findCountryName } from '../../domain/address/country/find-country.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { asBrandBesideTrade, asMistypedBrand } from './brand-beside-trade.ts'
import type { Candidate, Search } from './candidate.ts'
import { enough } from './enough.ts'
import { interpretMeant } from './interpret-meant.ts'
import {
  type Interpretation,
  interpretPlaced,
  interpretQuery,
  namedFilter,
  type Placed,
  placeFilter,
  withinArea,
  without,
} from './interpretation.ts'
import { groupOf, mapGroup } from './list-groups.ts'
import { atAddress } from './locations/at-address.ts'
import {
  asOtherName,
  asOtherNameInPlace,
  asOtherNameOfMeant,
  orOtherNames,
  withOtherNames,
} from './other-trade-names.ts'
import {
  asPieceBesideTrade,
  asPieceOfPhoneNumber,
  asPossibleAreaCode,
  asPossibleStart,
  phoneCandidates,
} from './phone-candidates.ts'
import { findLocations } from './places/find-places.ts'
import {
  asMistypedPhrase,
  asTwiceMistyped,
  inMisspeltCity,
  inNearlyNamedCity,
} from './places/misspelt-places.ts'
import { inCityWithout, inTownWithout } from './places/places-without.ts'
import { inJoinedPlaces, inPlacesSideBySide, mistypedSideBySide } from './places/several-places.ts'
import {
  asJoined,
  asMistypedTrade,
  asNameOfBranch,
  asOtherSpelling,
  inPlaceWithoutName,
  inQuarter,
  rewritings,
} from './rewritings.ts'
import { findMeaning, interpretMeaning } from './synonyms/interpret-meaning.ts'
import { completeWord } from './words/complete-word.ts'
import { correctWords } from './words/correct-words.ts'
import { isName } from './words/is-name.ts'
import { leaveOut } from './words/leave-out.ts'
import { asNameInArea } from './words/name-in-area.ts'
import { withoutOtherPlace } from './words/other-place.ts'
import { asPartOfName } from './words/part-of-name.ts'
import { allOf, withoutSomeWords } from './words/without-some-words.ts'

/** Listings of a large city. A trade with such a city is never searched elsewhere, even if the city has none. */
const largeCity = 10_000

/** Where fewer of a trade are around a station, those of its whole district are shown. */
const fewAround = 10
/** Shorter names of trades begin too many words. */
const longName = 7

export const asTyped: Candidate = { interpret: async ({ query }) => [interpretQuery(query) ?? []].flat() }

/** What the administrator says that some of the words mean, and then the same without the words that are least known. */
const asSynonym: Candidate = {
  isLast: true,
  async interpret({ sources, query, placed }) {
    // The next candidate asks for the places; here they cost no time of their own.
    const [meant] = await Promise.all([findMeaning(sources.dictionary, query.search), placed()])
    if (meant === undefined || (await isName(sources, query))) return undefined
    const asked = { ...query, search: meant }
    const inPlaces = () => interpretPlaced(sources.dictionary, query, meant)
    const fewer = await withoutSomeWords.interpret({ sources, query: asked, placed: inPlaces }, undefined)
    return [...(await interpretMeaning(sources.dictionary, query, meant)), ...(fewer ?? [])]
  },
}

/** The place may be part of a name: listings of exactly that name come before the place, and alone if the other words are no trade. */
export const inNamedCity: Candidate = {
  async interpret(search) {
    const hasSeveralWords = /\s/.test(search.query.search)
    const placed = (await search.placed()).filter(({ place }) => hasSeveralWords || place.answer.rest === '')
    if (placed.length === 0) return undefined
    if (await isName(search.sources, search.query)) {
      const ofTrade = placed.filter(
        ({ place: { area, isCertain, answer } }) => (area || isCertain) && isOfTrade(answer.rest),
      )
      return ofTrade.length > 0 ? ofTrade.map((one) => namedBefore(one, search.query)) : undefined
    }
    return placed.flatMap(({ interpretation, place }) => {
      // What is around a station is likelier than what is elsewhere in its district, by whatever name.
      const others = interpretation.least
        ? withOtherNames(interpretation, place.answer.rest, true)
        : undefined
      return [interpretation, ...(others ? [{ ...others, least: fewAround }] : [])]
    })
  },
}

/** The listings of exactly the typed name in a place, and then those that the words mean there. Elsewhere, a place and a trade are no name. */
function namedBefore({ interpretation: found, place }: Placed, query: Search['query']): Interpretation {
  const named = namedFilter(query)
  if (!named) return found
  const called = named.terms?.slice(0, 1) ?? []
  const filter = { ...named, ...placeFilter(query, place) }
  const there = { filter, groups: [groupOf(filter)] }
  const { groups } = place.area ? withinArea(there, place.area) : there
  const others = found.groups.map((group) => mapGroup(group, (one) => without(one, called)))
  return { ...found, groups: [...groups, ...others] }
}

/**
 * Other names of the trade in a place that was meant for certain: a 구, or a large city. A trade that such a place does not have is not
 * looked for elsewhere, and reading two long posting lists to their ends would find nothing useful.
 */
const asTradeOfCertainPlace: Candidate = {
  isLast: true,
  async interpret(search) {
    if (!(await inNamedCity.interpret(search, undefined))) return undefined
    const placed = await search.placed()
    const meant = placed.find(
      ({ place: { answer, city, isCertain } }) =>
        (isCertain || (city?.businessCount ?? 0) >= largeCity) &&
        (answer.rest === '' || isOfTrade(answer.rest)),
    )
    if (!meant) return undefined
    const { sources, query } = search
    const { area, answer } = meant.place
    const { phrase, city, district, rest } = answer
    if (rest === '') return []
    const within = { ...(city && { city }), ...(district && !area && { district }) }
    const corrected = await correctWords(sources, { ...query, search: rest, ...within })
    const fewer = corrected.length > 0 ? [] : await leaveOut(sources.dictionary, rest, [])
    const asked = [...corrected, ...fewer].map((words) => `${words} ${phrase}`)
    const found = await Promise.all(asked.map((text) => interpretPlaced(sources.dictionary, query, text)))
    return asked.flatMap((correctedQuery, index) =>
      (found[index] ?? []).flatMap(({ interpretation }) =>
        orOtherNames({ ...interpretation, correctedQuery }),
      ),
    )
  },
}

/**
 * The last word as the beginning of a word. If no word begins so, a word that is in no name is replaced by a similar
 * one.
 */
const asHalfTyped: Candidate = {
  improves: true,
  async interpret({ sources, query, placed }, best) {
    if ((best?.result.totalCount ?? 0) >= enough || (await isName(sources, query))) return []
    // The place that a trade is asked for in is whole: Queens is not the beginning of Queensbury.
    if ((await placed()).some(({ place }) => isOfTrade(place.answer.rest))) return []
    if (best?.interpretation.place?.isMisspelt ?? best?.interpretation.correctedQuery) return []
    // So is a long name of a trade that some are of: a mechanic is not half of what is mechanical; and so are letters: b&b.
    const isLong = query.search.length >= longName || /&|^[가-힣]{4}/.test(query.search)
    if (best && isLong && isOfTrade(query.search)) return []
    const completed = await completeWord(sources, query, best !== undefined)
    return [completed ?? (best && (await interpretMeant(sources, query, best.interpretation))) ?? []].flat()
  },
}

/** A country's name in a language that its listings do not use: `스위스 카페`. */
export const inNamedCountry: Candidate = {
  improves: true,
  async interpret({ query }, best) {
    const isEnough = (best?.result.totalCount ?? 0) >= enough
    const named =
      query.country || isEnough ? [] : placePhrases(query.search).filter(({ rest }) => isOfTrade(rest))
    return named.flatMap(({ phrase, rest }) => {
      const country = findCountryName(phrase)
      const found = country ? interpretQuery({ ...query, search: rest, country }) : undefined
      return found ? [{ ...found, place: { phrase, city: '', country, rest } }] : []
    })
  },
}

/** A text that nobody has and that only names a city, as another language calls it: its listings. Zurigo, 취리히. */
const asCityAlone: Candidate = {
  async interpret({ sources, query }) {
    const { search, location, city, district } = query
    const isCity = findCityByName(search).countryCode !== '' || cityOfShortName(search) !== undefined
    if (!isCity || location?.trim() || city || district) return []
    const places = await findLocations(sources.dictionary, search)
    const [place] = places.filter(({ answer }) => answer.phrase === search && !answer.isMisspelt)
    return (place ? allOf(query, place) : []).map(({ correctedQuery: _, ...found }) => found)
  },
}

/** The ways to understand what was typed as it stands. */
const readings: readonly Candidate[] = [
  ...phoneCandidates,
  asSynonym,
  inQuarter,
  inJoinedPlaces,
  inNamedCity,
  asOtherNameInPlace,
]

/** The ways to understand a search, the likeliest first. */
const candidates: readonly Candidate[] = [
  ...readings,
  inPlacesSideBySide,
  asTradeOfCertainPlace,
  inTownWithout,
  inCityWithout,
  asTyped,
  atAddress,
  asPieceOfPhoneNumber,
  asPieceBesideTrade,
  asPossibleAreaCode,
  asPossibleStart,
  asOtherName,
  inNamedCountry,
  asOtherSpelling,
  asCityAlone,
  asNameOfBranch,
  inPlaceWithoutName,
  asNameInArea,
  asJoined,
  inNearlyNamedCity,
  asHalfTyped,
  mistypedSideBySide,
  asMistypedTrade,
  asMistypedPhrase,
  inMisspeltCity,
  asBrandBesideTrade,
  asTwiceMistyped,
  ...rewritings,
  asMistypedBrand,
  asPartOfName,
  withoutOtherPlace,
  withoutSomeWords,
  asOtherNameOfMeant,
]

/** A literal query is searched as typed only. `asTyped`: without corrections, and without leaving words out. */
export function candidatesFor(
  { search, literal }: BusinessQuery,
  { asTyped: isTyped = false }: { readonly asTyped?: boolean } = {},
): readonly Candidate[] {
  if (literal || search === '') return [asTyped]
  return isTyped ? [...readings, asTyped, asOtherSpelling] : candidates
}
