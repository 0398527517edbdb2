import { findCountry } from '../../../domain/address/country/find-country.ts'
import { findKoreanDistrict } from '../../../domain/address/korea/municipalities.ts'
import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { translatedRegion } from '../../../domain/address/regions/translated-region.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import { findLocations, type PlaceNames } from '../find-places.ts'

/**
 * Why words have a meaning that no synonym may take: they name a place, of which searches find the listings, or a trade. undefined:
 * they have none.
 */
export async function knownMeaning(
  phrase: string,
  names: PlaceNames,
): Promise<'place' | 'trade' | undefined> {
  if (knownCategory(phrase)) return 'trade'
  const isPlace =
    findCountry(phrase) ||
    findProvince(phrase) ||
    findKoreanDistrict(phrase) ||
    translatedRegion(phrase) ||
    (await findLocations(names, phrase)).length > 0
  return isPlace ? 'place' : undefined
}
