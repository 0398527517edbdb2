import { hash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { type IdentifiedDraft, storedSlugs } from '../../new-listing.ts'

/** The keys of larger batches go to staging tables, because they are in random order. */
export const manyListings = 2_000

/** SQL expression for the row number of the listing with an id. */
export const rowNumberOf = (id: string) => `(select n from listing_of_id where id = ${id})`

/** Claims ids and slugs for rows, inside the caller's transaction. False: another row has the key. */
export interface KeyClaim {
  claimId(id: string, n: number): boolean
  claimSlug(slug: string, n: number): boolean
}

/**
 * Prepares claims for a batch of a given size. Ids and slug hashes are in random order. Those of a large batch go to
 * small staging tables, whose pages each take many keys, and are later merged into the large tables in sorted order
 * (`mergeKeyNews`). A key is never in both tables.
 */
export function prepareKeyClaims(database: Database): (listings: number) => KeyClaim {
  const ids = prepareClaims<string>(database, 'listing_id', 'id')
  const slugs = prepareClaims<number>(database, 'listing_slug', 'hash')
  return (listings) => {
    const isMany = listings > manyListings
    return {
      claimId: (id, n) => ids(id, n, isMany),
      claimSlug: (slug, n) => slugs(slugHash(slug), n, isMany),
    }
  }
}

function prepareClaims<Key>(database: Database, large: string, column: string) {
  const prepareTable = (table: string) => ({
    insert: database.prepare<[Key, number]>(`insert into ${table} values (?, ?) on conflict do nothing`),
    holds: database.prepare<[Key], number>(`select 1 from ${table} where ${column} = ?`).pluck(),
  })
  const [few, many] = [prepareTable(large), prepareTable(`${large}_news`)]
  return (key: Key, n: number, isMany: boolean): boolean => {
    const [own, other] = isMany ? [many, few] : [few, many]
    return other.holds.get(key) === undefined && own.insert.run(key, n).changes === 1
  }
}

/** Frees keys of rows, inside the caller's transaction. */
interface KeyRelease {
  releaseId(id: string): void
  /** Frees the slug only if the row has it. */
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

const hexDigits = 13

/**
 * Shortens a slug to the first 52 bits of its SHA-256, an exact JavaScript integer. The table is a fifth of the size
 * of one with texts, which matters because an import reads and writes all over it. Among ten million slugs, two share
 * a hash with odds of 1 in 90; the later listing then takes its next longer slug.
 */
export function slugHash(slug: string): number {
  return Number.parseInt(hash('sha256', slug, 'hex').slice(0, hexDigits), 16)
}

/** Claims the first of a listing's possible slugs that is free. */
export function claimSlug({ id, draft }: IdentifiedDraft, n: number, keys: KeyClaim): string {
  for (const slug of storedSlugs(draft)) if (keys.claimSlug(slug, n)) return slug
  throw new Error(`no free slug for listing ${id}`)
}
