import { findArea } from '../../../domain/address/areas/find-area.ts'
import { nearArea } from '../../../domain/address/areas/near-area.ts'
import { findCityByName } from '../../../domain/address/cities/city-page.ts'
import { cityKey } from '../../../domain/address/city-key.ts'
import { nearDistricts } from '../../../domain/address/korea/spelled-districts.ts'
import {
  isLargeTown,
  liesIn,
  nearCityKeys,
  nearNames,
  splitDivisions,
} from '../../../domain/address/near-names.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { type PlacePhrase, placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { districtOf, type PlaceNames, placeOf, placeOfArea } from './look-up-places.ts'
import { isNamesake, isSeatOfProvince } from './namesakes.ts'
import { type FoundPlace, isPartOfName } from './places-of-world.ts'

/**
 * The city that was meant by a part of a text though none is called so: with most listings of those whose names differ by one letter. It
 * may stand before its division: `Pittsburg PA`.
 */
export async function findNearCity(names: PlaceNames, part: PlacePhrase): Promise<FoundPlace | undefined> {
  // Half of a city's name: Quezon.
  const [whole] = isLargeTown(part.phrase) ? [] : await names.findCities([cityKey(`${part.phrase} city`)])
  if (whole && !isSeatOfProvince(whole, part.phrase)) return misspelt(placeOf(part, whole, undefined))
  const parts = [{ name: part.phrase, division: undefined }, ...splitDivisions(part.phrase)]
  for (const { name, division } of parts) {
    const keys = nearCityKeys(name)
    const found = keys.length > 0 ? await names.findCities(keys) : []
    const inDivision = found.filter((city) => division === undefined || liesIn(city, division))
    const [best] = inDivision.toSorted((a, b) => b.businessCount - a.businessCount)
    if (best) return misspelt(placeOf(part, best, undefined))
  }
  return undefined
}

const misspelt = (place: FoundPlace): FoundPlace => ({
  ...place,
  answer: { ...place.answer, isMisspelt: true },
})

export function misspeltArea(part: PlacePhrase): FoundPlace | undefined {
  const area = nearArea(part.phrase)
  return area && misspelt(placeOfArea(part, area, false))
}

/** The district that was meant by one of some parts though none is called so: that with most listings of those one letter away. */
export async function findNearDistrict(
  names: PlaceNames,
  parts: readonly PlacePhrase[],
): Promise<FoundPlace | undefined> {
  const near = parts.map((part) => ({
    part,
    keys: new Set([...nearNames(part.phrase), ...nearDistricts(part.phrase)]),
  }))
  const asked = [...new Set(near.flatMap(({ part, keys }) => [part.phrase, ...keys]))]
  const found = asked.length > 0 ? await names.findDistricts(asked) : []
  for (const { part, keys } of near) {
    // Its own name is no mistake in that of another: Ameerpet, Meerpet.
    const own = cityKey(part.phrase)
    if (findArea(part.phrase) || found.some(({ name }) => cityKey(name) === own)) continue
    const [best] = found.filter(({ name }) => keys.has(cityKey(name)))
    const [place] = best ? districtOf(part, [best]) : []
    if (place) return misspelt(place)
  }
  return undefined
}

/** The misspelt city or district beside a trade: `ac repair Pittsburg PA`. */
export async function findNearPlace(
  names: PlaceNames,
  text: string,
  mayBeTrade = (rest: string) => tradeIn(rest) !== undefined,
): Promise<FoundPlace | undefined> {
  const all = placePhrases(text)
  const parts = all.filter(
    ({ phrase, rest }) => !tradeIn(phrase) && mayBeTrade(rest) && !isPartOfName(phrase, all),
  )
  for (const part of parts) {
    const isTown = findCityByName(part.phrase).countryCode !== ''
    const found = (isTown ? undefined : misspeltArea(part)) ?? (await findNearCity(names, part))
    if (found && !isNamesake(found, all)) return found
  }
  return findNearDistrict(names, parts)
}
