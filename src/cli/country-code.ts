import { InvalidArgumentError } from 'commander'
import { findNamedCountry } from '../domain/address/country/country-in-languages.ts'
import { countryName, nearCountries } from '../domain/address/country/find-country.ts'

/** Parses an option's country: Germany, 독일, Almanya or DE → DE. */
export function countryCode(text: string): string {
  const code = findNamedCountry(text)
  if (code !== '') return code
  const meant = nearCountries(text).slice(0, 3).map(countryName)
  throw new InvalidArgumentError(
    `There is no country "${text}". ${meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : 'Write its code, such as KR, or its name.'}`,
  )
}
