import { canonicalCity } from '../../src/domain/address/canonical-city.ts'
import { findCity, listCitiesNamed } from '../../src/domain/address/cities/find-city.ts'
import { findTown } from '../../src/domain/address/cities/find-town.ts'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { findCountry } from '../../src/domain/address/country/find-country.ts'
import { findProvince } from '../../src/domain/address/korea/provinces.ts'
import { findRegion } from '../../src/domain/address/regions/find-region.ts'
import type { Place } from '../../src/domain/address/resolve-place.ts'
import { fold } from '../../src/domain/text/fold.ts'

/** The label of a row's place, from the row's exporter; null or absent if unknown. */
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
  /** Only of rows whose address names the labelled part of the city. */
  readonly district: Verdict
  readonly state: Verdict
  readonly country: Verdict
  readonly timeZone: Verdict
}

/** The labels of a JSONL file, by the row's number. */
export function readPlaceLabels(text: string): Map<number, PlaceLabel> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Map(lines.map((line): PlaceLabel => JSON.parse(line)).map((label) => [label.row, label]))
}

function verdict(
  derived: string,
  label: string | null | undefined,
  agree: (label: string) => boolean,
): Verdict {
  if (!label) return 'unlabelled'
  if (derived === '') return 'empty'
  return agree(label) ? 'right' : 'wrong'
}

/** `Kim Long, Hue`, `Kadıköy/İstanbul` and `Glattpark (Opfikon)` name a part and the whole. */
const namesIn = (label: string) =>
  [label, ...label.split(/[,/()]/)].map((name) => name.trim()).filter(Boolean)

/** Labels that name no town. */
const noTown = /^(?:city|capital)$/i

/** The township around a town has its post office, and its name. */
const townOf = (name: string) => name.replace(/ township$/i, '')

/** Whether two names are spellings of one town of a country. */
function sameTown(one: string, other: string, countryCode: string): boolean {
  if (cityKey(one) === cityKey(other)) return true
  const [a, b] = [one, other].map((name) =>
    canonicalCity(findTown(name, { countryCode })?.name ?? name, countryCode),
  )
  if (cityKey(a ?? '') === cityKey(b ?? '')) return true
  const known = new Set(listCitiesNamed(one))
  return listCitiesNamed(other).some((city) => city.countryCode === countryCode && known.has(city))
}

function agreeOnCity(place: Place, label: PlaceLabel): (name: string) => boolean {
  const { city, district, state, countryCode } = place
  const ours = [city, district].filter(Boolean)
  return (name) =>
    [...namesIn(name), ...(label.borough ? [label.borough] : [])].some((one) =>
      ours.some(
        (other) => sameTown(other, one, countryCode) || sameTown(townOf(other), townOf(one), countryCode),
      ),
    ) ||
    (findCity(name, { countryCode, state })?.isSection ?? false)
}

const divisionWords =
  /\b(?:province|state|region|county|governorate|prefecture|department|district|oblast|voivodeship|canton|city|of|the)\b/g

/** Whether two names are spellings of one first-level division of a country. */
function sameState(one: string, other: string, countryCode: string): boolean {
  const bare = (name: string) =>
    fold(name)
      .replace(divisionWords, '')
      .replace(/[^\p{L}\p{N}]+/gu, '')
  if (bare(one) === bare(other)) return true
  const [a, b] = [one, other].map((name) =>
    countryCode === 'KR' ? findProvince(name)?.name : findRegion(countryCode, name)?.name,
  )
  return a !== undefined && a === b
}

/** Compares leniently: letter case, diacritics, other names of a place and the boroughs of a city do not count as differences. */
export function comparePlace(place: Place, label: PlaceLabel): PlaceVerdict {
  const { countryCode } = place
  const country = label.country_code || label.country
  return {
    city: verdict(place.city, noTown.test(label.city ?? '') ? '' : label.city, agreeOnCity(place, label)),
    district: verdict(
      place.district,
      namedDistrict(place, label),
      (name) => partKey(name) === partKey(place.district),
    ),
    state: verdict(place.state, label.state, (name) =>
      namesIn(name).some((one) => sameState(place.state, one, countryCode)),
    ),
    country: verdict(countryCode, country, (name) => findCountry(name) === countryCode),
    timeZone: verdict(place.timeZone, label.time_zone, (zone) => clockOf(zone) === clockOf(place.timeZone)),
  }
}

const partKey = (name: string) => cityKey(name.replace(/^(?:brgy\.?|barangay) | (?:district|ward)$/gi, ''))

/** The labelled part of the city, if it is a part of the address too. Most labels have it from the coordinates. */
function namedDistrict({ address, city }: Place, { borough }: PlaceLabel): string {
  if (!borough || partKey(borough) === partKey(city)) return ''
  return address.split(/, | - /).some((part) => partKey(part) === partKey(borough)) ? borough : ''
}

/** A zone under its canonical name: Asia/Saigon is Asia/Ho_Chi_Minh. */
function clockOf(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
