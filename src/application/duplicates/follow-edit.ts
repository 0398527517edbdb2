import { sharedBy } from '../../domain/business/duplicates/duplicate-search.ts'
import {
  type DuplicateKeys,
  type DuplicateReason,
  duplicateKeys,
  duplicateReasonNames,
  duplicateReasons,
} from '../../domain/business/duplicates/possible-duplicates.ts'
import type { DuplicateStore, FoundPair } from '../ports/duplicate-store.ts'
import type { ListingAdministration, StoredListing } from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import { candidateOf, confirmPair } from './confirm-pair.ts'
import { type AlikeReader, findAlike } from './find-alike.ts'

export interface FollowPorts {
  readonly duplicates: Pick<DuplicateStore, 'listOfListing' | 'forgetPairs' | 'storePairs'>
  readonly listings: Pick<ListingAdministration, 'findStored' | 'listStored'>
  readonly reader: AlikeReader
  readonly clock: Clock
}

/** Whether a change of a listing can change its pairs. */
export function changesPairs(before: StoredListing, after: StoredListing): boolean {
  return JSON.stringify(candidateOf(before)) !== JSON.stringify(candidateOf(after))
}

/** A chain has one name in many places, so that counts near by alone. */
const shares = (reason: DuplicateReason, one: DuplicateKeys, other: DuplicateKeys) =>
  reason === 'name' ? duplicateReasons(one, other).includes(reason) : one[reason] === other[reason]

/** What so few share that it tells of one place: neither the number of a switchboard nor the address of a mall. */
function tellingReasons(one: StoredListing, others: readonly StoredListing[]): readonly DuplicateReason[] {
  const own = duplicateKeys(candidateOf(one))
  const keys = others.map((other) => duplicateKeys(candidateOf(other)))
  return duplicateReasonNames.filter(
    (reason) => keys.filter((other) => shares(reason, own, other)).length < sharedBy,
  )
}

/**
 * Brings the open pairs of a listing that was changed by hand up to date: those that no longer hold go, and new ones come, of the same
 * evidence as those of all listings. Decisions on pairs stay. A listing that is not published has none to show.
 */
export async function followEdit(
  id: string,
  { duplicates, listings, reader, clock }: FollowPorts,
): Promise<void> {
  const one = await listings.findStored(id)
  if (one?.status !== 'published') return
  const known = await duplicates.listOfListing(id)
  const alike = (await findAlike(one, reader)).map((listing) => listing.id)
  const otherOf = ({ firstId, secondId }: FoundPair) => (firstId === id ? secondId : firstId)
  // One that is gone may come back, so its pair is left as it is.
  const others = await listings.listStored([...new Set([...alike, ...known.map(otherOf)])])
  const holding = new Map(
    others.map((other) => [other.id, confirmPair(candidateOf(one), candidateOf(other))] as const),
  )
  const isOutdated = (pair: FoundPair) => {
    if (!holding.has(otherOf(pair))) return false
    const now = holding.get(otherOf(pair))
    return now?.strength !== pair.strength || now.reasons.join() !== pair.reasons.join()
  }
  await duplicates.forgetPairs(known.filter(isOutdated))
  const isKnown = new Set(known.map(otherOf))
  const telling = tellingReasons(one, others)
  const pairs = [...holding].flatMap(([other, pair]) =>
    pair && (isKnown.has(other) || pair.reasons.some((reason) => telling.includes(reason))) ? [pair] : [],
  )
  await duplicates.storePairs({ jobId: '', pairs, chunks: [], now: clock.now() })
}
