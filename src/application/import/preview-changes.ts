import type { ChangedColumn, FieldChange, ModeChanges } from '../../domain/administration/import-preview.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { fillBlanks, replaceContent } from '../../domain/business/merge-listing.ts'

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

  add(before: ListingDraft, after: ListingDraft | undefined): void {
    if (!after) return
    this.#count++
    for (const { column, ...texts } of differences(before, after)) {
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

/** Counts what each mode of an import would change in known listings, by column, with some examples. */
export class PreviewChanges {
  readonly #columns: ReadonlySet<string>
  readonly #update = new ChangeCounter()
  readonly #fill = new ChangeCounter()

  constructor(columns: ReadonlySet<string>) {
    this.#columns = columns
  }

  add(present: ListingDraft, draft: ListingDraft): void {
    this.#update.add(present, replaceContent(present, draft, this.#columns))
    this.#fill.add(present, fillBlanks(present, draft, this.#columns))
  }

  /** How many listings `update` would change so far. */
  get count(): number {
    return this.#update.result().count
  }

  result(): { readonly update: ModeChanges; readonly fill: ModeChanges } {
    return { update: this.#update.result(), fill: this.#fill.result() }
  }
}
