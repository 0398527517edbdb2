import { type Kysely, sql } from 'kysely'
import type { CountedList, ListPlaces } from '../read/counted-list.ts'
import type { Schema } from '../schema.ts'

/** Number of listings in a new block. A block with twice as many is split. */
export const blockSize = 8192

/** A block of a counted list: the sort keys from `floor` up to the next block's floor. The lowest floor is 0. */
export interface ListBlock {
  readonly list: string
  readonly floor: number
  readonly business_count: number
}

/** A block with its position in the list, counted from the top. */
export interface BlockInList {
  /** The block's sort keys are below this; null for the first block. */
  readonly below: number | null
  /** The block's lowest possible sort key. */
  readonly floor: number
  /** Number of listings in the blocks above it. */
  readonly before: number
  /** Number of listings in those blocks and in itself. */
  readonly through: number
}

/**
 * The block of a position (from 0); undefined after the end. Reads all blocks of the list: about 100 for each million
 * listings.
 */
export async function findBlock(
  db: Kysely<Schema>,
  { name }: CountedList,
  position: number,
): Promise<BlockInList | undefined> {
  const { rows } = await sql<BlockInList>`
    select below, floor, through - business_count as before, through from (
      select floor, business_count, lag(floor) over best_first as below,
        cast(sum(business_count) over best_first as bigint) as through
      from list_block where list = ${name} window best_first as (order by floor desc)
    ) as block where through > ${position} order by floor desc limit 1`.execute(db)
  return rows[0]
}

/**
 * How added and removed sort keys change the counts of their list's blocks. `floors`: the blocks' floors in ascending
 * order.
 */
export function blockChanges({ list, added, removed }: ListPlaces, floors: readonly number[]): ListBlock[] {
  const changes = new Map<number, number>()
  const count = (sortKey: number, by: number) => {
    const floor = floorOf(sortKey, floors)
    changes.set(floor, (changes.get(floor) ?? 0) + by)
  }
  for (const sortKey of added) count(sortKey, 1)
  for (const sortKey of removed) count(sortKey, -1)
  return [...changes].map(([floor, business_count]) => ({ list, floor, business_count }))
}

/** The highest floor that is not above the sort key. */
function floorOf(sortKey: number, floors: readonly number[]): number {
  let low = 0
  let high = floors.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((floors[middle] ?? 0) <= sortKey) low = middle
    else high = middle
  }
  return floors[low] ?? 0
}
