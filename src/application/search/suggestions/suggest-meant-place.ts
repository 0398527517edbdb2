import { isRegionName } from '../../../domain/address/near-names.ts'
import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { matchRanges } from '../../../domain/search-terms/match-ranges.ts'
import { postalCodesIn } from '../../../domain/search-words/postal-words.ts'
import { type Language, languageFacts, pathIn } from '../../../domain/site/language.ts'
import { findLocations } from '../places/find-places.ts'
import type { PlaceNames } from '../places/look-up-places.ts'
import type { FoundPlace } from '../places/places-of-world.ts'
import { isNeighbourhood } from '../places/places-of-world.ts'
import { knownCities, knownDistricts } from '../words/known-names.ts'
import { type CountFound, nameIn } from './suggest-pairs.ts'

/** Texts that a search takes for a place, though no city and no district is called so. */
const isOtherPlace = (text: string) =>
  isNeighbourhood(text) || isRegionName(text) || postalCodesIn(text).length > 0

/**
 * The place that a search understands by a text though no city's and no district's name begins like it: a 동, a station, a part of a city
 * that addresses name otherwise, a misspelt name, a state or a postal code. None where nothing is found.
 */
export async function suggestMeantPlace(
  names: PlaceNames,
  typed: string,
  language: Language,
  count: CountFound,
): Promise<readonly Suggestion[]> {
  const [place] = await findLocations(names, typed)
  const text = place ? textOf(place, typed, language) : isOtherPlace(typed) && typed
  if (!text) return []
  const { totalCount, totalCountIsCapped } = await count({ search: '', location: text })
  if (totalCount === 0) return []
  return [
    {
      kind: place && !place.answer.district ? 'city' : 'district',
      text,
      href: pathIn(language, `/businesses?location=${encodeURIComponent(text)}`),
      ...(!totalCountIsCapped && { businessCount: totalCount }),
      match: matchRanges(text, typed),
    },
  ]
}

/** What can be searched for as a location: the place's name in the page's language, or what was typed of one without a name of its own. */
function textOf({ answer, city, area }: FoundPlace, typed: string, language: Language): string {
  const { district = '', isMisspelt } = answer
  if (area || !city) return isMisspelt ? district : typed
  const { businessCount } = city
  const [entry] = district ? knownDistricts([{ name: district, city, businessCount }]) : knownCities([city])
  return entry ? nameIn(entry, languageFacts[language].names) : typed
}
