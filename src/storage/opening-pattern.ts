import { sql } from 'kysely'
import type { ListingDraft } from '../domain/business/listing.ts'
import { storedJson, storedText } from './stored-text.ts'
import type { Write, WriteDialect } from './write/write-dialect.ts'

/** A row of `opening` without its id. */
export interface StoredOpening {
  readonly hours: string
  readonly time_zone: string
}

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
  { given, isSameOpening }: WriteDialect,
  trx: Write,
  drafts: readonly ListingDraft[],
): Promise<OpeningIdOf> {
  const found = drafts.flatMap((draft) => openingOf(draft) ?? [])
  const byKey = new Map(found.map((opening) => [openingKey(opening), opening]))
  if (byKey.size === 0) return () => null
  const openings = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, opening]) => opening)
  const patterns = given(openings, 'hours text, time_zone text')
  await sql`insert into opening (hours, time_zone) select hours, time_zone from ${patterns}
    where not exists (select 1 from opening where ${isSameOpening}) on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ id: number; hours: string; time_zone: string }>`
    select opening.id, given.hours, given.time_zone from ${patterns} join opening on ${isSameOpening}`.execute(
    trx,
  )
  const ids = new Map(rows.map((row) => [openingKey(row), row.id]))
  return (draft) => {
    const opening = openingOf(draft)
    return (opening && ids.get(openingKey(opening))) ?? null
  }
}
