import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { cleanPostalCode } from '../../../domain/address/postal-code.ts'
import { findRegion } from '../../../domain/address/regions/find-region.ts'

/** A number in front of a town, shorter than codes may be: `1099 Dresden`. */
const numberInFront = /^(\d{3,7}) +(?=\p{L})/u

const ofTurkey = new Set(['TR', ''])
/** `Bursa / Nilüfer`: a province of Türkiye before its district, in the order of addresses. */
function districtFirst(cell: string, countryCode: string): string | undefined {
  const [province = '', district = '', ...more] = ofTurkey.has(countryCode) ? cell.split(/ ?\/ ?/) : []
  if (district === '' || more.length > 0 || !/^\p{L}+$/u.test(district)) return undefined
  const isProvince = (name: string) => findRegion('TR', name) !== undefined
  return isProvince(province) && !isProvince(district) ? `${district}, ${province}` : undefined
}

/**
 * A cell with a postal code and a town, with the zero that a spreadsheet took from the code. A town that is known in other countries
 * alone has a code of its own there: `6020 Innsbruck`.
 */
export function townLineOf(cell: string, countryCode: string): string {
  const line = districtFirst(cell, countryCode) ?? cell.replace(/ ?\/ ?/g, ', ')
  const [whole = '', code = ''] = numberInFront.exec(line) ?? []
  const restored = code === '' ? '' : cleanPostalCode(code, countryCode)
  if (restored === code) return line
  const town = line.slice(whole.length)
  const countries = listCitiesNamed(town.split(/ ?[,(]/, 1)[0] ?? '').map((city) => city.countryCode)
  return countries.length > 0 && !countries.includes(countryCode) ? line : `${restored} ${town}`
}
