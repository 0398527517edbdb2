import type { Database } from 'better-sqlite3'
import { type KeyKind, type KeyPrints, prepareKeyPrints, textPrint } from './key-prints.ts'
import { slugHash } from './slug-hash.ts'

/** What comes in no order with a larger batch is noted beside the large tables. */
export const manyListings = 2_000

/** The row number of the listing with an id, an SQL expression. */
export const rowNumberOf = (id: string) => `(select n from listing_of_id where id = ${id})`

/** Gives ids and slugs to rows, inside the caller's transaction. False: another row has it, new or old. */
export interface KeyClaim {
  claimId(id: string, n: number): boolean
  claimSlug(slug: string, n: number): boolean
  /** Once, behind the last claim. */
  record(): void
}

/**
 * Claims for a batch of so many listings, until the next batch begins. Ids and hashes of slugs come in no order: those of many go to small tables, whose
 * pages are written again and again while they are at hand, and from there to the large ones, in order (`mergeKeyNews`). No key is in both.
 * `prints`: those of an importer, which need not look for its new keys in the large tables.
 */
export function prepareKeyClaims(database: Database, prints?: KeyPrints): (listings: number) => KeyClaim {
  const ids = prepareClaims<string>(database, 'listing_id', 'id')
  const slugs = prepareClaims<number>(database, 'listing_slug', 'hash')
  const recordPrints = prepareKeyPrints(database)
  return (listings) => {
    const isMany = listings > manyListings
    if (isMany) prints?.refresh()
    const given = { ids: [] as number[], slugs: [] as number[] }
    const claim = (kind: KeyKind, print: number, take: (isNew: boolean) => boolean): boolean => {
      const isTaken = take(isMany && prints?.mayHold(kind, print) === false)
      if (isTaken) given[kind].push(print)
      return isTaken
    }
    return {
      claimId: (id, n) => claim('ids', textPrint(id), (isNew) => ids(id, n, { isMany, isNew })),
      claimSlug(slug, n) {
        const hash = slugHash(slug)
        return claim('slugs', hash % 2 ** 32, (isNew) => slugs(hash, n, { isMany, isNew }))
      },
      record: () => recordPrints(given),
    }
  }
}

interface ClaimOptions {
  readonly isMany: boolean
  /** No row ever had the key. */
  readonly isNew: boolean
}

function prepareClaims<Key>(database: Database, large: string, column: string) {
  const prepareTable = (table: string) => ({
    insert: database.prepare<[Key, number]>(`insert into ${table} values (?, ?) on conflict do nothing`),
    holds: database.prepare<[Key], number>(`select 1 from ${table} where ${column} = ?`).pluck(),
  })
  const [few, many] = [prepareTable(large), prepareTable(`${large}_news`)]
  return (key: Key, n: number, { isMany, isNew }: ClaimOptions): boolean => {
    const [own, other] = isMany ? [many, few] : [few, many]
    const isFree = isNew || other.holds.get(key) === undefined
    return isFree && own.insert.run(key, n).changes === 1
  }
}

/** Frees keys of rows, inside the caller's transaction. */
export interface KeyRelease {
  releaseId(id: string): void
  /** Where it is the row's. */
  releaseSlug(slug: string, n: number): void
}

export function prepareKeyRelease(database: Database): KeyRelease {
  const tables = ['', '_news']
  const ids = tables.map((news) => database.prepare(`delete from listing_id${news} where id = ?`))
  const slugs = tables.map((news) =>
    database.prepare(`delete from listing_slug${news} where hash = ? and n = ?`),
  )
  return {
    releaseId: (id) => void ids.some((remove) => remove.run(id).changes > 0),
    releaseSlug: (slug, n) => void slugs.some((remove) => remove.run(slugHash(slug), n).changes > 0),
  }
}
