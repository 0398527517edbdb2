import { pageOfCity } from '../../../domain/address/cities/city-page.ts'
import { cityKeysBegun } from '../../../domain/address/near-names.ts'
import { otherLayout } from '../../../domain/search-terms/keyboard-layout.ts'
import { findLocations } from '../places/find-places.ts'
import type { PlaceNames } from '../places/look-up-places.ts'
import { isNeighbourhood } from '../places/places-of-world.ts'
import type { PartOfLocation } from './location-parts.ts'

/**
 * The place that a location means if nothing is called so: on the other keyboard layout (`tjdtnehd` → 성수동), or the city with most
 * listings of those whose names begin so (`pittsb`).
 */
export async function unfinishedLocation(
  names: PlaceNames,
  location: string,
): Promise<PartOfLocation | undefined> {
  const other = otherLayout(location.trim())
  if (other !== undefined) {
    const places = await findLocations(names, other)
    return places.length > 0 || isNeighbourhood(other) ? { phrase: other, places } : undefined
  }
  const keys = cityKeysBegun(location)
  const found = keys.length > 0 ? await names.findCities(keys) : []
  const [best] = found.toSorted((a, b) => b.businessCount - a.businessCount)
  if (!best) return undefined
  const answer = { phrase: location.trim(), rest: '', city: pageOfCity(best), isMisspelt: true as const }
  return { phrase: answer.phrase, places: [{ answer, city: best, isCertain: false }] }
}
