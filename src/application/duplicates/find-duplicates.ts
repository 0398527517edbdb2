import { DuplicateSearch } from '../../domain/business/duplicates/duplicate-search.ts'
import { LikelyPairs, type Pair } from '../../domain/business/duplicates/likely-pairs.ts'
import { packedFields } from '../../domain/business/duplicates/packed-keys.ts'
import type { JobRun } from '../jobs/job-handler.ts'
import type { DuplicateStore, FoundPair, KeyChunk } from '../ports/duplicate-store.ts'
import type { Clock } from '../ports/system.ts'
import { confirmPair } from './confirm-pair.ts'

interface FindDuplicatesPorts {
  readonly duplicates: DuplicateStore
  readonly clock: Clock
}

/** How many chunks are compared in one pass: a million listings, which need some 100 MB. */
const chunksPerPass = 128
const chunksPerRead = 32
/** How many weak pairs a pass keeps: nobody would look through more. */
const weakPairs = 10_000
/** How many pairs are read and stored in one step. */
const pairsPerStep = 20_000

/**
 * Finds the possible duplicates of all listings that are new or changed since the last run. The store records what is done, so a run
 * that was cut off continues from there. Memory does not grow with the number of listings.
 */
export async function findDuplicates(
  { job, signal }: Pick<JobRun, 'job' | 'signal'>,
  { duplicates, clock }: FindDuplicatesPorts,
): Promise<void> {
  do signal.throwIfAborted()
  while (await duplicates.refreshKeys())

  for (;;) {
    signal.throwIfAborted()
    const wanted = await duplicates.listUncompared(chunksPerPass)
    if (wanted.length === 0) return
    const candidates = await likelyPairs(await searchAll(wanted, duplicates, signal), duplicates, signal)
    let found: readonly FoundPair[] = []
    for (let start = 0; start < candidates.length + pairsPerStep; start += pairsPerStep) {
      signal.throwIfAborted()
      // Read the next pairs while the found ones are stored.
      const next = confirm(candidates.slice(start, start + pairsPerStep), duplicates)
      const stored = duplicates.storePairs({ jobId: job.id, pairs: found, chunks: [], now: clock.now() })
      ;[found] = await Promise.all([next, stored])
    }
    const chunks = wanted.map(({ chunk }) => chunk)
    await duplicates.storePairs({ jobId: job.id, pairs: [], chunks, now: clock.now() })
  }
}

async function searchAll(
  wanted: readonly KeyChunk[],
  duplicates: DuplicateStore,
  signal: AbortSignal,
): Promise<Uint32Array> {
  const search = new DuplicateSearch(wanted.reduce((sum, { keys }) => sum + keys.length / packedFields, 0))
  for (const { keys } of wanted) search.want(keys)
  for await (const { keys } of allKeys(duplicates, signal)) search.meet(keys)
  return search.pairs()
}

async function likelyPairs(
  pairs: Uint32Array,
  duplicates: DuplicateStore,
  signal: AbortSignal,
): Promise<readonly Pair[]> {
  const likely = new LikelyPairs(pairs)
  for await (const { keys } of allKeys(duplicates, signal)) likely.meet(keys)
  return likely.pairs(weakPairs)
}

async function* allKeys(
  duplicates: DuplicateStore,
  signal: AbortSignal,
): AsyncGenerator<KeyChunk, void, void> {
  for (let after = -1; ; ) {
    signal.throwIfAborted()
    const chunks = await duplicates.listKeys({ after, limit: chunksPerRead })
    yield* chunks
    const last = chunks.at(-1)
    if (!last) return
    after = last.chunk
  }
}

/** The pairs that hold when the listings themselves are compared. */
async function confirm(pairs: readonly Pair[], duplicates: DuplicateStore): Promise<FoundPair[]> {
  const listings = await duplicates.listCandidates([...new Set(pairs.flat())])
  const known = new Map(listings.map((listing) => [listing.rowNumber, listing]))
  return pairs.flatMap(([a, b]) => {
    const [one, other] = [known.get(a), known.get(b)]
    return (one && other && confirmPair(one, other)) ?? []
  })
}
