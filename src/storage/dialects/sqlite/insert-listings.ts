import type { Database } from 'better-sqlite3'
import type { IndexableDraft } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/visibility.ts'
import { type BusinessRow, businessColumns, encodeBusiness } from '../../business-row.ts'
import { listingTokens } from '../../index-token.ts'
import { type IdentifiedDraft, storedSlugs } from '../../new-listing.ts'
import { rowFilterTokens } from './filter-token.ts'
import { prepareOpeningIntern } from './intern-openings.ts'
import { slugHash } from './slug-hash.ts'

interface IndexEntry {
  readonly rank: number
  readonly tokens: string
}

/** Inserts the listings whose id is new, inside the caller's transaction, and returns their rows. */
export function prepareListingInsert(
  database: Database,
): (drafts: readonly IdentifiedDraft[], now: number) => BusinessRow[] {
  const hasListing = database.prepare<[string], number>('select 1 from business where id = ?').pluck()
  const insertBusiness = database.prepare(
    `insert into business (${businessColumns.join(', ')}) values (${businessColumns.map(() => '?').join(', ')})`,
  )
  const firstFreeRow = database.prepare<[], number>('select next_n from meta').pluck()
  const finishWrite = database.prepare('update meta set next_n = ?, data_version = data_version + ?')
  const claimSlug = prepareSlugClaim(database)
  const startInterning = prepareOpeningIntern(database)
  const insertEntries = prepareIndexInsert(database)

  return (drafts, now) => {
    const rows: BusinessRow[] = []
    const entries: IndexEntry[] = []
    const internOpening = startInterning()
    let n = firstFreeRow.get() ?? 1
    for (const identified of drafts) {
      const { id, draft } = identified
      if (hasListing.get(id)) continue
      const slug = claimSlug(identified, n)
      const row = encodeBusiness(draft, { id, n: n++, slug, openingId: internOpening(draft), now })
      insertBusiness.run(sqliteValues(row))
      rows.push(row)
      if (row.status === visibleStatus) entries.push(indexEntry(draft, row))
    }
    insertEntries(entries)
    if (rows.length > 0) finishWrite.run(n, Number(entries.length > 0))
    return rows
  }
}

/** Takes the first of a listing's slugs that is free. */
function prepareSlugClaim(database: Database): (identified: IdentifiedDraft, n: number) => string {
  const claim = database.prepare('insert into listing_slug values (?, ?) on conflict do nothing')
  return ({ id, draft }, n) => {
    for (const slug of storedSlugs(draft)) if (claim.run(slugHash(slug), n).changes === 1) return slug
    throw new Error(`no free slug for listing ${id}`)
  }
}

/** In ascending order: the full-text index would write a segment of its own for every row that is not. */
function prepareIndexInsert(database: Database): (entries: IndexEntry[]) => void {
  const insert = database.prepare('insert into business_search (rowid, tokens) values (?, ?)')
  return (entries) => {
    entries.sort((a, b) => a.rank - b.rank)
    for (const { rank, tokens } of entries) insert.run(rank, tokens)
  }
}

function indexEntry(draft: IndexableDraft, row: BusinessRow): IndexEntry {
  return { rank: row.rank, tokens: `${listingTokens(draft)} ${rowFilterTokens(row).join(' ')}` }
}

function sqliteValues(row: BusinessRow): unknown[] {
  return businessColumns.map((column) => (column === 'is_verified' ? Number(row.is_verified) : row[column]))
}
