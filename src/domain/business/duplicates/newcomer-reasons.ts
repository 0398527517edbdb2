import { cityKey } from '../../address/city-key.ts'
import type { Listing } from '../listing.ts'
import {
  areColleagues,
  type DuplicateReason,
  type DuplicateStrength,
  draftKeys,
  duplicateReasons,
  duplicateStrength,
  type KeyedFields,
} from './possible-duplicates.ts'

interface CommonFacts {
  readonly reasons: readonly DuplicateReason[]
  readonly strength: DuplicateStrength
}

type Place = Pick<Listing, 'city' | 'countryCode'>
type PlacedFields = KeyedFields & Place

/**
 * Why a new listing could be the same place as a stored one; no reasons if it could not. What a visitor sends has no coordinates as a
 * rule, so here the same name in the same city also counts, or in the same country where the city of one is unknown.
 */
export function newcomerReasons(newcomer: PlacedFields, stored: PlacedFields): CommonFacts {
  const [a, b] = [draftKeys(newcomer), draftKeys(stored)]
  const common = duplicateReasons(a, b)
  const isNamesake =
    !common.includes('name') && a.name !== 0 && a.name === b.name && isInOnePlace(newcomer, stored)
  const reasons = isNamesake ? [...common, 'name' as const] : common
  const areOthers = areColleagues({ name: newcomer.name, keys: a }, { name: stored.name, keys: b })
  return { reasons: areOthers ? [] : reasons, strength: duplicateStrength(a, b, reasons) }
}

function isInOnePlace(a: Place, b: Place): boolean {
  if (a.countryCode !== '' && b.countryCode !== '' && a.countryCode !== b.countryCode) return false
  return a.city !== '' && b.city !== ''
    ? cityKey(a.city) === cityKey(b.city)
    : a.countryCode !== '' && a.countryCode === b.countryCode
}
