import type { Database } from 'better-sqlite3'
import type { BatchOutcome, ListingWriter } from '../../../application/ports/listing-store.ts'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { visibleStatus } from '../../../domain/business/visibility.ts'
import { type BusinessRow, businessColumns, encodeBusiness } from '../../business-row.ts'
import { countChanges } from '../../count-changes.ts'
import { listingTokens } from '../../index-token.ts'
import { type IdentifiedDraft, identifyDrafts, storedSlugs } from '../../new-listing.ts'
import { storedText } from '../../stored-text.ts'
import { rowFilterTokens } from './filter-token.ts'
import { settleSqlite } from './settle-sqlite.ts'
import { prepareCountWriter } from './sqlite-count-writer.ts'

type ImportBatch = Parameters<ListingWriter['importBatch']>[0]

interface IndexEntry {
  readonly rank: number
  readonly tokens: string
}

/**
 * Imports through prepared statements of the driver: building each statement anew would take longer than running it.
 * The transaction runs without a pause, so nothing else on this connection can come between.
 */
export function createSqliteListingWriter(database: Database): ListingWriter {
  const hasListing = database.prepare<[string], number>('select 1 from business where id = ?').pluck()
  const claimSlug = database.prepare('insert into listing_slug values (?, ?) on conflict do nothing')
  const insertBusiness = database.prepare(
    `insert into business (${businessColumns.join(', ')}) values (${businessColumns.map(() => '?').join(', ')})`,
  )
  const insertTokens = database.prepare('insert into business_search (rowid, tokens) values (?, ?)')
  const firstFreeRow = database.prepare<[], number>('select next_n from meta').pluck()
  const finishWrite = database.prepare('update meta set next_n = ?, data_version = data_version + 1')
  const insertRefused = database.prepare('insert into refused_row values (?, ?, ?, ?) on conflict do nothing')
  const setProgress = database.prepare('update job set progress = ?, updated_at = ? where id = ?')
  const writeCounts = prepareCountWriter(database)

  function freeSlug({ id, draft }: IdentifiedDraft): string {
    for (const slug of storedSlugs(draft)) if (claimSlug.run(slug, id).changes === 1) return slug
    throw new Error(`no free slug for listing ${id}`)
  }

  function insertListings(drafts: readonly IdentifiedDraft[], now: number): BusinessRow[] {
    const rows: BusinessRow[] = []
    const entries: IndexEntry[] = []
    let n = firstFreeRow.get() ?? 1
    for (const identified of drafts) {
      if (hasListing.get(identified.id)) continue
      const { id, draft } = identified
      const row = encodeBusiness(draft, { id, n: n++, slug: freeSlug(identified), now })
      insertBusiness.run(sqliteValues(row))
      rows.push(row)
      if (row.status === visibleStatus) entries.push(indexEntry(draft, row))
    }
    insertEntries(entries)
    if (rows.length > 0) finishWrite.run(n)
    return rows
  }

  /** In ascending order: the full-text index would write a segment of its own for every row that is not. */
  function insertEntries(entries: IndexEntry[]): void {
    entries.sort((a, b) => a.rank - b.rank)
    for (const { rank, tokens } of entries) insertTokens.run(rank, tokens)
  }

  function storeOutcome({ jobId, refused, progress, now }: ImportBatch, outcome: BatchOutcome): void {
    for (const { rowNumber, reason, cells } of refused) {
      insertRefused.run(jobId, rowNumber, storedText(reason), JSON.stringify(cells))
    }
    const stored = JSON.stringify(progress(outcome)) ?? null
    if (setProgress.run(stored, now, jobId).changes === 0) throw new Error(`no job ${jobId}`)
  }

  const importInTransaction = database.transaction((batch: ImportBatch): BatchOutcome => {
    const rows = insertListings(identifyDrafts(batch.drafts), batch.now)
    writeCounts(countChanges(rows))
    const outcome = { inserted: rows.length, duplicates: batch.drafts.length - rows.length }
    storeOutcome(batch, outcome)
    return outcome
  })

  return {
    importBatch: async (batch) => importInTransaction.immediate(batch),

    settle: async () => settleSqlite(database),
  }
}

function indexEntry(draft: ListingDraft, row: BusinessRow): IndexEntry {
  return { rank: row.rank, tokens: [...listingTokens(draft), ...rowFilterTokens(row)].join(' ') }
}

function sqliteValues(row: BusinessRow): unknown[] {
  return businessColumns.map((column) => (column === 'is_verified' ? Number(row.is_verified) : row[column]))
}
