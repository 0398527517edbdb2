import type { Pool, PoolClient } from 'pg'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { openingKey, openingOf } from '../../opening-pattern.ts'

/**
 * The ids of the drafts' opening patterns, by `openingKey`. To be called before the transaction of the listings, so
 * that no writer waits for another's patterns; an unused pattern does no harm. Inside the transaction it must be
 * called after the listings are locked.
 */
export async function internOpenings(
  queryable: Pool | PoolClient,
  drafts: readonly ListingDraft[],
): Promise<ReadonlyMap<string, number>> {
  const found = drafts.flatMap((draft) => openingOf(draft) ?? [])
  const byKey = new Map(found.map((opening) => [openingKey(opening), opening]))
  if (byKey.size === 0) return new Map()
  const openings = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, opening]) => opening)
  const columns = [openings.map(({ hours }) => hours), openings.map(({ time_zone }) => time_zone)]
  const given = 'unnest($1::text[], $2::text[]) as given (hours, time_zone)'
  const same = 'md5(o.hours) = md5(given.hours) and o.time_zone = given.time_zone'
  await queryable.query(
    `insert into opening (hours, time_zone) select * from ${given}
     where not exists (select from opening as o where ${same}) on conflict do nothing`,
    columns,
  )
  const { rows } = await queryable.query<{ id: number; hours: string; time_zone: string }>(
    `select o.id, given.hours, given.time_zone from ${given} join opening as o on ${same}`,
    columns,
  )
  return new Map(rows.map((row) => [openingKey(row), row.id]))
}

/** The id of a draft's pattern, from the result of `internOpenings`; null if the draft has none. */
export function openingIdIn(ids: ReadonlyMap<string, number>): (draft: ListingDraft) => number | null {
  return (draft) => {
    const opening = openingOf(draft)
    return (opening && ids.get(openingKey(opening))) ?? null
  }
}
