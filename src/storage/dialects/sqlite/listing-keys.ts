import { hash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { type SlugClaim, storedSlugs } from '../../rows/new-listing.ts'

/** Slugs of rows, inside the caller's transaction. */
export interface SlugTable {
  /** Gives the row the first of its possible slugs that is free. */
  claim(claim: SlugClaim): string
  /** Frees the slug only if the row has it. */
  release(row: { readonly slug: string; readonly n: number }): void
  /** Frees all slugs of rows. There is no index by row number, so one statement scans for all. This rarely happens. */
  releaseAll(rows: readonly number[]): void
}

export function prepareSlugs(database: Database): SlugTable {
  const insert = database.prepare('insert into listing_slug values (?, ?) on conflict (hash) do nothing')
  const remove = database.prepare('delete from listing_slug where hash = ? and n = ?')
  const removeAll = database.prepare('delete from listing_slug where n in (select value from json_each(?))')
  return {
    claim({ id, n, draft }) {
      for (const slug of storedSlugs(draft)) if (insert.run(slugHash(slug), n).changes === 1) return slug
      throw new Error(`no free slug for listing ${id}`)
    },
    release: ({ slug, n }) => void remove.run(slugHash(slug), n),
    releaseAll: (rows) => void (rows.length > 0 && removeAll.run(JSON.stringify(rows))),
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
