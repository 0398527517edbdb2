import type { ListingDraft } from '../../domain/business/listing.ts'

/** How many of an import's accepted rows lack, or have in unreadable form, what makes a listing useful. */
export interface QualitySummary {
  withoutCategory: number
  withoutAddress: number
  withoutCity: number
  withoutCountry: number
  withoutPhone: number
  withoutHours: number
  withoutRating: number
  withoutCoordinates: number
  invalidPhone: number
  unreadHours: number
}

export function emptyQualitySummary(): QualitySummary {
  return {
    withoutCategory: 0,
    withoutAddress: 0,
    withoutCity: 0,
    withoutCountry: 0,
    withoutPhone: 0,
    withoutHours: 0,
    withoutRating: 0,
    withoutCoordinates: 0,
    invalidPhone: 0,
    unreadHours: 0,
  }
}

/** Counts one accepted row into `summary`. */
export function countQuality(summary: QualitySummary, draft: ListingDraft, hoursUnread: boolean): void {
  if (!draft.category) summary.withoutCategory++
  if (!draft.address) summary.withoutAddress++
  if (!draft.city) summary.withoutCity++
  if (!draft.countryCode) summary.withoutCountry++
  if (!draft.phone) summary.withoutPhone++
  else if (!draft.phoneE164) summary.invalidPhone++
  if (hoursUnread) summary.unreadHours++
  else if (Object.keys(draft.openingHours).length === 0) summary.withoutHours++
  if (draft.rating === 0) summary.withoutRating++
  if (draft.latitude === null) summary.withoutCoordinates++
}

/** Adds the counts of `more` to `summary`. */
export function addQuality(summary: QualitySummary, more: QualitySummary): void {
  for (const name of Object.keys(summary) as (keyof QualitySummary)[]) summary[name] += more[name]
}
