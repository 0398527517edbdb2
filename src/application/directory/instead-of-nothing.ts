import { findCityByName } from '../../domain/address/cities/city-page.ts'
import { type Coordinates, distanceKm } from '../../domain/address/coordinates.ts'
import { countryNameIn } from '../../domain/address/place-names.ts'
import { ownTradeName } from '../../domain/category/own-trade.ts'
import type {
  Business,
  BusinessFacets,
  BusinessList,
  BusinessQuery,
} from '../../domain/directory/directory.ts'
import type { CountedWays, InsteadOfNothing } from '../../domain/directory/instead-of-nothing.ts'
import { postalCodesIn } from '../../domain/search-words/postal-words.ts'
import type { NameLanguage } from '../../domain/site/language.ts'
import { meantTrade } from '../trades/suggest-trade.ts'
import { nearestDistrict } from './nearest-district.ts'
import { pointOfTown } from './point-of-place.ts'
import { type ListBusinesses, type PartOfCity, type WhereAsked, whereAsked } from './where-asked.ts'

type Instead = InsteadOfNothing<Business>

const withoutWords = (text: string, words: readonly string[]) =>
  text
    .split(' ')
    .filter((word) => !words.includes(word))
    .join(' ')

/** How many are shown. */
const shownCount = 5

/** The query without one kind of condition, likeliest first. */
function widerQueries(query: BusinessQuery, { place, time }: BusinessList) {
  const { category, city, district, country, search = '', location = '', lat, lng, ...others } = query
  const { openNow, hoursUnknown, minRating, attribute, hasPhone, box, verified, missing, ...order } = others
  const flags = [
    openNow,
    hoursUnknown,
    minRating,
    attribute?.length,
    hasPhone,
    box,
    verified,
    missing?.length,
  ]
  const isFiltered = flags.some((value) => value !== undefined && value !== false && value !== 0)
  const isNear = lat !== undefined
  const inPlace = Boolean(location || city || district || country || place)
  const words = { search, ...(category !== undefined && { category }) }
  const where = {
    location,
    ...(city !== undefined && { city }),
    ...(district !== undefined && { district }),
    ...(country !== undefined && { country }),
  }
  // A time that nothing is known to be open at is not asked for elsewhere.
  const said = place && (place.phrase !== location || time) ? place.rest : search
  const codes = postalCodesIn(said)
  // A code beside a place says it again.
  const rest = place && codes.length < said.split(' ').length ? withoutWords(said, codes) : said
  const elsewhere = { ...words, search: rest }
  const wider: { reason: Instead['reason']; query: BusinessQuery }[] = []
  // Of two times, the one that was typed stays.
  if (openNow && !isNear && (!time || time.asked === 'now')) {
    const { openNow: _, ...anyTime } = query
    wider.push({ reason: 'hoursUnknown', query: { ...anyTime, hoursUnknown: true } })
  }
  if (isFiltered) {
    wider.push({ reason: 'filters', query: { ...order, ...words, ...where, ...(isNear && { lat, lng }) } })
  }
  if (isNear) wider.push({ reason: 'near', query: { ...order, ...words, ...where } })
  if (inPlace && (elsewhere.search || category)) {
    wider.push({ reason: 'place', query: { ...order, ...elsewhere } })
  }
  return wider
}

/** What an empty list offers: the first of the wider lists that is not empty. */
export async function insteadOfNothing(
  query: BusinessQuery,
  empty: BusinessList,
  list: ListBusinesses,
  language: NameLanguage,
): Promise<Instead | undefined> {
  const countryIn = otherCountry(query, empty, language)
  for (const { reason, query: wider } of widerQueries(query, empty)) {
    const found = await list({ ...wider, limit: shownCount, offset: 0, facets: false, clusters: false })
    if (found.totalCount === 0) continue
    const { businesses, totalCount, totalCountIsCapped } = found
    // Words without their time are others than those that were typed.
    const typed = empty.time ? query.search : wider.search
    const words = found.correctedQuery ?? wider.search
    const asked = reason === 'place' ? await whereAsked(query, { empty, found, list }) : undefined
    const near = asked && withCountry(await nearestTo(asked, wider, list), countryIn)
    const offered = near?.businesses ?? businesses
    const inCity = await countInCity(empty, list)
    const ways = reason === 'place' && (await waysOn({ query, wider, empty, found, countryIn }, list))
    return {
      reason,
      totalCount,
      totalCountIsCapped,
      ...(words && words !== typed && { correctedQuery: words }),
      ...near,
      businesses: reason === 'place' ? offered.filter((one) => isHelp(one, countryIn)) : offered,
      ...(inCity > 0 && { inCity }),
      ...ways,
    }
  }
  return allOfPlace(query, empty, list)
}

/** What a place has, where what was asked for there is nowhere. */
async function allOfPlace(
  query: BusinessQuery,
  empty: BusinessList,
  list: ListBusinesses,
): Promise<Instead | undefined> {
  const where = placeOf(query, empty)
  if (!Object.values(where).some(Boolean)) return undefined
  const here = await list({ ...where, limit: shownCount, offset: 0, facets: true, clusters: false })
  const { businesses, totalCount, totalCountIsCapped } = here
  if (totalCount === 0) return undefined
  const trades = offeredTrades(here, false)
  return { reason: 'words', totalCount, totalCountIsCapped, businesses, ...(trades && { trades }) }
}

/** The place that was asked for, without all else. */
function placeOf({ city, district, country, location }: BusinessQuery, empty: BusinessList) {
  return {
    location: location || empty.place?.phrase || '',
    ...(city !== undefined && { city }),
    ...(district !== undefined && { district }),
    ...(country !== undefined && { country }),
  }
}

/** The name of a country in the page's language, unless the place that was asked for is in it or nobody knows where that is; then ''. */
type OtherCountry = (countryCode: string) => string

function otherCountry(
  { city, country }: BusinessQuery,
  { place }: BusinessList,
  language: NameLanguage,
): OtherCountry {
  const asked = country || place?.country || findCityByName(place?.city || city || '').countryCode
  return (code) => (asked === '' || code === asked ? '' : countryNameIn(code, language))
}

/** Whether a business is one to go to: it is so near, or at least in the country, where nobody knows how far it is. */
const isHelp = ({ distanceKm: km, countryCode }: Business, countryIn: OtherCountry) =>
  km === undefined ? countryIn(countryCode) === '' : km <= farthestKm

function withCountry(near: NearTown | undefined, countryIn: OtherCountry): Near {
  if (!near?.nearest) return near
  const { countryCode, ...nearest } = near.nearest
  const country = countryIn(countryCode)
  return { businesses: near.businesses, nearest: { ...nearest, ...(country && { country }) } }
}

/** How many cities and trades are offered. */
const offeredWays = 4

interface Asked {
  readonly query: BusinessQuery
  readonly wider: BusinessQuery
  readonly empty: BusinessList
  readonly found: BusinessList
  readonly countryIn: OtherCountry
}

/** The same elsewhere, by city, and what the place has instead, by trade. */
async function waysOn({ query, wider, empty, found, countryIn }: Asked, list: ListBusinesses) {
  const where = placeOf(query, empty)
  const window = { limit: 1, offset: 0, facets: true, clusters: false }
  const { facets: elsewhere } = await list({ ...wider, ...window })
  const here = await list({ ...where, ...window })
  const group = found.businesses[0]?.categoryGroup
  const similar = group && here.totalCount > 0 && (await list({ ...where, ...window, category: group }))
  const trades = (similar && offeredTrades(similar, true)) || offeredTrades(here, false)
  const cities = (elsewhere?.cities ?? [])
    .map((one) => ({ ...one, country: countryIn(one.countryCode) }))
    // Other countries are a way on only where the own one has none.
    .filter(({ country }, _, all) => country === '' || all.every((one) => one.country !== ''))
    .map(({ country, ...one }) => ({ ...one, ...(country && { country }) }))
  return {
    ...(elsewhere && cities.length > 0 && { cities: waysOf(cities, elsewhere) }),
    ...(here.totalCount > 0 && { inPlace: here.totalCount }),
    ...(trades && { trades }),
  }
}

function offeredTrades({ facets }: BusinessList, areSimilar: boolean): Instead['trades'] {
  // 기타 and what nobody knows as a trade say nothing of the place.
  const trades =
    facets?.categories.filter(({ category }) => meantTrade(category) ?? ownTradeName(category)) ?? []
  return facets && trades.length > 0 ? { ...waysOf(trades, facets), areSimilar } : undefined
}

const waysOf = <Value>(
  values: readonly Value[],
  { isEstimated }: Pick<BusinessFacets, 'isEstimated'>,
): CountedWays<Value> => ({ values: values.slice(0, offeredWays), areEstimated: isEstimated })

type Near = Pick<Instead, 'businesses' | 'nearest'> | undefined
interface NearTown extends Pick<Instead, 'businesses'> {
  readonly nearest?: Omit<NonNullable<Instead['nearest']>, 'country'> & { readonly countryCode: string }
}

/** So near nobody asks whether another town is nearer, in km. */
const nearEnough = 30

/** The nearest listings, or those of the nearest town: of many listings only the town is known, and none of these is the nearest. */
async function nearestTo(
  { point, isRough, part }: WhereAsked,
  wider: BusinessQuery,
  list: ListBusinesses,
): Promise<NearTown | undefined> {
  const around = part && (await aroundPart(part, wider, list))
  if (around || !point) return around
  const placed = await nearestOf({ ...wider, lat: point.latitude, lng: point.longitude }, list)
  const km = placed?.nearest?.distanceKm
  if (placed && (km === undefined || km <= nearEnough)) return isRough ? withoutDistances(placed) : placed
  const town = await nearestTown(wider, point, list)
  const isNearer = (town?.nearest?.distanceKm ?? Infinity) < (km ?? Infinity)
  const found = isNearer ? town : placed
  return (found?.nearest?.distanceKm ?? 0) > farthestKm ? { businesses: [] } : found
}

/** Those of a district, of the nearest one in its city, or else of the city. */
async function aroundPart(
  { cityPage: city, district, shownPlace, countryCode }: PartOfCity,
  wider: BusinessQuery,
  list: ListBusinesses,
): Promise<NearTown | undefined> {
  if (!city) return undefined
  const asked = { ...wider, city, limit: shownCount, offset: 0, clusters: false }
  const foundIn = async (name: string, where: Pick<BusinessQuery, 'district'>) => {
    const { businesses, totalCount: count } = await list({ ...asked, ...where, facets: false })
    return count > 0 ? { businesses, nearest: { city: name, countryCode, count, distanceKm: 0 } } : undefined
  }
  if (!district) return foundIn(shownPlace.city, {})
  const inDistrict = await foundIn(shownPlace.district, { district })
  if (inDistrict) return inDistrict
  const { facets } = await list({ ...asked, facets: true })
  const next = nearestDistrict(city, district, facets?.districts ?? [])
  return (next && (await foundIn(next.shown, { district: next.name }))) ?? foundIn(shownPlace.city, {})
}

/** The same without distances, which are those from another point than the place. */
function withoutDistances({ businesses, nearest }: NearTown): NearTown {
  return {
    businesses: businesses.map(({ distanceKm: _, ...business }) => business),
    ...(nearest && { nearest: { ...nearest, distanceKm: 0 } }),
  }
}

/** Nobody goes farther. */
const farthestKm = 300

/** The nearest of the towns with most of them, where none is so near, or nobody says exactly where they are. */
async function nearestTown(
  query: BusinessQuery,
  point: Coordinates,
  list: ListBusinesses,
): Promise<NearTown | undefined> {
  const asked = { ...query, limit: shownCount, offset: 0, clusters: false }
  const { facets } = await list({ ...asked, facets: true })
  const [nearest] = (facets?.cities ?? [])
    .flatMap(({ page, shown, businessCount, countryCode }) => {
      const centre = pointOfTown(page)
      return centre ? [{ page, shown, countryCode, count: businessCount, km: distanceKm(point, centre) }] : []
    })
    .toSorted((a, b) => a.km - b.km)
  if (!nearest || nearest.km > farthestKm) return undefined
  const { businesses } = await list({ ...asked, city: nearest.page })
  const { shown, countryCode, count, km } = nearest
  return { businesses, nearest: { city: shown.name, countryCode, count, distanceKm: km } }
}

/** How many the other words find in the whole city of a district. */
async function countInCity({ place }: BusinessList, list: ListBusinesses): Promise<number> {
  if (!place?.city || !place.district) return 0
  return (await list({ search: place.rest, city: place.city, limit: 1, offset: 0 })).totalCount
}

/** The nearest to a query's point, and how many there are in the town of the first one that says its town. */
async function nearestOf(query: BusinessQuery, list: ListBusinesses): Promise<NearTown | undefined> {
  const asked = { ...query, limit: shownCount, offset: 0, facets: false, clusters: false }
  const { businesses } = await list(asked)
  if (businesses[0]?.distanceKm === undefined) return undefined
  const first = businesses.find(({ shownPlace }) => shownPlace.city)
  if (first?.distanceKm === undefined) return { businesses }
  const { lat: _, lng: __, ...anywhere } = asked
  const { totalCount: count } = await list({ ...anywhere, city: first.cityPage, limit: 1 })
  const { countryCode, distanceKm: km } = first
  const nearest = { city: first.shownPlace.city, countryCode, count, distanceKm: km }
  return { businesses, ...(count > 0 && { nearest }) }
}
