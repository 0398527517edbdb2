import type { Database } from 'better-sqlite3'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import type { DuplicateKeys } from '../../../domain/business/possible-duplicates.ts'
import { type BusinessRow, encodeBusiness } from '../../business-row.ts'
import type { IdentifiedDraft } from '../../new-listing.ts'
import { claimSlug } from './claim-slug.ts'
import { prepareChangeMarks } from './doc-values.ts'
import { prepareOpeningIntern } from './intern-openings.ts'
import { prepareKeyClaims } from './listing-keys.ts'
import { prepareMergeRecords } from './merge-records.ts'
import { prepareDuplicateKeys } from './write-duplicate-keys.ts'
import { prepareIndexWriter } from './write-index.ts'
import { prepareBusinessInsert } from './write-rows.ts'

interface Insertion {
  /** Their numbers follow each other. */
  readonly rows: readonly BusinessRow[]
  /** Those that are stored already. */
  readonly known: readonly IdentifiedDraft[]
}

/** Inserts the listings whose id is new and was not merged into another listing, inside the caller's transaction. */
export function prepareListingInsert(
  database: Database,
): (drafts: readonly IdentifiedDraft[], now: number) => Insertion {
  const { listMerged, forgetDead } = prepareMergeRecords(database)
  const firstFreeRow = database.prepare<[], number>('select next_n from meta').pluck()
  const setFreeRow = database.prepare('update meta set next_n = ?')
  const startClaims = prepareKeyClaims(database)
  const insertBusiness = prepareBusinessInsert(database)
  const startInterning = prepareOpeningIntern(database)
  const writeIndex = prepareIndexWriter(database)
  const markChanged = prepareChangeMarks(database)
  const writeDuplicateKeys = prepareDuplicateKeys(database)

  return (drafts, now) => {
    const inserted: { row: BusinessRow; terms: string; duplicateKeys: DuplicateKeys | undefined }[] = []
    const known: IdentifiedDraft[] = []
    const internOpening = startInterning()
    const merged = listMerged()
    forgetDead(
      drafts.map(({ id }) => id),
      merged,
    )
    const keys = startClaims(drafts.length)
    let n = firstFreeRow.get() ?? 1
    for (const identified of drafts) {
      const { id, draft } = identified
      if (merged.has(id) || !keys.claimId(id, n)) {
        known.push(identified)
        continue
      }
      const slug = claimSlug(identified, n, keys)
      const row = encodeBusiness(draft, { id, n: n++, slug, openingId: internOpening(draft), now })
      insertBusiness(row)
      inserted.push({ row, terms: draft.terms, duplicateKeys: draft.duplicateKeys })
    }
    writeIndex(inserted)
    if (inserted.length > 0) setFreeRow.run(n)
    const rows = inserted.map(({ row }) => row)
    markChanged(rows)
    writeDuplicateKeys(
      inserted.flatMap(({ row, duplicateKeys: keys }) =>
        keys && isPubliclyVisible(row) ? [{ rowNumber: row.n, keys }] : [],
      ),
    )
    return { rows, known }
  }
}
