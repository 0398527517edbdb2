import type { ListingDraft } from '../../domain/business/listing.ts'
import { categoryLabel } from '../../domain/category/taxonomy.ts'

/** A category's name that the taxonomy does not know, and how many rows have it. */
export interface UnmappedCategory {
  readonly name: string
  count: number
}

interface QualityCounts {
  withoutCategory: number
  /** Rows with a category that the taxonomy does not know. */
  unmappedCategory: number
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

/** Counts the accepted rows of an import that lack a useful field, or have it in a form that cannot be read. */
export interface QualitySummary extends QualityCounts {
  /** The names behind `unmappedCategory`: all of a batch, or the 50 most frequent of a sum, in that order. */
  unmappedCategories: UnmappedCategory[]
}

const namesReported = 50
/** How many names are counted at most, so that a file with a new one in every row does not fill the memory. */
const namesCounted = 20_000
const nameLimit = 100

/** Every name of each summary, also those that its list leaves out. */
const tallies = new WeakMap<QualitySummary, Map<string, UnmappedCategory>>()

export function emptyQualitySummary(): QualitySummary {
  return {
    withoutCategory: 0,
    unmappedCategory: 0,
    withoutAddress: 0,
    withoutCity: 0,
    withoutCountry: 0,
    withoutPhone: 0,
    withoutHours: 0,
    withoutRating: 0,
    withoutCoordinates: 0,
    invalidPhone: 0,
    unreadHours: 0,
    unmappedCategories: [],
  }
}

/** Counts one accepted row into `summary`. */
export function countQuality(summary: QualitySummary, draft: ListingDraft, hoursUnread: boolean): void {
  if (!draft.category) summary.withoutCategory++
  else if (!categoryLabel(draft.category)) countUnmapped(summary, draft.category)
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
  const { unmappedCategories, ...counts } = more
  for (const name of Object.keys(counts) as (keyof QualityCounts)[]) summary[name] += counts[name]
  for (const { name, count } of unmappedCategories) tally(summary, name, count)
  summary.unmappedCategories = [...(tallies.get(summary)?.values() ?? [])]
    .sort((a, b) => b.count - a.count)
    .slice(0, namesReported)
}

/** Adds `count` to a name; returns the name's entry if it is new. */
function tally(summary: QualitySummary, name: string, count: number): UnmappedCategory | undefined {
  const names = tallies.get(summary) ?? new Map<string, UnmappedCategory>()
  tallies.set(summary, names)
  const known = names.get(name)
  if (known) known.count += count
  if (known || names.size >= namesCounted) return undefined
  const added = { name, count }
  names.set(name, added)
  return added
}

function countUnmapped(summary: QualitySummary, category: string): void {
  summary.unmappedCategory++
  const added = tally(summary, category.slice(0, nameLimit), 1)
  if (added) summary.unmappedCategories.push(added)
}
