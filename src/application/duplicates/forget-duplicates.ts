import type { DuplicateCandidate } from '../../domain/business/possible-duplicates.ts'
import type { DuplicateStore, FoundPair } from '../ports/duplicate-store.ts'
import type { ListingAdministration, StoredListing } from '../ports/listing-administration.ts'
import { confirmPair } from './duplicate-service.ts'

interface Ports {
  readonly duplicates: Pick<DuplicateStore, 'listFound' | 'forgetPairs' | 'forgetGone'>
  readonly administration: Pick<ListingAdministration, 'listStored'>
}

const pairsPerStep = 500

/** Removes the pairs of a job that no longer hold after its change was undone. */
export async function forgetDuplicates(
  { jobId, signal }: { readonly jobId: string; readonly signal: AbortSignal },
  { duplicates, administration }: Ports,
): Promise<void> {
  signal.throwIfAborted()
  await duplicates.forgetGone()
  for (let after: FoundPair | undefined; ; ) {
    signal.throwIfAborted()
    const pairs = await duplicates.listFound(jobId, { after, limit: pairsPerStep })
    const ids = new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))
    const listings = await administration.listStored([...ids])
    const known = new Map(listings.map((listing) => [listing.id, candidateOf(listing)]))
    const isLeft = ({ firstId, secondId }: FoundPair) => {
      const [first, second] = [known.get(firstId), known.get(secondId)]
      return first && second && confirmPair(first, second)
    }
    await duplicates.forgetPairs(pairs.filter((pair) => !isLeft(pair)))
    after = pairs.at(-1)
    if (!after) return
  }
}

function candidateOf(listing: StoredListing): DuplicateCandidate {
  const { id, name, phoneE164: phone, address, latitude: lat, longitude: lng } = listing
  return { id, name, phone, address, lat, lng }
}
