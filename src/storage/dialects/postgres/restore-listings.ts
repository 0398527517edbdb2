import type { PoolClient } from 'pg'
import type { ListingAdministration } from '../../../application/ports/listing-administration.ts'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { countsOf } from '../../row-change.ts'
import { encodeStored } from '../../stored-row.ts'
import { bringRows, lockRows, markStale, writeSubmissions } from './change-rows.ts'
import { saveProgress } from './save-progress.ts'
import { writeCounts } from './write-counts.ts'

type RestoreBatch = Parameters<ListingAdministration['restoreBatch']>[0]

/** Brings listings of a backup back, inside the caller's transaction. */
export async function restoreListings(
  client: PoolClient,
  { listings, job }: RestoreBatch,
  openingIdOf: (draft: ListingDraft) => number | null,
): Promise<{ restored: number }> {
  const present = await lockRows(
    client,
    listings.map(({ id }) => id),
  )
  const presentIds = new Set(present.map(({ id }) => id))
  const changes = listings
    .filter(({ id }) => !presentIds.has(id))
    .map((listing) => ({ after: encodeStored(listing, openingIdOf(listing)), terms: listing.terms }))
  await bringRows(client, changes)
  await writeSubmissions(client, changes)
  await markStale(
    client,
    changes.map(({ after }) => after),
  )
  if (job) await saveProgress(client, job)
  const counts = countsOf(changes)
  if (counts) await writeCounts(client, counts)
  const lastRow = Math.max(0, ...changes.map(({ after }) => after.n))
  await client.query('update meta set next_n = greatest(next_n, $1)', [lastRow + 1])
  return { restored: changes.length }
}
