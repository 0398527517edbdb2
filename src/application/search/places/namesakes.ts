import { liesIn, townInDivision } from '../../../domain/address/near-names.ts'
import { findRegion } from '../../../domain/address/regions/find-region.ts'
import type { PlacePhrase } from '../../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import type { CityCount } from '../../ports/listing-store.ts'
import { type FoundPlace, isPartOfName } from './places-of-world.ts'

/** Whether the words name another place with this name: Florence, Texas, not the one of Alabama, and North Huntingdon. */
export function isNamesake({ answer, city, area }: FoundPlace, parts: readonly PlacePhrase[]): boolean {
  if (isPartOfName(answer.phrase, parts)) return true
  if (!city || area) return false
  return parts.some(({ phrase }) => {
    const division = phrase.startsWith(`${answer.phrase} `) ? phrase.slice(answer.phrase.length).trim() : ''
    return division !== '' && !liesIn(city, division) && townInDivision(phrase) !== undefined
  })
}

/** Where provinces are called by their chief town, and people who say the name mean the province. */
const ofProvinces = new Set(['PH'])
/** A town with more listings is the place that people mean: Quezon City. */
const manyInTown = 20

/** Whether a town with few listings has the name of the province around it: Batangas, and the Tarlac of Tarlac City. */
export const isSeatOfProvince = (city: CityCount, phrase: string): boolean =>
  ofProvinces.has(city.countryCode) &&
  city.businessCount < manyInTown &&
  findRegion(city.countryCode, phrase) !== undefined &&
  liesIn(city, phrase)

/** Whether a city's name is a part of that of a division, beside a trade: Davao in Davao del Norte. */
export function isWithinRegion({ answer, city, area }: FoundPlace, parts: readonly PlacePhrase[]): boolean {
  if (!city || area) return false
  if (isSeatOfProvince(city, answer.phrase) && isOfTrade(answer.rest)) return true
  return parts.some(
    ({ phrase, rest }) =>
      phrase.length > answer.phrase.length &&
      ` ${phrase} `.includes(` ${answer.phrase} `) &&
      findRegion(city.countryCode, phrase) !== undefined &&
      isOfTrade(rest),
  )
}
