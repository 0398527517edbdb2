import type { Database } from 'better-sqlite3'
import { type BusinessRow, businessColumns } from '../../rows/business-row.ts'
import type { IndexedRow, WriteDialect } from '../../write/write-dialect.ts'
import { prepareChangeMarks } from './doc-values.ts'
import { prepareSlugs } from './listing-keys.ts'
import type { Uncompacted } from './merge-segments.ts'
import { prepareIndexWriter } from './write-index.ts'

type RowWriter = Pick<
  WriteDialect,
  'insertRows' | 'replaceRows' | 'deleteRows' | 'claimSlugs' | 'releaseSlugs' | 'releaseMerged'
>

/**
 * Writes rows with their keys, index entries and doc values, through prepared statements of the driver, because
 * building each statement again would take longer than running it.
 */
export function prepareRowWriter(database: Database, uncompacted: Uncompacted): RowWriter {
  const insert = prepareBusinessInsert(database)
  const update = database.prepare(
    `update business set ${businessColumns.map((column) => `${column} = ?`).join(', ')} where n = ?`,
  )
  const remove = database.prepare('delete from business where n = ?')
  const slugs = prepareSlugs(database)
  const writeIndex = prepareIndexWriter(database)
  const markChanged = prepareChangeMarks(database)

  return {
    async insertRows(_, rows) {
      const inserted: IndexedRow[] = []
      for (const indexed of rows) if (insert(indexed.row)) inserted.push(indexed)
      writeIndex(inserted)
      markChanged(inserted.map(({ row }) => row))
      uncompacted.rows += inserted.length
      return new Set(inserted.map(({ row }) => row.id))
    },
    async replaceRows(_, rows) {
      for (const { before, row } of rows) update.run(...sqliteValues(row), before.n)
      const before = rows.map((indexed) => indexed.before)
      writeIndex(rows, before)
      markChanged(before)
      uncompacted.rows += rows.length
    },
    async deleteRows(_, rows) {
      for (const { n } of rows) remove.run(n)
      writeIndex([], rows)
      markChanged(rows)
      uncompacted.rows += rows.length
    },
    claimSlugs: async (_, claims) => new Map(claims.map((claim) => [claim.id, slugs.claim(claim)])),
    async releaseSlugs(_, rows) {
      for (const row of rows) slugs.release(row)
    },
    releaseMerged: async (_, merged) => slugs.releaseAll(merged.map(({ n }) => n)),
  }
}

/** Returns whether the row's id was new. */
export function prepareBusinessInsert(database: Database): (row: BusinessRow) => boolean {
  const insert = database.prepare(
    `insert into business (${businessColumns.join(', ')}) values (${businessColumns.map(() => '?').join(', ')})
     on conflict (id) do nothing`,
  )
  return (row) => insert.run(sqliteValues(row)).changes === 1
}

function sqliteValues(row: BusinessRow): unknown[] {
  return businessColumns.map((column) => {
    if (column === 'is_verified') return Number(row.is_verified)
    // The pattern has the hours, and the view `listing` adds them.
    if (column === 'opening_hours' && row.opening_id !== null) return ''
    return row[column]
  })
}
