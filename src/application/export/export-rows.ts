import { z } from 'zod'
import { toFilter } from '../directory/to-filter.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { CellValue } from '../ports/workbook-writer.ts'
import { exportRow } from './export-row.ts'

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
