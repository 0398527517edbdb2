import { type Area, findArea } from '../../../domain/address/areas/find-area.ts'
import { cityPageName, findCityByName } from '../../../domain/address/cities/city-page.ts'
import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { isCompoundPlace, isOtherPlace } from '../../../domain/address/compound-place.ts'
import { findCountryName } from '../../../domain/address/country/find-country.ts'
import { findKoreanDistrict, isKoreanMunicipality } from '../../../domain/address/korea/municipalities.ts'
import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { isShortKoreanPlace } from '../../../domain/address/korea/short-places.ts'
import { spelledDistrictIn, spelledDistricts } from '../../../domain/address/korea/spelled-districts.ts'
import { findStationDistrict } from '../../../domain/address/korea/stations.ts'
import { isLargeTown, isRegionName, townInDivision } from '../../../domain/address/near-names.ts'
import { askedDivision } from '../../../domain/address/regions/asked-state.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import type {
  OneOfPlaces,
  PlaceChoice,
  FoundPlace as ShownAnswer,
} from '../../../domain/directory/found-place.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { type PlacePhrase, placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { hintedTrade } from '../../../domain/search-words/hint-words.ts'
import { postalCodesIn } from '../../../domain/search-words/postal-words.ts'
import { tradeNamed } from '../../../domain/search-words/trades/trade-named.ts'
import type { CityCount } from '../../ports/listing-store.ts'

/** A place without its names in the page's language. */
export type PlaceAnswer = Omit<ShownAnswer, 'shown' | 'choices' | 'several'> & {
  readonly choices?: readonly Omit<PlaceChoice, 'shown'>[]
  readonly several?: readonly Omit<OneOfPlaces, 'shown'>[]
}

/** A place that a text may name: a city, a district of one, or a district that several cities have. */
export interface FoundPlace {
  readonly answer: PlaceAnswer
  /** undefined if several cities have such a district. */
  readonly city: CityCount | undefined
  /** Whether the name says by itself that it is a place: `강남구`, `강남역`. A trade beside it is then looked for nowhere else. */
  readonly isCertain: boolean
  /** A part of a city that is known by what its addresses say. */
  readonly area?: Area
}

/** A 구 or 군, which says by its ending that it is a district, and its office. */
export const isDistrictName = (name: string) => /^[가-힣]{1,6}[구군]청?$/.test(name)
/** The name of a district whose office a text names: 강서구청. */
export const districtOfOffice = (text: string) => (/[구군]청$/.test(text) ? text.slice(0, -1) : undefined)
/** A 동, 읍 or 면, in which a trade is looked for and nowhere else. */
export const isNeighbourhood = (name: string) =>
  /^[가-힣]{1,5}(?:\d{1,2}가)?\d?[동읍면]$/.test(name) && !isCondition.test(name)
/** Verbs that say if: 하려면, and 아니면, which says or. */
const isCondition = /(?:려|으|하|다|자|되|아니)면$/
/** The district that a text names without doubt; `중구`, which several cities have, is none. */
export const knownDistrict = (text: string) =>
  findKoreanDistrict(text) ??
  findStationDistrict(text) ??
  spelledDistrictIn(text) ??
  (shortInCity.test(text) ? findKoreanDistrict(`${text}구`) : undefined) ??
  findKoreanDistrict(districtOfOffice(text) ?? '')

/** The 구 that a text names in Latin letters, without its city: Gangnam. */
const romanDistrict = (text: string) =>
  /^[a-z]/i.test(text) && findCityByName(text).countryCode === ''
    ? spelledDistricts(text).flatMap((name) => findKoreanDistrict(name) ?? [])[0]
    : undefined

/** The 구 that a text names, or is short for. */
const districtOfWorld = (text: string) =>
  knownDistrict(text) ?? knownDistrict(`${text}구`) ?? romanDistrict(text)

/** A 구 without its ending after its city: 서울 성동. */
const shortInCity = /^[가-힣]{2,7} [가-힣]{2,4}$/

/** Whether a text is the name of a place of the world, with listings or without. Very short names of towns are words as well: `Of`, not Niš. */
function isPlaceName(text: string): boolean {
  const isMarked = text.length === 3 && /[^\x20-\x7e]/.test(text)
  const isLong = isMarked || text.length > (/[가-힣]/.test(text) ? 1 : 3)
  return (
    isShortKoreanPlace(text) ||
    districtOfWorld(text) !== undefined ||
    (isDistrictName(text) && isKoreanMunicipality(districtOfOffice(text) ?? text)) ||
    (isNeighbourhood(text) && tradeIn(text) === undefined) ||
    (isLong && (findCityByName(text).countryCode !== '' || findCountryName(text) !== '')) ||
    townInDivision(text) !== undefined ||
    quarterIn(text) !== undefined
  )
}

/** A 동 behind its 구 or its city: `성동구 응봉동`. */
function quarterIn(text: string): Pick<PlaceAnswer, 'city' | 'district'> | undefined {
  const [, around = '', name = ''] = /^([가-힣 ]{2,12}) (\S{2,9})$/.exec(text) ?? []
  if (!isNeighbourhood(name)) return undefined
  const city = knownDistrict(around)?.city ?? findProvince(around)?.city
  return city ? { city, district: name } : undefined
}

/** A 구, a 시 or a large city of Korea by its short name, which is the beginning of other names: `강남`, `부산`. */
export function shortKoreanPlace(text: string, rest: string): PlaceAnswer | undefined {
  const phrase = text.trim()
  if (!/^[가-힣]{2,5}$/.test(phrase) || findProvince(phrase)?.city === '') return undefined
  const isShort = isShortKoreanPlace(phrase) || knownDistrict(`${phrase}구`) !== undefined
  return isShort ? placeOfWorld({ phrase, rest }) : undefined
}

/** Two syllables may be in the middle of a trade's name by chance: 파리 in 사파리. */
const isLargeKoreanName = (text: string) => /^[가-힣]{2,6}$/.test(text) && isLargeTown(text)

/** Whether a part of a text is to stay as a place. Church and Hof are towns too, and words for trades. */
export const mayBePlace = (text: string): boolean =>
  (isLargeKoreanName(text) && tradeNamed(text) === undefined) ||
  (isShortKoreanPlace(text) && tradeIn(text) === undefined) ||
  (!isOfTrade(text) && (isPlaceName(text) || isRegionName(text) || findArea(text) !== undefined))

/** Nobody abroad asks for a town of fewer people. */
const knownAbroad = 20_000

/** Whether a text is, beside a place of a country, a word: it names small towns of other countries alone, as Burst in Belgium. */
export function isWordBeside(countryCode: string, text: string): boolean {
  const towns = countryCode ? listCitiesNamed(text) : []
  return (
    towns.length > 0 &&
    towns.every((town) => town.countryCode !== countryCode && town.population < knownAbroad) &&
    !isRegionName(text) &&
    findArea(text) === undefined
  )
}

/** The parts of a text that are a neighbourhood of several words beside a trade, and no trade: `hvac squirrel hill`. */
export const compoundPlaces = (parts: readonly PlacePhrase[]): readonly string[] =>
  parts.flatMap(({ phrase, rest }) => (isCompoundBeside({ phrase, rest }) ? [phrase] : []))

const isCompoundBeside = ({ phrase, rest }: PlacePhrase) =>
  isCompoundPlace(phrase) && isWholeTrade(rest) && !phrase.split(/\s+/).some(isOfTrade)

/** Whether all words of a text are a trade's name. */
export const isWholeTrade = (text: string) => tradeIn(text)?.phrase === text

/** Whether a place ends in a word of the trade beside it: `Oslo Swiss` in `Oslo Swiss restaurant` is Oslo. */
export function cutsTrade({ phrase, rest }: PlacePhrase): boolean {
  const last = /\s(\S+)$/.exec(phrase)?.[1]
  return last !== undefined && isWholeTrade(rest) && isWholeTrade(`${last} ${rest}`.toLowerCase())
}

/** Whether a place's name is a part of the name of another one beside a trade: Huntingdon in North Huntingdon. */
export const isPartOfName = (name: string, parts: readonly PlacePhrase[]): boolean =>
  parts.some(({ phrase, rest }) => isOtherPlace(phrase, name) && isWholeTrade(rest))

/** A place of the world that a text names, whether the directory has listings there or not. */
export function placeOfWorld(part: PlacePhrase): PlaceAnswer | undefined {
  const { phrase } = part
  // Who asks for a trade in a postal code wants no other one.
  if (postalCodesIn(phrase).includes(phrase)) return { ...part, city: '', district: phrase }
  const division = askedDivision(phrase, part.rest)
  if (division) return { ...part, city: '', district: division }
  if (!isPlaceName(phrase))
    return isCompoundBeside(part) ? { ...part, city: '', district: phrase } : undefined
  const known = districtOfWorld(phrase) ?? quarterIn(phrase)
  if (known) return { ...part, city: known.city, district: known.district ?? '' }
  if (isDistrictName(phrase) || isNeighbourhood(phrase)) return { ...part, city: '', district: phrase }
  const { countryCode, pageName } = findCityByName(phrase)
  if (!countryCode && isShortKoreanPlace(phrase)) return { ...part, city: phrase }
  const town = countryCode ? undefined : townInDivision(phrase)
  if (town) return { ...part, city: cityPageName(town.name, town.countryCode, town.state) }
  return countryCode ? { ...part, city: pageName } : { ...part, city: '', country: findCountryName(phrase) }
}

/** The place that some of the words name beside a trade or what tells of one, or that the location names, though nothing is known there. */
export function placeWithout({ search = '', location = '' }: BusinessQuery): PlaceAnswer | undefined {
  // In the field for the place, a short form needs no capitals.
  const named = location.trim()
  const whole = { phrase: named.length === 2 ? named.toUpperCase() : named, rest: search }
  const parts = whole.phrase
    ? [whole]
    : placePhrases(search).filter(
        ({ rest }) => tradeIn(rest) !== undefined || hintedTrade(rest) !== undefined,
      )
  // A word of a longer trade's name is no town of that name: Štore in Slovenia.
  if (!named && isOfTrade(search)) return undefined
  for (const part of parts) {
    const found = placeOfWorld(part)
    if (found) return found
  }
  return undefined
}
