import type { Database } from 'better-sqlite3'
import type { ListingAdministration, UndoOutcome } from '../../../application/ports/listing-administration.ts'
import { type AddedRow, type FormerListing, planUndo } from '../../plan-change.ts'
import { selectStored } from '../../stored-row.ts'
import { prepareRowChange } from './change-rows.ts'
import { prepareRowFinder } from './find-rows.ts'
import { prepareProgressWriter } from './save-progress.ts'
import { prepareAuditWriter } from './write-audit.ts'

type UndoStep = Parameters<ListingAdministration['undo']>[0]

/** Undoes one step of a change, inside the caller's transaction. */
export function prepareUndo(database: Database): (step: UndoStep) => UndoOutcome {
  const findRows = prepareRowFinder(database)
  const changeRows = prepareRowChange(database)
  const saveProgress = prepareProgressWriter(database)
  const journal = prepareJournalReader(database)
  const writeAudit = prepareAuditWriter(database)

  return ({ changeId, limit, job, audit, now }) => {
    const former = journal.takeFormer(changeId, limit)
    const added = former.length < limit ? journal.takeAdded(changeId, limit - former.length) : []
    const present = findRows(former.map(({ listing_id }) => listing_id))
    const { changes, removed, restored, kept } = planUndo(former, present, added)
    changeRows(changes, { changeId, now, isRecorded: false })
    const outcome = { removed, restored, kept, isDone: journal.endIfEmpty(changeId, now) }
    if (job) saveProgress(job.id, job.progress(outcome), now)
    if (audit) writeAudit(audit(outcome))
    return outcome
  }
}

function prepareJournalReader(database: Database) {
  const listFormer = database.prepare<[string, number], FormerListing>(
    `select listing_id, changed_at, before, exists (
       select 1 from changed_listing as later
       where later.listing_id = changed_listing.listing_id and later.changed_at > changed_listing.changed_at
     ) as is_superseded
     from changed_listing where change_id = ? order by listing_id limit ?`,
  )
  const dropFormer = database.prepare('delete from changed_listing where change_id = ? and listing_id <= ?')
  const firstRange = database.prepare<[string], { first_n: number; last_n: number }>(
    'select first_n, last_n from added_rows where change_id = ? order by first_n limit 1',
  )
  const listAdded = database.prepare<[number, number], AddedRow>(
    `${selectStored.replace(
      'select',
      `select exists (
       select 1 from changed_listing as later
       where later.listing_id = business.id and later.changed_at > business.created_at
     ) as is_superseded,`,
    )} where business.n between ? and ? order by business.n`,
  )
  const dropRange = database.prepare('delete from added_rows where change_id = ? and first_n = ?')
  const addRange = database.prepare('insert into added_rows values (?, ?, ?)')
  const isEmpty = database
    .prepare<[string, string], number>(
      `select not exists (select 1 from changed_listing where change_id = ?)
         and not exists (select 1 from added_rows where change_id = ?)`,
    )
    .pluck()
  const forgetNames = database.prepare('delete from dropped_name where change_id = ?')
  const markUndone = database.prepare('update job set undone_at = ? where id = ? and undone_at is null')
  const forgetChange = database.prepare('delete from undoable_change where id = ?')
  return {
    takeFormer(changeId: string, limit: number): FormerListing[] {
      const former = listFormer.all(changeId, limit)
      dropFormer.run(changeId, former.at(-1)?.listing_id ?? '')
      return former
    },
    /** Reads the first range only, because there are few. */
    takeAdded(changeId: string, limit: number): AddedRow[] {
      const range = firstRange.get(changeId)
      if (!range) return []
      const end = Math.min(range.last_n, range.first_n + limit - 1)
      dropRange.run(changeId, range.first_n)
      if (end < range.last_n) addRange.run(changeId, end + 1, range.last_n)
      return listAdded.all(range.first_n, end)
    },
    /** Marks the change's job as undone, where it has one. */
    endIfEmpty(changeId: string, now: number): boolean {
      if (isEmpty.get(changeId, changeId) === 0) return false
      forgetNames.run(changeId)
      forgetChange.run(changeId)
      markUndone.run(now, changeId)
      return true
    },
  }
}
