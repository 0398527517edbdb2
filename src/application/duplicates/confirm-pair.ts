import {
  areColleagues,
  type DuplicateCandidate,
  duplicateKeys,
  duplicateReasons,
  duplicateStrength,
  type KeyedFields,
} from '../../domain/business/duplicates/possible-duplicates.ts'
import type { FoundPair } from '../ports/duplicate-store.ts'

export const candidateOf = (listing: KeyedFields & { readonly id: string }): DuplicateCandidate => ({
  id: listing.id,
  name: listing.name,
  phone: listing.phoneE164,
  address: listing.address,
  city: listing.city,
  countryCode: listing.countryCode,
  lat: listing.latitude,
  lng: listing.longitude,
})

/** Two listings as a pair; undefined if they have no reason in common. */
export function confirmPair(one: DuplicateCandidate, other: DuplicateCandidate): FoundPair | undefined {
  const [first, second] = one.id < other.id ? [one, other] : [other, one]
  const [a, b] = [duplicateKeys(first), duplicateKeys(second)]
  const reasons = duplicateReasons(a, b)
  if (reasons.length === 0) return undefined
  if (areColleagues({ name: first.name, keys: a }, { name: second.name, keys: b })) return undefined
  return { firstId: first.id, secondId: second.id, reasons, strength: duplicateStrength(a, b, reasons) }
}
