import type { ListingDraft } from '../../src/domain/business/listing.ts'
import { comparePlace, type PlaceLabel, type PlaceVerdict } from './place-comparison.ts'

type Field = keyof PlaceVerdict

/** How often a field was derived correctly, wrongly or not at all, in the rows whose label has the field. */
export interface Accuracy {
  readonly field: Field
  right: number
  wrong: number
  empty: number
}

/** A row whose place differs from its label. */
export interface Miss {
  readonly rowNumber: number
  readonly field: Field
  readonly got: string
  readonly label: string
}

const fields: readonly Field[] = ['city', 'district', 'state', 'country', 'timeZone']
const labelKeys = {
  city: 'city',
  district: 'borough',
  state: 'state',
  country: 'country',
  timeZone: 'time_zone',
} as const

export function emptyAccuracy(): Accuracy[] {
  return fields.map((field) => ({ field, right: 0, wrong: 0, empty: 0 }))
}

/** Compares a row with its label and counts the result. Returns the differences. */
export function countAccuracy(
  accuracy: readonly Accuracy[],
  rowNumber: number,
  draft: ListingDraft,
  label: PlaceLabel,
): Miss[] {
  const verdicts = comparePlace(draft, label)
  return accuracy.flatMap((count) => {
    const { field } = count
    const verdict = verdicts[field]
    if (verdict === 'unlabelled') return []
    count[verdict]++
    if (verdict === 'right') return []
    const said = label[labelKeys[field]]
    return [{ rowNumber, field, got: String(draft[field]), label: JSON.stringify(said) }]
  })
}
