import { findCountry } from '../../../domain/address/country/find-country.ts'
import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { cleanPostalCode } from '../../../domain/address/postal-code.ts'
import type { RatingScale } from '../../../domain/business/rating.ts'
import { type Projection, withoutProjection } from '../../../domain/geo/projections.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import { withPlainAddress } from '../columns/address-kinds.ts'
import type { CodeForm } from '../columns/code-parts.ts'
import { headersNaming, namesOfProfessionals } from '../columns/columns.ts'
import { headerKey, headerKeys } from '../columns/header-keys.ts'
import type { PersonColumns } from '../columns/person-headers.ts'
import { withClosingHour } from '../hours/closing-days.ts'
import {
  findHoursColumns,
  type HoursColumns,
  indexesOfHours,
  noHoursColumns,
} from '../hours/hours-columns.ts'
import { withLines } from './address-lines.ts'
import { closingHeaders } from './closing/closing-words.ts'
import { companionNames } from './companion-names.ts'
import { disusedColumns, remarkColumns, withStatusOfCustomers } from './remark-columns.ts'
import { includes, namesTown } from './town-in-text.ts'
import { townLineOf } from './town-line.ts'

type Companion = keyof typeof companionNames

/** The columns that complete those of the listing: where each is in a row, and what the table says of all its rows. */
export interface Companions {
  /** Indexes of each, the first header of its list first. */
  readonly cells: Readonly<Partial<Record<Companion, readonly number[]>>>
  readonly hours: HoursColumns
  /** Indexes of remarks, which may say that a business has closed. Nothing else is read of them, so they do not count as used. */
  readonly remarks?: readonly number[]
  /** Indexes of what a place was before: `disused:shop`. */
  readonly disused?: readonly number[]
  /** Indexes of columns in which `x` marks what their header asks, and does not say no. */
  readonly ticked?: readonly number[]
  /** Whether the status is that of a licence, which says of other rows that it is valid: one that has expired is of a business no more. */
  readonly isLicence?: boolean
  /** The parts of the names of persons who are businesses. */
  readonly person?: PersonColumns
  /** The trade of all rows, by the header of their names. */
  readonly trade?: string
  /** Whether the names are numbered: `1. Elm Cafe`. */
  readonly isRanked?: boolean
  /** What the best rating is: 5, or 10. */
  readonly ratingScale?: RatingScale
  /** How the halves of postal codes are joined. */
  readonly codeForm?: CodeForm
  /** In which latitude and longitude are metres on a map. */
  readonly projection?: Projection
}

/** A table in which no column completes another. */
export const noCompanions: Companions = { cells: {}, hours: noHoursColumns }

type Known = readonly [name: string, place: { readonly companion: Companion; readonly rank: number }]

function knownHeaders(): Known[] {
  const listed = (Object.keys(companionNames) as Companion[]).flatMap((companion) =>
    companionNames[companion]
      .split('|')
      .map((header, rank): Known => [headerKey(header), { companion, rank }]),
  )
  const further = (companion: Companion, column: Parameters<typeof headersNaming>[0]) =>
    headersNaming(column).map((header, rank): Known => [headerKey(header), { companion, rank: rank + 100 }])
  // A second column of phones has a name of the first: `phone` beside `contact:phone`, `Festnetz` beside `Mobil`.
  const phones = further('otherPhone', 'phone')
  // Where the trade is empty, another column of trades may have it.
  const trades = further('otherCategory', 'category')
  const asked = closingHeaders.map(([companion, text]): Known => [headerKey(text), { companion, rank: 200 }])
  return [...trades, ...phones, ...asked, ...listed.toReversed()]
}

const known = new Map(knownHeaders())
const longestHeader = 60

/** A header's own name counts more than the end of its path, and than one of its alternatives. */
function placeOf(header: string): Known[1] | undefined {
  const found = headerKeys(withoutProjection(header)).map((key) => known.get(key) ?? known.get(latinKey(key)))
  const at = found.findIndex(Boolean)
  const place = found[at]
  return place && { ...place, rank: place.rank + (at > 0 ? 1000 : 0) }
}

/** What numbers the houses of a street beside it, and the rows of a table elsewhere. */
const houseBeside = new Set(['n', 'no', 'nr', 'num', 'nro', 'nº', 'č', 'br', 'broj', 'број'])

/** The data set of Yelp means with `is_open` whether the business is still one; elsewhere it may be of this hour. */
const isOfYelp = (key: string, header: readonly string[]) =>
  key === 'isopen' && header.some((cell) => headerKey(cell) === 'businessid')

/** Has the letters of `Opens at`; and OpenStreetMap's nodes and ways, which are no trades. */
const noCompanion = /^(?:open[\s_:-]{1,3}sat|@type)$/i

/** `번호` numbers the rows, unless an area code or an exchange stands before it. */
function withoutLoneNumber({ lineNumber, ...rest }: Companions['cells']): Companions['cells'] {
  const before = [...(rest.areaCode ?? []), ...(rest.exchange ?? [])]
  const behind = lineNumber?.filter((index) => before.includes(index - 1)) ?? []
  return behind.length > 0 ? { ...rest, lineNumber: behind } : rest
}

/** Finds the columns of a header that complete others. `taken` are those that the listing's own columns use. */
export function findCompanions(written: readonly string[], taken: ReadonlySet<number>): Companions {
  const header = withPlainAddress(written)
  const found = new Map<Companion, { index: number; rank: number }[]>()
  const others: [number, string][] = []
  for (const [index, cell] of header.entries()) {
    if (taken.has(index) || cell === '' || cell.length > longestHeader) continue
    const named = noCompanion.test(cell) ? undefined : placeOf(cell)
    const place =
      named && isOfYelp(headerKey(cell), header) ? { ...named, companion: 'active' as const } : named
    if (!place) {
      others.push([index, cell])
      continue
    }
    const same = found.get(place.companion) ?? []
    found.set(place.companion, [...same, { index, rank: place.rank }])
  }
  const street = found.get('street')?.[0]?.index
  const beside = others.find(
    ([index, cell]) =>
      Math.abs(index - (street ?? -9)) === 1 && headerKeys(cell).some((key) => houseBeside.has(key)),
  )
  if (beside && !found.has('house')) found.set('house', [{ index: beside[0], rank: 0 }])
  const all: Companions['cells'] = Object.fromEntries(
    [...found].map(([companion, same]) => [
      companion,
      same.sort((a, b) => a.rank - b.rank).map(({ index }) => index),
    ]),
  )
  const cells = withoutLoneNumber(withStatusOfCustomers(withClosingHour(all, header), header))
  const { opensAt, closesAt, ...rest } = cells
  const person = namesOfProfessionals(header)
  const [open, close] = [opensAt?.[0], closesAt?.[0]]
  const remarks = remarkColumns(header, taken)
  const disused = disusedColumns(header, taken)
  return {
    ...(remarks.length > 0 && { remarks }),
    ...(disused.length > 0 && { disused }),
    // A column of openings alone may hold whole hours: its cells must tell.
    cells: open === undefined || close === undefined ? rest : cells,
    ...(person && { person }),
    hours: {
      ...findHoursColumns(others),
      ...(open !== undefined && close !== undefined && { daily: { open, close } }),
      ...(cells.closedDays?.[0] !== undefined && { closedDays: cells.closedDays[0] }),
    },
  }
}

/** Indexes that companions use. */
export function indexesOf({ cells, hours, person }: Companions): number[] {
  return [...Object.values(cells).flat(), ...indexesOfHours(hours), ...(person?.parts ?? [])]
}

/** The companions with those that were guessed. */
export function withGuessed(
  companions: Companions,
  guesses: readonly { readonly column: string; readonly index: number }[],
): Companions {
  const cells: Partial<Record<Companion, readonly number[]>> = { ...companions.cells }
  for (const { column, index } of guesses)
    if (Object.hasOwn(companionNames, column)) cells[column as Companion] = [index]
  return { ...companions, cells }
}

export type ReadCell = (index: number) => string

/** The first filled cell of a companion; '' if there is none. */
export function companionCell(companions: Companions, companion: Companion, read: ReadCell): string {
  for (const index of companions.cells[companion] ?? []) {
    const text = read(index)
    if (text !== '') return text
  }
  return ''
}

const statesBeforeCode = new Set(['US', 'CA', 'AU', ''])
/** Where the house comes before the street. */
const houseFirst = new Set('US CA AU NZ GB IE FR LU MC IN ZA SG MY PH HK VN TH'.split(' '))
/** Where the quarter stands before the street: `Bahariye Mah. 1671 Sok. No:42`. */
const quarterFirst = new Set(['TR', 'AZ', 'SA', 'AE', 'EG', ''])
const isKorean = /[가-힣]/
const isHan = /\p{Script=Han}[市区町村縣县郡區]/u

interface AddressCells {
  readonly address: string
  readonly postalCode: string
  readonly country: string
}

/** The address with its town, state and code where these have columns of their own, or the lot's address where the road has none. */
export function completeAddress(
  companions: Companions,
  read: ReadCell,
  { address, postalCode, country }: AddressCells,
): string {
  const countryCode = findCountry(country)
  const street = wholeStreet(
    companions,
    read,
    address || companionCell(companions, 'lotAddress', read),
    countryCode,
  )
  const line = townLineOf(companionCell(companions, 'townLine', read), countryCode)
  if (line !== '') return includes(street, line) ? street : join([street, line])
  const city = companionCell(companions, 'city', read)
  const district = notNumber(companionCell(companions, 'district', read))
  if (isKorean.test(city)) return koreanAddress(companions, read, street, city)
  if (isHan.test(city)) return hanAddress(companions, read, street, city)
  const place = namesTown(street, city, countryCode) ? '' : city
  const part = includes(street, district) || includes(city, district) ? '' : district
  const state = notNumber(companionCell(companions, 'state', read))
  const isInLines = companions.cells.addressLines !== undefined
  if (city === '' && part === '' && state === '' && !isInLines) return street
  const code = cleanPostalCode(postalCode, countryCode)
  if (city === '') return withoutTown({ street, part, state, code }, countryCode)
  // A whole address needs nothing, and its borough would stand behind its code.
  if (place === '') return street
  return statesBeforeCode.has(countryCode)
    ? join([street, part, city, [state, code].filter(Boolean).join(' ')])
    : join([street, part, [code, city].filter(Boolean).join(' '), includes(city, state) ? '' : state])
}

/** '' for the number of a state or of a district. */
const notNumber = (name: string) => (/^\d+$/.test(name) ? '' : name)

interface AddressParts {
  readonly street: string
  /** The suburb or district. */
  readonly part: string
  readonly state: string
  readonly code: string
}

/** The address of a row that names no town: its suburb or its province may be one. What has none of these stays as it is. */
function withoutTown({ street, part, state, code }: AddressParts, countryCode: string): string {
  if (isEastAsian.test(street)) return join([street, part])
  const town = suburbsAreTowns.has(countryCode) ? part : ''
  if (street.includes(',') && (code === '' || includes(street, code))) return street
  const isSaid = includes(street, state) || (town !== '' && includes(state, town))
  const region = isSaid ? '' : state
  const end = statesBeforeCode.has(countryCode) ? [[region, code].filter(Boolean).join(' ')] : [region, code]
  return join([street, town, ...end])
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
const isEastAsian = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Where a row without a town has it as its suburb or district. A district of Madrid is called Salamanca. */
const suburbsAreTowns = new Set('AU NZ GB IE ZA US CA TR VN TH ID PH MY IN SA AE EG'.split(' ').concat(''))

/** Whether an address names its town already. */
function isWhole(companions: Companions, read: ReadCell, given: string, countryCode: string): boolean {
  const city = companionCell(companions, 'city', read)
  if (city === '') return endsWithCode.test(given)
  return given !== '' && namesTown(given, city, countryCode)
}

/** `10 Elm St, Salem, OR 97301`: what stood behind it would hide its code. */
const endsWithCode =
  /, [A-Z]{2},? \d{5}(?:-\d{4})?$|, [A-Z]\d[A-Z] ?\d[A-Z]\d$|, [A-Z]{2} [A-Z]\d[A-Z] ?\d[A-Z]\d$/

/** The street with its house and what belongs to it. */
function wholeStreet(companions: Companions, read: ReadCell, given: string, countryCode: string): string {
  if (isWhole(companions, read, given, countryCode)) return given
  const named = [companionCell(companions, 'streetType', read), companionCell(companions, 'street', read)]
  const street = withLines(
    given || named.filter(Boolean).join(' '),
    (companions.cells.addressLines ?? []).map(read),
    companionCell(companions, 'city', read),
  )
  if (street === '') return street
  const house = companionCell(companions, 'house', read)
  const hasHouse = !/\d/.test(house) || house.length > 12 || includes(street, house)
  const ordered = houseFirst.has(countryCode) ? `${house} ${street}` : `${street} ${house}`
  const quarter = companionCell(companions, 'quarter', read)
  const unit = companionCell(companions, 'unit', read)
  const own = hasHouse ? street : ordered
  if (isKorean.test(own)) return own
  const part = includes(own, quarter) ? '' : quarter
  const rest = includes(own, unit) ? '' : unit
  return quarterFirst.has(countryCode) ? join([part, own, rest]) : join([own, rest, part])
}

/** Korean addresses go from the province to the house. A street that begins with its province is whole. */
function koreanAddress(companions: Companions, read: ReadCell, street: string, city: string): string {
  if (includes(street, city) || findProvince(street.split(' ', 1)[0] ?? '')) return street
  return [companionCell(companions, 'state', read), city, street].filter(Boolean).join(' ')
}

/** Japanese and Chinese addresses go the same way, without spaces. */
function hanAddress(companions: Companions, read: ReadCell, street: string, city: string): string {
  const state = companionCell(companions, 'state', read)
  if (state !== '' && street.startsWith(state)) return street
  const district = companionCell(companions, 'district', read)
  const part = includes(street, district) || !isHan.test(district) ? '' : district
  return [includes(city, state) ? '' : state, includes(street, city) ? '' : city, part, street].join('')
}
