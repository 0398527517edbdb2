import { isDeepStrictEqual } from 'node:util'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { followingColumns } from '../business-row.ts'
import type { StoredRow } from '../stored-row.ts'
import type { VerifiedRow } from '../verify/verified-database.ts'

/** The row with the columns that follow from others as they should be; the row itself where they are. */
export function mendRow(
  row: StoredRow,
  { listing }: VerifiedRow,
  openingIdOf: (draft: ListingDraft) => number | null,
): StoredRow {
  const columns = { ...followingColumns(listing, row.n), opening_id: openingIdOf(listing) }
  const { rank, category_key, city_key, opening_id } = row
  return isDeepStrictEqual(columns, { rank, category_key, city_key, opening_id })
    ? row
    : { ...row, ...columns }
}
