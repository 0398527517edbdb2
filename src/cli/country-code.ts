import { InvalidArgumentError } from 'commander'
import { findCountry } from '../domain/address/country/find-country.ts'

/** Parses an option's country: Germany, 독일, Almanya or DE → DE. */
export function countryCode(text: string): string {
  const code = findCountry(text)
  if (code === '')
    throw new InvalidArgumentError(`There is no country "${text}". Write its code, such as KR, or its name.`)
  return code
}
