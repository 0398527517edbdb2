import { type Area, waysToFind } from '../../../domain/address/areas/find-area.ts'
import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { findCountry } from '../../../domain/address/country/find-country.ts'
import { withoutCountry } from '../../../domain/address/country/without-country.ts'
import { withShortCity } from '../../../domain/address/korea/short-places.ts'
import { nearRegion } from '../../../domain/address/near-names.ts'
import { findRegion } from '../../../domain/address/regions/find-region.ts'
import { translatedRegion } from '../../../domain/address/regions/translated-region.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { plainCode, postalCodesIn } from '../../../domain/search-words/postal-words.ts'
import { withQuarters } from '../../../domain/search-words/quarters.ts'
import type { ListingPlace } from '../../ports/listing-filter.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import type { Interpretation } from '../interpretation.ts'
import { type FoundPlace, type PlaceAnswer, shortKoreanPlace } from '../places/places-of-world.ts'
import { hasTwoDistricts, severalLocations } from '../places/several-places.ts'
import { findNarrowest, partOfLocation } from './location-parts.ts'
import { unfinishedLocation } from './unfinished-location.ts'

/** Shorter texts are codes, or short forms of states. */
const shortestCountry = 5

/** A query with the text of its location as conditions. */
export interface Located {
  readonly query: BusinessQuery
  readonly place?: Interpretation['place']
  readonly area?: Area
  /** Several places that the location names. */
  readonly within?: readonly ListingPlace[]
  /** The place that the location names, said where nothing is found there. */
  readonly named?: PlaceAnswer
}

/**
 * The text of the location as conditions, if it names a city, a district or a country of the directory, the likeliest first: a station
 * is what lies around it, and then its district. A place is never widened.
 */
export async function locate(
  dictionary: SearchDictionary,
  query: BusinessQuery,
): Promise<readonly Located[]> {
  const { location: typed = '', ...others } = query
  const location = plainCode(typed)
  if (location.trim() === '' || query.literal || query.city) return [{ query }]
  const found = hasTwoDistricts(location) ? [] : await findNarrowest(dictionary, location)
  const unlisted = found.length > 0 ? undefined : shortKoreanPlace(location, '')
  const places: readonly Pick<FoundPlace, 'answer' | 'area'>[] = unlisted ? [{ answer: unlisted }] : found
  if (places.length === 0) {
    const several = query.district || query.country ? undefined : await severalLocations(dictionary, location)
    if (several) {
      const place = { phrase: location.trim(), city: '', rest: query.search ?? '', several: several.several }
      return [{ query: others, place, within: several.within }]
    }
    // Addresses with a postal code do not name their country.
    const { place: own, countryCode = '' } = withoutCountry(location) ?? {}
    if (own && postalCodesIn(own).length > 0)
      return locate(dictionary, { ...query, location: own, ...elsewhere(own, countryCode) })
    // `Ala` is Alabama rather than the three letters of Åland.
    const isShort = location.trim().length < shortestCountry && translatedRegion(location) !== undefined
    const country = query.country || isShort ? '' : findCountry(location)
    const region = country
      ? undefined
      : (translatedRegion(location) ??
        nearRegion(location) ??
        withQuarters(withShortCity(location)) ??
        withShortCity(location))
    const asWords = { query: { ...query, location: region ?? location } }
    if (!country) return [asWords, ...(await locateMeant(dictionary, query, location))]
    // `PA` is Pennsylvania rather than Panama, if addresses say so.
    const asCountry = { query: { ...others, country } }
    return isState(location) ? [asWords, asCountry] : [asCountry]
  }
  return places.flatMap((one) => waysAt(query, one))
}

/** The country beside a postal code and a town that is in others only: `8001 Zürich, Germany` is nowhere. */
function elsewhere(own: string, country: string): Pick<BusinessQuery, 'country'> {
  const town = own
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
  const towns = listCitiesNamed(town)
  return towns.length > 0 && !towns.some(({ countryCode }) => countryCode === country) ? { country } : {}
}

/** A place as conditions beside the query's own. */
function waysAt(
  query: BusinessQuery,
  { answer, area }: Pick<FoundPlace, 'answer' | 'area'>,
): readonly Located[] {
  const { location: _, ...others } = query
  const areas = area ? waysToFind(area) : [undefined]
  return areas.map((one) => {
    const { city, district, isMisspelt } = answer
    const named = { ...answer, rest: query.search ?? '' }
    const place = (district || isMisspelt) && named
    const within = one
      ? { country: one.countryCode }
      : { ...(city && { city }), ...(district && { district }) }
    return { query: { ...within, ...others }, ...(place && { place }), ...(one && { area: one }), named }
  })
}

/**
 * The place that some words of a location name, where addresses have not all of them, or that is meant by a location that is no place.
 * The answer says which words these are.
 */
async function locateMeant(
  dictionary: SearchDictionary,
  query: BusinessQuery,
  location: string,
): Promise<readonly Located[]> {
  if (query.district || query.country) return []
  const meant =
    (await partOfLocation(dictionary, location)) ?? (await unfinishedLocation(dictionary, location))
  if (!meant) return []
  const { phrase, places } = meant
  if (places.length > 0)
    return places
      .flatMap((one) => waysAt(query, one))
      .map((one) => (one.named ? { ...one, place: { ...one.named, phrase } } : one))
  const place = { phrase, city: '', district: phrase, rest: query.search ?? '' }
  return [{ query: { ...query, location: phrase }, place }]
}

const isState = (text: string) =>
  /^[a-z]{2}$/i.test(text.trim()) && findRegion('US', text.trim()) !== undefined
