import type { Database } from 'better-sqlite3'
import { slugHash } from './slug-hash.ts'

/** The keys of a larger batch are noted beside the large tables. */
const manyKeys = 2_000

/** The row number of the listing with an id, an SQL expression. */
export const rowNumberOf = (id: string) => `(select n from listing_of_id where id = ${id})`

/** Gives ids and slugs to rows, inside the caller's transaction. False: another row has it, new or old. */
export interface KeyClaim {
  claimId(id: string, n: number): boolean
  claimSlug(slug: string, n: number): boolean
}

/**
 * Claims for a batch of so many listings. Ids and hashes of slugs come in no order: those of many go to small tables, whose
 * pages are written again and again while they are at hand, and from there to the large ones, in order (`mergeKeyNews`). No key is in both.
 */
export function prepareKeyClaims(database: Database): (listings: number) => KeyClaim {
  const prepareClaim = (idTable: string, slugTable: string): KeyClaim => {
    const [id, slug] = [prepareInsert(database, idTable, 'id'), prepareInsert(database, slugTable, 'hash')]
    return { claimId: id, claimSlug: (text, n) => slug(slugHash(text), n) }
  }
  const few = prepareClaim('listing_id', 'listing_slug')
  const many = prepareClaim('listing_id_news', 'listing_slug_news')
  return (listings) => (listings > manyKeys ? many : few)
}

function prepareInsert<Key>(database: Database, table: string, column: string) {
  const other = table.endsWith('_news') ? table.replace('_news', '') : `${table}_news`
  const insert = database.prepare<[Key, number, Key]>(
    `insert into ${table} select ?, ? where not exists (select 1 from ${other} where ${column} = ?) on conflict do nothing`,
  )
  return (key: Key, n: number) => insert.run(key, n, key).changes === 1
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
