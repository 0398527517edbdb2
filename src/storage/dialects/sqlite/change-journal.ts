import type { Database } from 'better-sqlite3'
import { nextVersion, type RowChange } from '../../row-change.ts'

interface Recording {
  readonly changeId: string
  readonly now: number
}

/** Records the undo data of a change, inside the caller's transaction. */
export interface ChangeJournal {
  /** Records added rows with consecutive numbers, from the first to the last. */
  recordAdded(change: Recording, firstRow: number, lastRow: number): void
  /** Records the former content of changed rows. Only the first record of a row counts. */
  recordChanged(change: Recording, changes: readonly RowChange[]): void
}

export function prepareChangeJournal(database: Database): ChangeJournal {
  const touch = database.prepare(
    'insert into undoable_change values (?, ?) on conflict (id) do update set changed_at = excluded.changed_at',
  )
  const extendRange = database.prepare(
    'update added_rows set last_n = ? where change_id = ? and last_n = ? - 1',
  )
  const insertRange = database.prepare('insert into added_rows values (?, ?, ?)')
  const isOwn = database
    .prepare<[string, number, number], number>(
      'select 1 from added_rows where change_id = ? and first_n <= ? and last_n >= ? limit 1',
    )
    .pluck()
  const keep = database.prepare(
    `insert into changed_listing values (?, ?, ?, ?)
     on conflict (change_id, listing_id) do update set changed_at = excluded.changed_at`,
  )
  return {
    recordAdded({ changeId, now }, firstRow, lastRow) {
      touch.run(changeId, now)
      if (extendRange.run(lastRow, changeId, firstRow).changes === 0) {
        insertRange.run(changeId, firstRow, lastRow)
      }
    },
    recordChanged({ changeId, now }, changes) {
      if (changes.length > 0) touch.run(changeId, now)
      for (const { before, after } of changes) {
        if (!before || isOwn.get(changeId, before.n, before.n)) continue
        keep.run(changeId, before.id, after?.updated_at ?? nextVersion(before, now), JSON.stringify(before))
      }
    },
  }
}
