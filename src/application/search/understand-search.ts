import { findKoreanDistrict } from '../../domain/address/korea/municipalities.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { asciiDigits } from '../../domain/text/ascii-digits.ts'
import { once } from '../asked-once.ts'
import { keyOfCity } from '../directory/to-filter.ts'
import type { Counted, Sources, Understood } from './candidate.ts'
import { candidatesFor } from './candidates.ts'
import { enough } from './enough.ts'
import {
  aroundFirst,
  type Interpretation,
  interpretPlaced,
  namesFirst,
  withinArea,
  withinPlaces,
} from './interpretation.ts'
import { type Located, locate } from './locations/locate.ts'
import { panelCandidates } from './panel-candidates.ts'
import { placeWithout } from './places/places-of-world.ts'
import { hasPlaceByChance, misspeltPlaceWithout } from './places/places-without.ts'
import { withPartsOfCity } from './words/parts-of-city.ts'
import { askedRegion, withinRegion } from './words/within-region.ts'
import { mayHaveNeighbours, withoutNeighbours } from './words/without-neighbours.ts'

/** So many that have a word beside a trade are more than chance. */
const fewByChance = 5

/** A Korean district that is given as a city, in its city: `성동구` is 성동구 of 서울, and not all of 서울. */
function withDistrict(query: BusinessQuery): BusinessQuery {
  const found = query.city && query.district === undefined ? findKoreanDistrict(query.city) : undefined
  return found?.district ? { ...query, city: found.city, district: found.district } : query
}

/** A text that names no city of the directory, as people type it into the filter's field, is a place of any kind: `BGC`, `hyderabd`. */
async function withTypedCity(
  dictionary: Sources['dictionary'],
  { city, ...others }: BusinessQuery,
): Promise<BusinessQuery | undefined> {
  if (!city || others.location?.trim() || others.district || others.literal) return undefined
  const known = await dictionary.findCities([keyOfCity(city)])
  return known.length > 0 ? undefined : { ...others, location: city }
}

/** `asTyped`: without corrections, and without leaving words out. `inPanel`: as `panelCandidates` do. */
interface Ways {
  readonly asTyped?: boolean
  readonly inPanel?: boolean
}

/** Understands a search at the likeliest place at which anything is found, and in the parts of a city. */
export async function understandSearch<Result extends Counted>(
  asked: Sources,
  given: BusinessQuery,
  find: (interpretation: Interpretation) => Promise<Result>,
  ways: Ways = {},
): Promise<Understood<Result> | undefined> {
  const found = await understandPlaced(asked, given, find, ways)
  const isChosen = given.literal || given.city || ways.asTyped
  return !found || isChosen ? found : withPartsOfCity(found, find)
}

async function understandPlaced<Result extends Counted>(
  asked: Sources,
  given: BusinessQuery,
  find: (interpretation: Interpretation) => Promise<Result>,
  ways: Ways,
): Promise<Understood<Result> | undefined> {
  const located = await locate(asked.dictionary, {
    ...withDistrict(given),
    search: asciiDigits(given.search?.trim() ?? ''),
  })
  let nothing: Understood<Result> | undefined
  let few: Understood<Result> | undefined
  for (const one of located) {
    const found = await understandAt(asked, one, find, ways)
    const town = found?.result.totalCount && !given.literal ? one.query.location?.trim() : ''
    if (found && town && (await hasPlaceByChance(asked, found.interpretation, town))) continue
    const isLast = one === located.at(-1)
    const least = one.area && !one.area.box && !isLast ? enough : 1
    if (found && found.result.totalCount >= least) {
      if (!few) return found
      // Without some of the words, more are no better: a gym without a pool.
      if (leavesOut(found, few)) return few
      if (isAround(few, found)) return widened(few, found, find)
      // A part of a city has more than what is filed under its name alone: Novi Beograd.
      return few.result.totalCount > found.result.totalCount ? few : found
    }
    if (found && found.result.totalCount > 0) few ??= found
    nothing ??= found
  }
  if (few) return few
  const elsewhere = await withTypedCity(asked.dictionary, given)
  if (elsewhere) return understandPlaced(asked, elsewhere, find, ways)
  if (nothing?.interpretation.place || ways.asTyped || ways.inPanel || given.literal) return nothing
  const place =
    given.city || given.district
      ? undefined
      : (located[0]?.named ?? placeWithout(given) ?? (await misspeltPlaceWithout(asked.dictionary, given)))
  const interpretation = place && { filter: { cityKey: '' }, groups: [], place }
  return interpretation ? { interpretation, result: await find(interpretation) } : nothing
}

/**
 * Tries one candidate after the other. The first one that finds anything is taken, unless an improvement finds as
 * much. A candidate is evaluated only when its turn comes. If nothing is found: the first one with a place, so that
 * the answer can say where there is nothing; undefined if there is none.
 */
async function understandAt<Result extends Counted>(
  sources: Sources,
  located: Located,
  find: (interpretation: Interpretation) => Promise<Result>,
  ways: Ways,
): Promise<Understood<Result> | undefined> {
  const query = { ...located.query, search: located.query.search ?? '' }
  const search = {
    sources,
    query,
    placed: once(() => interpretPlaced(sources.dictionary, query, query.search)),
  }
  let best: Understood<Result> | undefined
  let nothing: Understood<Result> | undefined
  let narrow: Understood<Result> | undefined
  let byChance: Understood<Result> | undefined
  for (const { interpret, improves, isLast } of ways.inPanel ? panelCandidates : candidatesFor(query, ways)) {
    if (best && !improves) continue
    const interpretations = await interpret(search, best)
    for (const found of interpretations ?? []) {
      const within = withinLocated(found, located)
      const rest = within.correctedQuery ?? query.search
      const placed = located.place ? { ...within, place: { ...located.place, rest } } : within
      const { interpretation, result } = await findOwn(sources, { given: query, placed, ways }, find)
      if (result.totalCount === 0) {
        // What is none is said by the trade's name, if words had to be corrected to it.
        const says = interpretation.place && (!nothing || saysTrade(interpretation, nothing.interpretation))
        if (says) nothing = { interpretation, result }
        continue
      }
      if (interpretation.isByChance && result.totalCount < fewByChance) {
        byChance ??= { interpretation, result }
        continue
      }
      if (result.totalCount < (interpretation.least ?? 0)) {
        if (result.totalCount >= (narrow?.result.totalCount ?? 0)) narrow = { interpretation, result }
        continue
      }
      if (result.totalCount >= (best?.result.totalCount ?? 0)) best = { interpretation, result }
      break
    }
    if (interpretations && isLast) break
  }
  if (best && narrow && isAround(narrow, best)) return widened(narrow, best, find)
  if (best && byChance) return withNamed(byChance, best, find)
  return best ?? narrow ?? byChance ?? nothing
}

/** Who has some more words, and then the others of the trade. */
async function withNamed<Result extends Counted>(
  { interpretation: named }: Understood<Result>,
  { interpretation: meant }: Understood<Result>,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result>> {
  const interpretation = namesFirst(named, meant, named.correctedQuery ?? '')
  return { interpretation, result: await find(interpretation) }
}

/** What is found, without who only stands beside it. */
async function findOwn<Result extends Counted>(
  sources: Sources,
  {
    given,
    placed,
    ways,
  }: { readonly given: BusinessQuery; readonly placed: Interpretation; readonly ways: Ways },
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result>> {
  const found = { interpretation: placed, result: await find(placed) }
  if (given.literal || ways.inPanel || !mayHaveNeighbours(found.result.totalCount)) return found
  const region = placed.place ? undefined : askedRegion(given)
  const own = region ? await withinRegion(sources, placed, region) : placed
  const interpretation = await withoutNeighbours(sources, own)
  return interpretation === placed ? found : { interpretation, result: await find(interpretation) }
}

/** An interpretation under what the location says beside the query's own conditions. */
function withinLocated(found: Interpretation, { area, within: places }: Located): Interpretation {
  const within = area ? withinArea(found, area) : found
  return places ? withinPlaces(within, places) : within
}

/** Whether a trade is named in a place, and another reading has other words in it. */
function saysTrade({ place }: Interpretation, { place: other }: Interpretation): boolean {
  return isOfTrade(place?.rest ?? '') && !isOfTrade(other?.rest ?? '')
}

/** Whether one is found by other words than were typed, and the other is not. */
const leavesOut = (
  { interpretation: one }: Understood<Counted>,
  { interpretation: other }: Understood<Counted>,
) => one.correctedQuery !== undefined && other.correctedQuery === undefined

/** Whether one is what lies around a place, and the other its whole district. */
function isAround(
  { interpretation: near }: Understood<Counted>,
  { interpretation: wide }: Understood<Counted>,
) {
  const { place, said } = wide
  return Boolean(near.said && !said && place?.district && place.phrase === near.place?.phrase)
}

/** What lies around a place, and then the rest of its district. */
async function widened<Result extends Counted>(
  { interpretation: near }: Understood<Result>,
  { interpretation: wide }: Understood<Result>,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result>> {
  const interpretation = aroundFirst(near, wide)
  return { interpretation, result: await find(interpretation) }
}
