import { findProvince } from '../../src/domain/address/korea/provinces.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'

/** Countries whose addresses name the second level as their state: provinces, counties. */
const secondLevel = new Set(['PH', 'IE', 'TW'])

/** A division as addresses of its country give it: the project's own name where it has one, else GeoNames'. */
export function canonicalRegion(countryCode: string, first: string, second: string): string {
  if (countryCode === 'KR') return findProvince(first)?.name ?? ''
  const own = secondLevel.has(countryCode) && second !== '' ? findRegion(countryCode, second)?.name : undefined
  return own ?? findRegion(countryCode, first)?.name ?? first
}
