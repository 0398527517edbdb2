import { type AddressParts, type AddressText, nothingFound } from '../address-text.ts'
import { findCity } from '../cities/find-city.ts'
import { findRegion } from '../regions/find-region.ts'
import { commaSeparated } from './comma-separated.ts'

const postalCode = /〒? ?(\d{3}[-−–]\d{4})/
const native =
  /(東京都|北海道|京都府|大阪府|[^\s\d、,]{2,3}県)\s*(?:[^\s\d]{1,4}郡)?(.+?(?:市市?|[区町村]))?((?<=市)[^\d\s]{1,4}?区)?/
/** A city, or a 区 of Tokyo, without its prefecture in front. */
const withoutPrefecture = /^\s*(?:日本)?\s*([^\s\da-z]{1,6}?市)?([^\s\da-z]{1,4}?区)?/iu
/** Those of Tokyo's 区. */
const codeOfTokyo = /^1[0-7]/

const ward = /^(.+?)(?:-ku| ku| ward| city)$/i

function fromNative(
  [, prefecture = '', town = '', ward = '']: readonly (string | undefined)[],
  zipCode: string,
): AddressParts {
  const state = findRegion('JP', prefecture)?.name ?? ''
  if (prefecture === '東京都' && town.endsWith('区')) return { state, city: 'Tokyo', district: town, zipCode }
  return { state, city: town, district: ward, zipCode }
}

function fromTown([, town = '', ward = '']: readonly (string | undefined)[], zipCode: string): AddressParts {
  const city = town === '' ? undefined : findCity(town, { countryCode: 'JP' })
  if (city) return { state: city.state, city: city.name, district: ward, zipCode }
  if (ward === '' || !codeOfTokyo.test(zipCode)) return { ...nothingFound, zipCode }
  return { state: 'Tokyo', city: 'Tokyo', district: ward, zipCode }
}

/** `〒530-0001 大阪府大阪市北区…`, and in English order `…, Kita Ward, Osaka 530-0001`. Tokyo's 区 are districts of one city. */
export function japanese(address: AddressText): AddressParts {
  const text = address.segments.join(' ')
  const zipCode = postalCode.exec(text)?.[1] ?? ''
  const matched = native.exec(text.replace(postalCode, ''))
  if (matched) return fromNative(matched, zipCode)
  const alone = withoutPrefecture.exec(text.replace(postalCode, ''))
  if (alone?.[1] || alone?.[2]) return fromTown(alone, zipCode)
  const parts = commaSeparated(address, 'JP')
  const named = [parts.city, parts.district, ...address.segments.slice(-3)].map(
    (part) => ward.exec(part)?.[1] ?? '',
  )
  const ofTown = ward.test(parts.city)
    ? (findCity(parts.state, { countryCode: 'JP' })?.name ?? '')
    : parts.city
  const district =
    named.find(
      (name) => name !== '' && name !== ofTown && findCity(name, { countryCode: 'JP' })?.name !== ofTown,
    ) ?? ''
  return { ...nothingFound, ...parts, city: ofTown, district, zipCode: parts.zipCode || zipCode }
}
