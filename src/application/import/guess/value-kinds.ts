import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { findCountryName } from '../../../domain/address/country/find-country.ts'
import { isKoreanMunicipality } from '../../../domain/address/korea/municipalities.ts'
import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { coordinatesOf } from '../../../domain/address/map-link.ts'
import { hoursInWords } from '../../../domain/business/listing.ts'
import { isSection } from '../../../domain/category/sections.ts'
import { tradeOf } from '../../../domain/category/taxonomy.ts'
import { parseDayHours } from '../../../domain/opening-hours/day-hours.ts'
import { parseOpeningHours } from '../../../domain/opening-hours/parse-opening-hours.ts'
import { isPlaceholder } from '../../../domain/text/clean-text.ts'
import { isErrorText } from '../../../domain/text/error-text.ts'
import { fold } from '../../../domain/text/fold.ts'
import { isStatus } from '../rows/closing/closing-status.ts'
import { isDate, isEmail, isLink, isNumber } from '../tables/unfit-cell.ts'

/** What a cell's text can be, by itself. */
export type ValueKind =
  | 'link'
  | 'mapLink'
  | 'photo'
  | 'degrees'
  | 'beyondLatitude'
  | 'phone'
  | 'marksPhone'
  | 'hours'
  | 'clock'
  | 'rating'
  | 'count'
  | 'postalCode'
  | 'markedCode'
  | 'googleId'
  | 'status'
  | 'country'
  | 'town'
  | 'trade'
  | 'address'
  | 'house'
  | 'words'

/** What the cells of a column share. */
export interface ColumnProfile {
  /** Cells with a text, of those looked at. */
  readonly filled: number
  /** Different texts among them, 0 to 1. */
  readonly distinct: number
  /** Share of the filled cells that can be of a kind. */
  readonly share: (kind: ValueKind) => number
  /** The middle length of their texts. */
  readonly length: number
}

const mapHosts = [
  'google.com/maps',
  'maps.google.',
  'goo.gl/maps',
  'maps.app.goo.gl',
  'place.map.kakao.com',
  'map.kakao.com',
  'map.naver.com',
  'place.naver.com',
  'naver.me/',
  'openstreetmap.org',
  'maps.apple.com',
  'osm.org',
  '2gis.',
  'yandex.ru/maps',
  'yandex.com/maps',
  'yandex.com.tr/maps',
  'waze.com',
  'bing.com/maps',
]
const googleMaps = /google\.[a-z.]{2,8}\/maps/
const pictures = /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i
const pictureHosts = ['googleusercontent.com', 'ggpht.com', 'pstatic.net', 'streetviewpixels']
const degrees = /^-?\d{1,3}[.,]\d{3,}$/
const phoneForm = /^[+(]?[+\d][\d ().\-–/]{5,24}$/
const registration = /^\d{3}-\d{2}-\d{5}$/
const phoneMarks = /^\+|^\(?0\d|\d[ )-]\d/
const ratingForm = /^[0-5](?:[.,]\d{1,2})?(?: ?\/ ?5| ?점| ?stars?)?$/i
const countForm = /^\(?\d{1,3}(?:[.,]?\d{3}){0,2}(?:\.0)?\)?$/
const postalForm =
  /^(?:\d{4,6}(?:\.0)?|\d{5}-\d{3,4}|\d{3}-\d{4}|\d{2}-\d{3}|\d{3} \d{2}|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{4} ?[a-z]{2})$/i
/** Forms that hardly anything but a postal code has: those of Poland, Portugal, Brazil, Canada, Britain and the Netherlands. */
const markedCode =
  /^(?:\d{2}-\d{3}|\d{4,5}-\d{3}|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|[1-9]\d{3} ?[a-z]{2})$/i
const googleId = /^ChIJ[\w-]{10}/
/** Words of streets, in the languages of common files. */
const streetWords = new Set(
  'st street ave avenue rd road blvd boulevard dr drive ln lane hwy highway way suite ste unit rue allee chemin quai place impasse calle carrera cra cl av avenida avda paseo plaza via viale piazza corso rua travessa praca rodovia ul ulica aleja sok sokak sk cad cadde caddesi mah mahallesi mh bulvari no nr straat laan weg plein utca ut ter strada bulevardul duong pho jalan jl soi улица ул пр просп проспект пер д'.split(
    ' ',
  ),
)
const streetEnds = 'str strasse gasse platz weg allee straat laan gatan vagen gade vej katu tie utca'.split(
  ' ',
)
const koreanStreet = /[가-힣\d][로길동리가]\s?\d/
const eastAsianStreet = /丁目|番地|[都道府県市区町村]\p{Script=Han}|[省市区县縣區路街道].{0,12}[号號\d]/u

/** A street and its house, without a word for the street: `Karlova 12`, `Meir 5a`. */
const house = /^\p{L}[\p{L} .'’-]{2,40} \d{1,4}(?:[/-]\d{1,4})? ?[a-z]?$/iu
const longestTown = 40
const longestTrade = 80

function kindsOf(cell: string): ValueKind[] {
  if (isLink(cell)) return kindsOfLink(cell)
  if (isEmail(cell) || isDate(cell)) return []
  if (/^[[{]/.test(cell)) return kindsOfObject(cell)
  const kinds: ValueKind[] = []
  if (coordinatesOf(cell)) kinds.push('mapLink')
  if (degrees.test(cell)) kinds.push('degrees')
  if (degrees.test(cell) && Math.abs(Number(cell.replace(',', '.'))) > 90) kinds.push('beyondLatitude')
  if (phoneForm.test(cell) && isPhoneLong(cell) && !registration.test(cell) && !degrees.test(cell)) {
    kinds.push('phone')
    if (phoneMarks.test(cell)) kinds.push('marksPhone')
  }
  if (ratingForm.test(cell)) kinds.push('rating')
  if (countForm.test(cell)) kinds.push('count')
  if (postalForm.test(cell)) kinds.push('postalCode')
  if (markedCode.test(cell)) kinds.push('markedCode')
  if (googleId.test(cell)) kinds.push('googleId')
  if (clock.test(cell)) kinds.push('clock')
  if (allNight.test(cell) || (hoursForms.some((form) => form.test(cell)) && readsAsHours(cell)))
    kinds.push('hours')
  if (/\p{L}/u.test(cell) && !isNumber(cell)) kinds.push(...kindsOfWords(cell))
  return kinds
}

const isPicture = (cell: string) => pictures.test(cell) || pictureHosts.some((host) => cell.includes(host))

function kindsOfLink(cell: string): ValueKind[] {
  if (isPicture(cell)) return ['link', 'photo']
  const folded = cell.toLowerCase()
  const isMap = mapHosts.some((host) => folded.includes(host)) || googleMaps.test(folded)
  return isMap || coordinatesOf(cell) ? ['link', 'mapLink'] : ['link']
}

function kindsOfObject(cell: string): ValueKind[] {
  if (isPicture(cell)) return ['photo']
  // `["Monday: 7:00 AM – 5:00 PM"]` is a list of words, too.
  const isOfWords = /^\[\s*["']\p{L}/u.test(cell)
  if (isOfWords && !clock.test(cell)) return ['words']
  return readsAsHours(cell) ? ['hours'] : isOfWords ? ['words'] : []
}

function isPhoneLong(cell: string): boolean {
  const digits = cell.replace(/\D/g, '').length
  return digits >= 7 && digits <= 15
}

function readsAsHours(cell: string): boolean {
  if (!/\d/.test(cell) || cell.length > 4000) return false
  const { hours, unread } = parseOpeningHours(cell)
  const inWords = hours[hoursInWords]
  if (inWords !== undefined) return parseDayHours(inWords) !== null
  return !unread && Object.keys(hours).length > 0
}

const clock = /\d{1,2}(?::\d{2}| ?[ap]\.?m|시|時| ?[صم](?!\p{L}))|\b24 ?(?:h|시간|hours)/iu

/** `pn-pt 6-18`, `codziennie 8.00-20.00`. */
const rangeInWords = /^(?=.*\p{L}{2}).{0,200}?\d{1,2}(?:[.h]\d{2})? ?[-–—~] ?\d{1,2}/u
/** `8h-20h`, `ma-vr 9u-18u`, `M-F 5a-10p`. */
const rangeOfLetters = /\d{1,2} ?(?:[hua]|uhr)(?:\d{2})? ?[-–—~] ?\d{1,2} ?(?:[hup]|uhr)(?!\p{L})/iu
/** `täglich ab 11 bis 23 Uhr`, `Tues thru Sat 10 to 6`, `Seg a Sex 9h às 18h`. */
const rangeOfWords =
  /\d{1,2} ?(?:h(?:\d{2})?|uhr|[ap]m)? (?:to|till?|bis|tot|a|à|as|às|al|do|до|til|kl) \d{1,2}(?!\d)/iu
/** From one of these on a cell is worth reading. */
const hoursForms = [clock, rangeInWords, rangeOfLetters, rangeOfWords]
/** Without a figure. */
const allNight = /^non[- ]?stop$/i

function kindsOfWords(cell: string): ValueKind[] {
  const kinds: ValueKind[] = []
  const folded = fold(cell)
  if (isStatus(cell)) kinds.push('status')
  if (cell.length > 3 && findCountryName(cell) !== '') kinds.push('country')
  if (house.test(cell)) kinds.push('house')
  if (isAddress(cell, folded)) kinds.push('address')
  else {
    if (cell.length <= longestTown && isTown(cell)) kinds.push('town')
    if (cell.length <= longestTrade && !isSection(cell) && tradeOf(cell)?.isGuess === false)
      kinds.push('trade')
  }
  if (cell.length >= 2 && cell.length <= 150) kinds.push('words')
  return kinds
}

function isTown(cell: string): boolean {
  if (/\d/.test(cell)) return false
  const korean = cell.split(' ').at(-1) ?? ''
  return isKoreanMunicipality(korean) || listCitiesNamed(cell).length > 0
}

function isAddress(cell: string, folded: string): boolean {
  if (cell.length < 6) return false
  if (koreanStreet.test(cell) || eastAsianStreet.test(cell)) return true
  const first = cell.split(' ', 1)[0] ?? ''
  if (cell.length > 8 && /[가-힣]/.test(first) && cell.includes(' ') && findProvince(first)) return true
  if (!/\d/.test(cell)) return false
  const words = folded.split(/[\s,.]+/)
  const isStreet = (word: string) =>
    streetWords.has(word) || streetEnds.some((end) => word.length > end.length && word.endsWith(end))
  return cell.includes(',') || words.some(isStreet)
}

const cellsJudged = 60

/** Looks at the first filled cells of a column. Placeholders and error texts count as empty. */
export function profileOf(cells: Iterable<string>): ColumnProfile {
  const counts = new Map<ValueKind, number>()
  const seen = new Set<string>()
  const lengths: number[] = []
  for (const each of cells) {
    const cell = each.trim()
    if (cell === '' || isPlaceholder(cell) || isErrorText(cell)) continue
    lengths.push(cell.length)
    seen.add(cell)
    for (const kind of kindsOf(cell)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    if (lengths.length === cellsJudged) break
  }
  const filled = lengths.length
  return {
    filled,
    distinct: filled === 0 ? 0 : seen.size / filled,
    share: (kind) => (filled === 0 ? 0 : (counts.get(kind) ?? 0) / filled),
    length: lengths.sort((a, b) => a - b)[Math.floor(filled / 2)] ?? 0,
  }
}
