import type { ListingBatch } from './listing-source.ts'
import { addQuality, emptyQualitySummary } from './quality-summary.ts'

/** Consecutive batches as fewer of at least so many rows, but for the last one. */
export async function* joinBatches(
  batches: AsyncIterable<ListingBatch>,
  rows: number,
): AsyncGenerator<ListingBatch, void, void> {
  let joined: ListingBatch[] = []
  let size = 0
  for await (const batch of batches) {
    joined.push(batch)
    size += batch.drafts.length + batch.refused.length + batch.repeats
    if (size < rows) continue
    yield join(joined)
    joined = []
    size = 0
  }
  if (joined.length > 0) yield join(joined)
}

function join(batches: readonly ListingBatch[]): ListingBatch {
  const quality = emptyQualitySummary()
  for (const batch of batches) addQuality(quality, batch.quality)
  const { lastRow, share } = batches.at(-1) ?? { lastRow: 0, share: 1 }
  return {
    drafts: batches.flatMap(({ drafts }) => drafts),
    refused: batches.flatMap(({ refused }) => refused),
    repeats: batches.reduce((sum, { repeats }) => sum + repeats, 0),
    quality,
    lastRow,
    share,
  }
}
