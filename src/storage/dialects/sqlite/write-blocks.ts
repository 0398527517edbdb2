import type { Database } from 'better-sqlite3'
import { countedListNamed, type ListPlaces } from '../../counted-list.ts'
import { blockChanges, blockSize, type ListBlock } from '../../list-block.ts'
import { allListed } from './all-listed.ts'
import { filterQuery } from './filter-token.ts'

/** Updates the blocks of the counted lists, inside the caller's transaction. */
export function prepareBlockWriter(database: Database): (lists: readonly ListPlaces[]) => void {
  const listFloors = database
    .prepare<[string], number>('select floor from list_block where list = ? order by floor')
    .pluck()
  const add = database
    .prepare<[string, number, number], number>(
      `insert into list_block values (?, ?, ?)
       on conflict do update set business_count = business_count + excluded.business_count
       returning business_count`,
    )
    .pluck()
  const cutOff = prepareCut(database)

  return (lists) => {
    for (const places of lists) {
      for (const { list, floor, business_count: by } of blockChanges(places, listFloors.all(places.list))) {
        let count = by === 0 ? 0 : (add.get(list, floor, by) ?? 0)
        let start: number | undefined = floor
        for (; start !== undefined && count >= 2 * blockSize; count -= blockSize) {
          start = cutOff({ list, floor: start, business_count: count })
        }
      }
    }
  }
}

/** Splits all blocks that are too large, inside the caller's transaction. */
export function prepareBlockCut(database: Database): () => void {
  const listLarge = database.prepare<[number], ListBlock>(
    'select * from list_block where business_count >= ?',
  )
  const cutOff = prepareCut(database)
  return () => {
    for (const { list, floor, business_count } of listLarge.all(2 * blockSize)) {
      let start: number | undefined = floor
      for (let count = business_count; start !== undefined && count >= 2 * blockSize; count -= blockSize) {
        start = cutOff({ list, floor: start, business_count: count })
      }
    }
  }
}

/**
 * Splits a block: it keeps its lowest `blockSize` entries, and a new block, whose floor is returned, gets the others.
 * Undefined if the block has fewer entries than it counts; it then stays as it is until the blocks are rebuilt.
 */
function prepareCut(database: Database): (block: ListBlock) => number | undefined {
  // The driver passes numbers as reals, with which FTS5 would read every row. So the rank is cast.
  const byRank = `select rowid from business_search where business_search match ? and rowid >= cast(? as integer)
    order by rowid limit 1 offset ${blockSize}`
  const findRank = database.prepare<[string, number], number>(byRank).pluck()
  const findLatest = database
    .prepare<[number], number>(`${allListed} and n >= ? order by n limit 1 offset ${blockSize}`)
    .pluck()
  const findReviews = database
    .prepare<[number], number>(
      `select place from review_order where place >= ? order by place limit 1 offset ${blockSize}`,
    )
    .pluck()
  const shrink = database.prepare('update list_block set business_count = ? where list = ? and floor = ?')
  const insert = database.prepare('insert into list_block values (?, ?, ?)')
  const isBehind = database.prepare('select 1 from list_block where list = ? and floor > ? and floor <= ?')

  function findCut({ list, floor }: ListBlock): number | undefined {
    if (list === 'latest') return findLatest.get(floor)
    if (list === 'reviews') return findReviews.get(floor)
    return findRank.get(filterQuery(countedListNamed(list).filter), floor)
  }

  return (block) => {
    const { list, floor, business_count } = block
    const cut = findCut(block)
    if (cut === undefined || isBehind.get(list, floor, cut)) return undefined
    shrink.run(blockSize, list, floor)
    insert.run(list, cut, business_count - blockSize)
    return cut
  }
}
