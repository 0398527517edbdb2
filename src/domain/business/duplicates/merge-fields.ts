import { dayNames } from '../../opening-hours/weekdays.ts'
import type { OpeningHoursText } from '../listing.ts'

/** What is chosen by itself when listings are merged. What makes sense only together is one of them. */
export const mergeFields = [
  'name',
  'category',
  'address',
  'zipCode',
  'map',
  'phone',
  'rating',
  'hours',
  'about',
  'photos',
  'description',
  'texts',
  'isVerified',
  'status',
] as const
export type MergeField = (typeof mergeFields)[number]

/**
 * For each field the ids of the listings whose value is the likeliest. Of several, the kept listing gives its own if it is among them,
 * otherwise the first.
 */
export type MergeProposal = Readonly<Record<MergeField, readonly string[]>>

/** From which listing each field is taken, by its id. */
export type MergeChoices = { readonly [Field in MergeField]?: string | undefined }

export function proposedId(likeliest: readonly string[], keepId: string): string {
  return likeliest.includes(keepId) ? keepId : (likeliest[0] ?? keepId)
}

/**
 * The hours of the first, and the days of which it knows nothing from the next that knows them. Hours in words, which name no day, are
 * not mixed with days.
 */
export function mergedHours(chosen: OpeningHoursText, others: readonly OpeningHoursText[]): OpeningHoursText {
  const own = Object.keys(chosen)
  if (own.length === 0) return others.find((hours) => Object.keys(hours).length > 0) ?? chosen
  if (!own.some((name) => dayNames.some((day) => day === name))) return chosen
  const filled = dayNames.flatMap((day) => {
    const text = [chosen, ...others].map((hours) => hours[day]).find((each) => each)
    return text ? [[day, text] as const] : []
  })
  return { ...chosen, ...Object.fromEntries(filled) }
}
