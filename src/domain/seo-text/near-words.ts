import { listCitiesNamed } from '../address/cities/find-city.ts'
import { townsAround } from '../address/cities/towns-around.ts'
import { type Coordinates, distanceKm, isPlaced } from '../address/coordinates.ts'
import { nearestStation } from '../address/korea/station-points.ts'
import { streetOf as addressStreet } from '../address/street.ts'
import type { Listing } from '../business/listing.ts'
import { categoryKey } from '../category/category-key.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import type { Random } from '../random.ts'
import { fold } from '../text/fold.ts'
import { streetOf } from './street-words.ts'
import type { FactWords, Neighbour, SeoFacts } from './template.ts'

type Placed = Pick<Listing, 'address' | 'latitude' | 'longitude'>

/** Closer than this is next door. */
const besideKm = 0.015
/** A city's centre, a station and a neighbour farther away than this are no help. */
const [centreKm, stationKm] = [60, 2]
/** Farther than this no neighbour is called near. */
const nearKm = 5

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

/** `RR 4 Box 180`, `P.O. Box 12`: where letters go, and nothing else. */
const letterBox = /\b(?:p\.? ?o\.? ?box|rr ?\d{1,3} box|rural route)\b/i

/**
 * Where a listing is. The coordinates of one without an address are the middle of the area that it serves: many firms share them, and
 * none of them is there. Those of a letter box are the middle of a town.
 */
function pointOf(place: Placed): Coordinates | undefined {
  return place.address !== '' && !letterBox.test(place.address) && isPlaced(place) ? place : undefined
}

/** `북쪽으로 230m`; undefined next door. */
function far(from: Coordinates, to: Coordinates): string | undefined {
  const km = distanceKm(from, to)
  return km < besideKm ? undefined : `${directionText(from, to)}으로 ${distanceText(km)}`
}

/** A trade that says nothing: 업소, of which any shop is one. */
export const isVagueTrade = (category: string) => categoryKey(category) === 'establishment'

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

/** A name inside quotation marks. */
export const quoted = (name: string): string => `‘${name.replace(/[‘’]/g, "'")}’`

/** `‘카페 솔길’(북쪽 230m, 와우산로 21)`; notes that are '' are left out. */
function item(name: string, notes: readonly string[]): string {
  const known = notes.filter(Boolean)
  return known.length > 0 ? `${quoted(name)}(${known.join(', ')})` : quoted(name)
}

/** The parts of a list. One element alone is added to the part before it. */
function chunks<T>(list: readonly T[], sizes: readonly number[]): T[][] {
  const all: T[][] = []
  let rest = list
  for (const size of sizes) {
    const taken = rest.length === size + 1 ? size + 1 : size
    all.push(rest.slice(0, taken))
    rest = rest.slice(taken)
  }
  return all
}

/** Whether an address has a number below its town: `Tuscumbia, AL 35674` has none. */
const hasHouseNumber = (place: Neighbour) => /\d/.test(addressStreet({ country: '', zipCode: '', ...place }))

/**
 * Whether a text may name a neighbour. None does whose place is not known where the listing's is, or that has the listing's own
 * number: a practice and its dentists are one place. One point for two addresses, or next door without a house number, is the middle of
 * a street or a town.
 */
function isNamed(listing: Listing, one: Neighbour): boolean {
  if (listing.phoneE164 !== '' && listing.phoneE164 === one.phoneE164) return false
  const [from, to] = [pointOf(listing), pointOf(one)]
  if (!from) return isSameCity(listing, one)
  if (!to) return false
  if (listing.address === one.address) return hasHouseNumber(one)
  const km = distanceKm(from, to)
  return km >= besideKm || (km > 0 && hasHouseNumber(listing) && hasHouseNumber(one))
}

/** Cities of two states may have one name. */
const isSameCity = (a: Neighbour, b: Neighbour) =>
  a.city !== '' &&
  a.city === b.city &&
  a.countryCode === b.countryCode &&
  (a.state === b.state || a.state === '' || b.state === '')

/** Those that a text may name, the first of each name and of each number, and none of the listing's own name. */
function named(listing: Listing, neighbours: readonly Neighbour[]): Neighbour[] {
  const seen = new Set([listing.name])
  return neighbours.filter((one) => {
    const marks = [one.name, one.phoneE164].filter(Boolean)
    if (marks.some((mark) => seen.has(mark)) || !isNamed(listing, one)) return false
    for (const mark of marks) seen.add(mark)
    return true
  })
}

const joined = (items: readonly string[]) => items.join(', ') || undefined
/** undefined for one item alone: 등 does not follow it. */
const several = (items: readonly string[]) => (items.length > 1 ? joined(items) : undefined)
const single = (items: readonly string[]) => (items.length === 1 ? items[0] : undefined)

const otherDistrict = (from: Neighbour, to: Neighbour) => (from.district === to.district ? '' : to.district)

/** `와우산로 21`, in another district `중구 남포길 4`. Elsewhere the names of districts and streets do not follow each other. */
function streetSeenFrom(from: Neighbour, to: Neighbour): string {
  const [street, district] = [streetOf(to), to.countryCode === 'KR' ? otherDistrict(from, to) : '']
  return street && district ? `${district} ${street}` : street
}

/**
 * Those of a trade that a text may name, nearest first, and how far a text may say so: one that is left out may be nearer, and a page
 * shows it.
 */
function nearestFirst({ listing, sameTrade }: SeoFacts) {
  const start = pointOf(listing)
  const kilometres = new Map(
    sameTrade.map((one) => [one, start && isPlaced(one) ? distanceKm(start, one) : 0]),
  )
  const kmTo = (one: Neighbour) => kilometres.get(one) ?? 0
  const sorted = sameTrade.toSorted((a, b) => kmTo(a) - kmTo(b))
  const given = named(listing, sorted)
  const told = new Set(given)
  const leftOut = sorted.filter((one) => !told.has(one)).map(kmTo)
  /** Whether none was left out that is farther than this and nearer than a neighbour. */
  const isWhole = (from: number, to: Neighbour) =>
    start !== undefined && !leftOut.some((km) => km > from && km < kmTo(to))
  return { given, kmTo, isWhole }
}

function sameTradeWords(facts: SeoFacts, random: Random): FactWords {
  const { listing } = facts
  const { given, kmTo, isWhole } = nearestFirst(facts)
  const [nearest, ...others] = given
  if (!nearest) return { words: {}, later: {} }
  const isStreetFirst = random.chance(0.5)
  const text = (one: Neighbour) => {
    if (start && one.address === listing.address) return item(one.name, [way(listing, one)])
    const notes = [way(listing, one), streetSeenFrom(listing, one) || otherDistrict(listing, one)]
    return item(one.name, isStreetFirst ? notes.toReversed() : notes)
  }
  const [start, end] = [pointOf(listing), pointOf(nearest)]
  const parts = chunks(others, [4, 3, 4])
  const [near2 = [], near3 = [], near4 = []] = parts.map((chunk) => chunk.map(text))
  const last2 = parts[0]?.at(-1)
  const isNext = last2 !== undefined && isWhole(kmTo(nearest), last2)
  const isSameAddress = Boolean(start && end) && listing.address === nearest.address
  const nearFar = start && end && !isSameAddress ? far(start, end) : undefined
  return {
    words: {
      nearName: quoted(nearest.name),
      // Only where no nearer one was left out.
      nearestName: isWhole(-1, nearest) ? quoted(nearest.name) : undefined,
      nearFar,
      isBesideNear: when(Boolean(start && end && !nearFar && !isSameAddress)),
      isSameAddress: when(isSameAddress),
      isNearPlaced: when(Boolean(start && end)),
      areNear: when(Boolean(start && kmTo(last2 ?? nearest) <= nearKm)),
      isNearUnplaced: when(!start || !end),
      nearStreet: streetSeenFrom(listing, nearest) || undefined,
      nearDistrict: nearest.district || undefined,
      near2: joined(near2),
      near2Some: several(near2),
      near2One: single(near2),
      next2: isNext ? joined(near2) : undefined,
      next2Some: isNext ? several(near2) : undefined,
    },
    // Of a place that is not known, twelve others of the city tell nothing.
    later: start
      ? {
          near3Some: () => several(near3),
          near4Some: () => several(near4),
        }
      : {},
  }
}

/** Trades without a Korean name are left out: a reader could not tell what they are. Of a place that is not known nothing is near. */
function otherTradeWords({ listing, otherTrades }: SeoFacts, random: Random): FactWords {
  const isTradeFirst = random.chance(0.5)
  if (!pointOf(listing)) return { words: {}, later: {} }
  const text = (one: Neighbour) => {
    const trade = categoryLabel(one.category)?.ko ?? ''
    const notes = [way(listing, one), one.address === listing.address ? '' : streetSeenFrom(listing, one)]
    return isTradeFirst ? `${trade} ${item(one.name, notes)}` : item(one.name, [trade, ...notes])
  }
  const [others1 = [], others2 = [], others3 = []] = chunks(
    named(listing, otherTrades).filter(({ category }) => categoryLabel(category) && !isVagueTrade(category)),
    [4, 4, 4],
  ).map((chunk) => chunk.map(text))
  // Of a listing without a trade nobody can say that the trades of others are other ones.
  const first = listing.category ? 'others1' : 'nearby1'
  return {
    words: { [`${first}One`]: single(others1), [`${first}Some`]: several(others1) },
    later: { others2Some: () => several(others2), others3Some: () => several(others3) },
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
/** Farther than this nobody calls a town near. */
const nearTownKm = 15

/** Which towns and parts of towns are near a point, without the listing's own. */
function townsNear({ city, district, countryCode }: Listing, point: Coordinates): string[] {
  const own = new Set([city, district].map(fold))
  const towns = townsAround(point, countryCode).filter(
    (town) =>
      distanceKm(point, town) >= otherTownKm &&
      distanceKm(point, town) <= nearTownKm &&
      ![town.name, town.koreanName].some((name) => own.has(fold(name))),
  )
  const text = (town: (typeof towns)[number]) => `${town.koreanName || town.name}(${wayBetween(point, town)})`
  return towns.slice(0, townLimit).map(text)
}

/** Where the listing lies: from the centre of its city and from the nearest station. */
function whereWords(listing: Listing): FactWords {
  const point = pointOf(listing)
  const centre = listing.city ? centreOf(listing, point) : undefined
  if (!point) return { words: {}, later: {} }
  // One town alone is too far away to tell where something is.
  const later = { towns: () => several(townsNear(listing, point)) }
  const isCentral = centre && distanceKm(centre, point) <= inCentreKm
  const station = listing.countryCode === 'KR' ? nearestStation(point, stationKm) : undefined
  const stationFar = station && far(station, point)
  const words = {
    centreFar: centre && !isCentral ? far(centre, point) : undefined,
    isCentral: when(Boolean(isCentral)),
    station: station?.name,
    stationFar,
    isAtStation: when(Boolean(station && !stationFar)),
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
