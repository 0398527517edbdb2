import type { Place } from '../../../domain/address/resolve-place.ts'

/** In capitals, as registers write it: `KADIKÖY`. */
const capitals = /^\p{Lu}[\p{Lu} .'-]{2,40}$/u
/** A number or several words of something else is no name of a district. */
const longest = 40

/** A Turkish name as people write it: Kadıköy for `KADIKÖY`, of which other languages would make Kadiköy. */
function inTurkishCase(name: string): string {
  if (!capitals.test(name)) return name
  return name
    .toLocaleLowerCase('tr')
    .replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toLocaleUpperCase('tr'))
}

/**
 * The district of a Turkish place, where each province is a city and its districts have a column of their own, `İlçe`: a row may have
 * that without the province, which its point or its phone tells.
 */
export function namedDistrict({ countryCode, city, district }: Place, written: string): string {
  if (countryCode !== 'TR') return district
  const isName = /^\p{L}[\p{L} .'-]+$/u.test(written) && written.length <= longest
  const own = district === '' && city !== '' && isName ? written : district
  const shown = inTurkishCase(own)
  // The central district of many provinces has the name of the city.
  return shown.toLocaleLowerCase('tr') === city.toLocaleLowerCase('tr') ? '' : shown
}
