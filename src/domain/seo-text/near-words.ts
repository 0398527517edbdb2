import { listCitiesNamed } from '../address/cities/find-city.ts'
import { townsAround } from '../address/cities/towns-around.ts'
import { type Coordinates, distanceKm, isPlaced } from '../address/coordinates.ts'
import { nearestStation } from '../address/korea/station-points.ts'
import type { Listing } from '../business/listing.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import type { Random } from '../random.ts'
import { fold } from '../text/fold.ts'
import type { FactWords, Neighbour, SeoFacts, Words } from './template.ts'

type Placed = Pick<Listing, 'address' | 'latitude' | 'longitude'>

/** Closer than this is next door. */
const besideKm = 0.015
/** A city's centre, a station and a neighbour farther away than this are no help. */
const [centreKm, stationKm] = [60, 2]

/** `바로 옆`, `230m`, `1.2km`, `14km`, in a straight line. */
export function distanceText(km: number): string {
  if (km < besideKm) return '바로 옆'
  if (km < 0.995) return `${Math.max(1, Math.round(km * 100)) * 10}m`
  return km < 9.95 ? `${km.toFixed(1)}km` : `${Math.round(km)}km`
}

const directions = ['북쪽', '북동쪽', '동쪽', '남동쪽', '남쪽', '남서쪽', '서쪽', '북서쪽'] as const

/** In which of eight directions `to` lies. */
export function directionText(from: Coordinates, to: Coordinates): string {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const eighth = Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4)
  return directions[(Math.round(eighth) + 8) % 8] ?? directions[0]
}

/**
 * Where a listing is. The coordinates of one without an address are the middle of the area that it serves: many firms share them, and
 * none of them is there.
 */
function pointOf(place: Placed): Coordinates | undefined {
  return place.address !== '' && isPlaced(place) ? place : undefined
}

/** `북쪽으로 230m`; undefined next door. */
function far(from: Coordinates, to: Coordinates): string | undefined {
  const km = distanceKm(from, to)
  return km < besideKm ? undefined : `${directionText(from, to)}으로 ${distanceText(km)}`
}

const when = (condition: boolean) => (condition ? '예' : undefined)

/** `북쪽 230m`; '' if the place of one of them is not known. */
function way(from: Placed, to: Placed): string {
  const [start, end] = [pointOf(from), pointOf(to)]
  if (!start || !end) return ''
  return from.address === to.address ? '같은 주소' : wayBetween(start, end)
}

function wayBetween(start: Coordinates, end: Coordinates): string {
  const km = distanceKm(start, end)
  return km < besideKm ? distanceText(km) : `${directionText(start, end)} ${distanceText(km)}`
}

const longestStreet = 30
const koreanArea =
  /^(?:대한민국|\S+(?:특별시|광역시|자치시|자치도|[가-힣]{2}도|[가-힣]시|[가-힣]구|[가-힣]군))$/
/** A word and a number of its own: a part without them is a building, a town or an area. */
const numberedStreet = /^(?=.*\p{L}{3})(?=.*(?<![\p{L}\d])\d)/u
/** Other scripts; parts of a building or a plot; a dot without its word, a number without its space. */
const noStreet =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}‘’“”()]|\b(?:floor|flat|plot|gate|shop|door|block|blk|lot|phase|purok|unit|suite|room)\b|\bno\b| \.|\d{2}\p{L}{3}/iu

function readStreet({ address, countryCode }: Neighbour): string {
  const first = address.split(/[,(]/, 1)[0]?.trim() ?? ''
  const words = first.split(/\s+/)
  while (countryCode === 'KR' && koreanArea.test(words[0] ?? '')) words.shift()
  const street = words.join(' ')
  const isStreet = street.length <= longestStreet && numberedStreet.test(street) && !noStreet.test(street)
  return isStreet ? street : ''
}

const streets = new WeakMap<Neighbour, string>()

/**
 * The street of an address without city and district: `와우산로 21`; '' if the address does not begin with one. It is remembered,
 * because a listing is the neighbour of many.
 */
function streetOf(neighbour: Neighbour): string {
  const known = streets.get(neighbour)
  if (known !== undefined) return known
  const street = readStreet(neighbour)
  streets.set(neighbour, street)
  return street
}

/** A name inside quotation marks. */
export const quoted = (name: string): string => `‘${name.replace(/[‘’]/g, "'")}’`

/** `‘카페 솔길’(북쪽 230m, 와우산로 21)`; notes that are '' are left out. */
function item(name: string, notes: readonly string[]): string {
  const known = notes.filter(Boolean)
  return known.length > 0 ? `${quoted(name)}(${known.join(', ')})` : quoted(name)
}

function chunks<T>(list: readonly T[], sizes: readonly number[]): T[][] {
  let start = 0
  return sizes.map((size) => {
    start += size
    return list.slice(start - size, start)
  })
}

const hasHouseNumber = ({ address }: Neighbour | Listing) => /\d/.test(address)

/**
 * Whether a text may name a neighbour. None does whose place is not known where the listing's is, or that has the listing's own
 * number: a practice and its dentists are one place. One point for two addresses, or next door without a house number, is the middle of
 * a street or a town.
 */
function isNamed(listing: Listing, one: Neighbour): boolean {
  if (listing.phoneE164 !== '' && listing.phoneE164 === one.phoneE164) return false
  const [from, to] = [pointOf(listing), pointOf(one)]
  if (!from)
    return listing.city !== '' && one.city === listing.city && one.countryCode === listing.countryCode
  if (!to) return false
  if (listing.address === one.address) return hasHouseNumber(one)
  const km = distanceKm(from, to)
  return km >= besideKm || (km > 0 && hasHouseNumber(listing) && hasHouseNumber(one))
}

/** Those that a text may name, the first of each name, and none of the listing's own name. */
function named(listing: Listing, neighbours: readonly Neighbour[]): Neighbour[] {
  const seen = new Set([listing.name])
  return neighbours.filter((one) => isNamed(listing, one) && !seen.has(one.name) && seen.add(one.name))
}

const joined = (items: readonly string[]) => items.join(', ') || undefined

function sameTradeWords({ listing, sameTrade }: SeoFacts, random: Random): FactWords {
  const [nearest, ...others] = named(listing, sameTrade)
  if (!nearest) return { words: {}, later: {} }
  const isStreetFirst = random.chance(0.5)
  const text = (one: Neighbour) => {
    const place = streetOf(one) || (one.district === listing.district ? '' : one.district)
    const notes = [way(listing, one), place]
    return item(one.name, isStreetFirst ? notes.toReversed() : notes)
  }
  const [near2 = [], near3 = [], near4 = []] = chunks(others, [4, 3, 4])
  const [start, end] = [pointOf(listing), pointOf(nearest)]
  const isSameAddress = Boolean(start && end) && listing.address === nearest.address
  const nearFar = start && end && !isSameAddress ? far(start, end) : undefined
  return {
    words: {
      nearName: quoted(nearest.name),
      nearFar,
      isBesideNear: when(Boolean(start && end && !nearFar && !isSameAddress)),
      isSameAddress: when(isSameAddress),
      isNearUnplaced: when(!start || !end),
      nearStreet: streetOf(nearest) || undefined,
      nearDistrict: nearest.district || undefined,
      near2: joined(near2.map(text)),
      near2List: near2.length > 1 ? joined(near2.map(text)) : undefined,
    },
    later: { near3: () => joined(near3.map(text)), near4: () => joined(near4.map(text)) },
  }
}

/** Trades without a Korean name are left out: a reader could not tell what they are. */
function otherTradeWords({ listing, otherTrades }: SeoFacts, random: Random): FactWords {
  const isTradeFirst = random.chance(0.5)
  const text = (one: Neighbour) => {
    const trade = categoryLabel(one.category)?.ko ?? ''
    const notes = [way(listing, one), streetOf(one)]
    return isTradeFirst ? `${trade} ${item(one.name, notes)}` : item(one.name, [trade, ...notes])
  }
  const [others1 = [], others2 = [], others3 = []] = chunks(
    named(listing, otherTrades).filter(({ category }) => categoryLabel(category)),
    [4, 4, 4],
  )
  return {
    // Of a listing without a trade nobody can say that the trades of others are other ones.
    words: { [listing.category ? 'others1' : 'nearby1']: joined(others1.map(text)) },
    later: { others2: () => joined(others2.map(text)), others3: () => joined(others3.map(text)) },
  }
}

/** The point of a city, as the gazetteer has it. */
function centreOf({ city, countryCode }: Listing, point: Coordinates | undefined): Coordinates | undefined {
  const named = listCitiesNamed(city).filter((one) => one.countryCode === countryCode && !one.isSection)
  if (!point) return named[0]
  return named
    .map((one) => ({ one, km: distanceKm(one, point) }))
    .filter(({ km }) => km < centreKm)
    .sort((a, b) => a.km - b.km)[0]?.one
}

/** A city's centre is not a point: within this distance one is in it. */
const inCentreKm = 0.3
const townLimit = 5

/** Closer than this is no other town but the own one under another name. */
const otherTownKm = 1.5

/** Which towns are near a point, without the listing's own. */
function townWords({ city, district, countryCode }: Listing, point: Coordinates): Words {
  const own = new Set([city, district].map(fold))
  const towns = townsAround(point, countryCode).filter(
    (town) =>
      distanceKm(point, town) >= otherTownKm &&
      ![town.name, town.koreanName].some((name) => own.has(fold(name))),
  )
  const text = (town: (typeof towns)[number]) => `${town.koreanName || town.name}(${wayBetween(point, town)})`
  const [near = [], farther = []] = chunks(towns.map(text), [townLimit, townLimit])
  return { towns: joined(near), fartherTowns: joined(farther) }
}

/** Where the listing lies: from the centre of its city, from the nearest station, and on the globe. */
function whereWords(listing: Listing): FactWords {
  const point = pointOf(listing)
  const centre = listing.city ? centreOf(listing, point) : undefined
  const around = point ?? centre
  const later = {
    towns: () => around && townWords(listing, around).towns,
    fartherTowns: () => around && townWords(listing, around).fartherTowns,
  }
  if (!point) return { words: {}, later }
  const isCentral = centre && distanceKm(centre, point) <= inCentreKm
  const station = listing.countryCode === 'KR' ? nearestStation(point, stationKm) : undefined
  const stationFar = station && far(station, point)
  const words = {
    centreFar: centre && !isCentral ? far(centre, point) : undefined,
    isCentral: when(Boolean(isCentral)),
    station: station?.name,
    stationFar,
    isAtStation: when(Boolean(station && !stationFar)),
    latitude: `${point.latitude < 0 ? '남위' : '북위'} ${Math.abs(point.latitude).toFixed(4)}도`,
    longitude: `${point.longitude < 0 ? '서경' : '동경'} ${Math.abs(point.longitude).toFixed(4)}도`,
  }
  return { words, later }
}

/** What is near a listing, as words for templates. */
export function nearWords(facts: SeoFacts, random: Random): FactWords {
  const where = whereWords(facts.listing)
  const same = sameTradeWords(facts, random)
  const others = otherTradeWords(facts, random)
  return {
    words: { ...where.words, ...same.words, ...others.words },
    later: { ...where.later, ...same.later, ...others.later },
  }
}
