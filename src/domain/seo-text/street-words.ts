import { canonicalCity } from '../address/canonical-city.ts'
import { fold } from '../text/fold.ts'
import type { Neighbour } from './template.ts'

const longestStreet = 30
const koreanArea =
  /^(?:대한민국|\S+(?:특별시|광역시|자치시|자치도|[가-힣]{2}도|[가-힣]시|[가-힣]군)|\S*[가-힣]구|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)$/
/** A word and a number of its own: a part without them is a building, a town or an area. */
const numberedStreet = /^(?=.*\p{L}{3})(?=.*(?<![\p{L}\d])\d)/u
/** Other scripts; parts of a building or a plot; a dot without its word, a number without its space. */
const noStreet =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}‘’“”()]|\b(?:floor|flat|plot|gate|shop|door|block|blk|lot|phase|purok|unit|suite|room)\b|\bno\b| \.|\d{2}\p{L}{3}/iu
/** `Survey 15/2`, `4th Floor`, `lokal 13`: a part of a building or of the land. */
const partBeginning =
  /^(?:[\p{L}\d&]{1,10} (?:(?:st|nd|rd|th) )?)?(?:floor|flat|plot|shop|door|block|blk|lot|phase|purok|prk|unit|suite|ste|room|level|pillar|survey|lokal|bldg|building|apt|office|barangay|brgy)\b/iu
/** `F962+FVV`: a place on the globe, in letters. */
const plusCode = /^[\dA-Z]{4,8}\+[\dA-Z]{2,3}\b/
/** A word, or one of the short ones of American roads: `2511 2nd St W`, `20000 US-72`. */
const roadName = /\p{L}{3}|[\p{Script=Hangul}\p{Script=Han}]{2}|\d(?:st|nd|rd|th) \p{L}|\b[A-Z]{2}[- ]\d/u

/** The first part of an address below its city that names a road or a place, and no floor, plot or number; '' if there is none. */
export function roadIn(street: string): string {
  const parts = street.split(',').map((part) => part.trim())
  const road = parts.find((part) => roadName.test(part) && !partBeginning.test(part) && !plusCode.test(part))
  return road?.replace(openEnd, '') ?? ''
}

/** `Ste.` or `#` before a comma, without its number. */
const openEnd = / (?:(?:ste|suite|unit|apt)\.?|#)$/i

/** What maps say of a road whose name they do not know. */
const unnamedRoad = /^unnamed (?:road|rd|street|st)\b\.?(?:, *)?/i

/** Whether a part of an address is the listing's city, in any of its spellings: `Beograd` of Belgrade. */
export const isOwnCity = (part: string, { city, countryCode }: Pick<Neighbour, 'city' | 'countryCode'>) =>
  fold(canonicalCity(part, countryCode)) === fold(canonicalCity(city, countryCode))

/** An address as a text says it: without a road that has no name, and '' if then only the city is left. */
export function saidAddress(listing: Pick<Neighbour, 'address' | 'city' | 'countryCode'>): string {
  const said = listing.address.replace(unnamedRoad, '')
  return said !== listing.address && isOwnCity(said, listing) ? '' : said
}

function readStreet({ address, city, countryCode }: Neighbour): string {
  const first = (address.split(/[,(]/, 1)[0] ?? '').trim().replace(openEnd, '')
  const words = first.split(/\s+/)
  while (countryCode === 'KR' && koreanArea.test(words[0] ?? '')) words.shift()
  const street = words.join(' ')
  // `8001 Zürich` and `Beograd 11000` are towns.
  const town = street.replace(/^\d{4,6} | \d{4,6}$/, '')
  return !isOwnCity(town, { city, countryCode }) &&
    street.length <= longestStreet &&
    numberedStreet.test(street) &&
    !noStreet.test(street) &&
    !partBeginning.test(street)
    ? street
    : ''
}

const streets = new WeakMap<Neighbour, string>()

/**
 * The street of an address without city and district: `와우산로 21`; '' if the address does not begin with one. It is remembered,
 * because a listing is the neighbour of many.
 */
export function streetOf(neighbour: Neighbour): string {
  const known = streets.get(neighbour)
  if (known !== undefined) return known
  const street = readStreet(neighbour)
  streets.set(neighbour, street)
  return street
}
