import { z } from 'zod'
import { aboutCell } from '../../domain/business/about-attributes.ts'
import { importColumns } from '../../domain/business/import-columns.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { photosCell } from '../../domain/business/photos.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { CellValue } from '../ports/workbook-writer.ts'

/** The columns of an import, then what else a listing keeps through export and import. */
export const exportColumns = [...importColumns, 'slug', 'verified'] as const

/** Characters that a cell can hold. */
const cellLimit = 32_767
const extension = /[a-z][^a-z\d]*(\d+)$/i

/** E.164, which no spreadsheet and no country can read in two ways, and the extension; else the text as it is. */
function phoneCell({ phone, phoneE164 }: Listing): string {
  if (phoneE164 === '') return phone
  const dialled = extension.exec(phone)?.[1]
  return dialled === undefined ? phoneE164 : `${phoneE164} ext. ${dialled}`
}

const hoursCell = (hours: Listing['openingHours']) => {
  for (const _ in hours) return JSON.stringify(hours)
  return ''
}

/** A listing's cells under `exportColumns`; an import reads the same listing from them. Ratings and counts are numbers, all else texts. */
export function exportRow(listing: Listing): CellValue[] {
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
    listing.slug,
    listing.isVerified ? 'TRUE' : 'FALSE',
  ]
}

/** Which listings to export; without anything: all. */
export const exportFilter = z.object({
  search: z.string().max(200).exactOptional(),
  category: z.string().max(200).exactOptional(),
  country: z.string().max(200).exactOptional(),
  verified: z.boolean().exactOptional(),
})
export type ExportFilter = z.infer<typeof exportFilter>

const pieceSize = 500

/** Rows of all published listings that match, piece by piece. `onPiece` is told how many rows came so far. */
export async function* exportRows(
  filter: ExportFilter,
  administration: Pick<ListingAdministration, 'scan'>,
  onPiece: (rows: number) => void = () => undefined,
): AsyncGenerator<CellValue[], void, undefined> {
  const matching = toFilter(filter)
  if (!matching) return
  let rows = 0
  let after: number | undefined
  do {
    const piece = await administration.scan(matching, {
      limit: pieceSize,
      ...(after !== undefined && { after }),
    })
    for (const listing of piece.listings) yield exportRow(listing)
    rows += piece.listings.length
    onPiece(rows)
    after = piece.next
  } while (after !== undefined)
}

/** How many rows an export will have; undefined where that is not known beforehand. */
export async function countExport(
  filter: ExportFilter,
  listings: Pick<ListingReader, 'list'>,
): Promise<number | undefined> {
  const matching = toFilter(filter)
  if (!matching) return 0
  const page = await listings.list(matching, { sort: 'recommended', limit: 1, offset: 0 })
  return page.totalCountIsCapped ? undefined : page.totalCount
}
