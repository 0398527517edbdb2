import { distanceKm, isPlaced } from '../address/coordinates.ts'
import { streetOf as addressStreet } from '../address/street.ts'
import type { Listing } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { categoryKey } from '../category/category-key.ts'
import { categoryGroupOf, categoryLabel } from '../category/taxonomy.ts'
import type { Random } from '../random.ts'
import { cutText } from '../text/cut-text.ts'
import { fold } from '../text/fold.ts'
import { besideKm, far, pointOf, way } from './distance-words.ts'
import { kindWords } from './kind-words.ts'
import { streetOf } from './street-words.ts'
import type { Neighbour, SeoFacts, Words } from './template.ts'
import { whereWords } from './where-words.ts'

/** Farther than this no neighbour is called near. */
const nearKm = 5
/** The distance of this neighbour of the trade tells how dense the trade is: what is thrice as far, within these bounds, is near it. */
const [measure, fewestKm, mostKm] = [3, nearKm, 10]

/** A trade that says nothing: 업소, of which any shop is one. */
export const isVagueTrade = (category: string) => categoryKey(category) === 'establishment'

const when = (condition: boolean) => (condition ? '예' : undefined)

/** A longer name is a list of wares, or holds an address. */
const longestName = 45
/** What parts such a name from the rest, and how many letters a name has at least. */
const partings = [' | ', ' - ', ' – ', ' — ', ' / ', ' (', '（']
const shortestName = 8

/** The beginning of a long name: up to a sign that parts it from the rest, else up to a word. */
function shortened(name: string): string {
  if (name.length <= longestName) return name
  const cut = cutText(name, longestName - 1)
  const isLong = (end: number) => end >= shortestName
  const parted = Math.min(...partings.map((sign) => cut.indexOf(sign, shortestName)).filter(isLong))
  const end = [parted, cut.lastIndexOf(', '), cut.lastIndexOf(' ')].find(
    (at) => isLong(at) && at < cut.length,
  )
  return `${cut.slice(0, end).trimEnd()}…`
}

/** A name inside quotation marks. */
const quoted = (name: string): string => `‘${shortened(name).replace(/[‘’]/g, "'")}’`

/** `‘카페 솔길’(북쪽 230m, 와우산로 21)`; notes that are '' are left out. */
function item(name: string, notes: readonly string[]): string {
  const known = notes.filter(Boolean)
  return known.length > 0 ? `${quoted(name)}(${known.join(', ')})` : quoted(name)
}

/** So many of a trade are named after the nearest, and so many of others. */
const [nextNamed, othersNamed] = [3, 3]

/** Whether an address has a number below its town: `Tuscumbia, AL 35674` has none. */
const hasHouseNumber = (place: Neighbour) => /\d/.test(addressStreet({ country: '', zipCode: '', ...place }))

/**
 * Whether a text may name a neighbour: both places are known, and they have not one number: a practice and its dentists are one place. One point for two addresses, or next door without a house number, is the middle of
 * a street or a town.
 */
function isNamed(listing: Listing, one: Neighbour): boolean {
  if (listing.phoneE164 !== '' && listing.phoneE164 === one.phoneE164) return false
  const [from, to] = [pointOf(listing), pointOf(one)]
  if (!from || !to) return false
  if (listing.address === one.address) return hasHouseNumber(one)
  const km = distanceKm(from, to)
  return km >= besideKm || (km > 0 && hasHouseNumber(listing) && hasHouseNumber(one))
}

/** A name as it is compared: `SV Gym fitness Club` is `SV GYM Fitness Club`. */
const nameMark = (name: string) => fold(shortened(name)).replace(/\s/g, '')

/** Those that a text may name, the first of each name and of each number, and none of the listing's own name. */
function named(listing: Listing, neighbours: readonly Neighbour[]): Neighbour[] {
  const seen = new Set([nameMark(listing.name)])
  return neighbours.filter((one) => {
    const marks = [nameMark(one.name), one.phoneE164].filter(Boolean)
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
 * Those that somebody would call near: in a town with many of the trade none from the other end of it, and where the trade is rare the
 * few that there are.
 */
function nearOnes(sorted: readonly Neighbour[], kmTo: (one: Neighbour) => number): readonly Neighbour[] {
  const third = sorted[measure - 1]
  if (!third) return sorted
  const farthest = Math.max(fewestKm, Math.min(mostKm, 3 * kmTo(third)), kmTo(third))
  return sorted.filter((one) => kmTo(one) <= farthest)
}

/** Those of a trade that a text may name, nearest first. */
function nearestFirst({ listing, sameTrade }: SeoFacts): readonly Neighbour[] {
  const start = pointOf(listing)
  const kilometres = new Map(
    sameTrade.map((one) => [one, start && isPlaced(one) ? distanceKm(start, one) : 0]),
  )
  const kmTo = (one: Neighbour) => kilometres.get(one) ?? 0
  return nearOnes(
    named(
      listing,
      sameTrade.toSorted((a, b) => kmTo(a) - kmTo(b)),
    ),
    kmTo,
  )
}

function sameTradeWords(facts: SeoFacts, random: Random): Words {
  const { listing } = facts
  const [nearest, ...others] = nearestFirst(facts)
  if (!nearest) return {}
  const isStreetFirst = random.chance(0.5)
  const text = (one: Neighbour) => {
    if (start && one.address === listing.address) return item(one.name, [way(listing, one)])
    const notes = [way(listing, one), streetSeenFrom(listing, one) || otherDistrict(listing, one)]
    return item(one.name, isStreetFirst ? notes.toReversed() : notes)
  }
  const [start, end] = [pointOf(listing), pointOf(nearest)]
  const near2 = others.slice(0, nextNamed).map(text)
  const isSameAddress = Boolean(start && end) && listing.address === nearest.address
  const nearFar = start && end && !isSameAddress ? far(start, end) : undefined
  return {
    nearName: quoted(nearest.name),
    nearFar,
    isBesideNear: when(Boolean(start && end && !nearFar && !isSameAddress)),
    isSameAddress: when(isSameAddress),
    areNear: when(start !== undefined && end !== undefined && distanceKm(start, end) <= nearKm),
    nearStreet: streetSeenFrom(listing, nearest) || undefined,
    near2Some: several(near2),
    near2One: single(near2),
  }
}

/** Groups whose trades are compared with each other: somebody who looks for lunch, for a haircut or a massage, for a filling station. */
const comparedGroups: ReadonlySet<CategoryGroup | null> = new Set([
  'restaurants',
  'beauty-wellness',
  'auto-services',
  'entertainment',
])

/** Whether somebody who looks for the one trade may want the other instead or besides. A lawyer and a bank are of one group, and nobody wants both. */
export function isOfUse(category: string, other: string): boolean {
  const group = categoryGroupOf(other)
  return comparedGroups.has(group) && group === categoryGroupOf(category)
}

/**
 * Only trades that are of use. Those without a Korean name are left out: a reader could not tell what they are. Of a place that is
 * not known nothing is near.
 */
function otherTradeWords({ listing, otherTrades }: SeoFacts, random: Random): Words {
  const isTradeFirst = random.chance(0.5)
  const start = pointOf(listing)
  if (!start) return {}
  const kmTo = (one: Neighbour) => (isPlaced(one) ? distanceKm(start, one) : 0)
  const text = (one: Neighbour) => {
    const trade = kindWords({ category: one.category, categoryGroup: categoryGroupOf(one.category) }).kind
    const notes = [way(listing, one), one.address === listing.address ? '' : streetSeenFrom(listing, one)]
    return isTradeFirst ? `${trade} ${item(one.name, notes)}` : item(one.name, [trade, ...notes])
  }
  const others = named(listing, otherTrades)
    .filter(
      ({ category }) =>
        categoryLabel(category) && !isVagueTrade(category) && isOfUse(listing.category, category),
    )
    .toSorted((a, b) => kmTo(a) - kmTo(b))
    .slice(0, othersNamed)
    .map(text)
  return { others1One: single(others), others1Some: several(others) }
}

/** What is near a listing, as words for templates. */
export function nearWords(facts: SeoFacts, random: Random): Words {
  return {
    ...whereWords(facts.listing),
    ...sameTradeWords(facts, random),
    ...otherTradeWords(facts, random),
  }
}
