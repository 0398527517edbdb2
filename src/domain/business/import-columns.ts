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

/** Further columns of an export, so that importing it gives the same listings. They are read only if a file has both. */
export const extraColumns = ['slug', 'verified'] as const

/**
 * Columns of an export for what cannot be derived again from the others. They are read only beside `extraColumns`, and only all
 * together.
 */
export const carriedColumns = [
  'listing_city',
  'listing_state',
  'listing_district',
  'search_text',
  'seo_title',
  'seo_description',
  'data_at',
  'hand_fields',
] as const

/**
 * The last column of an export, which older exports lack: which search texts are the product's own. It is read only beside
 * `carriedColumns`.
 */
export const textFactsColumn = 'text_facts' as const

export type CarriedColumn = (typeof carriedColumns)[number] | typeof textFactsColumn

/** Columns of a file that complete others: parts of an address, a point, a status. */
export const companionColumns = [
  'city',
  'state',
  'district',
  'quarter',
  'street',
  'house',
  'unit',
  'lotAddress',
  'latitude',
  'longitude',
  'status',
  'permanentlyClosed',
  'temporarilyClosed',
] as const

/** Every column that a choice of columns can name. */
export const choosableColumns: readonly string[] = [...importColumns, ...extraColumns, ...companionColumns]

export type ImportColumn = (typeof importColumns)[number]

/** A column that an import reads. */
export type SheetColumn = ImportColumn | (typeof extraColumns)[number] | CarriedColumn
