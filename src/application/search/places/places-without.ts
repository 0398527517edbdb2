import { barePlace } from '../../../domain/address/bare-place.ts'
import { isShortKoreanPlace } from '../../../domain/address/korea/short-places.ts'
import { isLargeTown, isRegionName, nearNames, townInDivision } from '../../../domain/address/near-names.ts'
import type { Listing } from '../../../domain/business/listing.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { type PlacePhrase, placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import { isStreetWord } from '../../../domain/search-terms/street-words.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { fold } from '../../../domain/text/fold.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import type { Candidate, Search } from '../candidate.ts'
import { type Interpretation, interpretQuery, type Placed } from '../interpretation.ts'
import { isNearTrade, tradesNear } from '../words/near-trades.ts'
import { isWholeTrade, knownDistrict, type PlaceAnswer, placeOfWorld } from './places-of-world.ts'

/** Longer texts are hardly a trade and a town. */
const wordLimit = 5

/**
 * The large town of the world that a text names or misspells beside a trade that may be misspelt too, or that the location misspells,
 * though nothing is known there: `denstist istambul`.
 */
export async function misspeltPlaceWithout(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  { search = '', location = '' }: BusinessQuery,
): Promise<PlaceAnswer | undefined> {
  const whole = { phrase: location.trim(), rest: search }
  if (whole.phrase) return placeOfLargeTown(whole)
  // A word of a trade's name is no place: tindahan ng bigas.
  if (search.trim().split(/\s+/).length > wordLimit || isWholeTrade(search.trim())) return undefined
  for (const part of placePhrases(search)) {
    if (tradeIn(part.phrase) || !(tradeIn(part.rest) || isNearTrade(part.rest))) continue
    const found = placeOfLargeTown(part)
    if (!found) continue
    const [trade = part.rest] = tradeIn(part.rest) ? [] : await tradesNear(dictionary, part.rest)
    return { ...found, rest: trade }
  }
  return undefined
}

function placeOfLargeTown(part: PlacePhrase): PlaceAnswer | undefined {
  if (isRegionName(part.phrase)) return undefined
  const isMisspelt = !isLargeTown(part.phrase)
  const name = isMisspelt ? nearNames(part.phrase).find(isLargeTown) : part.phrase
  const found = name === undefined ? undefined : placeOfWorld({ ...part, phrase: name })
  return found && { ...found, phrase: part.phrase, ...(isMisspelt && { isMisspelt: true as const }) }
}

/** How many listings are read to learn whether one says the place. */
const witnessLimit = 10

/** A 시 or province by its short name, or a 구 by its own: 제주, 강남; not 수영, which is swimming. */
const isTownName = (text: string) =>
  isShortKoreanPlace(text) ||
  (/^[가-힣]{2,4}$/.test(text) && knownDistrict(`${text}구`) !== undefined && !isOfTrade(text))

/**
 * A trade in a Korean town of which nothing is listed. Who only has the town in the name is elsewhere, as 강남면옥 is for `강남 한식`, unless
 * the name is what was typed: 강남약국.
 */
export const inTownWithout: Candidate = {
  isLast: true,
  async interpret({ sources, query, placed }) {
    const [first = '', second = '', ...others] = query.search.split(/\s+/)
    const pairs = [
      { town: first, trade: second },
      { town: second, trade: first },
    ]
    const asked = pairs.find(({ town, trade }) => isTownName(town) && isOfTrade(trade))
    if (!asked || others.length > 0 || query.city || query.location || (await placed()).length > 0)
      return undefined
    const page = { sort: 'recommended', limit: witnessLimit, offset: 0 } as const
    const found = await sources.listings.listPage({ terms: queryTerms(query.search) }, page)
    const typed = `${first}${second}`
    const isSaid = found.listings.some(
      ({ name, address }) =>
        ` ${address}`.includes(` ${asked.town}`) || name.replaceAll(' ', '').startsWith(typed),
    )
    return isSaid ? undefined : []
  },
}

/** A city with so many listings is meant itself, and what it has none of is said. */
const knownCity = 20

/** Whether a listing has a place in its name, or as a whole part of its address: not New York in `665 New York Ranch Rd, Jackson`. */
function saysPlace(
  { name, category, address }: Pick<Listing, 'name' | 'category' | 'address'>,
  phrase: string,
): boolean {
  const key = fold(phrase)
  const parts = fold(address).split(',')
  const isDivision = (word: string) => word.length === 2
  return (
    ` ${fold(name)}  ${fold(category)} `.includes(` ${key} `) ||
    parts.some((part) => {
      const whole = part.split(' ').filter(Boolean)
      const words = whole.filter((word) => !hasDigit(word))
      const last = words.at(-1) ?? ''
      // `3215 Huntsville Rd` is a street, though Rd has two letters as divisions have.
      const isStreet = isStreetWord(last) && hasDigit(whole[0] ?? '')
      const own = isDivision(last) && !isStreet ? words.slice(0, -1) : words
      // Metro Manila says Manila.
      return [own.join(' '), barePlace(own.join(' '))].includes(key)
    })
  )
}

const hasDigit = (word: string) => [...word].some((letter) => letter >= '0' && letter <= '9')

/** The city beside a trade that has enough listings to be meant itself. */
const cityBesideTrade = async ({ query, placed }: Search): Promise<Placed | undefined> =>
  query.city || query.district || query.location
    ? undefined
    : (await placed()).find(
        ({ place: { answer, area, city } }) =>
          !area &&
          !answer.district &&
          ((city?.businessCount ?? 0) >= knownCity || isLargeTown(answer.phrase)) &&
          isOfTrade(answer.rest),
      )

/** The name of the large town of the world beside a trade, of which the directory has no listing. */
const townBesideTrade = async ({ query, placed }: Search): Promise<string | undefined> => {
  const { search, city, district, country, location } = query
  if (city || district || country || location || isOfTrade(search)) return undefined
  const parts = placePhrases(search).filter(({ rest }) => isWholeTrade(rest))
  const names = parts.flatMap(({ phrase }) => {
    const town = townInDivision(phrase)
    return isLargeTown(town?.name ?? phrase) ? [town?.name ?? phrase] : []
  })
  return names.length > 0 && (await placed()).length === 0 ? names[0] : undefined
}

interface MeantCity {
  readonly name: string
  /** In the directory; undefined if it has none there. */
  readonly city: string | undefined
}

async function meantCity(search: Search): Promise<MeantCity | undefined> {
  const placed = await cityBesideTrade(search)
  if (placed) return { name: placed.place.answer.phrase, city: placed.place.city?.name }
  const name = await townBesideTrade(search)
  return name === undefined ? undefined : { name, city: undefined }
}

/** A trade in a city that has none of it. Those whose addresses have the city's name by chance are elsewhere. */
export const inCityWithout: Candidate = {
  isLast: true,
  async interpret(search) {
    const { sources, query } = search
    const meant = await meantCity(search)
    const typed = meant && interpretQuery(query)
    if (!typed) return undefined
    return (await areElsewhere(sources, typed, meant)) ? [] : undefined
  },
}

/** Whether what is found has the city's name by chance only. */
async function areElsewhere(
  { listings: { listPage } }: Search['sources'],
  { filter }: Interpretation,
  { name, city }: MeantCity,
): Promise<boolean> {
  const page = { sort: 'recommended', limit: witnessLimit, offset: 0 } as const
  const { listings } = await listPage(filter, page)
  const isSaid = listings.some((one) => one.city === city || saysPlace(one, name))
  return listings.length > 0 && !isSaid
}

/** The same results, unless the words name a city beside a trade and what is found is elsewhere. */
export async function unlessElsewhere(
  search: Search,
  found: Interpretation,
): Promise<readonly Interpretation[]> {
  const meant = await meantCity(search)
  return meant && (await areElsewhere(search.sources, found, meant)) ? [] : [found]
}

/** Whether what is found in a large town, or one before its state, of which the directory has none, has its name in names and streets only: 부산밀면 of Seoul. */
export async function hasPlaceByChance(
  { listings: { listPage } }: Search['sources'],
  { filter }: Interpretation,
  location: string,
): Promise<boolean> {
  const town = townInDivision(location)?.name
  if (!town && !isLargeTown(location) && !isShortKoreanPlace(location)) return false
  const page = { sort: 'recommended', limit: witnessLimit, offset: 0 } as const
  const { listings } = await listPage(filter, page)
  // Who says a town nowhere is there by other words of its own: a district.
  const named = town ? listings.filter(({ address }) => fold(address).includes(fold(town))) : listings
  return (
    named.length > 0 &&
    !listings.some(({ address }) => saysPlace({ name: '', category: '', address }, town ?? location))
  )
}
