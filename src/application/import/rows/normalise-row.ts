import { coordinatesOf, mapLink } from '../../../domain/address/map-link.ts'
import type { Place } from '../../../domain/address/resolve-place.ts'
import type { RefusalReason } from '../../../domain/administration/refusal-reasons.ts'
import { parseAbout } from '../../../domain/business/attributes/about-attributes.ts'
import type { SheetColumn } from '../../../domain/business/import-columns.ts'
import { type ListingDraft, type OpeningHoursText, visibleStatus } from '../../../domain/business/listing.ts'
import { parsePhotos } from '../../../domain/business/photos.ts'
import { parseRating, parseReviewCount, reviewsInRating } from '../../../domain/business/rating.ts'
import { categoryGroupOf } from '../../../domain/category/taxonomy.ts'
import { saysNoTrade } from '../../../domain/category/trade-in-name.ts'
import type { MappedTrade } from '../../../domain/category/trade-mapping.ts'
import { parsePhone } from '../../../domain/phone/phone.ts'
import { cutText } from '../../../domain/text/cut-text.ts'
import { isIllegible } from '../../../domain/text/repair/repair-text.ts'
import type { RefusedRow } from '../../ports/listing-store.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { type CarriedFields, carriedCity, carriedFields, carriedPlace } from '../columns/carried-fields.ts'
import { joinedCode } from '../columns/code-parts.ts'
import type { ColumnMap } from '../columns/columns.ts'
import { unreadColumns } from '../columns/unread-columns.ts'
import { joinHours } from '../hours/join-hours.ts'
import { pointText } from '../points/point-text.ts'
import {
  type CellNote,
  cellReader,
  cleanCell,
  isDateText,
  misplacedIn,
  noteOf,
  notesOn,
} from '../tables/cell-text.ts'
import { refusedCells } from '../tables/refused-cells.ts'
import { type ClosingReaders, hoursOf, pausedHours, unknownStatus } from './closing/closing.ts'
import { type Companions, companionCell, noCompanions } from './companions.ts'
import { completeAddress } from './complete-address.ts'
import { withDefaultCity, withOnlyTown, withOwnCity } from './default-city.ts'
import { placeOfRow, type RowPlace } from './file-country.ts'
import { isHiddenPost } from './hidden-posts.ts'
import { identifyRow, textLimit } from './identify-row.ts'
import { namedDistrict, placeOfMunicipality } from './named-district.ts'
import { splitPhone } from './phone-in-address.ts'
import { addressInObject, addressInPoint, pointInObject } from './place-object.ts'
import { categoryOf, otherTrade } from './row-category.ts'
import { dialledPhone, localPhone, phoneOf } from './row-phone.ts'

export type NormalisedRow =
  | {
      readonly draft: ListingDraft
      /** The slug in the row, if it has one. */
      readonly slug: string | undefined
      /** What an export of the product says beyond that. */
      readonly carried: CarriedFields | undefined
      readonly hoursUnread: boolean
      /** Whether the trade is told from the name, or from the header of the names. */
      readonly isTradeTold: boolean
      /** Cells left out because they cannot be what their column says. */
      readonly leftOut: number
      /** A status of which nobody knows what it means; '' if there is none. */
      readonly unknownStatus: string
      /** Whether the row says that the place is open, and not only nothing of a closing. */
      readonly saysOpen: boolean
      /** Columns in which the row says something of which nothing could be read. */
      readonly unread: readonly string[]
      /** Cells that a person should look at. */
      readonly notes: readonly CellNote[]
      readonly refused?: never
    }
  | { readonly draft?: never; readonly notes?: never; readonly refused: RefusedRow }

const linkLimit = 2048
/** The form of this product's slugs. */
const slugForm = /^[\p{L}\p{M}\p{N}_-]{1,300}$/u
function refuse(
  row: SheetRow,
  columns: ColumnMap,
  { header = [] }: RowOptions,
  reason: RefusalReason,
): NormalisedRow {
  return { refused: { rowNumber: row.number, reason, cells: refusedCells(row, columns, header) } }
}

/** A row with so many cells that cannot be what their columns say has shifted. */
const fewestShifted = 3
/** So many are enough where more cells stand behind the last header. */
const fewestBeside = 2
const isShiftedBeyond = (unfit: readonly string[], { cells }: SheetRow, { header }: RowOptions): boolean =>
  unfit.filter((column) => column !== 'phone').length >= fewestBeside &&
  header !== undefined &&
  cells.slice(header.length).some((cell) => cell.trim() !== '')

/** Whether the name of a row has lost so many of its letters that nobody would know the business by it. */
const hasLostName = (name: string, notes: readonly CellNote[]): boolean =>
  notes.some(({ column, problem }) => column === 'name' && problem === 'garbled') && isIllegible(name)

/** How rows are read. */
export interface RowOptions {
  readonly deriveIds: boolean
  /** The header cells, by which a refused row is given back. */
  readonly header?: readonly string[]
  readonly companions?: Companions
  /** ISO 3166-1 alpha-2 code of the country that the file's rows share; '' if unknown. */
  readonly country?: string | undefined
  /** English name of the trade of rows that say none, as it was chosen: '' is none. Absent: the header of the names may tell it. */
  readonly trade?: string
  /** The city of rows that say none. */
  readonly city?: string
  /** What administrators say that texts mean. */
  readonly mapped?: MappedTrade
}

interface RowCells {
  readonly cell: (column: SheetColumn) => string
  readonly at: (index: number) => string
  readonly companions: Companions
  readonly address: string
  readonly link: string
  readonly country?: string | undefined
}

const linkOf = (cell: RowCells['cell']) => mapLink(cutText(cell('location_link'), linkLimit))

/** A town that nobody knows, as registers write it: `WOODHAVEN` is Woodhaven. */
function inMixedCase(city: string): string {
  if (!/^[A-Z][A-Z .'-]{3,60}$/.test(city)) return city
  return city.toLowerCase().replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase())
}

const codeOf = (companions: Companions, at: (index: number) => string): string =>
  companions.codeForm === undefined
    ? ''
    : joinedCode(
        companions.codeForm,
        companionCell(companions, 'codeStart', at),
        companionCell(companions, 'codeEnd', at),
      )

/** `1303 US-72 NULL, Killen`: what programs write for a part that they do not have. */
const hole = /(?:^| )(?:NULL|undefined|NaN)$/

/** An address without the words for missing parts, and without the commas around them. */
function withoutHoles(address: string): string {
  if (!/NULL|undefined|NaN/.test(address)) return address
  const parts = address.split(',').map((part) => part.replace(hole, '').trim())
  return parts.filter(Boolean).join(', ')
}

/** What stands before an address where a page has named it: `Address: 12 Elm St`. */
const addressLabel =
  /^(?:address|adresse|anschrift|direcci[oó]n|endereço|indirizzo|adres|adresa|주소|住所|地址|адрес|địa chỉ|alamat|ที่อยู่|العنوان) ?[:：] ?/iu

/** What a row says of where it is. `country` is the file's. */
function rowPlaceOf({ cell, at, companions, address, link, country: fileCountry = '' }: RowCells): RowPlace {
  const postalCode = cell('postal_code') || codeOf(companions, at)
  const country = cell('country')
  const own = splitPhone(withoutHoles(addressInObject(address) || address).replace(addressLabel, ''))
  const phone = phoneOf(companions, at, cell('phone')) || own.phone
  const held =
    own.address === '' ? (companions.cells.point ?? []).map(at).map(addressInPoint).find(Boolean) : ''
  const parts = { address: held || own.address, postalCode, country: country || fileCountry }
  const point = coordinatesOf(link) ? '' : pointText(companions, at, parts.country) || pointInObject(address)
  return {
    address: cutText(completeAddress(companions, at, parts), textLimit),
    city: companionCell(companions, 'city', at),
    postalCode,
    country,
    locationLink: point || link,
    phone,
  }
}

/** The same for a row of a sample, before the file's country is known. */
export function samplePlace(row: SheetRow, columns: ColumnMap, companions: Companions): RowPlace {
  const cell = cellReader(row, columns)
  const at = (index: number) => cleanCell(row.cells[index] ?? '')
  return rowPlaceOf({ cell, at, companions, address: cell('full_address'), link: linkOf(cell) })
}

interface ReadFields {
  readonly placeId: string
  readonly name: string
  readonly category: string
  readonly place: Place
  readonly hours: OpeningHoursText
  readonly isGone: boolean
  /** As the row has them. */
  readonly link: string
  readonly phone: string
}

/** Field by field, as copying several objects into one takes longer than reading most cells. */
function draftOf(
  { placeId, name, category, place, hours, isGone, link, phone: written }: ReadFields,
  cell: RowCells['cell'],
  { ratingScale }: Companions,
): ListingDraft {
  const { phone, phoneE164 } = parsePhone(localPhone(written, place), place.countryCode)
  const [rating, reviews] = [cell('rating'), cell('reviews')]
  const photos = parsePhotos(cell('photo'))
  const { about, description } = parseAbout(cell('about'))
  return {
    placeId,
    name,
    category,
    categoryGroup: categoryGroupOf(category),
    city: inMixedCase(place.city),
    state: place.state,
    district: place.district,
    country: place.country,
    countryCode: place.countryCode,
    zipCode: place.zipCode,
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: place.timeZone,
    phone,
    phoneE164,
    rating: parseRating(rating, ratingScale),
    reviewCount: reviews === '' ? reviewsInRating(rating) : parseReviewCount(reviews),
    photos,
    openingHours: hours,
    about,
    description,
    isVerified: cell('verified').toUpperCase() === 'TRUE',
    status: isGone ? 'closed' : visibleStatus,
    locationLink: mapLink(link),
  }
}

/**
 * Turns a data row into a listing, or says why it cannot. Empty cells stay empty; nothing is guessed. A place that has closed for good
 * becomes a listing that stands in no list.
 */
export function normaliseRow(row: SheetRow, columns: ColumnMap, options: RowOptions): NormalisedRow {
  const { companions = noCompanions } = options
  const at = (index: number) => cleanCell(row.cells[index] ?? '')
  const key = identifyRow(row, columns, options)
  const { name, address, placeId, problem, closing: marked } = key
  const unfit: string[] = []
  const cell = cellReader(row, columns, (column) => unfit.push(column))
  if (problem) return refuse(row, columns, options, problem)
  if (isHiddenPost(companions, at)) return refuse(row, columns, options, 'post-hidden')
  const undated = (index: number) => (isDateText(row.cells[index] ?? '') ? '' : at(index))
  const stated = cell('category')
  const readers: ClosingReaders = { at, marked, hasTrade: stated !== '' }
  const hoursText = joinHours(companions.hours, undated, cell('working_hours'))
  const { hours, unread, isGone, saysOpen } = hoursOf(companions, readers, cell('working_hours'), hoursText)

  const link = linkOf(cell)
  const input = rowPlaceOf({ cell, at: undated, companions, address, link, country: options.country })
  const { country: fileCountry = '', city = '' } = options
  const carried = carriedFields(row, columns)
  // An address may hide its town, which has a column of its own.
  const rowCity = input.city || carriedCity(carried)
  const near = withDefaultCity(placeOfRow(input, fileCountry), input, rowCity, fileCountry)
  const own = withOnlyTown(near, rowCity)
  const told = withOwnCity(own, rowCity, companionCell(companions, 'state', at))
  const ofColumn = companionCell(companions, 'district', at)
  const found = withDefaultCity(placeOfMunicipality(told, input, ofColumn), input, city, fileCountry)
  const district = namedDistrict(found, ofColumn)
  const place = district === found.district ? found : { ...found, district }
  const written = cutText(saysNoTrade(stated) ? otherTrade(companions, at) || stated : stated, textLimit)
  const { category, isTold } = categoryOf(written, name, { ...options, place, at })
  const { locationLink } = input
  const phone = dialledPhone(companions, at, input.phone ?? '', place)
  const read = draftOf(
    { placeId, name, category, place, hours, isGone, phone, link: link || locationLink },
    cell,
    companions,
  )
  const draft = carried ? { ...read, ...carriedPlace(carried) } : read
  const notes = notesOn(row, columns)
  if (hasLostName(name, notes)) return refuse(row, columns, options, 'name-garbled')
  const slug = cell('slug')
  const leftOut = key.leftOut + unfit.length
  if (leftOut >= fewestShifted || isShiftedBeyond(unfit, row, options))
    return refuse(row, columns, options, 'row-shifted')
  if (unread) notes.push(noteOf(row, 'working_hours', 'hours', hoursText))
  if (draft.phone && !draft.phoneE164) notes.push(noteOf(row, 'phone', 'phone', draft.phone))
  if (leftOut > 0) notes.push(...misplacedIn(row, columns))
  return {
    draft,
    slug: slugForm.test(slug) ? slug : undefined,
    carried,
    hoursUnread: unread,
    isTradeTold: isTold,
    leftOut: leftOut + (key.isNameCut ? 1 : 0),
    saysOpen,
    unread: unreadColumns(row, columns, draft),
    unknownStatus: isGone || hours === pausedHours ? '' : unknownStatus(companions, at),
    notes,
  }
}
