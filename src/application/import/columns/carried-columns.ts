import { indexesOfHours } from '../hours/hours-columns.ts'
import type { ListingTable } from '../tables/listing-table.ts'

/**
 * The columns whose fields a file changes in known listings. An address or hours in columns of their own are as good as one in a column
 * for the whole; a town alone is no address.
 */
export function carriedColumns({ others = [], ...first }: CarriedTable): ReadonlySet<string> {
  // What one of several tables lacks must not empty known listings.
  const rest = others.map(carriedBy)
  return new Set([...carriedBy(first)].filter((column) => rest.every((columns) => columns.has(column))))
}

type CarriedTable = Pick<ListingTable, 'columns' | 'companions' | 'others'>

function carriedBy({ columns, companions }: CarriedTable): ReadonlySet<string> {
  const carried = new Set(Object.keys(columns))
  const { street, lotAddress } = companions.cells
  if (street || lotAddress) carried.add('full_address')
  // Days of rest alone are no hours.
  if (indexesOfHours(companions.hours).length > 0 || companions.hours.daily) carried.add('working_hours')
  return carried
}
