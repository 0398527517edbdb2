import { findCountryName } from './find-country.ts'

/** A place before its country: Beograd of `Beograd, Srbija`; undefined if a text does not end with a country. */
export function withoutCountry(text: string): string | undefined {
  const typed = text.slice(0, 200)
  const at = Math.max(typed.lastIndexOf(','), typed.trimEnd().lastIndexOf(' '))
  const place = typed.slice(0, Math.max(at, 0)).replaceAll(',', ' ').trim()
  const isCountry = place !== '' && findCountryName(typed.slice(at + 1).trim()) !== ''
  return isCountry ? place : undefined
}
