/** The 13 columns of an import, in their order. */
export const sampleColumns = [
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

/** Column → text as an exported workbook has it, '' when empty. */
export type SampleRow = Record<(typeof sampleColumns)[number], string>
