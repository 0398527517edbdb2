import type { ListingTable } from './find-table.ts'
import { indexesOfHours } from './hours-columns.ts'

/**
 * The columns whose fields a file changes in known listings. An address or hours in columns of their own are as good as one in a column
 * for the whole; a town alone is no address.
 */
export function carriedColumns({
  columns,
  companions,
}: Pick<ListingTable, 'columns' | 'companions'>): ReadonlySet<string> {
  const carried = new Set(Object.keys(columns))
  const { street, lotAddress } = companions.cells
  if (street || lotAddress) carried.add('full_address')
  if (indexesOfHours(companions.hours).length > 0) carried.add('working_hours')
  return carried
}
