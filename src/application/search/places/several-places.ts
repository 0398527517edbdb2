import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { isJoinWord } from '../../../domain/search-words/join-words.ts'
import { postalCodesIn } from '../../../domain/search-words/postal-words.ts'
import { once } from '../../asked-once.ts'
import { keyOfCity } from '../../directory/to-filter.ts'
import type { ListingPlace } from '../../ports/listing-filter.ts'
import type { Candidate, Search } from '../candidate.ts'
import { type Interpretation, interpretQuery } from '../interpretation.ts'
import { withOtherNames } from '../other-trade-names.ts'
import { correctTrades } from '../words/correct-words.ts'
import { isName } from '../words/is-name.ts'
import { findLocations } from './find-places.ts'
import type { PlaceNames } from './look-up-places.ts'
import { type FoundPlace, isDistrictName, isNeighbourhood, type PlaceAnswer } from './places-of-world.ts'

/** Longest name of a trade and of a place, in words. */
const longestTrade = 4
const longestPlace = 3
const mostPlaces = 6

/** One of several places that a text names. */
interface OnePlace {
  /** A borough is a part of a city that addresses call by its name, as they do a city: Queens. */
  readonly kind: 'city' | 'borough' | 'district' | 'address'
  readonly answer: Pick<PlaceAnswer, 'city' | 'district'>
  /** Whether its name is misspelt. */
  readonly isNear?: true
  /** Its listings are in one of these. */
  readonly within: readonly ListingPlace[]
}

interface SeveralPlaces {
  readonly phrase: string
  readonly trade: string
  readonly places: readonly OnePlace[]
  /** Whether a word or a sign joins them: `oder`, `/`. */
  readonly isJoined: boolean
}

/** The places that a text names. The ways to divide the words ask for the same ones. */
type Locate = (text: string) => Promise<readonly FoundPlace[]>
const locatedOnce = (names: PlaceNames): Locate => once((text: string) => findLocations(names, text))

async function placeNamed(locate: Locate, phrase: string): Promise<OnePlace | undefined> {
  if (isNeighbourhood(phrase) || postalCodesIn(phrase).includes(phrase)) {
    return {
      kind: 'address',
      answer: { city: '', district: phrase },
      within: [{ terms: queryTerms(phrase) }],
    }
  }
  const [found] = await locate(phrase)
  if (!found || found.answer.choices) return undefined
  const { answer, area, city } = found
  const isNear = answer.isMisspelt
  const { city: name, district } = answer
  const said = { answer: { city: name, ...(district && { district }) }, ...(isNear && { isNear }) }
  if (area) {
    const where = area.isWithinCity ? { cityKey: keyOfCity(area.city) } : { countryCode: area.countryCode }
    const within = area.said.map((said) => ({ ...where, terms: queryTerms(said) }))
    const isBorough = name !== '' && area.said.includes(area.name)
    return { kind: isBorough ? 'borough' : 'address', ...said, within }
  }
  if (!city) return undefined
  const within = [{ cityKey: city.key, ...(district && { district }) }]
  return { kind: district ? 'district' : 'city', ...said, within }
}

/** Two 구 are two places, and a word that joins others is in no name. */
const mayBeOne = (words: readonly string[]) =>
  !words.some(isJoinWord) && words.filter(isDistrictName).length < 2

async function longestAt(locate: Locate, words: readonly string[], start: number) {
  for (let length = Math.min(longestPlace, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length)
    const place = mayBeOne(phrase) ? await placeNamed(locate, phrase.join(' ')) : undefined
    if (place) return { place, length }
  }
  return undefined
}

/** The places that words name one after the other, if they name nothing else; undefined if they are fewer than two. */
async function placesOf(
  locate: Locate,
  words: readonly string[],
): Promise<Pick<SeveralPlaces, 'places' | 'isJoined'> | undefined> {
  if (mayBeOne(words) && (await locate(words.join(' '))).length > 0) return undefined
  const places: OnePlace[] = []
  let isJoined = false
  for (let start = 0; start < words.length; ) {
    if (places.length > 0 && start < words.length - 1 && isJoinWord(words[start] ?? '')) {
      isJoined = true
      start++
      continue
    }
    const found = await longestAt(locate, words, start)
    if (!found || places.length === mostPlaces) return undefined
    places.push(found.place)
    start += found.length
  }
  return places.length > 1 ? { places, isJoined } : undefined
}

const joinMarks = /[,/&+·|]/g

const wordsOfPlaces = (text: string) =>
  text
    .replace(joinMarks, (mark) => (mark === ',' ? ' ' : ` ${mark} `))
    .trim()
    .split(/\s+/)

/** A trade, and the words before or behind it. */
interface BesideTrade {
  readonly trade: readonly string[]
  readonly others: readonly string[]
}

/** The ways to divide a text into a trade and at least two words, those with the longest trade first. */
function splitTrades(text: string): readonly BesideTrade[] {
  const words = wordsOfPlaces(text)
  const most = Math.max(0, Math.min(longestTrade, words.length - 2))
  return Array.from({ length: most }, (_, index) => most - index)
    .flatMap((length) => [
      { trade: words.slice(0, length), others: words.slice(length) },
      { trade: words.slice(-length), others: words.slice(0, -length) },
    ])
    .filter(({ trade }) => isOfTrade(trade.join(' ')))
}

/** A trade and the places that a text names before or behind it. */
async function severalPlaces(
  names: PlaceNames,
  splits: readonly BesideTrade[],
): Promise<SeveralPlaces | undefined> {
  const locate = locatedOnce(names)
  for (const { trade, others } of splits) {
    const found = await placesOf(locate, others)
    if (found) return { ...found, phrase: others.join(' '), trade: trade.join(' ') }
  }
  return undefined
}

/**
 * Places of one kind lie side by side, and a borough beside another city. A district beside its city says where it is, and a station beside
 * a city may be that of the city. What is misspelt is no place without a word that joins it: `zumba hyderabad batch`.
 */
function areSideBySide({ places }: Pick<SeveralPlaces, 'places'>): boolean {
  if (places.some(({ isNear }) => isNear)) return false
  const kinds = new Set(places.map(({ kind }) => kind))
  const cities = places.flatMap(({ kind, answer }) => (kind === 'city' ? [answer.city] : []))
  const areApart = places.every(({ kind, answer }) => kind === 'city' || !cities.includes(answer.city))
  return kinds.size === 1 || (areApart && !kinds.has('district') && !kinds.has('address'))
}

/** Several places that are the whole text of the field for the location, joined or side by side: `zürich oder kloten`. */
export async function severalLocations(
  names: PlaceNames,
  location: string,
): Promise<
  (Required<Pick<PlaceAnswer, 'several'>> & { readonly within: readonly ListingPlace[] }) | undefined
> {
  const found = await placesOf(locatedOnce(names), wordsOfPlaces(location))
  if (!found || !(found.isJoined || areSideBySide(found))) return undefined
  return {
    several: found.places.map(({ answer }) => answer),
    within: found.places.flatMap(({ within }) => within),
  }
}

async function inPlaces(
  { sources, query }: Search,
  isMeant: (found: SeveralPlaces) => boolean,
): Promise<readonly Interpretation[] | undefined> {
  if (query.city || query.district || query.country || query.location?.trim()) return undefined
  const splits = splitTrades(query.search)
  // Looking for places takes longest, so it comes last.
  if (splits.length === 0 || (await isName(sources, query))) return undefined
  const found = await severalPlaces(sources.dictionary, splits)
  if (!found || !isMeant(found)) return undefined
  const { phrase, trade, places } = found
  const meant = interpretQuery(
    { ...query, search: trade },
    { places: places.flatMap(({ within }) => within) },
  )
  if (!meant) return undefined
  const place = { phrase, rest: trade, city: '', several: places.map(({ answer }) => answer) }
  const named = { ...meant, place }
  return [named, withOtherNames(named, trade, false) ?? []].flat()
}

const mayBeJoined = (text: string) => /[/&+·|]/.test(text) || text.split(/\s+/).some(isJoinWord)
/** Two 구 are two places, whether a word joins them or not. */
export const hasTwoDistricts = (text: string) => text.split(/[\s,]+/).filter(isDistrictName).length > 1

/** A trade in one of several places: `pizza zürich oder winterthur`. */
export const inJoinedPlaces: Candidate = {
  isLast: true,
  interpret: async (search) =>
    mayBeJoined(search.query.search) || hasTwoDistricts(search.query.search)
      ? inPlaces(search, (found) => found.isJoined || found.places.every(({ kind }) => kind === 'district'))
      : undefined,
}

/** A mistyped trade beside several places: `pizzza zürich kloten`. */
export const mistypedSideBySide: Candidate = {
  isLast: true,
  async interpret(search) {
    const { sources, query } = search
    if (query.search.split(/\s+/).length < 3) return undefined
    for (const correctedQuery of await correctTrades(sources.dictionary, query.search)) {
      const asked = { ...search, query: { ...query, search: correctedQuery } }
      const found = await inPlaces(asked, (places) => places.isJoined || areSideBySide(places))
      if (found) return found.map((one) => ({ ...one, correctedQuery }))
    }
    return undefined
  },
}

/** A trade and several places without a word between them, if neither of them says where the other one is. */
export const inPlacesSideBySide: Candidate = {
  isLast: true,
  interpret: async (search) =>
    search.query.search.split(/\s+/).length > 2 ? inPlaces(search, areSideBySide) : undefined,
}
