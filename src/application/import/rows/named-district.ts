import { type Place, resolvePlace } from '../../../domain/address/resolve-place.ts'
import type { RowPlace } from './file-country.ts'

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

const belgradeCode = /^11\d{3}$/
const codeAtEnd = /, ?(\d{5})$/
/** What stands before the area code of a Serbian phone without its signs: `381 11 …`, `011 …`. */
const beforeArea = /^(?:(?:00)?381)?0?/
/** Municipalities of Belgrade whose names parts of other Serbian towns have, too. */
const namesakes = new Set(['Palilula', 'Stari Grad'])

/**
 * The place of a Serbian row that has a municipality, `Opština`, and no town: those of Belgrade are known as its parts. A phone or a postal
 * code of another town speaks against it, and a name that other towns have needs one of Belgrade.
 */
export function placeOfMunicipality(own: Place, row: RowPlace, written: string): Place {
  if (own.countryCode !== 'RS' || own.city !== '' || written === '' || written.length > longest) return own
  const code = own.zipCode || row.postalCode || (codeAtEnd.exec(row.address)?.[1] ?? '')
  const number = row.phone.replace(/\D/g, '').replace(beforeArea, '')
  const isTold = belgradeCode.test(code) || number.startsWith('11')
  // Mobile phones begin with 6 and say nothing of the town.
  const isMobile = number === '' || number.startsWith('6')
  const canBe = (code === '' || belgradeCode.test(code)) && (isTold || isMobile)
  if (!canBe || (namesakes.has(written) && !isTold)) return own
  const street = row.address.replace(codeAtEnd, '')
  const address = `${street}, ${written}, ${code} Beograd`.replace(/ {2}/g, ' ')
  const read = resolvePlace({ ...row, address, country: 'RS' })
  // Belgrade has no part of another name.
  return read.district === '' ? own : read
}
