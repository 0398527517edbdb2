import { sampleAbout } from './about-attributes.ts'
import type { Kind } from './names/language.ts'
import { samplePlaceId } from './place-id.ts'
import { citiesByWeight } from './places/cities.ts'
import type { City, District } from './places/country.ts'
import { applyQuirks, isRepeat, sampleHoursStyle } from './quirks.ts'
import { Random } from './random.ts'
import type { SampleRow } from './sample-row.ts'
import { expand, type Spot } from './template.ts'
import { type HoursStyle, sampleHours } from './working-hours.ts'

/** A row with what it was made from. */
export interface Sample {
  readonly row: SampleRow
  readonly city: City
  readonly kind: Kind
}

/**
 * Rows of invented businesses in real streets, the same for the same seed, in constant memory.
 * `quirks` adds what real exports get wrong; without them every row imports.
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

/** Quirks draw from a stream of their own, so that a row is the same business with and without them. */
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
    // The last draw: its style alone may change how many numbers it takes.
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

/** Log-normal: many with a handful, a few with tens of thousands. */
function sampleReviews(median: number, random: Random): number {
  return Math.floor(median * Math.exp(1.5 * random.bell()))
}

/** Around 4.4; few reviews scatter more, and the bad ones trail off further than the good. */
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
