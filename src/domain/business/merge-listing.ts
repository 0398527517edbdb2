import type { ListingDraft } from './listing.ts'

/** The columns that a file carries, by their names. */
type Columns = ReadonlySet<string>
type Fields = readonly (keyof ListingDraft)[]

interface Group {
  /** The column that carries the fields. */
  readonly column: string
  /** What that column says; where it is the same, all fields of the group stay, corrections by hand included. */
  readonly told: Fields
  readonly fields: Fields
}

const placeFields: Fields = [
  'address',
  'zipCode',
  'city',
  'state',
  'district',
  'country',
  'countryCode',
  'timeZone',
]
/** Parts of the place that have columns of their own. */
const placeParts: readonly Group[] = [
  { column: 'postal_code', told: ['zipCode'], fields: ['zipCode'] },
  { column: 'country', told: ['country'], fields: ['country', 'countryCode', 'timeZone'] },
]
const otherGroups: readonly Group[] = [
  { column: 'name', told: ['name'], fields: ['name'] },
  { column: 'category', told: ['category'], fields: ['category', 'categoryGroup'] },
  { column: 'phone', told: ['phone', 'phoneE164'], fields: ['phone', 'phoneE164'] },
  { column: 'rating', told: ['rating'], fields: ['rating'] },
  { column: 'reviews', told: ['reviewCount'], fields: ['reviewCount'] },
  { column: 'photo', told: ['photos'], fields: ['photos'] },
  { column: 'working_hours', told: ['openingHours'], fields: ['openingHours'] },
  { column: 'about', told: ['about'], fields: ['about'] },
  { column: 'about', told: ['description'], fields: ['description'] },
  { column: 'location_link', told: ['locationLink'], fields: ['locationLink'] },
  { column: 'location_link', told: ['latitude', 'longitude'], fields: ['latitude', 'longitude'] },
]
const verified: Group = { column: 'verified', told: ['isVerified'], fields: ['isVerified'] }

function carriedGroups(columns: Columns): Group[] {
  const parts = placeParts.filter(({ column }) => columns.has(column))
  const told: Fields = ['address', ...parts.flatMap((part) => part.told)]
  const place = columns.has('full_address') ? [{ column: 'full_address', told, fields: placeFields }] : parts
  return [...place, ...otherGroups.filter(({ column }) => columns.has(column))]
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  const left = Object.entries(a)
  const right: Record<string, unknown> = { ...b }
  return (
    left.length === Object.keys(right).length && left.every(([name, value]) => isSame(value, right[name]))
  )
}

function isBlank(value: unknown): boolean {
  if (value === null || value === '' || value === 0) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** `present` with some fields of `draft`; undefined where it has them already. */
function withFields(present: ListingDraft, draft: ListingDraft, fields: Fields): ListingDraft | undefined {
  const changed = fields.filter((field) => !isSame(present[field], draft[field]))
  if (changed.length === 0) return undefined
  return { ...present, ...Object.fromEntries(changed.map((field) => [field, draft[field]])) }
}

/**
 * A listing with the content of a file's row in place of its own, as far as the file's columns carry it: an empty cell empties its
 * field. The fields of a place go together. undefined where nothing would change.
 */
export function replaceContent<Present extends ListingDraft>(
  present: Present,
  draft: ListingDraft,
  columns: Columns,
): ListingDraft | undefined {
  const groups = [...carriedGroups(columns), ...(columns.has(verified.column) ? [verified] : [])]
  const told = groups.filter((group) => group.told.some((field) => !isSame(present[field], draft[field])))
  return withFields(
    present,
    draft,
    told.flatMap(({ fields }) => fields),
  )
}

/**
 * A listing whose empty fields are filled from a file's row; what it has stays. Fields that belong together are filled only where
 * the row contradicts none of them. undefined where nothing would change.
 */
export function fillBlanks<Present extends ListingDraft>(
  present: Present,
  draft: ListingDraft,
  columns: Columns,
): ListingDraft | undefined {
  const agreeing = carriedGroups(columns).filter(({ fields }) =>
    fields.every((field) => isBlank(present[field]) || isSame(present[field], draft[field])),
  )
  const blanks = agreeing.flatMap(({ fields }) => fields.filter((field) => isBlank(present[field])))
  return withFields(present, draft, blanks)
}
