import { sql } from 'kysely'
import { packKeys } from '../../domain/business/duplicates/packed-keys.ts'
import type { DuplicateKeys } from '../../domain/business/duplicates/possible-duplicates.ts'
import { visibleStatus } from '../../domain/business/listing.ts'
import { chunkOf, chunksOf } from '../derived/duplicate-chunk.ts'
import type { Write } from './write-dialect.ts'

interface NewListing {
  readonly n: number
  /** What `duplicateKeys` gives for the listing, if it is known already. */
  readonly keys: DuplicateKeys | undefined
}

type KeyedListing = NewListing & { readonly keys: DuplicateKeys }

/**
 * Stores the keys of newly inserted published listings, which are in order. If their keys are not known, or a listing before them has
 * not been read yet, or one behind them has, it marks their chunks instead. The caller has locked `meta`, so that no other writer
 * stores keys meanwhile.
 */
export async function storeNewKeys(trx: Write, listings: readonly NewListing[]): Promise<void> {
  const [first] = listings
  if (!first) return
  const isKnown = (listing: NewListing): listing is KeyedListing => listing.keys !== undefined
  if (listings.every(isKnown) && (await areNext(trx, first))) await appendKeys(trx, listings)
  else await markStale(trx, listings)
}

/** Whether exactly the listings before this one have been read. */
async function areNext(trx: Write, { n }: { readonly n: number }): Promise<boolean> {
  const { through } = await trx
    .selectFrom('duplicate_keys')
    .select((select) => select.fn.coalesce(select.fn.max('through_n'), select.lit(0)).as('through'))
    .executeTakeFirstOrThrow()
  if (n <= through) return false
  const unread = await trx
    .selectFrom('business')
    .select('n')
    .where('status', '=', sql.lit(visibleStatus))
    .where('n', '>', through)
    .where('n', '<', n)
    .limit(1)
    .executeTakeFirst()
  return !unread
}

async function appendKeys(trx: Write, listings: readonly KeyedListing[]): Promise<void> {
  for (const [chunk, own] of Map.groupBy(listings, ({ n }) => chunkOf(n))) {
    const added = Buffer.from(packKeys(own.map(({ n, keys }) => ({ rowNumber: n, keys }))).buffer)
    const through = own.at(-1)?.n ?? 0
    const stored = await trx
      .selectFrom('duplicate_keys')
      .select(['state', 'keys'])
      .where('chunk', '=', chunk)
      .executeTakeFirst()
    const row = {
      through_n: through,
      state: stored?.state === 'stale' ? ('stale' as const) : ('fresh' as const),
      keys: stored ? Buffer.concat([stored.keys, added]) : added,
    }
    await trx
      .insertInto('duplicate_keys')
      .values({ chunk, ...row })
      .onConflict((conflict) => conflict.column('chunk').doUpdateSet(row))
      .execute()
  }
}

/** Marks the chunks of the rows, so that their keys are read again by the next search for duplicates. */
export async function markStale(trx: Write, rows: readonly { readonly n: number }[]): Promise<void> {
  const chunks = chunksOf(rows).sort((x, y) => x - y)
  if (chunks.length === 0) return
  await trx
    .insertInto('duplicate_keys')
    .values(chunks.map((chunk) => ({ chunk, through_n: 0, state: 'stale', keys: Buffer.alloc(0) })))
    .onConflict((conflict) => conflict.column('chunk').doUpdateSet({ state: 'stale' }))
    .execute()
}
