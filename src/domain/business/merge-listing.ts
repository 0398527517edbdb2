import { parsePhone } from '../phone/phone.ts'
import { type HandField, keptFields } from './hand-fields.ts'
import type { Listing, ListingDraft } from './listing.ts'

/** The columns of a file, by name. */
type Columns = ReadonlySet<string>
type Fields = readonly (keyof ListingDraft)[]

interface Group {
  /** The column from which the fields come. */
  readonly column: string
  /** The value from the column. If it is unchanged, all fields of the group stay, with corrections by hand. */
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

/** Column → the fields that come from it, of all its groups. */
const toldByColumn = [...Map.groupBy([...placeParts, ...otherGroups], ({ column }) => column)].map(
  ([column, groups]) => [column, groups.flatMap(({ told }) => told)] as const,
)

/** The columns of which a listing has nothing. */
export function blankColumns(listing: ListingDraft): string[] {
  const blank: string[] = []
  for (const [column, told] of toldByColumn)
    if (told.every((field) => isBlank(listing[field]))) blank.push(column)
  return blank
}

/** Groups without what comes from columns of which a row could not be read. */
function withoutUnread(groups: readonly Group[], unread: readonly string[]): readonly Group[] {
  if (unread.length === 0) return groups
  const kept = new Set(
    placeParts.filter(({ column }) => unread.includes(column)).flatMap(({ fields }) => fields),
  )
  const without = (fields: Fields) => fields.filter((field) => !kept.has(field))
  return groups
    .filter(({ column }) => !unread.includes(column))
    .map(({ column, told, fields }) => ({ column, told: without(told), fields: without(fields) }))
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
  if (typeof value !== 'object') return false
  for (const _ in value) return false
  return true
}

/** A stored listing; a draft that nobody has edited is one, too. */
type Present = ListingDraft & Partial<Pick<Listing, 'handFields'>>

/** `present` with some fields of `draft`, but not those set by hand; undefined if they are the same already. */
function withFields(present: Present, draft: ListingDraft, fields: Fields): ListingDraft | undefined {
  const kept: ReadonlySet<string> = keptFields(present.handFields ?? [])
  const changed = fields.filter((field) => !kept.has(field) && !isSame(present[field], draft[field]))
  if (changed.length === 0) return undefined
  return { ...present, ...Object.fromEntries(changed.map((field) => [field, draft[field]])) }
}

/** A row that names no country has its number in the country of the listing. */
function withPhoneOf<Draft extends ListingDraft>(present: Present, draft: Draft): Draft {
  const isRead = draft.phone === '' || draft.phoneE164 !== '' || draft.countryCode !== ''
  if (isRead || present.countryCode === '') return draft
  return { ...draft, ...parsePhone(draft.phone, present.countryCode) }
}

/** A row's listing, with what it says beyond that. */
type RowDraft = ListingDraft & {
  /** Whether the row says that the place is open. */
  readonly saysOpen?: boolean
  /** Columns in which the row says something that cannot be read. */
  readonly unread?: readonly string[]
}

/**
 * Replaces the content of a listing by a file's row, in the columns that the file has. An empty cell empties its field, but one that
 * could not be read (`abc` as a phone) changes nothing. The fields of a place change together. A place that has closed for good is closed here, too, and opened again only by a row that says so.
 * What was set by hand stays, also a closing. undefined if nothing would change.
 */
export function replaceContent(present: Present, row: RowDraft, columns: Columns): ListingDraft | undefined {
  const draft = withPhoneOf(present, row)
  const carried = [...carriedGroups(columns), ...(columns.has(verified.column) ? [verified] : [])]
  const groups = withoutUnread(carried, draft.unread ?? [])
  const told = groups.filter((group) => group.told.some((field) => !isSame(present[field], draft[field])))
  // An empty address tells nothing of what stands in columns that the file does not have.
  const untold = draft.address === '' ? placeParts.filter(({ column }) => !columns.has(column)) : []
  const unknown = new Set(untold.flatMap(({ fields }) => fields).filter((field) => isBlank(draft[field])))
  const hasClosed = present.status === 'published' && draft.status === 'closed'
  const hasOpened = present.status === 'closed' && draft.status === 'published' && draft.saysOpen === true
  return withFields(present, draft, [
    ...told.flatMap(({ fields }) => fields).filter((field) => !unknown.has(field)),
    ...(hasClosed || hasOpened ? (['status'] as const) : []),
  ])
}

/**
 * Fills the empty fields of a listing from a file's row. Fields that belong together are filled only if the row contradicts none
 * of them. What was set by hand stays, also what was emptied. undefined if nothing would change.
 */
export function fillBlanks(present: Present, row: ListingDraft, columns: Columns): ListingDraft | undefined {
  const draft = withPhoneOf(present, row)
  const agreeing = carriedGroups(columns).filter(({ fields }) =>
    fields.every((field) => isBlank(present[field]) || isSame(present[field], draft[field])),
  )
  const blanks = agreeing.flatMap(({ fields }) => fields.filter((field) => isBlank(present[field])))
  return withFields(present, draft, blanks)
}

/** The fields that were set by hand and that the new content overwrites: from then on they are the source's again. */
export function overwrittenFields(
  present: Pick<Listing, 'handFields'> & ListingDraft,
  draft: ListingDraft,
): readonly HandField[] {
  return present.handFields.filter((field) =>
    [...keptFields([field])].some((kept) => !isSame(present[kept], draft[kept])),
  )
}
