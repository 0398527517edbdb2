import type { PoolClient } from 'pg'
import { type BusinessRow, encodeBusiness } from '../../business-row.ts'
import type { IdentifiedDraft } from '../../new-listing.ts'
import { claimSlugs } from './claim-slugs.ts'
import { insertRows } from './insert-rows.ts'
import { openingIdIn } from './intern-openings.ts'
import { forgetMerges } from './merge-records.ts'

interface InsertOptions {
  readonly firstRow: number
  /** By `openingKey`. */
  readonly openingIds: ReadonlyMap<string, number>
  readonly now: number
}

/**
 * Inserts the listings whose id is still new, in two or three statements, and returns their rows. The caller holds the
 * transaction.
 */
export async function insertListings(
  client: PoolClient,
  drafts: readonly IdentifiedDraft[],
  { firstRow, openingIds, now }: InsertOptions,
): Promise<BusinessRow[]> {
  if (drafts.length === 0) return []
  await forgetDeadMerges(
    client,
    drafts.map(({ id }) => id),
  )
  const slugs = await claimSlugs(client, drafts)
  const openingIdOf = openingIdIn(openingIds)
  const rows = drafts.map(({ id, draft }, index) => {
    const openingId = openingIdOf(draft)
    const row = encodeBusiness(draft, { id, n: firstRow + index, slug: slugs.get(id) ?? '', openingId, now })
    return { row, terms: draft.terms }
  })
  const inserted = await insertRows(client, rows)
  const lost = rows.filter(({ row }) => !inserted.has(row.id)).map(({ row }) => row.slug)
  if (lost.length > 0) await client.query('delete from listing_slug where slug = any($1)', [lost])
  return rows.flatMap(({ row }) => (inserted.has(row.id) ? [row] : []))
}

/** Listings that were merged into one that is gone come back as new ones: the addresses that they had are free. */
async function forgetDeadMerges(client: PoolClient, ids: readonly string[]): Promise<void> {
  const forgotten = await forgetMerges(client, ids)
  if (forgotten.size === 0) return
  await client.query('delete from listing_slug where listing_id = any($1)', [[...forgotten]])
}
