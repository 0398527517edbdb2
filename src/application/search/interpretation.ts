import { type Area, waysToFind } from '../../domain/address/areas/find-area.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { categoryIn } from '../../domain/category/taxonomy.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { AskedAttributes } from '../../domain/directory/found-attributes.ts'
import type { FoundTime } from '../../domain/directory/found-time.ts'
import type { ExcludedFromList, UnsaidWords } from '../../domain/directory/found-words.ts'
import { type SearchTerms, searchTerms } from '../../domain/search-terms/category-search.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { isSpelledName } from '../../domain/search-words/other-spellings.ts'
import { keyOfCity, toFilter, wordsOf } from '../directory/to-filter.ts'
import type { ListingFilter, ListingPlace } from '../ports/listing-filter.ts'
import { enough } from './enough.ts'
import { groupOf, mapGroup, type ResultGroup } from './list-groups.ts'
import { findPlaces } from './places/find-places.ts'
import type { PlaceNames } from './places/look-up-places.ts'
import { type FoundPlace, knownDistrict } from './places/places-of-world.ts'

/** One way to understand a search. */
export interface Interpretation {
  readonly filter: ListingFilter
  /** The same listings in groups: listings of exactly that name come first. */
  readonly groups: readonly ResultGroup[]
  /** Words that were recognised as a place and are not searched for as words. */
  readonly place?: FoundPlace['answer']
  /** The keyword that is searched for instead of the typed one. */
  readonly correctedQuery?: string
  /** Words that nobody has: the trade of which they tell is searched for. */
  readonly insteadOf?: string
  /** The time that some of the words ask for. */
  readonly time?: FoundTime
  /** If fewer listings than this are found, the next interpretation is likelier: a station's district rather than a few streets. */
  readonly least?: number
  /** Whether few that are found may have some of the words by chance. */
  readonly isByChance?: true
  /** Whether trades that are not told apart from the one that was asked for are among the results already. */
  readonly hasOtherNames?: true
  /** Attributes that some of the words ask for, where few or none of the listings are known to have them. */
  readonly attributes?: AskedAttributes
  /** What some of the words exclude. The filters do so already. */
  readonly excluded?: ExcludedFromList
  /** Whether the country of the words has none of the trade that is asked for. */
  readonly isElsewhere?: true
  /** Words that ask for what is near the visitor, of whom nobody said where they are. */
  readonly near?: string
  readonly unsaid?: UnsaidWords
  /** Terms of what addresses in the place say, one of which each listing has. The filters have them already. */
  readonly said?: Alternatives
  /** The landmark around which they are. */
  readonly around?: Coordinates
}

type Alternatives = readonly (readonly string[])[]

/** Either of some terms and either of others, both as one list of alternatives. */
export function eitherAndEither(some: Alternatives = [], others: Alternatives = []): Alternatives {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some
  return some.flatMap((one) => others.map((other) => [...one, ...other]))
}

/** The interpretation within a part of a city that is known by what addresses say. */
export function withinArea(
  found: Interpretation,
  { countryCode, isWithinCity, city, said, point, box }: Area,
): Interpretation {
  // The box of a map is narrower.
  const isBoxed = box !== undefined && !found.filter.box
  const terms = isBoxed ? [] : said.map(queryTerms).filter((one) => one.length > 0)
  const where = isWithinCity ? { cityKey: keyOfCity(city) } : { countryCode }
  const within = (filter: ListingFilter): ListingFilter => ({
    ...filter,
    ...where,
    ...(isBoxed ? { box } : { anyOf: eitherAndEither(filter.anyOf, terms) }),
  })
  // A landmark's own quarter is the first that its row names.
  const own = point && terms.length > 1 ? terms[0] : undefined
  const groups = found.groups.map((group) => ({ ...mapGroup(group, within), ...(own && { own }) }))
  return {
    ...found,
    filter: within(found.filter),
    groups,
    ...(!isBoxed && { said: terms }),
    ...(point && { around: point }),
  }
}

/** The interpretation in one of several places. */
export function withinPlaces(found: Interpretation, places: readonly ListingPlace[]): Interpretation {
  const within = (filter: ListingFilter): ListingFilter => ({ ...filter, places })
  return {
    ...found,
    filter: within(found.filter),
    groups: found.groups.map((group) => mapGroup(group, within)),
  }
}

/** The listings of exactly that name, under the query's other conditions. */
export function namedFilter(query: BusinessQuery): ListingFilter | undefined {
  const { search = '', location = '', ...conditions } = query
  const called = calledTerm(search)
  return called === undefined
    ? undefined
    : { ...toFilter(conditions), terms: [called, ...queryTerms(location)] }
}

/**
 * The interpretation of a query: listings of exactly that name first, then those of the category that the words name.
 */
export function interpretQuery(
  query: BusinessQuery,
  place: Pick<ListingFilter, 'cityKey' | 'district' | 'places'> = {},
): Interpretation | undefined {
  const filter = toFilter(query)
  const named = namedFilter(query)
  if (!filter) return undefined
  const placed = { ...filter, ...place }
  const words = wordsOf(query)
  // Unchanged, it may be a counted list, with any number of pages.
  if (words === '') return { filter: placed, groups: [groupOf(placed)] }
  const inName = named && { ...placed, anyOf: [], ...named, ...place }
  const called = named?.terms?.slice(0, 1) ?? []
  const others = {
    lists: listsOf(placed, searchTerms(words)).map((list) => without(list, called)),
    whole: without(placed, called),
  }
  return { filter: placed, groups: [...(inName ? [groupOf(inName)] : []), others] }
}

/** The lists of what the words find: first the category that they name, then the words themselves, then the attributes that they name. */
function listsOf(
  placed: ListingFilter,
  { category, group, terms, literals = [], narrow = [], named }: SearchTerms,
): ListingFilter[] {
  const others = (list: ListingFilter) => (category ? without(list, [category]) : list)
  if (named) {
    const words = others({ ...placed, terms: named.words, anyOf: [] })
    const attributes = others({ ...placed, notAllOf: [named.words] })
    return [...(category ? [{ ...placed, terms: [category] }] : []), words, attributes]
  }
  const inCategory = category && { ...placed, terms: [...terms, category], anyOf: [] }
  // A listing that is not of the category must contain its name.
  const inWords = inEither(placed, terms, literals)
  const inGroup = group && { ...placed, terms: [...terms, group], anyOf: [], notAllOf: literals }
  const lists = [...(inCategory ? [inCategory] : []), others(inWords), ...(inGroup ? [others(inGroup)] : [])]
  if (narrow.length === 0) return lists
  const inName = inEither(placed, terms, narrow)
  return [inName, ...lists.map((list) => withoutAllOf(list, narrow))]
}

/** Listings that have all of some terms, and all of one of several lists of terms. */
function inEither(placed: ListingFilter, terms: readonly string[], either: Alternatives): ListingFilter {
  const [only = [], ...more] = either
  if (more.length > 0) return { ...placed, terms, anyOf: either }
  return { ...placed, terms: [...terms, ...only], anyOf: [] }
}

/** Excludes the listings that have one of the terms. */
export function without(filter: ListingFilter, terms: readonly string[]): ListingFilter {
  const noneOf = [...(filter.noneOf ?? []), ...terms]
  return noneOf.length > 0 ? { ...filter, noneOf } : filter
}

/** Excludes the listings that have all of some terms, for each list of these. */
export function withoutAllOf(filter: ListingFilter, lists: Alternatives): ListingFilter {
  return { ...filter, notAllOf: [...(filter.notAllOf ?? []), ...lists] }
}

/** Listings that have a phrase, and then those of the trade that it tells of. */
export function namesFirst(named: Interpretation, meant: Interpretation, phrase: string): Interpretation {
  const { terms = [], anyOf = [] } = named.filter
  const found = anyOf.length > 0 ? anyOf.map((some) => [...terms, ...some]) : [terms]
  if (queryTerms(phrase).length === 0 || found.some((all) => all.length === 0)) return meant
  const others = (group: ResultGroup) => mapGroup(group, (filter) => withoutAllOf(filter, found))
  return { ...meant, groups: [...named.groups, ...meant.groups.map(others)] }
}

/** What lies around a station, and then what else there is in its district. */
export function aroundFirst(around: Interpretation, inDistrict: Interpretation): Interpretation {
  const { groups, said = [] } = around
  const others = (group: ResultGroup) => mapGroup(group, (one) => withoutAllOf(one, said))
  return { ...inDistrict, groups: [...groups, ...inDistrict.groups.map(others)] }
}

/** An interpretation in which some of the words name a place. */
export interface Placed {
  readonly interpretation: Interpretation
  readonly place: FoundPlace
}

/** The search within each place that some of its words may name. */
export async function interpretPlaced(
  names: PlaceNames,
  query: BusinessQuery,
  search: string,
): Promise<readonly Placed[]> {
  const places = await placesIn(names, query, search)
  return places.flatMap((place) => {
    const { answer } = place
    const { city: _, ...anyCity } = query
    const inPlace = (rest: string): Interpretation[] => {
      const asked = place.area?.isWithinCity === false ? anyCity : query
      const found = interpretQuery({ ...asked, search: rest }, placeFilter(query, place))
      const within =
        found && place.area ? waysToFind(place.area).map((area) => withinArea(found, area)) : found
      const least = place.area && place.isCertain ? enough : undefined
      const shown = { place: { ...answer, rest }, ...(least && { least }) }
      return [within ?? []].flat().map((one) => ({ ...one, ...shown }))
    }
    const meant = meantThere(answer.rest, place)
    const asMeant = meant ? inPlace(meant) : []
    const correctedQuery = `${meant} ${answer.phrase}`
    return [
      ...asMeant.map((one) => ({ interpretation: { ...one, correctedQuery }, place })),
      ...inPlace(answer.rest).map((interpretation) => ({ interpretation, place })),
    ]
  })
}

/** The places that some words name: beside a trade in a city that was chosen, the parts of that city, `Kreis 5` in Zürich. */
async function placesIn(
  names: PlaceNames,
  { city, district }: BusinessQuery,
  search: string,
): Promise<readonly FoundPlace[]> {
  if (!city) return Promise.all((await findPlaces(names, search)).map((place) => narrowed(names, place)))
  if (district) return []
  const places = await findPlaces(names, search)
  return places.flatMap((place) => partOfCity(place, city) ?? [])
}

/** The part of a place that stands among the other words, beside a trade: Novi Beograd veterinar Beograd. */
async function narrowed(names: PlaceNames, place: FoundPlace): Promise<FoundPlace> {
  const { answer, area } = place
  if (area || !answer.city || !answer.rest.includes(' ') || isOfTrade(answer.rest)) return place
  const part = (await findPlaces(names, answer.rest)).find(
    ({ answer: { city, district, rest } }) =>
      district && keyOfCity(city) === keyOfCity(answer.city) && isOfTrade(rest),
  )
  if (!part) return place
  // A station in another district is none of this one.
  const isThere = !answer.district || knownDistrict(part.answer.district ?? '')?.district === answer.district
  const phrase = `${answer.phrase} ${part.answer.phrase}`
  return isThere ? { ...part, answer: { ...part.answer, phrase } } : place
}

/** The place if it is a part of a city, and the other words are a trade. */
function partOfCity(place: FoundPlace, city: string): FoundPlace | undefined {
  const { choices = [], ...answer } = place.answer
  const isThere = [answer, ...choices].some((one) => keyOfCity(one.city) === keyOfCity(city))
  if (
    !answer.district ||
    !isThere ||
    !(answer.rest === '' || isOfTrade(answer.rest) || isSpelledName(answer.rest))
  )
    return undefined
  return { ...place, answer: { ...answer, city } }
}

/** What the other words mean in the country of a place, if they are a trade's name of which another trade is called elsewhere. */
function meantThere(words: string, { city, area }: FoundPlace): string | undefined {
  const countryCode = area?.countryCode ?? city?.countryCode
  const meant = countryCode ? categoryIn(countryCode, words) : words
  return meant === words ? undefined : meant
}

/** A district that the visitor chose beside the words stays. */
export function placeFilter(
  { district: chosen }: BusinessQuery,
  { city, area, answer: { district } }: FoundPlace,
): Pick<ListingFilter, 'cityKey' | 'district'> {
  if (area) return {}
  return { ...(city && { cityKey: city.key }), ...(district && chosen === undefined && { district }) }
}
