import type { Readable } from 'node:stream'
import { z } from 'zod'
import { resolvePlace } from '../../domain/address/resolve-place.ts'
import { aboutCell } from '../../domain/business/attributes/about-attributes.ts'
import { isPlaceSet } from '../../domain/business/hand-fields.ts'
import {
  carriedColumns,
  extraColumns,
  importColumns,
  textFactsColumn,
} from '../../domain/business/import-columns.ts'
import type { Listing, ListingDraft } from '../../domain/business/listing.ts'
import { missingFields } from '../../domain/business/missing-fields.ts'
import { photosCell } from '../../domain/business/photos.ts'
import { listSearchLimit } from '../../domain/directory/administrators-query.ts'
import { exportedTextFacts } from '../../domain/seo-text/exported-text-facts.ts'
import { listedFilters, type SearchPorts } from '../directory/listed-filters.ts'
import type { ListingAdministration, StoredListing } from '../ports/listing-administration.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { CellValue } from '../ports/workbook.ts'

/** The columns of an import, then further ones that an import of an export reads. */
export const exportColumns = [...importColumns, ...extraColumns, ...carriedColumns, textFactsColumn] as const

/** Characters that a cell can hold. */
const cellLimit = 32_767
const extension = /[a-z][^a-z\d]*(\d+)$/i

/** The phone in E.164, which is unambiguous, with its extension; if it is no valid number, the text as it is. */
function phoneCell({ phone, phoneE164 }: ListingDraft): string {
  if (phoneE164 === '') return phone
  const dialled = extension.exec(phone)?.[1]
  return dialled === undefined ? phoneE164 : `${phoneE164} ext. ${dialled}`
}

const hoursCell = (hours: Listing['openingHours']) => {
  for (const _ in hours) return JSON.stringify(hours)
  return ''
}

/**
 * The place of a listing, where its other cells do not say it: the administrator set it, or its file was imported as one of a city that
 * its rows do not name.
 */
function placeCells(listing: Listing): readonly string[] {
  // Where the address says it, the cells stay empty: who moves a listing by its address in the workbook must not keep the former city.
  const { city, state, district, address, zipCode: postalCode, country, locationLink } = listing
  const isTold =
    city === '' ||
    resolvePlace({ address, postalCode, country, locationLink, phone: phoneCell(listing) }).city !== ''
  return isTold && !isPlaceSet(listing) ? ['', '', ''] : [city, state, district]
}

/** A listing's cells for `exportColumns`, from which an import reads the same listing. Ratings and counts are numbers, the rest texts. */
export function exportRow(listing: Listing & Pick<StoredListing, 'textFacts'>): CellValue[] {
  return [
    ...factCells(listing),
    listing.slug,
    listing.isVerified ? 'TRUE' : 'FALSE',
    ...placeCells(listing),
    listing.uniqueContent.slice(0, cellLimit),
    listing.seoTitle,
    listing.seoDescription,
    new Date(listing.dataAt).toISOString(),
    listing.handFields.join(),
    exportedTextFacts(listing),
  ]
}

/** The filled cells of the columns of an import, from which an import reads the same draft. */
export const importCells = (draft: ListingDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    factCells(draft).flatMap((value, at) => (value ? [[importColumns[at] ?? '', String(value)]] : [])),
  )

/** The cells of `importColumns`. */
function factCells(listing: ListingDraft): CellValue[] {
  return [
    listing.name,
    listing.category,
    listing.address,
    listing.zipCode,
    listing.country,
    phoneCell(listing),
    listing.rating === 0 ? null : listing.rating,
    listing.reviewCount,
    photosCell(listing.photos, cellLimit),
    hoursCell(listing.openingHours),
    aboutCell(listing, cellLimit),
    listing.placeId,
    listing.locationLink,
  ]
}

/** Which listings to export; an empty filter exports all. `ids`: these alone, in this order. */
export const exportFilter = z.object({
  ids: z.array(z.string().max(40)).exactOptional(),
  search: z.string().max(listSearchLimit).exactOptional(),
  category: z.string().max(200).exactOptional(),
  country: z.string().max(200).exactOptional(),
  verified: z.boolean().exactOptional(),
  missing: z.array(z.enum(missingFields)).exactOptional(),
  changeId: z.string().max(40).exactOptional(),
})
export type ExportFilter = z.infer<typeof exportFilter>

/** The filters of the listings to export. */
export const exportedFilters = async (
  ports: SearchPorts,
  { ids, ...query }: ExportFilter,
): Promise<readonly ListingFilter[]> => ids?.map((id) => ({ id })) ?? (await listedFilters(ports, query))

const pieceSize = 500

/** The rows of all listings that the filters find, in pieces. `onPiece` receives the number of rows so far. */
export async function* exportRows(
  filters: readonly ListingFilter[],
  administration: Pick<ListingAdministration, 'scan'>,
  onPiece: (rows: number) => void = () => undefined,
): AsyncGenerator<CellValue[], void, undefined> {
  let rows = 0
  for (const filter of filters) {
    let after: number | undefined
    do {
      const piece = await administration.scan(filter, {
        limit: pieceSize,
        ...(after !== undefined && { after }),
      })
      for (const listing of piece.listings) yield exportRow(listing)
      rows += piece.listings.length
      onPiece(rows)
      after = piece.next
    } while (after !== undefined)
  }
}

/** How many rows an export will have; undefined if that is not known beforehand. */
export async function countExport(
  filters: readonly ListingFilter[],
  listings: Pick<ListingReader, 'count' | 'dataVersion'>,
): Promise<number | undefined> {
  let rows = 0
  const version = await listings.dataVersion()
  for (const filter of filters) {
    const { totalCount, totalCountIsCapped } = await listings.count(filter, { sort: 'recommended', version })
    if (totalCountIsCapped) return undefined
    rows += totalCount
  }
  return rows
}

export interface ExportStreams {
  /**
   * The workbook of all listings that match, written while it is read, in another thread. Errors come through the stream; destroying
   * it stops the work.
   */
  open(filter: ExportFilter): Readable
  /** Ends what is kept for the next export. */
  close?(): Promise<void>
}
