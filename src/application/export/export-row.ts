import { aboutCell } from '../../domain/business/about-attributes.ts'
import { importColumns } from '../../domain/business/import-columns.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { photosCell } from '../../domain/business/photos.ts'
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
