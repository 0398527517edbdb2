import type { PoolClient } from 'pg'
import { type BusinessRow, encodeBusiness } from '../../business-row.ts'
import { listingTokens } from '../../index-token.ts'
import type { IdentifiedDraft } from '../../new-listing.ts'
import { openingKey, openingOf } from '../../opening-pattern.ts'
import { claimSlugs } from './claim-slugs.ts'

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
  const slugs = await claimSlugs(client, drafts)
  const rows = drafts.map(({ id, draft }, index) => {
    const opening = openingOf(draft)
    const openingId = (opening && openingIds.get(openingKey(opening))) ?? null
    const row = encodeBusiness(draft, { id, n: firstRow + index, slug: slugs.get(id) ?? '', openingId, now })
    return { row, tokens: listingTokens(draft).split(' ').filter(Boolean) }
  })
  const inserted = await insertRows(client, rows)
  const lost = rows.filter(({ row }) => !inserted.has(row.id)).map(({ row }) => row.slug)
  if (lost.length > 0) await client.query('delete from listing_slug where slug = any($1)', [lost])
  return rows.flatMap(({ row }) => (inserted.has(row.id) ? [row] : []))
}

/** One JSON text for all rows: the driver is slow at array parameters. In id order, as writers lock. */
async function insertRows(
  client: PoolClient,
  rows: readonly { row: BusinessRow; tokens: readonly string[] }[],
): Promise<ReadonlySet<string>> {
  const records = rows.map(({ row, tokens }) => ({ ...row, tokens: tsvectorText(tokens) }))
  records.sort((a, b) => (a.id < b.id ? -1 : 1))
  const { rows: inserted } = await client.query<{ id: string }>(
    `insert into business select * from json_populate_recordset(null::business, $1)
     on conflict (id) do nothing returning id`,
    [JSON.stringify(records)],
  )
  return new Set(inserted.map(({ id }) => id))
}

/** Tokens hold neither quote nor backslash. */
function tsvectorText(tokens: readonly string[]): string {
  return tokens.map((token) => `'${token}'`).join(' ')
}
