import type {
  ChangedColumn,
  FieldChange,
  ImportPreview,
  ModeChanges,
} from '../../domain/administration/import-preview.ts'
import type { Listing, ListingDraft } from '../../domain/business/listing.ts'
import { fillBlanks, replaceContent } from '../../domain/business/merge-listing.ts'
import type { IndexableDraft } from '../ports/listing-store.ts'
import { exportedText } from './columns/carried-fields.ts'

const examplesShown = 3
const textLimit = 120

/** The column under which a change of a field is counted. Fields that follow from others are not shown. */
const columnOf: Partial<Record<keyof ListingDraft, ChangedColumn>> = {
  name: 'name',
  category: 'category',
  address: 'full_address',
  city: 'full_address',
  state: 'full_address',
  district: 'full_address',
  zipCode: 'postal_code',
  country: 'country',
  phone: 'phone',
  rating: 'rating',
  reviewCount: 'reviews',
  photos: 'photo',
  openingHours: 'working_hours',
  about: 'about',
  description: 'about',
  locationLink: 'location_link',
  latitude: 'location_link',
  longitude: 'location_link',
  isVerified: 'verified',
  status: 'status',
}
const fields = Object.keys(columnOf) as (keyof ListingDraft)[]

/** A value of a listing as a person reads it; '' if there is none. */
function textOf(value: ListingDraft[keyof ListingDraft]): string {
  if (value === null || value === 0) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.join(', ')
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${typeof inner === 'object' ? textOf(inner) : inner}`)
    .join(', ')
}

const cut = (text: string) =>
  text.length <= textLimit ? text : `${text.slice(0, textLimit).toWellFormed()}…`

interface Difference {
  readonly column: ChangedColumn
  readonly before: string
  readonly after: string
}

/** What differs in each column, with those values alone that differ. */
function differences(before: ListingDraft, after: ListingDraft): Difference[] {
  const changed = new Map<ChangedColumn, { before: string[]; after: string[] }>()
  for (const field of fields) {
    const column = columnOf[field]
    const texts = [textOf(before[field]), textOf(after[field])] as const
    if (!column || texts[0] === texts[1]) continue
    const known = changed.get(column) ?? { before: [], after: [] }
    known.before.push(texts[0])
    known.after.push(texts[1])
    changed.set(column, known)
  }
  const join = (texts: readonly string[]) => cut(texts.filter(Boolean).join(' · '))
  return [...changed].map(([column, texts]) => ({
    column,
    before: join(texts.before),
    after: join(texts.after),
  }))
}

class ChangeCounter {
  #count = 0
  readonly #fields = new Map<ChangedColumn, FieldChange>()

  add(before: ListingDraft, found: readonly Difference[] | undefined): void {
    if (!found) return
    this.#count++
    for (const { column, ...texts } of found) {
      const { count, examples } = this.#fields.get(column) ?? { count: 0, examples: [] }
      const isShown = examples.length < examplesShown
      this.#fields.set(column, {
        column,
        count: count + 1,
        examples: isShown ? [...examples, { name: cut(before.name), ...texts }] : examples,
      })
    }
  }

  result(): ModeChanges {
    const byCount = [...this.#fields.values()].sort((a, b) => b.count - a.count)
    return { count: this.#count, fields: byCount }
  }
}

/** One mode, as it is and with what was set by hand lifted. */
class ModeCounter {
  readonly #merge: typeof replaceContent
  readonly #asItIs = new ChangeCounter()
  readonly #lifted = new ChangeCounter()
  readonly #kept = new ChangeCounter()

  constructor(merge: typeof replaceContent) {
    this.#merge = merge
  }

  add(present: Present, draft: ListingDraft, columns: ReadonlySet<string>): void {
    const changed = this.#merge(present, draft, columns)
    const found = changed && differences(present, changed)
    this.#asItIs.add(present, found)
    const isEdited = (present.handFields ?? []).length > 0
    const lifted = isEdited ? this.#merge({ ...present, handFields: [] }, draft, columns) : changed
    this.#lifted.add(present, isEdited ? lifted && differences(present, lifted) : found)
    const kept = isEdited && lifted ? differences(changed ?? present, lifted) : []
    if (kept.length > 0) this.#kept.add(present, kept)
  }

  get keptByHand(): number {
    return this.#kept.result().count
  }

  get count(): number {
    return this.#asItIs.result().count
  }

  result(): ModeChanges {
    const { count, fields } = this.#kept.result()
    return { ...this.#asItIs.result(), keptByHand: count, kept: fields }
  }

  liftedResult(): ModeChanges {
    return this.#lifted.result()
  }
}

type Texts = Pick<Listing, 'uniqueContent' | 'seoTitle' | 'seoDescription'>
type Present = ListingDraft & Partial<Pick<Listing, 'handFields'> & Texts>

const textColumns = [
  ['search_text', 'uniqueContent'],
  ['seo_title', 'seoTitle'],
  ['seo_description', 'seoDescription'],
] as const
const placeColumns = [
  ['listing_city', 'city'],
  ['listing_state', 'state'],
  ['listing_district', 'district'],
] as const
/** Characters before the first difference of two long texts that are shown. */
const lead = 20

/** Both texts, from where they begin to differ. */
function fromDifference(before: string, after: string): Pick<Difference, 'before' | 'after'> {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const start = Math.max(0, at - lead)
  const shown = (text: string) => cut(start === 0 ? text : `…${text.slice(start).toWellFormed()}`)
  return { before: shown(before), after: shown(after) }
}

/**
 * What the row of an export says that a known listing does not take, because it may be older than what the listing has. An empty cell
 * says nothing.
 */
function leftOut(present: Present, draft: IndexableDraft): Difference[] {
  const { carried } = draft
  if (!carried) return []
  const texts = textColumns.map(
    ([column, field]) => [column, exportedText(present[field] ?? ''), carried[field]] as const,
  )
  const isPlaced = carried.handFields.some((field) => field === 'city' || field === 'state')
  // What its address says as well is taken with the address.
  const place = placeColumns.map(([column, field]) => {
    const said = carried.place[field]
    return [column, present[field], isPlaced || said !== draft[field] ? said : ''] as const
  })
  return [...texts, ...place].flatMap(([column, before, after]) =>
    after === '' || before === after ? [] : [{ column, ...fromDifference(before, after) }],
  )
}

/** Counts what each mode of an import would change in known listings, by column, with some examples. */
export class PreviewChanges {
  readonly #columns: ReadonlySet<string>
  readonly #update = new ModeCounter(replaceContent)
  readonly #fill = new ModeCounter(fillBlanks)
  readonly #notTaken = new ChangeCounter()

  constructor(columns: ReadonlySet<string>) {
    this.#columns = columns
  }

  add(present: Present, draft: IndexableDraft): void {
    this.#update.add(present, draft, this.#columns)
    this.#fill.add(present, draft, this.#columns)
    this.#notTaken.add(present, leftOut(present, draft))
  }

  /** The columns of an export that known listings do not take. */
  notTaken(): Pick<ImportPreview, 'notTaken'> {
    const { fields } = this.#notTaken.result()
    return fields.length > 0 ? { notTaken: fields } : {}
  }

  /** How many listings `update` would change so far. */
  get count(): number {
    return this.#update.count
  }

  result(): NonNullable<ImportPreview['changes']> {
    const [update, fill] = [this.#update, this.#fill]
    const isKept = update.keptByHand + fill.keptByHand > 0
    const lifted = { update: update.liftedResult(), fill: fill.liftedResult() }
    return { update: update.result(), fill: fill.result(), ...(isKept && { lifted }) }
  }
}
