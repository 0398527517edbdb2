import type { Database } from 'better-sqlite3'
import { type BusinessRow, businessColumns } from '../../business-row.ts'
import { chunksOf } from '../../duplicate-chunk.ts'
import { type RowChange, slugClaimOf } from '../../row-change.ts'
import type { StoredRow } from '../../stored-row.ts'
import { prepareChangeMarks } from './doc-values.ts'
import { prepareSlugs } from './listing-keys.ts'
import { prepareMergeRecords } from './merge-records.ts'
import { prepareIndexWriter } from './write-index.ts'

/** Writes changes of rows with their slugs, submissions and index entries. Counts are left to the caller. */
export function prepareRowWriter(database: Database): (changes: readonly RowChange[]) => void {
  const insert = prepareBusinessInsert(database)
  const update = database.prepare(
    `update business set ${businessColumns.map((column) => `${column} = ?`).join(', ')} where n = ?`,
  )
  const remove = database.prepare('delete from business where n = ?')
  const slugs = prepareSlugs(database)
  const writeIndex = prepareIndexWriter(database)
  const writeSubmission = prepareSubmissionWriter(database)
  const merges = prepareMergeRecords(database)
  const markChanged = prepareChangeMarks(database)
  // A chunk may have no keys although later ones have: all its listings were gone when it was read.
  const setStale = database.prepare(`
    insert into duplicate_keys select @chunk, 0, 'stale', x'' where @chunk <= (select max(chunk) from duplicate_keys)
    on conflict (chunk) do update set state = 'stale'`)

  /** Returns the row as stored. A restored row may have lost its slug to another listing. */
  function writeRow(change: RowChange): StoredRow | undefined {
    const { before, after, mergedInto } = change
    if (before && after) {
      update.run(...sqliteValues(after), before.n)
      return after
    }
    if (before) {
      remove.run(before.n)
      if (mergedInto) merges.recordMerge(before, mergedInto)
      else slugs.release(before.slug, before.n)
    }
    if (!after) return undefined
    if (merges.forgetMerge(after.id)) slugs.release(after.slug, after.n)
    const row = { ...after, slug: slugs.claim(slugClaimOf({ ...change, after }), after.n) }
    insert(row)
    return row
  }

  return (changes) => {
    const gone = changes.flatMap(({ before }) => before ?? [])
    const listed = changes.flatMap((change) => {
      const row = writeRow(change)
      writeSubmission(change)
      return row ? [{ row, terms: change.terms }] : []
    })
    writeIndex(listed, gone)
    const touched = [...gone, ...listed.map(({ row }) => row)]
    markChanged(touched)
    for (const chunk of chunksOf(touched)) setStale.run({ chunk })
  }
}

export function prepareBusinessInsert(database: Database): (row: BusinessRow) => void {
  const insert = database.prepare(
    `insert into business (${businessColumns.join(', ')}) values (${businessColumns.map(() => '?').join(', ')})`,
  )
  return (row) => {
    insert.run(sqliteValues(row))
  }
}

function prepareSubmissionWriter(database: Database): (change: RowChange) => void {
  const insert = database.prepare('insert into submission values (?, ?, ?)')
  const remove = database.prepare('delete from submission where listing_id = ?')
  return ({ before, after }) => {
    const was = before?.email ?? null
    const is = after?.email ?? null
    if (was !== null && is === null) remove.run(before?.id)
    if (was === null && is !== null) insert.run(after?.id, is, after?.submitted_at)
  }
}

function sqliteValues(row: BusinessRow): unknown[] {
  return businessColumns.map((column) => {
    if (column === 'is_verified') return Number(row.is_verified)
    // The pattern has the hours, and the view `listing` adds them.
    if (column === 'opening_hours' && row.opening_id !== null) return ''
    return row[column]
  })
}
