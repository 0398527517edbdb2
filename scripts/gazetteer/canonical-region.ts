import { findProvince } from '../../src/domain/address/korea/provinces.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'

/** Countries whose addresses name the second level as their state: provinces, counties. */
const secondLevel = new Set(['PH', 'IE', 'TW'])

/** `Ho Chi Minh City (HCMC)` and `Da Nang City` are Ho Chi Minh and Da Nang. */
const behind = / \(.*\)$| (?:city|province|county|state|region)$/i

function findOwn(countryCode: string, name: string): string | undefined {
  const bare = name.replace(behind, '').replace(behind, '')
  const spellings = [name, bare, ...(countryCode === 'IE' ? [`Co. ${bare}`] : [])]
  return spellings
    .map((spelling) => findRegion(countryCode, spelling)?.name)
    .find((found) => found !== undefined)
}

/** A division as addresses of its country give it: the project's own name where it has one, else GeoNames'. */
export function canonicalRegion(countryCode: string, first: string, second: string): string {
  if (countryCode === 'KR') return findProvince(first)?.name ?? ''
  if (!secondLevel.has(countryCode)) return findOwn(countryCode, first) ?? first
  return findOwn(countryCode, second) ?? findOwn(countryCode, first) ?? ''
}
