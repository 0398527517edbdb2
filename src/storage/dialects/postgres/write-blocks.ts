import type { PoolClient } from 'pg'
import { visibleStatus } from '../../../domain/business/listing.ts'
import { countedListNamed, type ListPlaces } from '../../counted-list.ts'
import { blockChanges, blockSize, type ListBlock } from '../../list-block.ts'

/**
 * Updates the blocks of the counted lists, inside the caller's transaction. The caller must have locked the row of
 * `meta`, so that no other writer changes or splits blocks meanwhile.
 */
export async function writeBlocks(client: PoolClient, lists: readonly ListPlaces[]): Promise<void> {
  const floors = await listFloors(client, lists)
  const changes = lists
    .flatMap((places) => blockChanges(places, floors.get(places.list) ?? []))
    .filter(({ business_count }) => business_count !== 0)
  if (changes.length === 0) return
  const { rows } = await client.query<ListBlock>(
    `insert into list_block as present
     select * from json_to_recordset($1) as given (list text, floor bigint, business_count bigint)
     on conflict (list, floor) do update set business_count = present.business_count + excluded.business_count
     returning *`,
    [JSON.stringify(changes)],
  )
  for (const block of rows) {
    let rest: ListBlock | undefined = block
    while (rest && rest.business_count >= 2 * blockSize) rest = await cutOff(client, rest)
  }
}

/** Splits all blocks that are too large, inside the caller's transaction. */
export async function cutLargeBlocks(client: PoolClient): Promise<void> {
  // This locks the row, as every writer of blocks does.
  await client.query('update meta set data_version = data_version + 1')
  const { rows } = await client.query<ListBlock>('select * from list_block where business_count >= $1', [
    2 * blockSize,
  ])
  for (const block of rows) {
    let rest: ListBlock | undefined = block
    while (rest && rest.business_count >= 2 * blockSize) rest = await cutOff(client, rest)
  }
}

async function listFloors(client: PoolClient, lists: readonly ListPlaces[]): Promise<Map<string, number[]>> {
  const { rows } = await client.query<{ list: string; floors: string[] }>(
    'select list, array_agg(floor order by floor) as floors from list_block where list = any($1) group by list',
    [lists.map(({ list }) => list)],
  )
  return new Map(rows.map(({ list, floors }) => [list, floors.map(Number)]))
}

/**
 * Splits a block: it keeps its lowest `blockSize` entries, and a new block, which is returned, gets the others.
 * Undefined if the block has fewer entries than it counts; it then stays as it is until the blocks are rebuilt.
 */
async function cutOff(client: PoolClient, block: ListBlock): Promise<ListBlock | undefined> {
  const { list, floor, business_count } = block
  const { rows } = await client.query<{ floor: number }>(cutQuery(list), [floor, ...valuesOf(list)])
  const cut = rows[0]?.floor
  if (cut === undefined) return undefined
  const { rowCount: blocksBehind } = await client.query(
    'select from list_block where list = $1 and floor > $2 and floor <= $3',
    [list, floor, cut],
  )
  if (blocksBehind) return undefined
  const rest = { list, floor: cut, business_count: business_count - blockSize }
  await client.query('update list_block set business_count = $1 where list = $2 and floor = $3', [
    blockSize,
    list,
    floor,
  ])
  await client.query('insert into list_block values ($1, $2, $3)', [list, cut, rest.business_count])
  return rest
}

const columnOf = {
  categoryKey: 'category_key',
  categoryGroup: 'category_group',
  cityKey: 'city_key',
  countryCode: 'country_code',
  isVerified: 'is_verified',
} as const

const valuesOf = (list: string) => Object.values(countedListNamed(list).filter)

function cutQuery(list: string): string {
  const { filter, sort } = countedListNamed(list)
  const published = `from business where status = '${visibleStatus}'`
  const end = `limit 1 offset ${blockSize}`
  if (sort === 'latest') return `select n as floor ${published} and n >= $1 order by n ${end}`
  if (sort === 'reviews') {
    return `select (review_count << 32) + n as floor ${published}
      and (review_count, n) >= ($1::bigint >> 32, $1::bigint & 4294967295) order by review_count, n ${end}`
  }
  const conditions = Object.keys(filter).map((key) => ` and ${columnOf[key as keyof typeof columnOf]} = $2`)
  return `select rank as floor ${published} and rank >= $1${conditions.join('')} order by rank ${end}`
}
