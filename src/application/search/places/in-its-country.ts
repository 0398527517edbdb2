import { findCityByName } from '../../../domain/address/cities/city-page.ts'
import type { FoundPlace } from './places-of-world.ts'

/** The places that may lie in a country that is named beside them: Florence of Alabama is not that of `Florence, Italy`. */
export function inItsCountry(places: readonly FoundPlace[], countryCode: string): readonly FoundPlace[] {
  const isThere = (code = '') => code === '' || code === countryCode
  return places.flatMap((found) => {
    const { answer, area, city } = found
    const choices = answer.choices?.filter((one) => isThere(findCityByName(one.city).countryCode))
    if (choices) return choices.length > 0 ? [{ ...found, answer: { ...answer, choices } }] : []
    return isThere(area?.countryCode ?? city?.countryCode) ? [found] : []
  })
}
