import type { DuplicateStore, FoundPair } from '../ports/duplicate-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import { candidateOf, confirmPair } from './confirm-pair.ts'

export interface ForgetPorts {
  readonly duplicates: Pick<DuplicateStore, 'listOpen' | 'forgetPairs' | 'forgetGone'>
  readonly administration: Pick<ListingAdministration, 'listStored'>
}

const pairsPerStep = 500

/**
 * Removes the open pairs that no longer hold: one of the listings has changed, or the rules have. `jobId`: only those that this job
 * found, whose change was undone, and also those of which a listing is gone; elsewhere that one may come back.
 */
export async function forgetDuplicates(
  { jobId, signal }: { readonly jobId?: string; readonly signal: AbortSignal },
  { duplicates, administration }: ForgetPorts,
): Promise<void> {
  signal.throwIfAborted()
  await duplicates.forgetGone()
  for (let after: FoundPair | undefined; ; ) {
    signal.throwIfAborted()
    const pairs = await duplicates.listOpen({ jobId, after, limit: pairsPerStep })
    const ids = new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))
    const listings = await administration.listStored([...ids])
    const known = new Map(listings.map((listing) => [listing.id, candidateOf(listing)]))
    const isLeft = ({ firstId, secondId }: FoundPair) => {
      const [first, second] = [known.get(firstId), known.get(secondId)]
      return first && second ? confirmPair(first, second) !== undefined : jobId === undefined
    }
    await duplicates.forgetPairs(pairs.filter((pair) => !isLeft(pair)))
    after = pairs.at(-1)
    if (!after) return
  }
}
