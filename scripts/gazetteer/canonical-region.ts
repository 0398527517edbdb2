import { findProvince } from '../../src/domain/address/korea/provinces.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'

/** Countries whose addresses name the second level as their state: provinces, counties. */
const secondLevel = new Set(['PH', 'IE', 'TW'])

/** `Ho Chi Minh City (HCMC)` and `Da Nang City` are Ho Chi Minh and Da Nang. */
const behind = / \(.*\)$| (?:city|province|county|state|region)$/i

const findOwn = (countryCode: string, name: string) =>
  (findRegion(countryCode, name) ?? findRegion(countryCode, name.replace(behind, '').replace(behind, '')))
    ?.name

/** A division as addresses of its country give it: the project's own name where it has one, else GeoNames'. */
export function canonicalRegion(countryCode: string, first: string, second: string): string {
  if (countryCode === 'KR') return findProvince(first)?.name ?? ''
  if (!secondLevel.has(countryCode)) return findOwn(countryCode, first) ?? first
  return findOwn(countryCode, second) ?? findOwn(countryCode, first) ?? ''
}
