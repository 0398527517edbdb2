import { cityKey } from '../../src/domain/address/city-key.ts'
import { findCountry } from '../../src/domain/address/country/find-country.ts'
import type { Place } from '../../src/domain/address/place.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'

/** What the exporter of a row says of its place; null or absent where it says nothing. */
export interface PlaceLabel {
  /** The row's number in its sheet, whose header is row 1. */
  readonly row: number
  readonly city?: string | null
  readonly borough?: string | null
  readonly state?: string | null
  readonly country?: string | null
  readonly country_code?: string | null
  readonly time_zone?: string | null
}

type Verdict = 'right' | 'wrong' | 'empty' | 'unlabelled'

/** How each part of a derived place compares with its label. */
export interface PlaceVerdict {
  readonly city: Verdict
  readonly state: Verdict
  readonly country: Verdict
  readonly timeZone: Verdict
}

/** The labels of a JSONL file, by the row's number. */
export function readPlaceLabels(text: string): Map<number, PlaceLabel> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Map(lines.map((line): PlaceLabel => JSON.parse(line)).map((label) => [label.row, label]))
}

function verdict(got: string, label: string | null | undefined, agree: (label: string) => boolean): Verdict {
  if (!label) return 'unlabelled'
  if (got === '') return 'empty'
  return agree(label) ? 'right' : 'wrong'
}

/** `Kim Long, Hue` and `Kadıköy/İstanbul` name the part and the whole. */
const namesIn = (label: string) => [label, ...label.split(/[,/]/)].map((name) => name.trim()).filter(Boolean)

/** Compares without regard to letter case, diacritics, and a part of a city in place of the whole. */
export function comparePlace(place: Place, label: PlaceLabel): PlaceVerdict {
  const { countryCode } = place
  const ours = [place.city, place.district].filter(Boolean).map(cityKey)
  const stateOf = (name: string) => findRegion(countryCode, name)?.name ?? name
  return {
    city: verdict(place.city, label.city, (name) =>
      [...namesIn(name), label.borough ?? ''].some((one) => ours.includes(cityKey(one))),
    ),
    state: verdict(place.state, label.state, (name) =>
      namesIn(name).some((one) => cityKey(stateOf(one)) === cityKey(stateOf(place.state))),
    ),
    country: verdict(
      countryCode,
      label.country_code || label.country,
      (name) => findCountry(name) === countryCode,
    ),
    timeZone: verdict(place.timeZone, label.time_zone, (zone) => clockOf(zone) === clockOf(place.timeZone)),
  }
}

/** A zone under its canonical name: Asia/Saigon is Asia/Ho_Chi_Minh. */
function clockOf(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
}
