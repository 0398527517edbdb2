import { type Kysely, sql } from 'kysely'
import { blockSize, findBlock } from '../../derived/list-block.ts'
import type { TokenConditions } from '../../rows/filter-token.ts'
import type { Schema } from '../../schema.ts'
import { isDistributed } from './citus-layout.ts'

/** The index of the best listings alone: those whose rank is at least `floor`, some `size` of them. */
interface BestIndex {
  readonly name: string
  readonly size: number
  readonly floor: number
  /** False if making it was cut off. */
  readonly isValid: boolean
}

/** What is known of the search index before a query: which best listings have one of their own, and how common tokens are. */
export interface SearchStatistics {
  /** The smallest first. */
  readonly bestIndexes: readonly BestIndex[]
  readonly total: number
  /** About how many listings pass. */
  expected(conditions: TokenConditions): number
  /** About how many listings pass at least; 0 where nobody can say. */
  atLeast(conditions: TokenConditions): number
}

/** How many best listings an index of theirs holds, unless that is more than a quarter of all. */
const sizes = Array.from({ length: 7 }, (_, step) => 4096 * 4 ** step)
const prefix = 'business_best_'
/** How long statistics are used, in ms. */
const validFor = 30_000

/** Reads the statistics at the first call, and again from time to time, meanwhile giving the former ones. */
export function keepStatistics(db: Kysely<Schema>): () => Promise<SearchStatistics> {
  let known: Promise<SearchStatistics> | undefined
  let readAt = 0
  return () => {
    const isOld = Date.now() > readAt + validFor
    if (!known || isOld) {
      readAt = Date.now()
      const before = known
      const read = readStatistics(db)
      known ??= read
      read.then(
        () => (known = read),
        () => (known = before),
      )
    }
    return known
  }
}

async function readStatistics(db: Kysely<Schema>): Promise<SearchStatistics> {
  const [bestIndexes, { tokens, shares, total }] = await Promise.all([listBestIndexes(db), readTokens(db)])
  const shareOf = new Map(tokens.map((token, at) => [token, shares[at] ?? 0]))
  // Far rarer than the rarest of those that are known, as most are.
  const rare = tokens.length > 0 ? Math.min(...shareOf.values()) / 4 : 0
  const share = (token: string) => shareOf.get(token) ?? rare
  const ofAll = (some: readonly string[]) => some.reduce((product, token) => product * share(token), 1)
  return {
    bestIndexes: bestIndexes.filter(({ isValid }) => isValid),
    total,
    expected: ({ conditions }) =>
      total * conditions.reduce((product, some) => product * Math.min(1, sum(some.map(ofAll))), 1),
    atLeast({ conditions: [only, ...others], excluded }) {
      if (!only || others.length > 0) return 0
      const least = only.map((tokens) => (tokens.length === 1 ? (shareOf.get(tokens[0] ?? '') ?? 0) : 0))
      return total * (Math.max(0, ...least) - sum(excluded.map(ofAll)))
    },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

interface TokenShares {
  readonly tokens: readonly string[]
  readonly shares: readonly number[]
  /** How many listings there are. */
  readonly total: number
}

/** The planner's own statistics (decision 21). A shard's are those of any part of the listings. */
async function readTokens(db: Kysely<Schema>): Promise<TokenShares> {
  const read = `select json_build_object('total', reltuples, 'tokens', coalesce(most_common_elems::text::text[], '{}'),
      'shares', coalesce(most_common_elem_freqs, '{}'))::text as result
    from pg_class left join pg_stats on tablename = relname and schemaname = relnamespace::regnamespace::text
      and attname = 'tokens' where pg_class.oid = 'business'::regclass`
  const onShards = sql`select result from run_command_on_shards('business', ${read.replace("'business'", "'%s'")})`
  const { rows } = await ((await isDistributed(db)) ? onShards : sql.raw(read))
    .$castTo<{ result: string }>()
    .execute(db)
  const parts = rows.map(({ result }) => JSON.parse(result) as TokenShares)
  const [first = { tokens: [], shares: [] }] = parts
  return { ...first, total: sum(parts.map(({ total }) => Math.max(0, total))) }
}

/** The name of an index says which listings it holds, as its condition does. */
async function listBestIndexes(db: Kysely<Schema>): Promise<readonly BestIndex[]> {
  const { rows } = await sql<{ name: string; is_valid: boolean }>`
    select relname as name, indisvalid as is_valid from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'business'::regclass and starts_with(relname, ${prefix})`.execute(db)
  const found = rows.map(({ name, is_valid: isValid }) => {
    const [size = 0, floor = 0] = name.slice(prefix.length).split('_').map(Number)
    return { name, size, floor, isValid }
  })
  return found.sort((a, b) => a.size - b.size)
}

/**
 * Makes the indexes of the best listings anew where they hold too many or too few. Searches and writers go on meanwhile. To be called
 * after large changes.
 */
export async function renewBestIndexes(db: Kysely<Schema>): Promise<void> {
  const present = await listBestIndexes(db)
  const { total_businesses: total } = await db
    .selectFrom('meta')
    .select('total_businesses')
    .executeTakeFirstOrThrow()
  for (const size of sizes) {
    const own = present.filter((index) => index.size === size)
    const [only, ...others] = own
    if (only?.isValid && others.length === 0 && (await isFitting(db, only))) continue
    const floor = 4 * size <= total ? await floorOf(db, size) : undefined
    const name = `${prefix}${size}_${floor}`
    const isKept = (index: BestIndex) => index.isValid && index.name === name
    if (floor !== undefined && !own.some(isKept)) {
      await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
      await sql`create index concurrently ${sql.id(name)} on business using gin (tokens)
        with (gin_pending_list_limit = 256) where status = 'published' and rank >= ${sql.lit(floor)}`.execute(
        db,
      )
    }
    for (const index of own) {
      if (index.name !== name) await sql`drop index concurrently if exists ${sql.id(index.name)}`.execute(db)
    }
  }
}

async function isFitting(db: Kysely<Schema>, { size, floor }: BestIndex): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from business where status = 'published' and rank >= ${floor}`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > size / 2 && count < 2 * size
}

/** The rank above which there are about so many listings. */
async function floorOf(db: Kysely<Schema>, size: number): Promise<number | undefined> {
  if (size >= blockSize) {
    const block = await findBlock(db, { name: 'recommended', filter: {}, sort: 'recommended' }, size)
    return block?.floor
  }
  const { rows } = await sql<{ rank: number }>`select rank from business where status = 'published'
    order by rank desc limit 1 offset ${size}`.execute(db)
  return rows[0]?.rank
}
