/** The 13 columns of an import (spec §3), in the spec's order. A row needs a name and a place_id; all else may be empty. */
export const importColumns = [
  'name',
  'category',
  'full_address',
  'postal_code',
  'country',
  'phone',
  'rating',
  'reviews',
  'photo',
  'working_hours',
  'about',
  'place_id',
  'location_link',
] as const

export type ImportColumn = (typeof importColumns)[number]
