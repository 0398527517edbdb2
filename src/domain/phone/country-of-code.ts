import metadata from 'libphonenumber-js/min/metadata'

/** The country that alone has a calling code: RS for 381; undefined for that of several countries, such as 1. */
export function countryOfCallingCode(code: string | undefined): string | undefined {
  const codes: { readonly [code: string]: readonly string[] | undefined } = metadata.country_calling_codes
  const [country, ...others] = (code && codes[code]) || []
  return others.length === 0 ? country : undefined
}
