import { findCountryName } from './find-country.ts'

/** A place and the country that is named behind it. */
interface PlaceInCountry {
  readonly place: string
  readonly countryCode: string
}

/** A place before its country: Beograd of `Beograd, Srbija`; undefined if a text does not end with a country. */
export function withoutCountry(text: string): PlaceInCountry | undefined {
  const typed = text.slice(0, 200).trimEnd()
  // Behind a comma, the country may have several words: `Porto, South Korea`.
  for (const at of [typed.lastIndexOf(','), typed.lastIndexOf(' ')]) {
    const place = typed.slice(0, Math.max(at, 0)).replaceAll(',', ' ').trim()
    const countryCode = place === '' ? '' : findCountryName(typed.slice(at + 1).trim())
    if (countryCode !== '') return { place, countryCode }
  }
  return undefined
}
