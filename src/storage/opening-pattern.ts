import type { ListingDraft } from '../domain/business/listing.ts'
import { storedJson, storedText } from './stored-text.ts'

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
