import { sql } from 'kysely'
import type { ListingDraft } from '../../domain/business/listing.ts'
import type { Write, WriteDialect } from '../write/write-dialect.ts'
import { storedJson, storedText } from './stored-text.ts'

/** A row of `opening` without its id. */
export interface StoredOpening {
  readonly hours: string
  readonly time_zone: string
}

/** The columns of `StoredOpening` as `given` takes them. */
export const openingColumns = 'hours text, time_zone text'

/** A draft's opening pattern; undefined if its hours or its time zone are unknown. */
export function openingOf({ openingHours, timeZone }: ListingDraft): StoredOpening | undefined {
  const hours = storedText(storedJson(openingHours))
  return hours && timeZone ? { hours, time_zone: storedText(timeZone) } : undefined
}

/** The same text for equal patterns only. Time zones contain no line break. */
export function openingKey({ hours, time_zone }: StoredOpening): string {
  return `${time_zone}\n${hours}`
}

export type OpeningIdOf = (draft: ListingDraft) => number | null

/**
 * Stores the drafts' opening patterns and gives their ids; null for a draft that has none. Patterns are stored in
 * order, so that writers cannot deadlock. A large batch stores them in a transaction of its own, so that no writer
 * waits for it; an unused pattern does no harm.
 */
export async function internOpenings(
  dialect: WriteDialect,
  trx: Write,
  drafts: readonly ListingDraft[],
): Promise<OpeningIdOf> {
  const found = drafts.flatMap((draft) => openingOf(draft) ?? [])
  const byKey = new Map(found.map((opening) => [openingKey(opening), opening]))
  if (byKey.size === 0) return () => null
  const openings = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, opening]) => opening)
  const known = await findIds(dialect, trx, openings)
  const fresh = openings.filter((opening) => !known.has(openingKey(opening)))
  if (fresh.length > 0) await dialect.insertOpenings(trx, fresh)
  const ids = fresh.length > 0 ? await findIds(dialect, trx, openings) : known
  return (draft) => {
    const opening = openingOf(draft)
    if (!opening) return null
    const id = ids.get(openingKey(opening))
    // Stored without its pattern, a listing would have lost its hours.
    if (id === undefined) throw new Error(`opening pattern is not stored: ${openingKey(opening)}`)
    return id
  }
}

/** The ids of the stored ones, by `openingKey`. */
async function findIds(
  { given, isSameOpening }: WriteDialect,
  trx: Write,
  openings: readonly StoredOpening[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<StoredOpening & { readonly id: number }>`
    select opening.id, given.hours, given.time_zone
    from ${given(openings, openingColumns)} join opening on ${isSameOpening}`.execute(trx)
  return new Map(rows.map((row) => [openingKey(row), row.id]))
}
