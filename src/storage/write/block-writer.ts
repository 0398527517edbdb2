import { sql } from 'kysely'
import { blockChanges, blockSize, type ListBlock } from '../derived/list-block.ts'
import type { ListPlaces } from '../read/counted-list.ts'
import type { Write, WriteDialect } from './write-dialect.ts'

/**
 * Updates the blocks of the counted lists. The caller must have locked the row of `meta`, so that no other writer
 * changes or splits blocks meanwhile.
 */
export async function writeBlocks(
  dialect: WriteDialect,
  trx: Write,
  lists: readonly ListPlaces[],
): Promise<void> {
  const floors = await listFloors(
    dialect,
    trx,
    lists.map(({ list }) => list),
  )
  const changes = lists
    .flatMap((places) => blockChanges(places, floors.get(places.list) ?? []))
    .filter(({ business_count }) => business_count !== 0)
  if (changes.length === 0) return
  const { rows } = await sql<ListBlock>`
    insert into list_block (list, floor, business_count)
    select list, floor, business_count
    from ${dialect.given(changes, 'list text, floor bigint, business_count bigint')} where true
    on conflict (list, floor) do update set business_count = list_block.business_count + excluded.business_count
    returning list, floor, business_count`.execute(trx)
  await split(dialect, trx, rows)
}

/** Splits all blocks that are too large. */
export async function splitLargeBlocks(dialect: WriteDialect, trx: Write): Promise<void> {
  // This locks the row, as every writer of blocks does.
  await sql`update meta set data_version = data_version + 1`.execute(trx)
  const large = trx
    .selectFrom('list_block')
    .selectAll()
    .where('business_count', '>=', 2 * blockSize)
  await split(dialect, trx, await large.execute())
}

async function split(dialect: WriteDialect, trx: Write, blocks: readonly ListBlock[]): Promise<void> {
  for (const block of blocks) {
    let rest: ListBlock | undefined = block
    while (rest && rest.business_count >= 2 * blockSize) rest = await splitOff(dialect, trx, rest)
  }
}

async function listFloors(
  { oneOf }: WriteDialect,
  trx: Write,
  lists: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await sql<{ list: string; floor: number }>`
    select list, floor from list_block where list ${oneOf(lists)} order by list, floor`.execute(trx)
  const blocks = Map.groupBy(rows, ({ list }) => list)
  return new Map([...blocks].map(([list, own]) => [list, own.map(({ floor }) => floor)]))
}

/**
 * Splits a block: it keeps its lowest `blockSize` entries, and a new block, which is returned, gets the others. Returns undefined, and
 * changes nothing, if the stored count of the block was too high; rebuilding the blocks corrects it.
 */
async function splitOff(dialect: WriteDialect, trx: Write, block: ListBlock): Promise<ListBlock | undefined> {
  const { list, floor, business_count } = block
  const cut = await dialect.findCut(trx, block)
  if (cut === undefined) return undefined
  const blockBehind = await trx
    .selectFrom('list_block')
    .select('floor')
    .where('list', '=', list)
    .where('floor', '>', floor)
    .where('floor', '<=', cut)
    .executeTakeFirst()
  if (blockBehind) return undefined
  const rest = { list, floor: cut, business_count: business_count - blockSize }
  await trx
    .updateTable('list_block')
    .set({ business_count: blockSize })
    .where('list', '=', list)
    .where('floor', '=', floor)
    .execute()
  await trx.insertInto('list_block').values(rest).execute()
  return rest
}
