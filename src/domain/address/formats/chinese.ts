import { type AddressParts, type AddressText, nothingFound } from '../address-text.ts'
import { findRegion, type Region } from '../regions/find-region.ts'
import { commaSeparated } from './comma-separated.ts'

const han = /^[\d\s]*\p{Script=Han}/u
const lead = /^[\d\s]*(?:中国|中國|台灣|臺灣|台湾)?[\d\s]*/u
const town = /^(?:(\p{Script=Han}{1,6}?(?:市|州|盟))?)(\p{Script=Han}{1,5}?[区區县縣鄉鎮])?/u
const code = /(?:^|\D)(\d{5,6}|\d{3}(?= ?(?:台|臺)))(?!\d)/u
const longestRegion = 8

function leadingRegion(text: string, countryCode: string): { region: Region; rest: string } | undefined {
  for (let length = Math.min(longestRegion, text.length); length > 1; length--) {
    const region = findRegion(countryCode, text.slice(0, length))
    if (region) return { region, rest: text.slice(length) }
  }
  return undefined
}

/** `广东省深圳市南山区…`, `110台北市信義區…`, and in English order `…, Xinyi District, Taipei City`. */
export function chinese(address: AddressText, countryCode: string): AddressParts {
  const text = address.segments.join('')
  if (!han.test(text)) {
    const parts = commaSeparated(address, countryCode)
    return { ...parts, district: parts.district.replace(/ (?:District|Qu)$/i, '') }
  }
  const zipCode = code.exec(text)?.[1] ?? ''
  const found = leadingRegion(text.replace(lead, ''), countryCode)
  const [, city = '', district = ''] = town.exec(found ? found.rest : text.replace(lead, '')) ?? []
  if (!found) return { ...nothingFound, city, district: city ? district : '', zipCode }
  const { region } = found
  return { state: region.name, city: region.isCity ? region.name : city, district, zipCode }
}
