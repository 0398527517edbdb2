import { type AddressParts, type AddressText, canBeTown } from '../address-text.ts'
import { findPostalCode } from '../postal-code.ts'
import { findRegion, findTrailingRegion } from '../regions/find-region.ts'
import { regionOfPostalCode } from '../regions/region-of-postal-code.ts'

/**
 * `…, 34710 Kadıköy/İstanbul`: the il is both city and state, the ilçe its district. So a visitor finds all of
 * İstanbul under one name.
 */
export function turkish(address: AddressText): AddressParts {
  const last = address.segments.at(-1) ?? ''
  const postal = findPostalCode(last, 'TR')
  const zipCode = postal?.code ?? ''
  const parts = (postal?.rest || (postal ? (address.segments.at(-2) ?? '') : last)).split(/ ?\/ ?/)
  const province = parts.at(-1) ?? ''
  const found = findRegion('TR', province) ?? findTrailingRegion('TR', province)?.region
  if (!found) return fromPostalCode(zipCode, postal?.rest ?? '')
  const inProvince = findRegion('TR', province) ? '' : (findTrailingRegion('TR', province)?.rest ?? '')
  const before = parts.length > 1 ? (parts.at(-2) ?? '') : inProvince || districtBefore(address, last)
  const named = findPostalCode(before, 'TR')
  const district = (named?.rest ?? before).trim()
  return {
    city: found.name,
    state: found.name,
    district: canBeTown(district) && !/^merkez$/i.test(district) ? district : '',
    zipCode: zipCode || (named?.code ?? ''),
  }
}

/** `34357 Beşiktaş`: the code tells the il. */
function fromPostalCode(zipCode: string, rest: string): AddressParts {
  const province = regionOfPostalCode(zipCode, 'TR')
  const district = province !== '' && canBeTown(rest) ? rest : ''
  return { city: province, state: province, district, zipCode }
}

/** `…, Kadıköy, İstanbul`: the part before the province's, unless a street is there. */
function districtBefore(address: AddressText, last: string): string {
  const before = address.segments.at(address.segments.indexOf(last) - 1) ?? ''
  return before === last || /mah|\bmh\b|cad|sok|bulv/i.test(before) ? '' : before
}
