import type { Database } from 'better-sqlite3'
import { countsOf, type RowChange } from '../../row-change.ts'
import { prepareChangeJournal } from './change-journal.ts'
import { prepareCountWriter } from './sqlite-count-writer.ts'
import { prepareRowWriter } from './write-rows.ts'

interface ChangeOptions {
  readonly changeId: string
  readonly now: number
  /** Whether the change can be undone. */
  readonly isRecorded: boolean
}

/** Writes changes of rows and updates everything derived from them. */
export function prepareRowChange(
  database: Database,
): (changes: readonly RowChange[], options: ChangeOptions) => void {
  const writeRows = prepareRowWriter(database)
  const writeCounts = prepareCountWriter(database)
  const journal = prepareChangeJournal(database)
  return (changes, { isRecorded, ...change }) => {
    if (isRecorded) journal.recordChanged(change, changes)
    writeRows(changes)
    const counts = countsOf(changes)
    if (counts) writeCounts(counts, change.changeId)
  }
}
