import {
  type DuplicateCandidate,
  duplicateKeys,
  duplicateReasons,
  duplicateStrength,
} from '../../domain/business/possible-duplicates.ts'
import type { FoundPair } from '../ports/duplicate-store.ts'

/** Two listings as a pair, as far as they speak for it. */
export function confirmPair(one: DuplicateCandidate, other: DuplicateCandidate): FoundPair | undefined {
  const [first, second] = one.id < other.id ? [one, other] : [other, one]
  const [a, b] = [duplicateKeys(first), duplicateKeys(second)]
  const reasons = duplicateReasons(a, b)
  if (reasons.length === 0) return undefined
  return { firstId: first.id, secondId: second.id, reasons, strength: duplicateStrength(a, b, reasons) }
}
