import { type Area, findArea } from '../../../domain/address/areas/find-area.ts'
import { cityPageName } from '../../../domain/address/cities/city-page.ts'
import { type PlacePhrase, placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { isSpelledName } from '../../../domain/search-words/other-spellings.ts'
import { keyOfCity } from '../../directory/to-filter.ts'
import type { FoundPlace } from '../places-of-world.ts'

/** The parts of a city that some of the words beside a trade name, where the city is known already: `pizza Kreis 5` in Zürich. */
export function areasInCity(city: string, text: string): readonly FoundPlace[] {
  const key = keyOfCity(city)
  return placePhrases(text).flatMap((part) => {
    const area = isOfTrade(part.rest) || isSpelledName(part.rest) ? findArea(part.phrase) : undefined
    const isOwn = area && keyOfCity(cityPageName(area.city, area.countryCode)) === key
    return isOwn && !isOfTrade(part.phrase) ? [placeOfArea(part, area, false)] : []
  })
}

/** A part of a city as the place that a part of a text names. */
export function placeOfArea(part: PlacePhrase, area: Area, isCertain: boolean): FoundPlace {
  const answer = { ...part, city: cityPageName(area.city, area.countryCode), district: area.name }
  return { answer, city: undefined, isCertain, area }
}
