import type { ImportColumn } from '../domain/business/import-columns.ts'
import { mix, Random } from '../domain/random.ts'
import { sampleAbout } from './about-attributes.ts'
import type { Kind } from './names/language.ts'
import { byWeight, type City, type Country, compileCountry, type District } from './places/country.ts'
import { englishSpeakingCountries } from './places/english-speaking.ts'
import { france } from './places/france.ts'
import { germany } from './places/germany.ts'
import { japan } from './places/japan.ts'
import { korea } from './places/korea.ts'
import { southeastAsia } from './places/southeast-asia.ts'
import { turkey } from './places/turkey.ts'
import { expand, type Spot } from './template.ts'
import { type HoursStyle, sampleHours } from './working-hours.ts'

export const sampleCities: readonly City[] = [
  korea,
  turkey,
  japan,
  germany,
  france,
  ...englishSpeakingCountries,
  ...southeastAsia,
].flatMap(compileCountry)

const citiesByWeight: readonly City[] = byWeight(sampleCities)

/** A row with the data from which it was made. */
interface Sample {
  readonly row: SampleRow
  readonly city: City
  readonly kind: Kind
}

/**
 * Rows of invented businesses in real streets, in constant memory. The same seed gives the same rows. `quirks` adds
 * the mistakes of real exports; without them every row can be imported.
 */
export function* sampleRows(options: {
  seed: number
  rows: number
  quirks: boolean
}): Generator<SampleRow, void, undefined> {
  for (let index = 0; index < options.rows; index++) yield sampleAt(index, options).row
}

/** The row at an index, counted from 0. */
export function sampleAt(index: number, { seed, quirks }: { seed: number; quirks: boolean }): Sample {
  if (!quirks) return sampleClean(seed, index, 'plain')
  const random = new Random(seed ^ quirkStream, index)
  if (isRepeat(random)) return sampleClean(seed, Math.max(0, index - 1 - random.below(5000)), 'plain')
  const sample = sampleClean(seed, index, sampleHoursStyle(random))
  applyQuirks(sample.row, sample.city.country, random)
  return sample
}

/** Quirks use a separate stream of random numbers, so that a row is the same business with and without them. */
const quirkStream = 0x51a7c0de

function sampleClean(seed: number, index: number, hoursStyle: HoursStyle): Sample {
  const random = new Random(seed, index)
  const placeId = samplePlaceId(seed, index, random)
  const city = random.pick(citiesByWeight)
  const district = random.pickFront(city.districts)
  const spot = sampleSpot(city, district, random)
  const kind = random.pick(city.country.kinds)
  const name = expand(kind.names, random, spot)
  const reviews = sampleReviews(kind.trade.medianReviews, random)
  const about = sampleAbout(kind.trade.about, random)
  const link = sampleLocationLink(name, district, random)
  const row: SampleRow = {
    name,
    category: random.chance(0.68) ? kind.category : kind.localCategory,
    full_address: expand(city.country.addresses, random, spot),
    postal_code: spot.postal,
    country: city.country.names[0],
    phone: random.chance(0.07) ? '' : expand(city.phones, random, spot),
    rating: reviews > 0 ? sampleRating(reviews, random) : '',
    reviews: String(reviews),
    photo: '',
    // Picked last, because the style alone may change how many random numbers are used.
    working_hours: sampleHours(kind.trade.hours, hoursStyle, random),
    about,
    place_id: placeId,
    location_link: link,
  }
  return { row, city, kind }
}

function sampleSpot(city: City, district: District, random: Random): Spot {
  const spot: Spot = {
    city: city.name,
    town: city.town,
    district: district.name,
    hood: random.pickFront(district.hoods),
    road: random.pickFront(district.roads),
    postal: '',
    area: district.area,
  }
  const lanes = city.sideStreets
  if (lanes && spot.road.endsWith(lanes.of) && random.chance(0.55))
    spot.road += expand(lanes.as, random, spot)
  spot.postal = expand(district.postals, random, spot)
  return spot
}

/** Log-normal: many businesses with few reviews, and a few with tens of thousands. */
function sampleReviews(median: number, random: Random): number {
  return Math.floor(median * Math.exp(1.5 * random.bell()))
}

/** Around 4.4. Ratings with few reviews scatter more, and low ratings are farther from the mean than high ones. */
function sampleRating(reviews: number, random: Random): string {
  const bell = random.bell()
  const spread = 0.22 + 0.7 / Math.sqrt(reviews)
  const rating = 4.42 + spread * (bell < 0 ? 1.5 * bell : bell)
  return String(Math.round(Math.min(5, Math.max(1, rating)) * 10) / 10)
}

function sampleLocationLink(name: string, district: District, random: Random): string {
  const latitude = (district.latitude + 0.006 * random.bell()).toFixed(7)
  const longitude = (district.longitude + 0.007 * random.bell()).toFixed(7)
  const title = encodeURIComponent(name).replaceAll('%20', '+')
  return `https://www.google.com/maps/place/${title}/@${latitude},${longitude},14z/data=!4m8!1m2!2m1!1s${title}!3m4!1s0x0:0x0!8m2!3d${latitude}!4d${longitude}`
}

/** Whether a row repeats an earlier one with the same place id, as exports of overlapping searches do. */
function isRepeat(random: Random): boolean {
  return random.chance(0.005)
}

function sampleHoursStyle(random: Random): HoursStyle {
  const x = random.next()
  if (x < 0.45) return 'short'
  if (x < 0.7) return 'lists'
  if (x < 0.78) return 'typographic'
  return x < 0.82 ? 'one-day' : 'plain'
}

/** Makes a clean row look like one of a real export: with gaps, numbers that became texts, and other spellings. */
function applyQuirks(row: SampleRow, country: Country, random: Random): void {
  row.postal_code = quirkyPostalCode(row.postal_code, random)
  if (random.chance(0.6)) row.phone = internationalPhone(row.phone, country.dialCode)
  row.country = random.chance(0.85) ? row.country : random.pick(country.names)
  if (random.chance(0.02)) row.country = ''
  if (random.chance(0.15) && row.reviews) row.reviews += '.0'
  if (random.chance(0.03)) row.rating = row.rating.replace('.', ',')
  leaveGaps(row, random)
}

function quirkyPostalCode(code: string, random: Random): string {
  const x = random.next()
  if (x < 0.08) return 'None'
  // A spreadsheet that takes the code for a number also drops its leading zeros.
  return x < 0.35 && /^\d+$/.test(code) ? `${Number(code)}.0` : code
}

/** `02-555-1234` → `+82 2-555-1234`, `(0212) 555 12 34` → `+90 212 555 12 34`. */
function internationalPhone(phone: string, dialCode: string): string {
  return phone && `+${dialCode} ${phone.replace(/^\(?0?(\d+)\)?/, '$1')}`
}

/**
 * A third of the rows lack the category, address or phone. Two in a thousand lack a field that every listing needs.
 */
function leaveGaps(row: SampleRow, random: Random): void {
  const x = random.next()
  if (x < 0.06) row.category = ''
  else if (x < 0.18) row.full_address = ''
  else if (x < 0.3) row.phone = ''
  if (x < 0.03 || (x > 0.12 && x < 0.15)) row.phone = ''
  const y = random.next()
  if (y < 0.001) row.name = ''
  else if (y < 0.002) row.place_id = ''
}

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * A place id in Google's form: the base64url of two tagged 64-bit numbers. So it starts with `ChIJ`, has an `R` in
 * the middle, and two of its characters end in zero bits. It is unique for each index, because six characters are a
 * bijection of it.
 */
function samplePlaceId(seed: number, index: number, random: Random): string {
  let id = 'ChIJ'
  let unique = mix(index ^ mix(seed))
  for (let i = 0; i < 5; i++) {
    id += base64url.charAt(unique & 63)
    unique >>>= 6
  }
  id += base64url.charAt(unique | (random.below(16) << 2))
  id += letters(4, random) + base64url.charAt(random.below(16) << 2)
  return `${id}R${letters(10, random)}${base64url.charAt(random.below(16) << 2)}`
}

function letters(count: number, random: Random): string {
  let text = ''
  for (let i = 0; i < count; i++) text += base64url.charAt(random.below(64))
  return text
}

/** Column → text as in an exported workbook; '' if empty. */
export type SampleRow = Record<ImportColumn, string>
